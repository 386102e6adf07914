/** Equal questions in flight are asked once. */
export interface Flights<T> {
  join(key: string): Promise<T> | undefined;
  start(key: string, flight: Promise<T>): Promise<T>;
}

/**
 * A map that grows or shrinks leaves its old table behind, and that table leads to the next: once one of them is old, the
 * collector of young garbage holds all that any of them held. So a flight that has landed is taken out of its entry, too:
 * answers that were held in this way were most of what the slow collector had to sweep.
 */
export function createFlights<T>(): Flights<T> {
  const flying = new Map<string, { flight: Promise<T> | undefined }>();
  return {
    join: (key) => flying.get(key)?.flight,
    start(key, flight) {
      const entry: { flight: Promise<T> | undefined } = { flight };
      const land = (): void => {
        entry.flight = undefined;
        flying.delete(key);
      };
      flying.set(key, entry);
      flight.then(land, land);
      return flight;
    },
  };
}

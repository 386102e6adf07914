/** Equal questions in flight are asked once. */
export interface Flights<T> {
  join(key: string): Promise<T> | undefined;
  start(key: string, flight: Promise<T>): Promise<T>;
}

export function createFlights<T>(): Flights<T> {
  const flying = new Map<string, Promise<T>>();
  return {
    join: (key) => flying.get(key),
    start(key, flight) {
      const land = (): void => {
        flying.delete(key);
      };
      flying.set(key, flight);
      flight.then(land, land);
      return flight;
    },
  };
}

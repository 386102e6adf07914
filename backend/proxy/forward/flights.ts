/** Equal questions in flight are asked once. */
export interface Flights<T> {
  join(key: string): Promise<T> | undefined;
  start(key: string, work: () => Promise<T>): Promise<T>;
}

export function createFlights<T>(): Flights<T> {
  const flying = new Map<string, Promise<T>>();
  return {
    join: (key) => flying.get(key),
    start(key, work) {
      const flight = work().finally(() => flying.delete(key));
      flying.set(key, flight);
      return flight;
    },
  };
}

import { err, type Result } from '../domain/result.ts';

interface Flight {
  readonly promise: Promise<Result<unknown>>;
  readonly controller: AbortController;
  waiting: number;
}

/** Starts what is asked for, or joins the same that is under way already. */
export type Join = <T>(
  key: string,
  signal: AbortSignal | undefined,
  start: (signal: AbortSignal) => Promise<Result<T>>,
) => Promise<Result<T>>;

/**
 * Equal askings at the same time are one. Each asker may leave; when nobody waits any more the work itself is aborted,
 * and the next asker starts it anew.
 */
export function createSingleFlight(): Join {
  const flights = new Map<string, Flight>();

  function begin<T>(key: string, start: (signal: AbortSignal) => Promise<Result<T>>): Flight {
    const controller = new AbortController();
    const promise = start(controller.signal).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    const flight: Flight = { promise, controller, waiting: 0 };
    flights.set(key, flight);
    return flight;
  }

  function leave(key: string, flight: Flight): void {
    flight.waiting -= 1;
    if (flight.waiting > 0) return;
    if (flights.get(key) === flight) flights.delete(key);
    flight.controller.abort();
  }

  return async <T>(
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<Result<T>>,
  ) => {
    if (signal?.aborted) return err({ kind: 'cancelled' });
    const flight = flights.get(key) ?? begin(key, start);
    flight.waiting += 1;
    // The key names method, path and body, so every asker of it wants the same type.
    const promise = flight.promise as Promise<Result<T>>;
    if (signal === undefined) return promise;
    return new Promise<Result<T>>((resolve, reject) => {
      const onAbort = (): void => {
        leave(key, flight);
        resolve(err({ kind: 'cancelled' }));
      };
      signal.addEventListener('abort', onAbort, { once: true });
      promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
    });
  };
}

/** Where the service reads the time, so that checks, expiries and limits can be driven by hand. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

/** The clock of the program when it is driven by hand: real time, plus whatever it was told to skip. */
export interface SettableClock extends Clock {
  advance(milliseconds: number): void;
}

export const systemClock: Clock = { now: () => Date.now() };

export function createSettableClock(base: Clock = systemClock): SettableClock {
  let skipped = 0;
  return {
    now: () => base.now() + skipped,
    advance: (milliseconds) => {
      skipped += milliseconds;
    },
  };
}

const FAILURES = 6;
const FIRST_MS = 5000;
const LONGEST_MS = 60_000;

export interface Breaker {
  /** Ms until it is worth asking again; undefined when it may be asked now. After a pause one call may try, alone. */
  closedFor(): number | undefined;
  /** `undefined` says nothing either way: a call that was given up for a reason of its own. */
  record(healthy: boolean | undefined): void;
  readonly open: () => boolean;
}

/** Stops asking a service that did not answer several times in a row, so that nobody waits for it in vain. */
export function createBreaker(now: () => number): Breaker {
  let failures = 0;
  let pauseMs = FIRST_MS;
  let openUntil = 0;
  let trying = false;
  return {
    open: () => openUntil > 0,
    closedFor() {
      if (openUntil === 0) return undefined;
      const left = openUntil - now();
      if (left > 0) return left;
      if (trying) return 1000;
      trying = true;
      return undefined;
    },
    record(healthy) {
      const wasTrying = trying;
      trying = false;
      if (healthy === undefined) return;
      if (healthy) {
        failures = 0;
        pauseMs = FIRST_MS;
        openUntil = 0;
        return;
      }
      failures += 1;
      if (failures < FAILURES && !wasTrying) return;
      // Those that were under way when it opened do not lengthen the pause.
      if (openUntil > now()) return;
      openUntil = now() + pauseMs;
      pauseMs = Math.min(LONGEST_MS, pauseMs * 2);
    },
  };
}

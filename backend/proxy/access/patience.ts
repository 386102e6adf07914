import { createAwakeClock } from '../../http/awake.ts';

/** One who waits, and no longer than that. */
export interface Waiting {
  readonly overAt: number;
  readonly giveUp: () => void;
}
export interface Patience {
  wait(ms: number, giveUp: () => void): Waiting;
  stop(waiting: Waiting): void;
  close(): void;
}

const TURN_MS = 50;

/**
 * One timer for all who wait for the catalog, in place of one for each. It counts the time in which an answer could have
 * been heard, and what has come by the time that somebody's is over is read before they are told so.
 */
export function createPatience(): Patience {
  const clock = createAwakeClock(TURN_MS);
  const all = new Set<Waiting>();
  let timer: NodeJS.Timeout | undefined;

  /** After the network was looked at. */
  const look = (): void => {
    const now = clock.now();
    for (const waiting of all) {
      if (waiting.overAt > now) continue;
      all.delete(waiting);
      waiting.giveUp();
    }
  };
  const turn = (): void => {
    clock.turn();
    if (all.size > 0) setImmediate(look);
    else close();
  };
  const close = (): void => {
    clearInterval(timer);
    timer = undefined;
  };

  return {
    wait(ms, giveUp) {
      if (timer === undefined) {
        clock.turn();
        timer = setInterval(turn, TURN_MS);
      }
      const waiting = { overAt: clock.now() + ms, giveUp };
      all.add(waiting);
      return waiting;
    },
    stop(waiting) {
      all.delete(waiting);
    },
    close,
  };
}

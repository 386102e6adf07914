import { createAwakeClock } from '../../http/awake.ts';

/** One who waits, and no longer than that. */
export interface Waiting {
  readonly overAt: number;
  /** Undefined for who waits no more: nothing that hangs on it is kept until the next look. */
  giveUp: (() => void) | undefined;
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
  let all: Waiting[] = [];
  let timer: NodeJS.Timeout | undefined;

  /** After the network was looked at. */
  const look = (): void => {
    const now = clock.now();
    const over = all.filter(({ overAt }) => overAt <= now);
    all = all.filter(({ overAt, giveUp }) => overAt > now && giveUp !== undefined);
    for (const { giveUp } of over) giveUp?.();
  };
  const turn = (): void => {
    clock.turn();
    if (all.length > 0) setImmediate(look);
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
      const waiting: Waiting = { overAt: clock.now() + ms, giveUp };
      all.push(waiting);
      return waiting;
    },
    stop(waiting) {
      waiting.giveUp = undefined;
    },
    close,
  };
}

let turn: Promise<void> | undefined;

/**
 * The end of this turn of the event loop, the same one for all who wait for it: what they then write goes out in one
 * burst. A write wakes whoever waits for it, and waking costs more than all the rest of a small answer; in a burst,
 * most are written while the reader is awake already. That doubles what one core answers, and costs one request alone
 * nothing.
 */
export function endOfTurn(): Promise<void> {
  turn ??= new Promise((resolve) => {
    setImmediate(() => {
      turn = undefined;
      resolve();
    });
  });
  return turn;
}

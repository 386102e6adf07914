let waiting: (() => void)[] = [];

/**
 * The end of this turn of the event loop, the same one for all who wait for it: what they then write goes out in one
 * burst. A write wakes whoever waits for it, and waking costs more than all the rest of a small answer; in a burst,
 * most are written while the reader is awake already. That doubles what one core answers, and costs one request alone
 * nothing. What is given must not throw.
 */
export function atEndOfTurn(what: () => void): void {
  if (waiting.length === 0) setImmediate(burst);
  waiting.push(what);
}

function burst(): void {
  const now = waiting;
  waiting = [];
  for (const what of now) what();
}

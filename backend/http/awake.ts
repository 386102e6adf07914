/**
 * A clock that counts only while this process could hear: a turn of it that comes late, because the machine or the process
 * was busy with something else, counts as two at most. What lay unread meanwhile is nobody's silence.
 */
export interface AwakeClock {
  /** Ms since it was made. */
  readonly now: () => number;
  /** To be called every `turnMs`. */
  readonly turn: () => void;
}

export function createAwakeClock(turnMs: number, wall: () => number = () => performance.now()): AwakeClock {
  let counted = 0;
  let since = wall();
  const now = (): number => counted + Math.min(wall() - since, 2 * turnMs);
  return {
    now,
    turn() {
      counted = now();
      since = wall();
    },
  };
}

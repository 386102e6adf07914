const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How long after a failed try the next one comes; after the last of these it stays at that. */
const DELAYS_MS = [5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS];

export const MOST_ATTEMPTS = 12;

/** The share of a delay that chance may take off it, so that a receiver that comes back is not met by everybody at once. */
const JITTER = 0.1;

/** When to try again after `attempts` failed ones; undefined when it is time to give up. `chance` is from 0 to 1. */
export function nextAttemptAt(attempts: number, now: number, chance: number): number | undefined {
  if (attempts >= MOST_ATTEMPTS) return undefined;
  const delay = DELAYS_MS[Math.min(attempts, DELAYS_MS.length) - 1] ?? 0;
  return now + Math.round(delay * (1 - JITTER * chance));
}

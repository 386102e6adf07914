/** A minute, as the service counts, and a second of grace for clocks and travel. */
export const WINDOW_S = 61;

/** Calls that one device made in one second (epoch). */
export interface Spent {
  readonly device: string;
  readonly second: number;
  readonly count: number;
}

/** Seconds until this device's next call is allowed; 0 for now. */
export type WaitS = number;

/**
 * Half of the team's limit is shared out evenly and kept for its device, used or not; the other half is for whoever
 * comes first. So one device alone has all of it, a busy one more than its part, and a newcomer never finds nothing.
 */
export function waitFor(device: string, limit: number, devices: number, spent: readonly Spent[], nowS: number): WaitS {
  const shared = devices > 1;
  const kept = shared ? Math.max(1, Math.floor(limit / 2 / devices)) : 0;
  const byDevice = new Map<string, number>();
  let used = 0;
  for (const { device: spender, count } of spent) {
    byDevice.set(spender, (byDevice.get(spender) ?? 0) + count);
    used += count;
  }
  if (used < limit) {
    if ((byDevice.get(device) ?? 0) < kept) return 0;
    let openUsed = 0;
    for (const count of byDevice.values()) openUsed += Math.max(0, count - kept);
    if (openUsed < limit - kept * (shared ? devices : 0)) return 0;
  }
  // The soonest that something of what stands in the way falls out of the window: one's own calls, if there are any.
  const mine = spent.filter((entry) => entry.device === device);
  const first = Math.min(...(mine.length > 0 ? mine : spent).map((entry) => entry.second));
  return Math.max(1, first + WINDOW_S - nowS);
}

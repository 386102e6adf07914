import { WINDOW_S, waitFor } from './fair-share.ts';
import type { Spent, WaitS } from './fair-share.ts';

/** What the service has said of its limit, and how many share it. */
export interface RateState {
  /** Calls a minute; undefined until the service has said so. */
  limit: number | undefined;
  /** Epoch ms up to which the service said to wait. */
  blockedUntil: number;
  devices: number;
}

export interface Limiter {
  /** Counts a call of this device if it may be made now, and says how long to wait if not. */
  take(device: string): WaitS | Promise<WaitS>;
  /** The service has said that nobody may ask before then (epoch ms): tells the proxies beside this one. */
  readonly pauseAll?: (untilMs: number) => Promise<void>;
}

/** For one proxy alone: counts in memory. */
export function createMemoryLimiter(state: RateState, now: () => number): Limiter {
  const seconds = new Map<number, Map<string, number>>();
  const recent = (nowS: number): Spent[] => {
    const spent: Spent[] = [];
    for (const [second, devices] of seconds) {
      if (second <= nowS - WINDOW_S) seconds.delete(second);
      else for (const [device, count] of devices) spent.push({ device, second, count });
    }
    return spent;
  };
  return {
    take(device) {
      const blocked = state.blockedUntil - now();
      if (blocked > 0) return Math.ceil(blocked / 1000);
      if (state.limit === undefined) return 0;
      const nowS = Math.floor(now() / 1000);
      const wait = waitFor(device, state.limit, state.devices, recent(nowS), nowS);
      if (wait > 0) return wait;
      const current = seconds.get(nowS) ?? new Map<string, number>();
      seconds.set(nowS, current);
      current.set(device, (current.get(device) ?? 0) + 1);
      return 0;
    },
  };
}

/** Learns from what the service says by the way: its limit headers, its account, its refusals. */
export function learn(state: RateState, status: number, headers: Readonly<Record<string, string>>, now: number): void {
  const limit = Number(headers['x-ratelimit-limit']);
  if (Number.isInteger(limit) && limit > 0) state.limit = limit;
  if (status !== 429) return;
  const seconds = Number(headers['retry-after']);
  if (seconds > 0 && seconds <= 3600) state.blockedUntil = Math.max(state.blockedUntil, now + seconds * 1000);
}

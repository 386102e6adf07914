import type { Clock } from './clock.ts';

const WINDOW_MS = 60_000;

/** What one request may still do. `now` and `resetAt` are epoch ms. */
export interface Verdict {
  readonly isAllowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  readonly now: number;
  readonly resetAt: number;
}

/** Requests per minute and per plan, for each token on its own. */
export interface Limits {
  readonly ratePerMinute: number;
  /** Counts one request against the minute. */
  take(token: string): Verdict;
  /** Counts one request against the plan; false when the plan is used up. */
  spend(token: string): boolean;
  used(token: string): number;
  /** A new rate for every token, starting with a fresh minute. */
  setRatePerMinute(rate: number): void;
  /** What every token has left of its plan from now on; null is "no end". */
  setRequestsLeft(left: number | null): void;
}

interface Account {
  windowEnds: number;
  taken: number;
  used: number;
  left: number | null;
}

export function createLimits(clock: Clock, initial: { ratePerMinute: number; requestsLeft: number | null }): Limits {
  let { ratePerMinute, requestsLeft } = initial;
  const accounts = new Map<string, Account>();
  const accountOf = (token: string): Account => {
    const known = accounts.get(token);
    if (known !== undefined) return known;
    const fresh: Account = { windowEnds: 0, taken: 0, used: 0, left: requestsLeft };
    accounts.set(token, fresh);
    return fresh;
  };
  return {
    get ratePerMinute() {
      return ratePerMinute;
    },
    take: (token) => {
      const account = accountOf(token);
      const now = clock.now();
      if (now >= account.windowEnds) {
        account.windowEnds = now + WINDOW_MS;
        account.taken = 0;
      }
      const isAllowed = account.taken < ratePerMinute;
      if (isAllowed) account.taken += 1;
      return {
        isAllowed,
        limit: ratePerMinute,
        remaining: Math.max(0, ratePerMinute - account.taken),
        now,
        resetAt: account.windowEnds,
      };
    },
    spend: (token) => {
      const account = accountOf(token);
      if (account.left !== null && account.left <= 0) return false;
      if (account.left !== null) account.left -= 1;
      account.used += 1;
      return true;
    },
    used: (token) => accountOf(token).used,
    setRatePerMinute: (rate) => {
      ratePerMinute = rate;
      for (const account of accounts.values()) account.windowEnds = 0;
    },
    setRequestsLeft: (left) => {
      requestsLeft = left;
      for (const account of accounts.values()) account.left = left;
    },
  };
}

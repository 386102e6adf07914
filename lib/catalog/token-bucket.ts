/** Paces requests to what the account allows a minute, so that the limit is rarely met at all. */
export interface TokenBucket {
  /** Takes one request. Zero: go now; more: go after so many ms. The request counts either way, unless given back. */
  take(now: number): number;
  giveBack(): void;
  /** What the account says. */
  setRate(perMinute: number): void;
  /** After a 429: nobody goes before then. */
  block(until: number): void;
}

/** Until the account was read: what both samples of the service's account have. */
const USUAL_RATE = 60;
/** A worker that dies forgets what it spent; a burst well under the minute's share keeps that harmless. */
const SMALLEST_BURST = 10;

export function createTokenBucket(): TokenBucket {
  let perMinute = USUAL_RATE;
  let level = burst();
  let filledAt = -Infinity;
  let blockedUntil = 0;

  function burst(): number {
    return Math.min(perMinute, Math.max(SMALLEST_BURST, perMinute / 6));
  }

  return {
    take(now) {
      // A clock that was set back refills nothing and locks nobody out.
      const passed = Math.max(0, now - filledAt);
      level = Math.min(burst(), level + (passed === Infinity ? 0 : (passed * perMinute) / 60_000));
      filledAt = now;
      level -= 1;
      const forToken = level >= 0 ? 0 : Math.ceil((-level * 60_000) / perMinute);
      return Math.max(forToken, Math.max(0, blockedUntil - now));
    },
    giveBack() {
      level += 1;
    },
    setRate(rate) {
      if (rate < 1 || rate === perMinute) return;
      perMinute = rate;
      level = Math.min(level, burst());
    },
    block(until) {
      blockedUntil = Math.max(blockedUntil, until);
    },
  };
}

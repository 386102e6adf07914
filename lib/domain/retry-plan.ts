import type { Failure } from './failure.ts';

const MINUTE_MS = 60_000;
const FIRST_MS = 15_000;
const MOST_MS = 60 * MINUTE_MS;

/**
 * How long to wait before the same thing is tried again by itself; null when only the user, or the owner of the proxy,
 * can mend it.
 */
export function retryDelayMs(failure: Failure, attempts: number): number | null {
  const backOff = Math.min(MOST_MS, FIRST_MS * 2 ** Math.min(attempts, 12));
  switch (failure.kind) {
    case 'rate-limited':
      return Math.max(failure.retryAfterMs, 1000);
    case 'service-down':
      return Math.max(failure.retryAfterMs ?? 0, backOff);
    case 'offline':
    case 'unreachable':
    case 'timeout':
    case 'bad-response':
    case 'cancelled':
    case 'wrong-server':
    case 'redirected':
    case 'wrong-version':
    case 'not-connected':
    case 'key-revoked':
    case 'token-refused':
    case 'payment-required':
    case 'plan-exhausted':
    case 'internal':
    case 'storage-full':
    case 'cut-short':
      return backOff;
    case 'invalid':
    case 'forbidden':
    case 'not-found':
    case 'refused':
    case 'pairing-refused':
      return null;
  }
}

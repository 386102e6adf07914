import type { Failure } from '../domain/failure.ts';
import { err, type Result } from '../domain/result.ts';
import { TRUNCATED } from './exchange.ts';

const RETRIES = 2;
const FIRST_DELAY_MS = 300;
/** Longer waits are the user's to know of, not ours to sit out: a worker may not live that long. */
const LONGEST_WAIT_MS = 2000;

export interface Pause {
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** From 0 up to 1. */
  readonly random: () => number;
}

/** Tries again, at most twice, what failed in a way that may pass by itself. Only for requests that may be repeated. */
export async function withRetries<T>(
  attempt: () => Promise<Result<T>>,
  { sleep, random }: Pause,
  signal: AbortSignal,
): Promise<Result<T>> {
  for (let tries = 0; ; tries += 1) {
    const result = await attempt();
    if (result.ok || tries === RETRIES) return result;
    const asked = waitBefore(result.failure);
    if (asked === undefined || asked > LONGEST_WAIT_MS) return result;
    const delay = Math.max(asked, FIRST_DELAY_MS * 2 ** tries * (0.5 + random() / 2));
    await sleep(delay, signal);
    if (signal.aborted) return err({ kind: 'cancelled' });
  }
}

/** Ms to wait at least before the same may be tried again; undefined where trying again changes nothing. */
function waitBefore(failure: Failure): number | undefined {
  switch (failure.kind) {
    case 'unreachable':
      return 0;
    case 'service-down':
      // Somebody in between has waited for it as long as a user will.
      return failure.status === 504 ? undefined : (failure.retryAfterMs ?? 0);
    case 'rate-limited':
      return failure.retryAfterMs;
    case 'bad-response':
      return failure.issues.includes(TRUNCATED) ? 0 : undefined;
    default:
      return undefined;
  }
}

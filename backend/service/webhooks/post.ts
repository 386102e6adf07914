import { Agent } from 'undici';
import { ForbiddenTarget, guardedConnector, type Resolve, resolveBySystem } from './guarded-connect.ts';
import { type AllowedTargets, parseTarget } from './target-policy.ts';

/** What came of one try to deliver. Only a 2xx answer is a success; a redirect is a failure and is never followed. */
export type PostOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'forbidden' | 'unreachable' | 'timeout' }
  | { readonly ok: false; readonly reason: 'status'; readonly status: number };

export interface Poster {
  post(target: string, body: string): Promise<PostOutcome>;
  close(): Promise<void>;
}

export interface PosterOptions {
  readonly allowed: AllowedTargets;
  readonly timeoutMs?: number;
  readonly resolve?: Resolve;
}

const TIMEOUT_MS = 15_000;
const MOST_HEADER_BYTES = 16_384;
const MOST_ANSWER_BYTES = 65_536;
const CONNECTIONS_PER_TARGET = 16;

/** Posts JSON to addresses that strangers chose: bounded in time and size, and never to an inside address. */
export function createPoster({ allowed, timeoutMs = TIMEOUT_MS, resolve = resolveBySystem }: PosterOptions): Poster {
  const agent = new Agent({
    connect: guardedConnector(allowed, resolve, timeoutMs),
    connections: CONNECTIONS_PER_TARGET,
    maxHeaderSize: MOST_HEADER_BYTES,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  return {
    post: async (target, body) => {
      const url = parseTarget(target);
      if (url === undefined) return { ok: false, reason: 'forbidden' };
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const answer = await agent.request({
          origin: url.origin,
          path: `${url.pathname}${url.search}`,
          method: 'POST',
          headers: { 'content-type': 'application/json', 'user-agent': 'elsewhere-webhooks' },
          body,
          signal,
        });
        // The answer's text means nothing to us; reading a little of it lets the connection be used again.
        await answer.body.dump({ limit: MOST_ANSWER_BYTES, signal }).catch(() => {});
        const status = answer.statusCode;
        return status >= 200 && status < 300 ? { ok: true } : { ok: false, reason: 'status', status };
      } catch (error) {
        if (signal.aborted) return { ok: false, reason: 'timeout' };
        return { ok: false, reason: error instanceof ForbiddenTarget ? 'forbidden' : 'unreachable' };
      }
    },
    close: () => agent.destroy(),
  };
}

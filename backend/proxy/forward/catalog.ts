import type { Access, Call, Outcome } from '../access/access.ts';
import { retryAfterSeconds } from '../access/retry-after.ts';
import { parseObject } from '../http/json-object.ts';
import { problem } from '../http/reply.ts';
import type { Reply } from '../../http/reply.ts';
import type { Metrics } from '../metrics.ts';
import type { Breaker } from './breaker.ts';
import { learn } from './limiter.ts';
import type { Limiter, RateState } from './limiter.ts';

export type Answer = Extract<Outcome, { kind: 'answer' }>;
export type CatalogResult =
  | { readonly ok: true; readonly answer: Answer }
  /** `share` when it was refused for this device's own share of the limit, which says nothing of another's. */
  | { readonly ok: false; readonly reply: Reply; readonly share: boolean };

/** The access behind its limit and its breaker: the one way by which anything in the proxy asks the catalog. */
export interface Catalog {
  ask(call: Call, device: string): Promise<CatalogResult>;
}

export interface CatalogOptions {
  readonly access: Access;
  readonly limiter: Limiter;
  readonly breaker: Breaker;
  readonly rate: RateState;
  readonly metrics: Metrics;
  readonly now: () => number;
}

export function createCatalog({ access, limiter, breaker, rate, metrics, now }: CatalogOptions): Catalog {
  const settle = (outcome: Outcome): CatalogResult => {
    metrics.count('elsewhere_catalog_calls_total', outcome.kind === 'answer' ? String(outcome.status) : outcome.kind);
    if (outcome.kind !== 'answer') {
      if (outcome.kind === 'bad-answer' && outcome.status === 429)
        learn(rate, 429, { 'retry-after': String(outcome.retryAfterS ?? 60) }, now());
      return { ok: false, share: false, reply: outcomeProblem(outcome) };
    }
    const answer = outcome.status === 429 ? withTrueWait(outcome) : outcome;
    learn(rate, answer.status, answer.headers, now());
    return { ok: true, answer };
  };

  return {
    // Chained by hand: every question goes through here, and each wait of an async function costs as much as reading a head.
    ask(call, device) {
      // First of all, for a call that is not made does not count against anybody's share.
      const pausedMs = breaker.closedFor();
      if (pausedMs !== undefined)
        return Promise.resolve({ ok: false, share: false, reply: circuitOpen(pausedMs) } as const);
      const went = (outcome: Outcome): CatalogResult | Promise<CatalogResult> => {
        breaker.record(isHealthy(outcome));
        const result = settle(outcome);
        const isRefused = outcome.kind !== 'timeout' && 'status' in outcome && outcome.status === 429;
        if (!isRefused || limiter.pauseAll === undefined) return result;
        return limiter.pauseAll(rate.blockedUntil).then(() => result);
      };
      const failed = (error: unknown): never => {
        breaker.record(undefined);
        throw error;
      };
      const go = (waitS: number): Promise<CatalogResult> => {
        if (waitS === 0) return access.ask(call).then(went, failed);
        breaker.record(undefined);
        return Promise.resolve({ ok: false, share: true, reply: rateLimited(waitS) } as const);
      };
      const taken = limiter.take(device);
      return typeof taken === 'number' ? go(taken) : taken.then(go, failed);
    },
  };
}

const rateLimited = (waitS: number): Reply =>
  problem('rate_limited', `The catalog's limit of requests is reached. Try again in ${String(waitS)} s.`, {
    retryAfterS: waitS,
  });

const circuitOpen = (pausedMs: number): Reply =>
  problem('circuit_open', 'The catalog did not answer several times in a row and is left alone for a moment.', {
    retryAfterS: pausedMs / 1000,
  });

/** A service that answers at all, be it nonsense, keeps nobody waiting; only silence and gateway errors count. */
function isHealthy(outcome: Outcome): boolean {
  if (outcome.kind === 'answer') return !isGatewayError(outcome.status);
  if (outcome.kind === 'bad-answer') return !isGatewayError(outcome.trouble ?? 0);
  return outcome.kind === 'token-refused';
}

function isGatewayError(status: number): boolean {
  return status >= 502 && status <= 504;
}

/** A refusal for going too fast always says how long, in whole seconds, wherever the service put it. */
function withTrueWait(answer: Answer): Answer {
  const inBody = parseObject(answer.body)?.['retry_after'];
  const seconds = retryAfterSeconds(answer.headers['retry-after']) ?? (typeof inBody === 'number' ? inBody : 60);
  return { ...answer, headers: { ...answer.headers, 'retry-after': String(Math.max(1, Math.ceil(seconds))) } };
}

function outcomeProblem(outcome: Exclude<Outcome, { kind: 'answer' }>): Reply {
  switch (outcome.kind) {
    case 'unreachable':
      return problem('upstream_unreachable', `The catalog cannot be reached (${outcome.word}).`);
    case 'timeout':
      return problem('upstream_timeout', `The catalog did not answer within ${String(outcome.afterMs / 1000)} s.`);
    case 'token-refused':
      return problem('token_refused', "The catalog refuses this proxy's token.");
    case 'bad-answer':
      return badAnswer(outcome);
  }
}

function badAnswer({ word, status, trouble, retryAfterS }: Extract<Outcome, { kind: 'bad-answer' }>): Reply {
  if (status === 429) return rateLimited(retryAfterS ?? 60);
  const wait = retryAfterS === undefined ? {} : { retryAfterS };
  const message =
    trouble === undefined
      ? `The catalog sent ${word}.`
      : `The catalog is in trouble: with status ${String(trouble)} it sent ${word}.`;
  return problem('upstream_bad_answer', message, { status, upstreamStatus: trouble, ...wait });
}

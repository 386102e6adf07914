import type { MiddlewareHandler } from 'hono';
import type { Clock } from './clock.ts';
import type { AppEnv } from './env.ts';
import { planExhausted, tooManyRequests, unauthenticated } from './errors.ts';
import { uuidV7 } from './ids.ts';
import type { Limits } from './limits.ts';
import type { Team } from './team/teams.ts';

type Middleware = MiddlewareHandler<AppEnv>;

/** Names every request, in its answer's header and wherever the body has a place for it. */
export function trace(clock: Clock): Middleware {
  return async (c, next) => {
    const traceId = uuidV7(clock.now());
    c.set('traceId', traceId);
    c.header('x-request-id', traceId);
    await next();
  };
}

const BEARER = /^bearer +([^\s]+)$/i;

/** Who asks, how often in this minute, and how much of the plan is left: in this order, all before the body is read. */
export function access(teams: ReadonlyMap<string, Team>, limits: Limits): Middleware {
  return async (c, next) => {
    const token = BEARER.exec(c.req.header('authorization')?.trim() ?? '')?.[1];
    const team = token === undefined ? undefined : teams.get(token);
    if (team === undefined) return unauthenticated(c);
    const verdict = limits.take(team.token);
    c.header('x-ratelimit-limit', String(verdict.limit));
    c.header('x-ratelimit-remaining', String(verdict.remaining));
    if (!verdict.isAllowed) {
      const resetSeconds = Math.ceil(verdict.resetAt / 1000);
      const waitSeconds = Math.max(1, Math.ceil((verdict.resetAt - verdict.now) / 1000));
      c.header('retry-after', String(waitSeconds));
      c.header('x-ratelimit-reset', String(resetSeconds));
      return tooManyRequests(c, waitSeconds);
    }
    if (!limits.spend(team.token)) return planExhausted(c);
    c.set('team', team);
    await next();
    return undefined;
  };
}

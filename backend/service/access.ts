import type { Reply } from '../http/reply.ts';
import { planExhausted, tooManyRequests, unauthenticated } from './errors.ts';
import type { Limits } from './limits.ts';
import type { Team } from './team/teams.ts';

/** Either a team, or the answer that its request gets; in both cases what the answer says of the minute. */
export interface Admission {
  readonly admitted: Team | Reply;
  readonly headers: Readonly<Record<string, string>>;
}

const BEARER = /^bearer +([^\s]+)$/i;

/** Who asks, how often in this minute, and how much of the plan is left: in this order, all before the body is read. */
export function createAccess(
  teams: ReadonlyMap<string, Team>,
  limits: Limits,
): (authorization: string | undefined, traceId: string) => Admission {
  return (authorization, traceId) => {
    const token = BEARER.exec(authorization?.trim() ?? '')?.[1];
    const team = token === undefined ? undefined : teams.get(token);
    if (team === undefined) return { admitted: unauthenticated(), headers: {} };
    const { limit, remaining, isAllowed, now, resetAt } = limits.take(team.token);
    const headers = { 'x-ratelimit-limit': String(limit), 'x-ratelimit-remaining': String(remaining) };
    if (isAllowed) return { admitted: limits.spend(team.token) ? team : planExhausted({ traceId }), headers };
    const waitSeconds = Math.max(1, Math.ceil((resetAt - now) / 1000));
    return {
      admitted: tooManyRequests({ traceId }, waitSeconds),
      headers: {
        ...headers,
        'retry-after': String(waitSeconds),
        'x-ratelimit-reset': String(Math.ceil(resetAt / 1000)),
      },
    };
  };
}

import type { Reply } from '../../http/reply.ts';
import type { Team } from '../team/teams.ts';

/** A request as it arrived, whatever carried it. */
export interface Incoming {
  readonly method: string;
  /** Path and query, as sent. */
  readonly target: string;
  /** Scheme and host by which the outside reaches this service. */
  readonly origin: string;
  /** Names in small letters. */
  header(name: string): string | undefined;
  /** Where it comes from; undefined where there is no socket. */
  readonly peer: () => string | undefined;
  /** By which it is known in the log and in its answer. */
  readonly requestId: string;
  /** The whole body; or why it is not taken. */
  readText(maxBytes: number): string | Reply | Promise<string | Reply>;
}

/** One request on its way through the service, and what is known of it so far. */
export interface Exchange {
  readonly incoming: Incoming;
  readonly path: string;
  readonly query: URLSearchParams;
  /** What the route's path names. */
  readonly params: Readonly<Record<string, string>>;
  readonly traceId: string;
}

/** One whose token is known. */
export interface TeamExchange extends Exchange {
  readonly team: Team;
}

const JSON_TYPE = { 'content-type': 'application/json' };

export const json = (data: unknown, status = 200): Reply => ({
  status,
  headers: JSON_TYPE,
  body: JSON.stringify(data),
});

/** What is JSON already. */
export const jsonText = (body: string): Reply => ({ status: 200, headers: JSON_TYPE, body });

/** Letters that no header may hold, which a feed's addresses do, are written as browsers send them. */
export function redirect(target: string): Reply {
  const location = /^[\x21-\x7e]*$/.test(target) ? target : new URL(target).href;
  return { status: 302, headers: { location }, body: '' };
}

/** The named parts of a query, each by its first value. */
export function queryOf({ query }: Exchange): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of query) if (!Object.hasOwn(values, name)) values[name] = value;
  return values;
}

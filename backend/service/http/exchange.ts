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
  readonly peer: string | undefined;
  /** The whole body; undefined when it has more bytes than that. */
  readText(maxBytes: number): Promise<string | undefined>;
}

/** An answer, before it is written. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
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

export const redirect = (location: string): Reply => ({ status: 302, headers: { location }, body: '' });

/** The named parts of a query, each by its first value. */
export function queryOf({ query }: Exchange): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of query) if (!Object.hasOwn(values, name)) values[name] = value;
  return values;
}

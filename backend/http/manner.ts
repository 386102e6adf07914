import type { Refuse } from './reply.ts';

/** What one server does otherwise than another. */
export interface Manner {
  readonly refuse: Refuse;
  /** The id of a request, which may name one by itself. */
  readonly idOf: (given: string | undefined) => string;
  /** On every answer, each line with its end. */
  readonly lines: string;
  readonly times: Times;
}

export interface Times {
  /** For a head to come, from its first byte; and before there is one, on a new connection. */
  readonly headMs: number;
  /** For a head and its body, likewise. */
  readonly requestMs: number;
  /** For the next request over the same connection. */
  readonly keptMs: number;
  /** For what is under way when the server stops. */
  readonly stopMs: number;
}

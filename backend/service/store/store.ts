import type { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Sql } from '../../store/sql.ts';
import type { Tables } from './tables.ts';

export type Dialect = 'sqlite' | 'postgres';

/** Reads rows. A look-up by key has the same plan whatever the key, so that PostgreSQL need make it only once. */
export type Ask = <Row>(statement: Sql, kind?: 'look-up' | 'search') => Promise<Row[]>;

export interface Store {
  readonly db: Kysely<Tables>;
  readonly dialect: Dialect;
  /** What searches read by: beside kysely, which takes longer over a small statement than the engine itself. */
  readonly ask: Ask;
  /** The engine itself, for what kysely does not do: loading in bulk. */
  readonly engine:
    | { readonly kind: 'sqlite'; readonly sqlite: DatabaseSync }
    | { readonly kind: 'postgres'; readonly pool: Pool };
  close(): Promise<void>;
}

import type { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Sql, Value } from '../../store/sql.ts';
import type { ProductRow, Tables } from './tables.ts';

export type Dialect = 'sqlite' | 'postgres';

export type Ask = <Row>(statement: Sql) => Promise<Row[]>;

/** A product, whole, and what it is sorted by. */
export interface LookedUp {
  readonly row: ProductRow;
  readonly value: Value;
}

/**
 * Reads whole products; `rest` begins with FROM. A look-up by key has the same plan whatever the key, so that PostgreSQL
 * need make it only once.
 */
export type LookUp = (value: Sql, rest: Sql) => Promise<LookedUp[]>;

/**
 * How many rows; `rest` begins with FROM. `hasOnePlan` where the way to them is the same whatever is sought, so that PostgreSQL
 * need look for it only once.
 */
export type Count = (rest: Sql, hasOnePlan: boolean) => Promise<number>;

export interface Store {
  readonly db: Kysely<Tables>;
  readonly dialect: Dialect;
  /** What searches read by: beside kysely, which takes longer over a small statement than the engine itself. */
  readonly ask: Ask;
  /** The same for what may take long: nobody else waits for it. */
  readonly askLong: Ask;
  readonly lookUp: LookUp;
  readonly count: Count;
  /** The engine itself, for what kysely does not do: loading in bulk. */
  readonly engine:
    | { readonly kind: 'sqlite'; readonly sqlite: DatabaseSync }
    | { readonly kind: 'postgres'; readonly pool: Pool };
  close(): Promise<void>;
}

import type { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Tables } from './tables.ts';

export type Dialect = 'sqlite' | 'postgres';

export interface Store {
  readonly db: Kysely<Tables>;
  readonly dialect: Dialect;
  /** The engine itself, for what kysely does not do: loading in bulk. */
  readonly engine:
    | { readonly kind: 'sqlite'; readonly sqlite: DatabaseSync }
    | { readonly kind: 'postgres'; readonly pool: Pool };
  close(): Promise<void>;
}

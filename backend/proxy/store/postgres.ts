import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, TypeOverrides } from 'pg';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** How long one proxy may go on with what another one has changed meanwhile, a revoked key above all. */
const STALE_MS = 250;
const INT8 = 20;

/** Shared by several proxies. Writers queue up behind one lock, so that what has a lower number was there before. */
export function openPostgres(databaseUrl: string): Store {
  const types = new TypeOverrides();
  types.setTypeParser(INT8, Number);
  const pool = new Pool({ connectionString: databaseUrl, max: 10, types, connectionTimeoutMillis: 5000 });
  // An idle connection that breaks is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    kind: 'postgres',
    version: () => Math.floor(Date.now() / STALE_MS),
    write: (work) =>
      db.transaction().execute(async (transaction) => {
        await sql`lock table schema_version in exclusive mode`.execute(transaction);
        return await work(transaction);
      }),
    close: () => db.destroy(),
  };
}

import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { prepareSchema } from './schema.ts';
import { openSqlite, sqliteDialect } from './sqlite.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

const POOLED_CONNECTIONS = 8;

/** Opens PostgreSQL for a postgres:// address and SQLite for a file's name, and makes the tables that are missing. */
export async function openStore(address: string): Promise<Store> {
  const store = /^postgres(?:ql)?:/.test(address) ? openPostgres(address) : openFile(address);
  await prepareSchema(store);
  return store;
}

function openFile(file: string): Store {
  const sqlite = openSqlite(file);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(sqlite) });
  return { db, dialect: 'sqlite', engine: { kind: 'sqlite', sqlite }, close: () => db.destroy() };
}

function openPostgres(address: string): Store {
  const pool = new Pool({ connectionString: address, max: POOLED_CONNECTIONS });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => console.error('a connection to PostgreSQL was lost:', error.message));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, dialect: 'postgres', engine: { kind: 'postgres', pool }, close: () => db.destroy() };
}

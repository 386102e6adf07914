import { Pool, TypeOverrides } from 'pg';
import type { PoolClient } from 'pg';
import { numbered } from '../../store/sql.ts';
import type { Sql } from '../../store/sql.ts';
import type { Db } from './db.ts';
import type { Store } from './store.ts';

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
  const work = async <T>(begin: string, steps: (db: Db) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let broken: unknown;
    try {
      await client.query(begin);
      const result = await steps(dbOf(client));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((failure: unknown) => {
        broken = failure;
      });
      throw error;
    } finally {
      // A connection that cannot even roll back is thrown away.
      client.release(broken !== undefined);
    }
  };
  return {
    kind: 'postgres',
    db: dbOf(pool),
    version: () => Math.floor(Date.now() / STALE_MS),
    write: (steps) => work('begin; lock table schema_version in exclusive mode', steps),
    transaction: (steps) => work('begin', steps),
    close: () => pool.end(),
  };
}

function dbOf(client: Pool | PoolClient): Db {
  const ask = (query: Sql) => client.query(numbered(query), [...query.values]);
  return {
    all: async <Row>(query: Sql) => (await ask(query)).rows as Row[],
    first: async <Row>(query: Sql) => (await ask(query)).rows[0] as Row | undefined,
    run: async (query) => (await ask(query)).rowCount ?? 0,
  };
}

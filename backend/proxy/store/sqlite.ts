import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import { questioned } from '../../store/sql.ts';
import type { Sql } from '../../store/sql.ts';
import type { Db } from './db.ts';
import type { Store } from './store.ts';

/** How long a key that another process has revoked may still be known here. */
const STALE_MS = 20;

/** One file, for its owner's eyes alone; every commit is on disk before it is said to be done. */
export function openSqlite(dataDir: string): Store {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'proxy.sqlite');
  const database = new DatabaseSync(path, { timeout: 5000 });
  chmodSync(path, 0o600);
  database.exec('pragma journal_mode = wal; pragma synchronous = full;');
  const version = database.prepare('pragma data_version');
  const inside = statementsOf(database);
  const open: { transaction?: Promise<void> | undefined } = {};
  let lookedAt = Number.NEGATIVE_INFINITY;
  let seen = 0;

  /** There is one connection: what does not belong to a transaction waits for its end. */
  const alone = async <T>(what: () => T | Promise<T>): Promise<T> => {
    while (open.transaction !== undefined) await open.transaction;
    return await what();
  };
  const run = async <T>(begin: string, steps: (db: Db) => Promise<T>): Promise<T> => {
    database.exec(begin);
    try {
      const result = await steps(inside);
      database.exec('commit');
      return result;
    } catch (error) {
      if (database.isTransaction) database.exec('rollback');
      throw error;
    }
  };
  const whole = <T>(begin: string, steps: (db: Db) => Promise<T>): Promise<T> =>
    alone(() => {
      const running = run(begin, steps);
      const over = (): void => {
        open.transaction = undefined;
      };
      open.transaction = running.then(over, over);
      return running;
    });

  return {
    kind: 'sqlite',
    db: {
      all: (query) => alone(() => inside.all(query)),
      first: (query) => alone(() => inside.first(query)),
      run: (query) => alone(() => inside.run(query)),
    },
    version() {
      const now = performance.now();
      if (now - lookedAt > STALE_MS) {
        lookedAt = now;
        seen = (version.get() as { data_version: number }).data_version;
      }
      return seen;
    },
    // Takes the lock for writing at once: one taken halfway fails when another process wrote in between.
    write: (steps) => whole('begin immediate', steps),
    transaction: (steps) => whole('begin', steps),
    close: () =>
      alone(() => {
        database.close();
      }),
  };
}

/** Each statement is prepared once: their texts stand in the program. */
function statementsOf(database: DatabaseSync): Db {
  const statements = new Map<string, StatementSync>();
  const prepare = (query: Sql): StatementSync => {
    const text = questioned(query);
    const kept = statements.get(text);
    if (kept !== undefined) return kept;
    const statement = database.prepare(text);
    // Lists of values come in many lengths.
    if (statements.size >= 500) statements.clear();
    statements.set(text, statement);
    return statement;
  };
  return {
    all: async <Row>(query: Sql) => prepare(query).all(...query.values) as Row[],
    first: async <Row>(query: Sql) => prepare(query).get(...query.values) as Row | undefined,
    run: async (query) => Number(prepare(query).run(...query.values).changes),
  };
}

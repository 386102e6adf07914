import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { sqliteDialect } from '../../store/sqlite-dialect.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

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
  const db = new Kysely<Tables>({ dialect: sqliteDialect(database) });
  let lookedAt = Number.NEGATIVE_INFINITY;
  let seen = 0;
  return {
    db,
    kind: 'sqlite',
    version() {
      const now = performance.now();
      if (now - lookedAt > STALE_MS) {
        lookedAt = now;
        seen = (version.get() as { data_version: number }).data_version;
      }
      return seen;
    },
    write: (work) =>
      db.transaction().execute(async (transaction) => {
        // Takes the lock for writing at once: one taken halfway fails when another process wrote in between.
        await sql`delete from schema_version where version < 0`.execute(transaction);
        return await work(transaction);
      }),
    close: () => db.destroy(),
  };
}

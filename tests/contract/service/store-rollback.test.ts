// SQLite takes a transaction back by itself when its disk is full; here it does on a doubled word, the same way.
import { Kysely, SqliteDialect, sql } from 'kysely';
import { expect, it } from 'vitest';
import { adaptSqlite, openSqlite } from '../../../backend/service/store/sqlite.ts';

it('tells why the engine took a transaction back by itself, and begins another', async () => {
  const sqlite = openSqlite(':memory:');
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: adaptSqlite(sqlite) }) });
  sqlite.exec('CREATE TABLE words (word TEXT UNIQUE)');
  const write = (words: readonly string[]): Promise<void> =>
    db.transaction().execute(async (trx) => {
      for (const word of words) await sql`INSERT OR ROLLBACK INTO words VALUES (${word})`.execute(trx);
    });
  await expect(write(['first', 'again', 'again'])).rejects.toThrow('UNIQUE constraint failed');
  await write(['second']);
  await expect(db.transaction().execute(() => Promise.reject(new Error('ours')))).rejects.toThrow('ours');
  expect((await sql`SELECT word FROM words`.execute(db)).rows).toEqual([{ word: 'second' }]);
  await db.destroy();
});

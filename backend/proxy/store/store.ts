import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { STEPS } from './tables.ts';
import type { Tables } from './tables.ts';

export interface Store {
  readonly db: Kysely<Tables>;
  readonly kind: 'sqlite' | 'postgres';
  /** A number that differs after another process has written. */
  version(): number;
  /** Runs alone among the writers of this store; what it did is on disk, or has not happened. */
  readonly write: <T>(work: (db: Transaction<Tables>) => Promise<T>) => Promise<T>;
  close(): Promise<void>;
}

export interface StoreOptions {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

/** One file in the data directory, or the PostgreSQL that several proxies share. */
export async function openStore({ dataDir, databaseUrl }: StoreOptions): Promise<Store> {
  const store =
    databaseUrl === undefined
      ? (await import('./sqlite.ts')).openSqlite(dataDir)
      : (await import('./postgres.ts')).openPostgres(databaseUrl);
  await migrate(store);
  return store;
}

async function migrate({ db, write }: Store): Promise<void> {
  // Two that start at once on an empty PostgreSQL may both find it missing; the second look finds the other's.
  const create = sql`create table if not exists schema_version (version integer not null)`;
  await create.execute(db).catch(() => create.execute(db));
  await write(async (transaction) => {
    const { rows } = await sql<{ version: number }>`select version from schema_version`.execute(transaction);
    const version = rows[0]?.version ?? 0;
    if (version > STEPS.length) throw new Error('the data was written by a later version of this proxy');
    for (const step of STEPS.slice(version))
      for (const statement of step) await sql.raw(statement).execute(transaction);
    if (version === STEPS.length) return;
    await sql`delete from schema_version`.execute(transaction);
    await sql`insert into schema_version (version) values (${STEPS.length})`.execute(transaction);
  });
}

export async function readSetting({ db }: Pick<Store, 'db'>, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

export async function writeSetting({ db }: Pick<Store, 'db'>, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** The first value that any process gives it stays. */
export async function settleSetting(store: Store, name: string, value: string): Promise<string> {
  await store.db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await readSetting(store, name)) ?? value;
}

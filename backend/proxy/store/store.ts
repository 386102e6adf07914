import { raw, sql } from '../../store/sql.ts';
import type { Db } from './db.ts';
import { STEPS } from './tables.ts';

export interface Store {
  readonly db: Db;
  readonly kind: 'sqlite' | 'postgres';
  /** A number that differs after another process has written. */
  version(): number;
  /** Runs alone among the writers of this store; what it did is on disk, or has not happened. */
  readonly write: <T>(steps: (db: Db) => Promise<T>) => Promise<T>;
  /** All of it or nothing, beside the writers. */
  readonly transaction: <T>(steps: (db: Db) => Promise<T>) => Promise<T>;
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
  await db.run(create).catch(() => db.run(create));
  await write(async (db) => {
    const row = await db.first<{ version: number }>(sql`select version from schema_version`);
    const version = row?.version ?? 0;
    if (version > STEPS.length) throw new Error('the data was written by a later version of this proxy');
    for (const step of STEPS.slice(version)) for (const statement of step) await db.run(raw(statement));
    if (version === STEPS.length) return;
    await db.run(sql`delete from schema_version`);
    await db.run(sql`insert into schema_version (version) values (${STEPS.length})`);
  });
}

export async function readSetting({ db }: { readonly db: Db }, name: string): Promise<string | undefined> {
  return (await db.first<{ value: string }>(sql`select value from settings where name = ${name}`))?.value;
}

export async function writeSetting({ db }: { readonly db: Db }, name: string, value: string): Promise<void> {
  await db.run(sql`insert into settings (name, value) values (${name}, ${value})
    on conflict (name) do update set value = excluded.value`);
}

/** The first value that any process gives it stays. */
export async function settleSetting(store: Store, name: string, value: string): Promise<string> {
  await store.db.run(sql`insert into settings (name, value) values (${name}, ${value}) on conflict (name) do nothing`);
  return (await readSetting(store, name)) ?? value;
}

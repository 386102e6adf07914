import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect } from 'kysely';
import { type ClientBase, Pool } from 'pg';
import { prepareSchema } from './schema.ts';
import { numbered, questioned, type Sql } from '../../store/sql.ts';
import { adaptSqlite, openForReading, openSqlite } from './sqlite.ts';
import type { Ask, Store } from './store.ts';
import type { Tables } from './tables.ts';

const POOLED_CONNECTIONS = 8;
const MOST_NAMES = 200;

/** Opens PostgreSQL for a postgres:// address and SQLite for a file's name, and makes the tables that are missing. */
export async function openStore(address: string): Promise<Store> {
  const store = /^postgres(?:ql)?:/.test(address) ? openPostgres(address) : openFile(address);
  await prepareSchema(store);
  return store;
}

function openFile(file: string): Store {
  const sqlite = openSqlite(file);
  const database = adaptSqlite(sqlite);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  // What is in memory is in one place only. A file is opened when it is first asked: until then it may be being made.
  let reader = file === ':memory:' ? database : undefined;
  const ask: Ask = async (statement) => {
    reader ??= adaptSqlite(openForReading(file));
    return rowsOf(reader, questioned(statement), statement.values);
  };
  const close = async (): Promise<void> => {
    if (reader !== database) reader?.close();
    await db.destroy();
  };
  return { db, dialect: 'sqlite', ask, engine: { kind: 'sqlite', sqlite }, close };
}

const rowsOf = <Row>(database: SqliteDatabase, text: string, values: readonly unknown[]): Row[] =>
  database.prepare(text).all(values) as Row[];

/**
 * The pool waits for this. Compiling a plan takes longer than any search does; an engine that does not know the word
 * goes on as it is.
 */
async function withoutCompiling(client: ClientBase): Promise<void> {
  await client.query('SET jit = off').catch(() => {});
}

function openPostgres(address: string): Store {
  const settings = { connectionString: address, max: POOLED_CONNECTIONS, onConnect: withoutCompiling };
  const pool = new Pool(settings);
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => console.error('a connection to PostgreSQL was lost:', error.message));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const names = new Map<string, string>();
  /** Statements of one text share a name, by which PostgreSQL keeps their plan; beyond so many they go without. */
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_NAMES) return known;
    names.set(text, `look_up_${names.size}`);
    return names.get(text);
  };
  const ask: Ask = async <Row>(statement: Sql, kind: Parameters<Ask>[1] = 'search') => {
    const text = numbered(statement);
    const name = kind === 'look-up' ? nameOf(text) : undefined;
    const { rows } = await pool.query({ text, values: [...statement.values], ...(name !== undefined && { name }) });
    return rows as Row[];
  };
  return { db, dialect: 'postgres', ask, engine: { kind: 'postgres', pool }, close: () => db.destroy() };
}

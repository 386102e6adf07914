import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { type ClientBase, Pool } from 'pg';
import { PRODUCT_COLUMNS, productOf } from './columns.ts';
import { readRecord } from './record.ts';
import { prepareSchema } from './schema.ts';
import { numbered, questioned, type Sql, sql, type Value } from '../../store/sql.ts';
import { adaptSqlite, type ListDatabase, openForReading, openSqlite } from './sqlite.ts';
import type { Ask, LookUp, Store } from './store.ts';
import type { Tables } from './tables.ts';

const POOLED_CONNECTIONS = 8;
const MOST_NAMES = 200;
const WHOLE_PRODUCT = PRODUCT_COLUMNS.map((column) => `product."${column}"`).join(', ');

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
  const reading = (): ListDatabase => (reader ??= adaptSqlite(openForReading(file)));
  const ask: Ask = async <Row>(statement: Sql) =>
    reading().prepare(questioned(statement)).all(statement.values) as Row[];
  const wholeText = keptTexts(`SELECT ${WHOLE_PRODUCT}, `);
  const lookUp: LookUp = async (value, rest) => {
    const statement = sql`${value} ${rest}`;
    const found = reading()
      .prepare(wholeText(questioned(statement)).text)
      .lists(statement.values);
    return found.map((values) => ({ row: productOf(values), value: values[PRODUCT_COLUMNS.length] ?? null }));
  };
  const close = async (): Promise<void> => {
    if (reader !== database) reader?.close();
    await db.destroy();
  };
  return { db, dialect: 'sqlite', ask, lookUp, engine: { kind: 'sqlite', sqlite }, close };
}

/**
 * The pool waits for this. Compiling a plan takes longer than any search does; an engine that does not know the word
 * goes on as it is.
 */
async function withoutCompiling(client: ClientBase): Promise<void> {
  await client.query('SET jit = off').catch(() => {});
}

interface Text {
  readonly text: string;
  /** Statements of one text share a name, by which PostgreSQL keeps their plan; beyond so many they go without. */
  readonly name?: string;
}

/** Statements that begin alike, by what they go on with: the whole is too long to be put together for every look-up. */
function keptTexts(start: string): (rest: string) => Text {
  const kept = new Map<string, Text>();
  return (rest) => {
    const known = kept.get(rest);
    if (known !== undefined) return known;
    if (kept.size >= MOST_NAMES) return { text: start + rest };
    const text = { text: start + rest, name: `look_up_${kept.size}` };
    kept.set(rest, text);
    return text;
  };
}

function openPostgres(address: string): Store {
  const settings = { connectionString: address, max: POOLED_CONNECTIONS, onConnect: withoutCompiling };
  const pool = new Pool(settings);
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => console.error('a connection to PostgreSQL was lost:', error.message));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const ask: Ask = async <Row>(statement: Sql) => {
    const { rows } = await pool.query({ text: numbered(statement), values: [...statement.values] });
    return rows as Row[];
  };
  const wholeText = keptTexts(`SELECT ROW(${WHOLE_PRODUCT})::text, `);
  const lookUp: LookUp = async (value, rest) => {
    const statement = sql`${value} ${rest}`;
    const query = { ...wholeText(numbered(statement)), values: [...statement.values], rowMode: 'array' as const };
    const { rows } = await pool.query<[string, Value]>(query);
    return rows.map(([record, sortedBy]) => ({ row: productOf(typed(readRecord(record))), value: sortedBy }));
  };
  return { db, dialect: 'postgres', ask, lookUp, engine: { kind: 'postgres', pool }, close: () => db.destroy() };
}

const NUMBERS: readonly number[] = (
  ['no', 'regular_price', 'final_price', 'on_sale', 'sale_discount', 'stock_quantity', 'merchant_id'] as const
).map((column) => PRODUCT_COLUMNS.indexOf(column));

/** Texts as they are, and numbers where the column has them. */
function typed(texts: readonly (string | null)[]): readonly Value[] {
  const values: Value[] = [...texts];
  for (const index of NUMBERS) {
    const text = texts[index] ?? null;
    if (text !== null) values[index] = Number(text);
  }
  return values;
}

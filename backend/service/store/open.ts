import { Kysely, SqliteDialect } from 'kysely';
import { questioned, type Sql, sql } from '../../store/sql.ts';
import { PRODUCT_COLUMNS, productOf, WHOLE_PRODUCT } from './columns.ts';
import { keptTexts } from './kept-texts.ts';
import { createLongThread } from './long-thread.ts';
import { openPostgres } from './postgres.ts';
import { prepareSchema } from './schema.ts';
import { adaptSqlite, inTime, type ListDatabase, openForReading, openSqlite } from './sqlite.ts';
import type { Ask, Count, LookUp, Store } from './store.ts';
import type { Tables } from './tables.ts';

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
  const ask: Ask = async <Row>(statement: Sql) => {
    const prepared = reading().prepare(questioned(statement));
    return inTime(() => prepared.all(statement.values)) as Row[];
  };
  const wholeText = keptTexts(`SELECT ${WHOLE_PRODUCT}, `);
  const lookUp: LookUp = async (value, rest) => {
    const statement = sql`${value} ${rest}`;
    const found = reading()
      .prepare(wholeText(questioned(statement)).text)
      .lists(statement.values);
    return found.map((values) => ({ row: productOf(values), value: values[PRODUCT_COLUMNS.length] ?? null }));
  };
  const count: Count = async (rest) => {
    const prepared = reading().prepare(questioned(sql`SELECT count(*) ${rest}`));
    return Number(inTime(() => prepared.lists(rest.values))[0]?.[0] ?? 0);
  };
  const long = file === ':memory:' ? undefined : createLongThread(file);
  const close = async (): Promise<void> => {
    await long?.close();
    if (reader !== database) reader?.close();
    await db.destroy();
  };
  const engine = { kind: 'sqlite', sqlite } as const;
  return { db, dialect: 'sqlite', ask, askLong: long?.ask ?? ask, lookUp, count, engine, close };
}

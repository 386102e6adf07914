import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type { Value } from '../../store/sql.ts';
import { MOST_MS, TookTooLong } from './time-limit.ts';

// Kysely's SqliteDialect speaks better-sqlite3: one array of values, and `reader` on a statement.
// node:sqlite spreads its values, refuses undefined, and takes an object in first place for named values:
// everything moves up and the last column becomes NULL without a word. So we look ourselves.

/** Compiled statements kept for their next use. Compiling costs as much as a look-up by key. */
const KEPT_STATEMENTS = 200;

function toSqlite(value: unknown): SQLInputValue {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'bigint':
      return value;
    case 'boolean':
      return value ? 1 : 0;
    case 'undefined':
      return null;
    default:
      if (value === null || value instanceof Uint8Array) return value;
      throw new TypeError(`cannot store a value of type ${Object.prototype.toString.call(value)}`);
  }
}

/** Of the columns that there are: none holds bytes. */
type Values = readonly Value[];

/** A statement whose rows can also be had as lists. */
interface ListStatement extends SqliteStatement {
  lists(parameters: readonly unknown[]): Values[];
}

export interface ListDatabase extends SqliteDatabase {
  prepare(sql: string): ListStatement;
}

function adapt(statement: StatementSync): ListStatement {
  const names = statement.columns().map(({ name }) => name);
  const toRow = rowMaker(names);
  // SQLite's own objects of many columns are hash tables, slow to make and slow to read; lists are neither.
  statement.setReturnArrays(true);
  const lists = (parameters: readonly unknown[]): Values[] =>
    statement.all(...parameters.map(toSqlite)) as unknown as Values[];
  const rows = (parameters: readonly unknown[]): Row[] => lists(parameters).map(toRow);
  return {
    reader: names.length > 0,
    lists,
    all: rows,
    run: (parameters) => statement.run(...parameters.map(toSqlite)),
    iterate: (parameters) => rows(parameters).values(),
  };
}

type Row = Record<string, SQLOutputValue>;

/** Rows of one statement all have the shape of one blank row, which is copied: so they are read like any literal. */
function rowMaker(names: readonly string[]): (values: Values) => Row {
  const blank = JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:null`).join(',')}}`) as Row;
  return (values) => {
    const row = { ...blank };
    for (let index = 0; index < names.length; index += 1) row[names[index] ?? ''] = values[index] ?? null;
    return row;
  };
}

/** A full disk makes the engine roll back by itself; to do so once more would be an error that hides the first. */
function rollback(database: DatabaseSync): ListStatement {
  const statement = adapt(database.prepare('rollback'));
  const nothing = { changes: 0, lastInsertRowid: 0 };
  return { ...statement, run: (parameters) => (database.isTransaction ? statement.run(parameters) : nothing) };
}

/** The SQLite inside Node as kysely wants it, with its compiled statements kept. */
export function adaptSqlite(database: DatabaseSync): ListDatabase {
  const kept = new Map<string, ListStatement>();
  return {
    close: () => {
      kept.clear();
      database.close();
    },
    prepare: (sql) => {
      const known = kept.get(sql);
      if (known !== undefined) return known;
      const statement = sql === 'rollback' ? rollback(database) : adapt(database.prepare(sql));
      if (kept.size >= KEPT_STATEMENTS) kept.delete(kept.keys().next().value ?? '');
      kept.set(sql, statement);
      return statement;
    },
  };
}

const CACHES = 'PRAGMA cache_size = -65536; PRAGMA mmap_size = 2147483648; PRAGMA temp_store = MEMORY';

/** Opens one file (or `:memory:`): write-ahead log, every commit on the disk before it is answered. */
export function openSqlite(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; ${CACHES}`);
  return withFunctions(database);
}

/** A second way into a file, for reading: it waits for no write, and sees none that is half done. */
export function openForReading(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 5000, readOnly: true });
  database.exec(CACHES);
  return withFunctions(database);
}

/** When the statement that runs must be done. */
let deadline = Number.POSITIVE_INFINITY;

/** Runs a search, which says `in_time()` for every row that it looks at where it may take long. */
export function inTime<Result>(run: () => Result): Result {
  deadline = performance.now() + MOST_MS;
  try {
    return run();
  } finally {
    deadline = Number.POSITIVE_INFINITY;
  }
}

function withFunctions(database: DatabaseSync): DatabaseSync {
  database.function('in_time', () => {
    if (performance.now() > deadline) throw new TookTooLong();
    return 1;
  });
  database.function('fold', { deterministic: true }, (text) => (typeof text === 'string' ? text.toLowerCase() : text));
  return database;
}

import { Kysely, PostgresDialect } from 'kysely';
import { type ClientBase, DatabaseError, Pool } from 'pg';
import { numbered, type Sql, sql, type Value } from '../../store/sql.ts';
import { PRODUCT_COLUMNS, productOf, WHOLE_PRODUCT } from './columns.ts';
import { keptTexts, type Text } from './kept-texts.ts';
import { openStream } from './postgres-stream.ts';
import { Prepared } from './prepared.ts';
import { readRecord } from './record.ts';
import type { Ask, Count, LookUp, Store } from './store.ts';
import type { Tables } from './tables.ts';
import { MOST_MS, TookTooLong } from './time-limit.ts';

/** Those of searches are their own, and those of look-ups: nobody waits for what may take its time. */
const CONNECTIONS = { writing: 8, searching: 6, lookingUp: 4 } as const;
/** Of PostgreSQL, when it gives up a statement whose time is over. */
const CANCELLED = '57014';
/** Whoever could not be given a connection by then is told so. */
const CONNECTED_IN_MS = 15_000;

/**
 * The pool waits for this. Compiling a plan takes longer than any search does; an engine that does not know the word
 * goes on as it is.
 */
async function withoutCompiling(client: ClientBase): Promise<void> {
  await client.query('SET jit = off').catch(() => {});
}

interface PoolOptions {
  readonly most: number;
  /** So many stay when nobody asks: whoever comes then need not wait for a new one. */
  readonly kept?: number;
  readonly mostMs?: number;
}

function poolOf(address: string, { most, kept, mostMs }: PoolOptions): Pool {
  const limits = { max: most, min: kept, statement_timeout: mostMs, connectionTimeoutMillis: CONNECTED_IN_MS };
  const hooks = { onConnect: withoutCompiling, stream: openStream };
  const pool = new Pool({ connectionString: address, ...limits, ...hooks });
  // A connection that breaks is replaced by the pool, and whoever was using it is told; without listeners it would end the
  // process.
  pool.on('error', (error) => console.error('a connection to PostgreSQL was lost:', error.message));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

function texts(
  pool: Pool,
  statement: Text,
  values: readonly Value[],
): Promise<readonly (readonly (string | null)[])[]> {
  return new Promise((resolve, reject) => {
    pool.connect((failure, client, release) => {
      if (client === undefined) {
        reject(failure);
        return;
      }
      client.query(
        new Prepared(statement, values, (error, rows) => {
          release(error);
          if (error === undefined) resolve(rows);
          else reject(error);
        }),
      );
    });
  });
}

function rethrow(error: unknown): never {
  throw error instanceof DatabaseError && error.code === CANCELLED ? new TookTooLong() : error;
}

export function openPostgres(address: string): Store {
  const pool = poolOf(address, { most: CONNECTIONS.writing });
  const searching = poolOf(address, { most: CONNECTIONS.searching, mostMs: MOST_MS });
  const lookingUp = poolOf(address, { most: CONNECTIONS.lookingUp, kept: 1, mostMs: MOST_MS });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const ask: Ask = async <Row>(statement: Sql) => {
    const query = { text: numbered(statement), values: [...statement.values] };
    const { rows } = await searching.query(query).catch(rethrow);
    return rows as Row[];
  };
  const wholeText = keptTexts(`SELECT ROW(${WHOLE_PRODUCT})::text, `);
  const lookUp: LookUp = async (value, rest) => {
    const statement = sql`${value} ${rest}`;
    const rows = await texts(lookingUp, wholeText(numbered(statement)), statement.values).catch(rethrow);
    return rows.map(([record, sortedBy]) => ({
      row: productOf(typed(readRecord(record ?? ''))),
      value: sortedBy ?? null,
    }));
  };
  const counting = 'SELECT count(*) ';
  const keptCount = keptTexts(counting);
  const count: Count = async (rest, hasOnePlan) => {
    const text = numbered(rest);
    const rows = await texts(searching, hasOnePlan ? keptCount(text) : { text: counting + text }, rest.values).catch(
      rethrow,
    );
    return Number(rows[0]?.[0] ?? 0);
  };
  const close = async (): Promise<void> => {
    await Promise.all([db.destroy(), searching.end(), lookingUp.end()]);
  };
  return { db, dialect: 'postgres', ask, askLong: ask, lookUp, count, engine: { kind: 'postgres', pool }, close };
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

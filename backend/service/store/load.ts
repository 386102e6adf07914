import { setImmediate as nextTurn } from 'node:timers/promises';
import { EARLY, EARLY_SIGN, plainText, TITLE_SIGN, wordsOf } from '../search/words.ts';
import { PRODUCT_COLUMNS, valuesOf } from './columns.ts';
import { copyIn } from './copy-in.ts';
import type { Store } from './store.ts';
import type { ProductRow } from './tables.ts';

/** The names of a merchant and of its network. */
export type NamesOf = (merchantId: number) => readonly [string, string];

const BATCH = 2000;

/** For a file that nobody has seen yet: a crash leaves a draft that is thrown away, so there is nothing to keep whole. */
export const UNSEEN = 'PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE';

/** SQLite's index of words. */
export const WORDS_TABLE = `CREATE VIRTUAL TABLE IF NOT EXISTS product_text USING fts5(title, rest, content='',
  contentless_delete=1, detail=column, tokenize='porter unicode61 remove_diacritics 2')`;

/** How many batches PostgreSQL has in hand at once: cutting words takes longest, and each connection has a processor. */
const MOST_UNDER_WAY = 3;

/** Loads many new products and their words, fast: rows first, indexes afterwards (see `schema.ts`). */
export async function loadProducts(store: Store, rows: Iterable<ProductRow>, namesOf: NamesOf): Promise<void> {
  const isFile = store.engine.kind === 'sqlite';
  const insert = store.engine.kind === 'sqlite' ? intoSqlite(store.engine.sqlite) : intoPostgres(store.engine.pool);
  let batch: ProductRow[] = [];
  // What fails stays here until somebody waits for it.
  const underWay = new Set<Promise<void>>();
  const hand = async (): Promise<void> => {
    if (underWay.size >= (isFile ? 1 : MOST_UNDER_WAY)) await Promise.race(underWay);
    const writing: Promise<void> = insert(batch, namesOf).then(() => {
      underWay.delete(writing);
    });
    writing.catch(() => {});
    underWay.add(writing);
    batch = [];
    await nextTurn();
  };
  for (const row of rows) {
    batch.push(row);
    if (batch.length === BATCH) await hand();
  }
  await hand();
  await Promise.all(underWay);
}

type Insert = (batch: readonly ProductRow[], namesOf: NamesOf) => Promise<void>;

type Sqlite = Extract<Store['engine'], { kind: 'sqlite' }>['sqlite'];
type Write = (row: ProductRow) => void;

function intoSqlite(database: Sqlite): Insert {
  const writeRow = rowWriter(database);
  return async (batch, namesOf) => {
    const writeWords = wordWriter(database, namesOf);
    inTransaction(database, () => {
      for (const row of batch) {
        writeRow(row);
        writeWords(row);
      }
    });
  };
}

export function rowWriter(database: Sqlite): Write {
  const places = PRODUCT_COLUMNS.map(() => '?').join(', ');
  const product = database.prepare(`INSERT INTO product (${PRODUCT_COLUMNS.join(', ')}) VALUES (${places})`);
  return (row) => product.run(...valuesOf(row));
}

export function wordWriter(database: Sqlite, namesOf: NamesOf): Write {
  const text = database.prepare('INSERT INTO product_text (rowid, title, rest) VALUES (?, ?, ?)');
  return (row) => {
    const { title, rest } = wordsOf(row, ...namesOf(row.merchant_id));
    text.run(row.no, title, rest);
  };
}

export function inTransaction(database: Sqlite, write: () => void): void {
  database.exec('BEGIN');
  try {
    write();
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

/** What one word finds lies together then, and is read from half the pages. */
const byCategory = ({ category: one }: ProductRow, { category: other }: ProductRow): number =>
  one === other ? 0 : (one ?? '') < (other ?? '') ? -1 : 1;

function intoPostgres(pool: Extract<Store['engine'], { kind: 'postgres' }>['pool']): Insert {
  return async (batch, namesOf) => {
    const ordered = batch.toSorted(byCategory);
    const words = ordered.map((row) => wordsOf(row, ...namesOf(row.merchant_id)));
    // Two connections, so two processors: a draft has no readers who could see one without the other.
    await Promise.all([
      copyIn(pool, 'product', PRODUCT_COLUMNS, batch.map(valuesOf)),
      pool.query(
        insertWords(
          `unnest($1::integer[], $2::integer[], $3::double precision[], $4::text[], $5::text[])
           AS t(no, merchant_id, final_price, title, rest)`,
        ),
        [
          ordered.map(({ no }) => no),
          ordered.map(({ merchant_id }) => merchant_id),
          ordered.map(({ final_price }) => final_price),
          words.map(({ title }) => plainText(title)),
          words.map(({ rest }) => plainText(rest)),
        ],
      ),
    ]);
  };
}

/**
 * PostgreSQL's own shape of products' words: those of a title stand there twice, the second time behind a sign that is part
 * of no word, and a third time where they came early. So its index alone tells what is in a title; of a weight it would have
 * to read in every row that it finds.
 */
export const insertWords = (source: string): string =>
  `INSERT INTO product_text (no, merchant_id, final_price, words) SELECT no, merchant_id, final_price,
     array_to_tsvector(titled || tsvector_to_array(to_tsvector('elsewhere', rest)) ||
       string_to_array('${TITLE_SIGN}' || array_to_string(titled, ' ${TITLE_SIGN}'), ' ') ||
       string_to_array(CASE WHEN no <= ${EARLY} THEN '${EARLY_SIGN}' || array_to_string(titled, ' ${EARLY_SIGN}') END, ' '))
   FROM ${source}, LATERAL (SELECT tsvector_to_array(to_tsvector('elsewhere', title)) AS titled OFFSET 0) AS once`;

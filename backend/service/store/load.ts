import { plainText, wordsOf } from '../search/words.ts';
import { PRODUCT_COLUMNS } from './columns.ts';
import type { Store } from './store.ts';
import type { ProductRow } from './tables.ts';

/** The names of a merchant and of its network. */
export type NamesOf = (merchantId: number) => readonly [string, string];

const BATCH = 2000;

/** Loads many new products and their words, fast: rows first, indexes afterwards (see `schema.ts`). */
export async function loadProducts(store: Store, rows: Iterable<ProductRow>, namesOf: NamesOf): Promise<number> {
  const insert = store.engine.kind === 'sqlite' ? intoSqlite(store.engine.sqlite) : intoPostgres(store.engine.pool);
  let count = 0;
  let batch: ProductRow[] = [];
  for (const row of rows) {
    batch.push(row);
    count += 1;
    if (batch.length === BATCH) {
      await insert(batch, namesOf);
      batch = [];
    }
  }
  await insert(batch, namesOf);
  return count;
}

type Insert = (batch: readonly ProductRow[], namesOf: NamesOf) => Promise<void>;

function intoSqlite(database: Extract<Store['engine'], { kind: 'sqlite' }>['sqlite']): Insert {
  const places = PRODUCT_COLUMNS.map(() => '?').join(', ');
  const product = database.prepare(`INSERT INTO product (${PRODUCT_COLUMNS.join(', ')}) VALUES (${places})`);
  const text = database.prepare('INSERT INTO product_text (rowid, title, rest) VALUES (?, ?, ?)');
  return async (batch, namesOf) => {
    database.exec('BEGIN');
    try {
      for (const row of batch) {
        product.run(...PRODUCT_COLUMNS.map((column) => row[column]));
        const { title, rest } = wordsOf(row, ...namesOf(row.merchant_id));
        text.run(row.no, title, rest);
      }
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  };
}

function intoPostgres(pool: Extract<Store['engine'], { kind: 'postgres' }>['pool']): Insert {
  const columns = PRODUCT_COLUMNS.join(', ');
  return async (batch, namesOf) => {
    const words = batch.map((row) => {
      const { title, rest } = wordsOf(row, ...namesOf(row.merchant_id));
      return { no: row.no, title: plainText(title), rest: plainText(rest) };
    });
    await pool.query(
      `INSERT INTO product (${columns}) SELECT ${columns} FROM json_populate_recordset(null::product, $1)`,
      [JSON.stringify(batch)],
    );
    await pool.query(
      `INSERT INTO product_text (no, words) SELECT no, ${wordsVector('title', 'rest')}
       FROM json_to_recordset($1) AS t(no integer, title text, rest text)`,
      [JSON.stringify(words)],
    );
  };
}

/** PostgreSQL's own shape of a product's words. */
export const wordsVector = (title: string, rest: string): string =>
  `setweight(to_tsvector('elsewhere', ${title}), 'A') || to_tsvector('elsewhere', ${rest})`;

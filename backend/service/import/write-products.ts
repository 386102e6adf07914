import { type Kysely, sql } from 'kysely';
import { plainText, wordsOf } from '../search/words.ts';
import { PRODUCT_COLUMNS, valuesOf } from '../store/columns.ts';
import { insertWords } from '../store/load.ts';
import type { Store } from '../store/store.ts';
import type { ProductRow } from '../store/tables.ts';
import type { FeedTables } from './feed-tables.ts';

/** The names of the shop and of its network: a search for any word looks at them, too. */
export type ShopNames = readonly [merchant: string, network: string];

/** Writes new products over old ones of the same id, and their words, inside the transaction that is given. */
export async function writeProducts(
  trx: Kysely<FeedTables>,
  store: Store,
  rows: readonly ProductRow[],
  names: ShopNames,
): Promise<void> {
  if (rows.length === 0) return;
  if (store.engine.kind === 'sqlite') writeSqlite(store.engine.sqlite, rows, names);
  else await writePostgres(trx, rows, names);
}

export async function removeProducts(trx: Kysely<FeedTables>, store: Store, numbers: readonly number[]): Promise<void> {
  await trx.deleteFrom('product').where('no', 'in', numbers).execute();
  const key = sql.ref(store.dialect === 'sqlite' ? 'rowid' : 'no');
  await sql`DELETE FROM product_text WHERE ${key} IN (${sql.join(numbers)})`.execute(trx);
}

const COLUMNS = PRODUCT_COLUMNS.join(', ');
const OVERWRITE = `ON CONFLICT (id) DO UPDATE SET ${PRODUCT_COLUMNS.filter(
  (column) => column !== 'no' && column !== 'id',
)
  .map((column) => `${column} = excluded.${column}`)
  .join(', ')}`;

/** On the one connection that there is, so inside the transaction: kysely would compile every batch anew. */
function writeSqlite(
  database: Extract<Store['engine'], { kind: 'sqlite' }>['sqlite'],
  rows: readonly ProductRow[],
  names: ShopNames,
): void {
  const places = PRODUCT_COLUMNS.map(() => '?').join(', ');
  const product = database.prepare(`INSERT INTO product (${COLUMNS}) VALUES (${places}) ${OVERWRITE}`);
  const forget = database.prepare('DELETE FROM product_text WHERE rowid = ?');
  const learn = database.prepare('INSERT INTO product_text (rowid, title, rest) VALUES (?, ?, ?)');
  for (const row of rows) {
    product.run(...valuesOf(row));
    const { title, rest } = wordsOf(row, ...names);
    forget.run(row.no);
    learn.run(row.no, title, rest);
  }
}

async function writePostgres(trx: Kysely<FeedTables>, rows: readonly ProductRow[], names: ShopNames): Promise<void> {
  const words = rows.map((row) => {
    const { title, rest } = wordsOf(row, ...names);
    const { no, merchant_id, final_price } = row;
    return { no, merchant_id, final_price, title: plainText(title), rest: plainText(rest) };
  });
  await sql`INSERT INTO product (${sql.raw(COLUMNS)})
    SELECT ${sql.raw(COLUMNS)} FROM json_populate_recordset(null::product, ${JSON.stringify(rows)}) ${sql.raw(OVERWRITE)}`.execute(
    trx,
  );
  await sql`WITH sent AS (SELECT * FROM json_to_recordset(${JSON.stringify(words)})
      AS t(no integer, merchant_id integer, final_price double precision, title text, rest text))
    ${sql.raw(insertWords('sent'))} ON CONFLICT (no) DO UPDATE
    SET merchant_id = excluded.merchant_id, final_price = excluded.final_price, words = excluded.words`.execute(trx);
}

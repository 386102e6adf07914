import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Store } from '../store/store.ts';
import type { ProductRow } from '../store/tables.ts';
import type { FeedProductRow, FeedTables, OwnTables } from './feed-tables.ts';
import type { FeedProduct } from './product-of-record.ts';
import { removeProducts, type ShopNames, writeProducts } from './write-products.ts';

export interface Written {
  readonly added: number;
  readonly changed: number;
  readonly same: number;
}

/** One import of one feed, under way. */
export interface FeedRun {
  /** Records that an earlier try has already written. */
  readonly skip: number;
  /** Writes a batch and how far the file was read, together. */
  write(products: readonly FeedProduct[], records: number): Promise<Written>;
  /** Removes what the feed no longer has, and answers how many that were. */
  finish(): Promise<number>;
}

export interface FeedIdentity {
  readonly name: string;
  /** Size and time of the file, and how it is read. */
  readonly file: string;
  readonly merchantId: number;
  readonly names: ShopNames;
}

const RETIRE_BATCH = 1_000;
/** Four values each: below what one statement may carry. */
const MARK_BATCH = 1_000;

/** Goes on where an import of the same file was cut short; otherwise begins a new one. */
export async function beginRun(store: Store, feed: FeedIdentity): Promise<FeedRun> {
  const db = store.db.withTables<OwnTables>();
  const before = await db.selectFrom('feed').selectAll().where('name', '=', feed.name).executeTakeFirst();
  const goesOn = before !== undefined && before.is_done === 0 && before.file === feed.file;
  const run = goesOn ? before.run : (before?.run ?? 0) + 1;
  const row = { merchant_id: feed.merchantId, run, file: feed.file, records: goesOn ? before.records : 0, is_done: 0 };
  await db
    .insertInto('feed')
    .values({ name: feed.name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
  const { last } = await db
    .selectFrom('product')
    .select(({ fn }) => fn.max('no').as('last'))
    .executeTakeFirstOrThrow();
  let nextNo = (last ?? 0) + 1;

  return {
    skip: row.records,

    write: async (products, records) =>
      await db.transaction().execute(async (trx) => {
        const said = new Map(products.map((product) => [product.id, product]));
        const known = await knownOf(trx, [...said.keys()]);
        const rows: ProductRow[] = [];
        const marks: FeedProductRow[] = [];
        for (const product of said.values()) {
          const old = known.get(product.id);
          const no = old?.no ?? nextNo++;
          const print = printOf(product);
          marks.push({ no, feed: feed.name, run, print });
          if (old?.print === print) continue;
          const since = product.updated_at;
          rows.push({ ...product, no, added_at: old?.added_at ?? since, started_at: old?.started_at ?? since });
        }
        await writeProducts(trx, store, rows, feed.names);
        for (let from = 0; from < marks.length; from += MARK_BATCH)
          await mark(trx, marks.slice(from, from + MARK_BATCH));
        await trx.updateTable('feed').set({ records }).where('name', '=', feed.name).execute();
        const changed = rows.filter(({ id }) => known.has(id)).length;
        return { added: rows.length - changed, changed, same: said.size - rows.length };
      }),

    finish: async () => {
      let retired = 0;
      for (let count = 1; count > 0; retired += count) {
        count = await db.transaction().execute(async (trx) => {
          const old = trx.selectFrom('feed_product').select('no').where('feed', '=', feed.name).where('run', '<', run);
          const numbers = (await old.limit(RETIRE_BATCH).execute()).map(({ no }) => no);
          if (numbers.length === 0) return 0;
          await removeProducts(trx, store, numbers);
          await trx.deleteFrom('feed_product').where('no', 'in', numbers).execute();
          return numbers.length;
        });
      }
      await db.updateTable('feed').set({ is_done: 1 }).where('name', '=', feed.name).execute();
      return retired;
    },
  };
}

async function mark(trx: Kysely<FeedTables>, marks: readonly FeedProductRow[]): Promise<void> {
  await trx
    .insertInto('feed_product')
    .values(marks)
    .onConflict((conflict) =>
      conflict.column('no').doUpdateSet({
        feed: sql<string>`excluded.feed`,
        run: sql<number>`excluded.run`,
        print: sql<string>`excluded.print`,
      }),
    )
    .execute();
}

interface Known {
  readonly no: number;
  readonly print: string | null;
  readonly added_at: string;
  readonly started_at: string;
}

async function knownOf(db: Kysely<FeedTables>, ids: readonly string[]): Promise<ReadonlyMap<string, Known>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('product')
    .leftJoin('feed_product', 'feed_product.no', 'product.no')
    .select(['product.id', 'product.no', 'product.added_at', 'product.started_at', 'feed_product.print'])
    .where('product.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** When it was read does not count. */
function printOf(product: FeedProduct): string {
  return createHash('sha1')
    .update(JSON.stringify({ ...product, updated_at: '' }))
    .digest('base64');
}

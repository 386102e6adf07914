import { sql } from 'kysely';
import { ulidFrom } from '../ids.ts';
import { prepareForUse } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { loadProducts } from '../store/load.ts';
import { makeCatalog, namesIn } from './catalog.ts';
import { dayOf } from './days.ts';

const FILLED = 'filled_with';
/** The day up to which prices have moved. */
export const PRICES_DAY = 'prices_day';

/** Fills a fresh store with `count` products; one that was filled before stays as it is, whatever the count. */
export async function fillStore(store: Store, count: number, now: number, load = loadProducts): Promise<void> {
  const { db } = store;
  const filled = await db.selectFrom('setting').select('value').where('name', '=', FILLED).executeTakeFirst();
  if (filled !== undefined) return;
  const catalog = makeCatalog(count, now);
  const { networks, merchants, products } = catalog;
  // A start that was cut short left a part: begin again, and not before PostgreSQL is done with its last statement.
  const empty = sql.raw(store.dialect === 'postgres' ? 'TRUNCATE' : 'DELETE FROM');
  for (const table of ['product', 'product_text', 'merchant', 'network', 'pool'] as const) {
    await sql`${empty} ${sql.table(table)}`.execute(db);
  }
  await db.insertInto('network').values(networks).execute();
  for (const merchant of merchants) await db.insertInto('merchant').values(merchant).execute();
  // Not yet marked as filled: what a crash would lose is begun again, so nothing waits for the disk.
  if (store.engine.kind === 'sqlite') store.engine.sqlite.exec('PRAGMA synchronous = OFF');
  await load(store, products, namesIn(catalog));
  await db.insertInto('pool').values(defaultPool()).execute();
  await prepareForUse(store);
  if (store.engine.kind === 'sqlite')
    store.engine.sqlite.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA synchronous = FULL');
  await db
    .insertInto('setting')
    .values([
      { name: FILLED, value: String(count) },
      { name: PRICES_DAY, value: String(dayOf(now)) },
    ])
    .execute();
}

/** Whoever brings feeds of their own wants no invented products among them; a store that has some keeps them. */
export async function keepUnfilled({ db }: Store): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name: FILLED, value: '0' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

const defaultPool = () => ({
  id: ulidFrom(1_577_836_800_000, 456n),
  no: 456,
  team_id: 1,
  name: 'Default',
  is_default: 1,
  network_ids: '[]',
  merchant_ids: '[]',
  outclick_order: '["network","partner","direct"]',
});

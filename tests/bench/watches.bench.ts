// npm run bench -- watches [WATCHES]: six-hour checks a second, on SQLite and on PostgreSQL with its disk writes on.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { fillStore } from '../../backend/service/generate/fill.ts';
import { openStore } from '../../backend/service/store/open.ts';
import type { Store } from '../../backend/service/store/store.ts';
import { checkDue } from '../../backend/service/watches/check-due.ts';
import { type StoredWatch, writeWatch } from '../../backend/service/watches/stored-watch.ts';
import { CHECK_EVERY_MS, DEFAULT_LIFE_MS } from '../../lib/domain/watch-limits.ts';
import { postgresPrograms, startPostgres } from '../support/postgres.ts';
import { median, type Row } from './row.ts';

/** What a trial of 35 lines reached on PostgreSQL. */
const YARDSTICK = 17_000;
const ROUNDS = 3;
/** One watch in a hundred fires in each round. */
const MET_SHARE = 100;

export default async function (options: readonly string[]): Promise<Row[]> {
  const count = Number(options.find((option) => /^\d+$/.test(option)) ?? 50_000);
  const rows: Row[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'elsewhere-bench-'));
  rows.push(...(await measure('SQLite', join(folder, 'catalog.sqlite'), count, 250, 1)));
  rmSync(folder, { recursive: true });
  if (postgresPrograms() === undefined) console.warn('SKIPPED on PostgreSQL: it is not installed here');
  else {
    const postgres = await startPostgres();
    rows.push(...(await measure('PostgreSQL', await postgres.createDatabase(), count, 1_000, 2)));
    await postgres.stop();
  }
  return rows;
}

async function measure(engine: string, address: string, count: number, batch: number, lanes: number): Promise<Row[]> {
  const store = await openStore(address);
  const start = Date.now();
  await fillStore(store, 20_000, start);
  await fillWatches(store, count, start);
  const speeds: number[] = [];
  const pauses: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    // Prices fall for some, so that history and deliveries are written, too.
    await sql`UPDATE product SET final_price = final_price / 2 WHERE no % ${sql.lit(MET_SHARE)} = ${sql.lit(round)}`.execute(
      store.db,
    );
    const now = start + round * CHECK_EVERY_MS + 1000;
    const began = performance.now();
    let checked = 0;
    const lane = async (): Promise<void> => {
      for (;;) {
        const batchBegan = performance.now();
        const done = await checkDue(store, { batch, now, stamp: (dueAt) => dueAt });
        if (done === 0) return;
        pauses.push(performance.now() - batchBegan);
        checked += done;
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    speeds.push((checked / (performance.now() - began)) * 1000);
  }
  const histories = await store.db.selectFrom('watch_history').select('id').execute();
  console.log(`${engine}: ${count} watches, ${histories.length} fired`);
  await store.close();
  return [
    { bench: 'watches', name: `${engine}, checks`, unit: '1/s', ours: median(speeds), yardstick: YARDSTICK },
    { bench: 'watches', name: `${engine}, one batch of ${batch}`, unit: 'ms', ours: median(pauses) },
  ];
}

async function fillWatches({ db }: Store, count: number, now: number): Promise<void> {
  const products = await db.selectFrom('product').select(['id', 'final_price']).orderBy('no').execute();
  for (let from = 0; from < count; from += 500) {
    const rows = Array.from({ length: Math.min(500, count - from) }, (_, index) => {
      const product = products[(from + index) % products.length];
      return writeWatch(watchOf(from + index, product?.id ?? '', product?.final_price ?? 1, now));
    });
    await db.insertInto('watch').values(rows).execute();
  }
}

function watchOf(number: number, productId: string, price: number, now: number): StoredWatch {
  return {
    id: `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`,
    teamId: 1,
    name: 'Price drop',
    targetType: 'product',
    targetId: productId,
    locale: null,
    status: 'active',
    metadata: { client: String(number) },
    rules: [
      { field: 'final_price', condition: 'decrease', startValue: null, threshold: { type: 'percentage', value: 10 } },
      { field: 'final_price', condition: 'less_than', startValue: null, threshold: { type: 'value', value: price } },
    ],
    filters: [],
    channels: [{ target: 'https://hooks.example/', enabled: true }],
    baseline: { [productId]: { final_price: price, availability: 'InStock', on_sale: false, sale_discount: 0 } },
    createdAt: now,
    expiresAt: now + DEFAULT_LIFE_MS,
    lastCheckedAt: null,
    checkAt: now + CHECK_EVERY_MS,
  };
}

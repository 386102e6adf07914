import { expect, it } from 'vitest';
import { movePrices } from '../../../backend/service/generate/daily.ts';
import { fillStore } from '../../../backend/service/generate/fill.ts';
import { loadDirectory } from '../../../backend/service/merchants/directory.ts';
import { openStore } from '../../../backend/service/store/open.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 21, 12);

async function pricesAfter(
  days: readonly number[],
): Promise<{ final_price: number; regular_price: number; on_sale: number; sale_discount: number }[]> {
  const store = await openStore(':memory:');
  await fillStore(store, 400, NOW);
  const directory = await loadDirectory(store);
  for (const day of days) await movePrices({ store, directory }, NOW + day * DAY_MS);
  const rows = await store.db
    .selectFrom('product')
    .select(['final_price', 'regular_price', 'on_sale', 'sale_discount'])
    .orderBy('no')
    .execute();
  await store.close();
  return rows;
}

it('moves some prices each day, and each day only once', async () => {
  const [before, after, twice] = [await pricesAfter([0]), await pricesAfter([1]), await pricesAfter([1, 1, 1.1])];
  const moved = after.filter((row, index) => row.final_price !== before[index]?.final_price).length;
  expect(moved).toBeGreaterThan(3);
  expect(moved).toBeLessThan(60);
  expect(twice).toEqual(after);
});

it('comes to the same prices whether it ran every day or slept', async () => {
  expect(await pricesAfter([5])).toEqual(await pricesAfter([1, 2, 3, 4, 5]));
});

it('keeps price, sale and discount of one mind', async () => {
  for (const {
    final_price: final,
    regular_price: regular,
    on_sale: sale,
    sale_discount: discount,
  } of await pricesAfter([9])) {
    expect(final).toBeGreaterThan(0);
    expect(final).toBeLessThanOrEqual(regular);
    expect(sale).toBe(final < regular ? 1 : 0);
    expect(Math.abs(discount - (1 - final / regular) * 100)).toBeLessThan(1.01);
  }
});

import { expect, it } from 'vitest';
import { CHECK_EVERY_MS, nextCheckAt, takesFilters } from '../../../lib/domain/watch-limits.ts';

it.each([
  [0, 1],
  [1, 1],
  [CHECK_EVERY_MS - 1, 1],
  [CHECK_EVERY_MS, 2],
  [10 * CHECK_EVERY_MS + 5, 11],
  [-5, 1],
])('%d ms after its creation the next check is the %dth', (after, nth) => {
  expect(nextCheckAt(1_000, 1_000 + after)).toBe(1_000 + nth * CHECK_EVERY_MS);
});

it('an ASIN watch cannot be narrowed', () => {
  expect([takesFilters('asin'), takesFilters('product'), takesFilters('barcode')]).toEqual([false, true, true]);
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packOf } from '../../../lib/domain/pack-size.ts';
import { unitPrice } from '../../../lib/domain/unit-price.ts';
import { money } from '../../fixtures/offers.ts';
import { FEED_PRICES } from '../../fixtures/feed-pairs.ts';
import { UNIT_PRICES } from '../../fixtures/unit-prices.ts';

describe('the unit price of a name', () => {
  const rows = `${UNIT_PRICES}${FEED_PRICES}`
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));

  test.each(rows)('%s at %s is %s', (name = '', price = '', expected = '') => {
    const unit = unitPrice(money(Number(price)), packOf(name));
    const text = unit === undefined ? '–' : `${(unit.price.minor / 100).toFixed(2)} / ${unit.per}`;
    expect(text).toBe(expected);
  });
});

describe('any multipack', () => {
  const times = fc.integer({ min: 2, max: 48 });
  const ml = fc.integer({ min: 1, max: 40 }).map((steps) => steps * 50);

  test('is read alike however it is written', () => {
    fc.assert(
      fc.property(times, ml, (n, size) => {
        const spellings = [
          `Saft ${n} x ${size} ml`,
          `Saft ${n}×${size}ml`,
          `Saft ${size} ml (Pack of ${n})`,
          `Saft ${n}er Pack ${size} ml`,
          `Jus lot de ${n} x ${size} ml`,
          `Saft ${size}ml x ${n}`,
          `${n} Flaschen Saft à ${size} ml`,
          `ジュース ${size}ml×${n}本`,
        ];
        for (const name of spellings) expect(packOf(name).totals.volume, name).toBe(n * size);
      }),
    );
  });

  test('costs the sum of its units', () => {
    fc.assert(
      fc.property(times, ml, fc.integer({ min: 1, max: 100_000 }), (n, size, cents) => {
        const one = unitPrice(money(cents / 100), packOf(`Saft ${size} ml`));
        const many = unitPrice(money((cents * n) / 100), packOf(`Saft ${n} x ${size} ml`));
        expect(many?.exactMinor).toBeCloseTo(one?.exactMinor ?? 0, 6);
      }),
    );
  });
});

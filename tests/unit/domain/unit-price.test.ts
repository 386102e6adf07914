import { expect, it } from 'vitest';
import type { Pack } from '../../../lib/domain/pack.ts';
import { unitPrice } from '../../../lib/domain/unit-price.ts';
import { money } from '../../fixtures/offers.ts';

it.each<[NonNullable<Pack['total']>['of'], number, number, string | undefined]>([
  ['piece', 6, 12, 'piece 200'],
  ['piece', 1, 12, undefined],
  ['piece', 0, 12, undefined],
  ['mass', 250, 1, '100-g 40'],
  ['mass', 1, 1, '100-g 10000'],
  ['volume', 750, 3, 'litre 400'],
  ['length', 3, 1, 'metre 33.333333333333336'],
  ['area', 2, 5, 'square-metre 250'],
  ['wash', 20, 5, 'wash 25'],
])('%s: %d for %d', (of, amount, price, expected) => {
  const found = unitPrice(money(price), { totals: {}, total: { of, amount } });
  expect(found && `${found.per} ${String(found.exactMinor)}`).toBe(expected);
  expect(found?.price.minor).toBe(found && Math.round(found.exactMinor));
});

it('is none where no pack is stated', () => {
  expect(unitPrice(money(5), { totals: {} })).toBeUndefined();
});

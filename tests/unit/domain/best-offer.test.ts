import { describe, expect, it } from 'vitest';
import { bestOffer, savingOf } from '../../../lib/domain/best-offer.ts';
import type { GradedOffer } from '../../../lib/domain/comparison.ts';
import type { Condition } from '../../../lib/domain/sighting.ts';
import type { Wanted } from '../../../lib/domain/wanted.ts';
import { graded, money } from '../../fixtures/offers.ts';

const euro = money(1).currency;

describe('the best offer', () => {
  const best = (offers: readonly GradedOffer[], wanted: Partial<Wanted> = {}): unknown => {
    const found = bestOffer(offers, { gtins: [], ...wanted });
    return found && `${found.offerId}${found.inStock ? '' : ', not in stock'}`;
  };
  const used = { condition: 'used' as const };

  it.each<[string, GradedOffer[], Partial<Wanted>, string | undefined]>([
    ['is of the same product', [graded({ id: 'a', price: money(1) }, { grade: 'likely' })], {}, undefined],
    ['has a price', [graded({ id: 'a' })], {}, undefined],
    ['is the cheapest', [graded({ id: 'a', price: money(3) }), graded({ id: 'b', price: money(2) })], {}, 'b'],
    [
      'is the cheapest, first or last',
      [graded({ id: 'a', price: money(2) }), graded({ id: 'b', price: money(3) })],
      {},
      'a',
    ],
    [
      'is the same of two equals, however they come',
      [graded({ id: 'b', price: money(2) }), graded({ id: 'a', price: money(2) })],
      {},
      'a',
    ],
    [
      'is the same of two equals',
      [graded({ id: 'a', price: money(2) }), graded({ id: 'b', price: money(2) })],
      {},
      'a',
    ],
    [
      'is in stock before it is unknown, and both before it is cheap',
      [
        graded({ id: 'out', price: money(1), availability: 'out-of-stock' }),
        graded({ id: 'unknown', price: money(2), availability: 'unknown' }),
        graded({ id: 'in', price: money(3) }),
      ],
      {},
      'in',
    ],
    [
      'is of unknown stock rather than out of it',
      [
        graded({ id: 'unknown', price: money(2), availability: 'unknown' }),
        graded({ id: 'out', price: money(1), availability: 'out-of-stock' }),
      ],
      {},
      'unknown, not in stock',
    ],
    [
      'is in the page’s currency',
      [graded({ id: 'a', price: money(1, 'USD') }), graded({ id: 'b', price: money(9) })],
      { price: money(5) },
      'b',
    ],
    ['is none in another currency', [graded({ id: 'a', price: money(1, 'USD') })], { price: money(5) }, undefined],
    [
      'is in the currency of most, where the page names none',
      [
        graded({ id: 'a', price: money(1, 'USD') }),
        graded({ id: 'b', price: money(9) }),
        graded({ id: 'c', price: money(8) }),
      ],
      {},
      'c',
    ],
    [
      'is in the first currency of as many',
      [graded({ id: 'a', price: money(9, 'USD') }), graded({ id: 'b', price: money(1) })],
      {},
      'a',
    ],
    [
      'is new where the page is',
      [graded({ id: 'a', price: money(1) }, used), graded({ id: 'b', price: money(9) })],
      {},
      'b',
    ],
    [
      'is used where the page is',
      [graded({ id: 'a', price: money(9) }, used), graded({ id: 'b', price: money(1) })],
      used,
      'a',
    ],
    ['is none of another condition alone', [graded({ id: 'a', price: money(1) }, used)], {}, undefined],
  ])('%s', (_, offers, wanted, expected) => {
    expect(best(offers, wanted)).toBe(expected);
  });

  it.each<[string, number, Condition, object | undefined]>([
    ['a cheaper used one', 4, 'used', { offerId: 'u', price: money(4), condition: 'used' }],
    ['no used one as dear', 5, 'used', undefined],
  ])('names beside it %s', (_, price, condition, expected) => {
    const offers = [graded({ id: 'n', price: money(5) }), graded({ id: 'u', price: money(price) }, { condition })];
    expect(bestOffer(offers, { gtins: [] })).toEqual({
      offerId: 'n',
      price: money(5),
      inStock: true,
      ...(expected ? { cheaperOtherwise: expected } : {}),
    });
  });

  it('names a cheaper new one beside a used one', () => {
    const offers = [graded({ id: 'n', price: money(4) }), graded({ id: 'u', price: money(5) }, used)];
    expect(bestOffer(offers, { gtins: [], ...used })?.cheaperOtherwise?.condition).toBe('new');
  });

  it.each([
    [30, 20, 33],
    [30, 29.99, 0],
    [30, 0, 100],
    [30, 30, undefined],
    [30, 31, undefined],
  ])('here %d, there %d: %s per cent saved', (here, there, percent) => {
    const expected =
      percent === undefined
        ? undefined
        : { amount: { minor: Math.round((here - there) * 100), currency: euro }, percent };
    expect(savingOf(money(here), money(there))).toEqual(expected);
  });

  it('saves nothing that can be named between two currencies, or without a price', () => {
    expect(savingOf(money(30), money(20, 'USD'))).toBeUndefined();
    expect(savingOf(undefined, money(20))).toBeUndefined();
  });
});

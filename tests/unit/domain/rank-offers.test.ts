import { describe, expect, it } from 'vitest';
import type { Comparison, GradedOffer } from '../../../lib/domain/comparison.ts';
import { rankOffers } from '../../../lib/domain/rank-offers.ts';
import { viewOffers } from '../../../lib/domain/view-offers.ts';
import { noFilters, type Sort } from '../../../lib/domain/view-query.ts';
import { graded, money } from '../../fixtures/offers.ts';

const euro = money(1).currency;

describe('the order of offers', () => {
  const piece = (exactMinor: number, per: 'piece' | 'litre' = 'piece'): Pick<GradedOffer, 'unitPrice'> => ({
    unitPrice: { per, exactMinor, price: { minor: Math.round(exactMinor), currency: euro } },
  });
  const all: GradedOffer[] = [
    graded({ id: '1', price: money(5), merchant: { name: 'delta' }, updatedAt: 10 }, piece(3)),
    graded(
      { id: '2', price: money(4), merchant: { name: 'Alpha' }, updatedAt: 40 },
      { grade: 'likely', discountPercent: 10, ...piece(2) },
    ),
    graded(
      { id: '3', price: money(6), merchant: { name: 'bravo' } },
      { condition: 'used', discountPercent: 50, ...piece(1, 'litre') },
    ),
    graded({ id: '4', price: money(1, 'USD'), merchant: { name: 'Charlie' }, updatedAt: 30 }),
    graded({ id: '5', merchant: { name: 'Echo' }, updatedAt: 50 }),
    graded({ id: '6', price: money(3), merchant: { name: 'Foxtrot' }, availability: 'out-of-stock' }, piece(0.5)),
    graded({ id: '7', price: money(3), merchant: { name: 'golf' }, availability: 'unknown' }),
    graded({ id: '8', price: money(1), merchant: { name: 'hotel' } }, { grade: 'similar', discountPercent: 10 }),
    graded({ id: '9', price: money(2, 'GBP'), merchant: { name: 'alpha' } }),
  ];
  it.each<[Sort, string]>([
    ['best', '1 7 6 9 4 5 3 2 8'],
    ['price', '8 7 6 2 1 3 9 4 5'],
    ['unit-price', '3 6 2 1 7 8 9 4 5'],
    ['discount', '3 2 8 6 7 1 9 4 5'],
    ['merchant', '9 2 3 4 1 5 6 7 8'],
    ['updated', '5 2 4 1 6 7 3 9 8'],
  ])('by %s', (sort, expected) => {
    const ids = (offers: readonly GradedOffer[]): string =>
      rankOffers(offers, { gtins: [], price: money(9) }, sort)
        .map(({ offer }) => offer.id)
        .join(' ');
    expect(ids(all)).toBe(expected);
    expect(ids(all.toReversed())).toBe(expected);
  });

  it('sets a pack of another size where as much of it as the page sells would stand', () => {
    const differs = { kind: 'differs', trait: 'pack' } as const;
    const similar = (reasons: GradedOffer['match']['reasons']) => ({ match: { grade: 'similar', reasons } as const });
    const offer = (id: string, euros: number, litres: number, change: Partial<GradedOffer> = {}): GradedOffer => ({
      ...graded({ id, price: money(euros), merchant: { name: 'a shop' } }),
      unitPrice: { per: 'litre', exactMinor: (euros * 100) / litres, price: money(euros / litres) },
      ...change,
    });
    const byWeight = { unitPrice: { per: '100-g', exactMinor: 1, price: money(0.01) } } as const;
    const offers = [
      offer('half', 3, 0.5, similar([differs])),
      offer('double', 8, 2, similar([differs])),
      offer('like', 5, 1, similar([])),
      offer('the one', 4.5, 1),
      offer('another', 6, 1, similar([])),
      offer('by weight', 5.5, 1, { ...similar([differs]), ...byWeight }),
    ];
    const ids = (all: readonly GradedOffer[]): string[] =>
      rankOffers(all, { gtins: [], price: money(9) }, 'best').map(({ offer: { id } }) => id);
    // For one litre: 4, 5, 5.50 as it stands, 6 and 6.
    const expected = ['the one', 'double', 'like', 'by weight', 'another', 'half'];
    expect(ids(offers)).toEqual(expected);
    expect(ids(offers.toReversed())).toEqual(expected);
    expect(ids(offers.filter(({ offer: { id } }) => id !== 'the one')), 'by the surest that is left').toEqual(
      expected.slice(1),
    );
  });

  it('puts the used before the new where the page sells a used one', () => {
    const [first] = rankOffers(all, { gtins: [], price: money(9), condition: 'used' }, 'best');
    expect(first?.offer.id).toBe('3');
  });

  it('begins with what is asked for in the money of the page', () => {
    const [first] = rankOffers(all, { gtins: [], price: money(9, 'GBP') }, 'price');
    expect(first?.offer.id).toBe('9');
  });

  it('is kept as it came, unless another one is asked for', () => {
    const came = [all[4], all[0], all[6]].filter((item) => item !== undefined);
    const shown = (sort: Sort): string =>
      viewOffers({ offers: came, wanted: { gtins: [] } } as unknown as Comparison, { filters: noFilters, sort })
        .map(({ offer }) => offer.id)
        .join(' ');
    expect(shown('best')).toBe('5 1 7');
    expect(shown('price')).toBe('7 1 5');
  });
});

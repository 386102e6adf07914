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

  describe('where packs differ', () => {
    const otherPack = { kind: 'differs', trait: 'pack' } as const;
    const otherColour = { kind: 'differs', trait: 'colour' } as const;
    const similar = (...reasons: GradedOffer['match']['reasons']) => ({
      match: { grade: 'similar', reasons } as const,
    });
    const likely = { match: { grade: 'likely', reasons: [] } as const };
    const offer = (id: string, euros: number, litres: number, change: Partial<GradedOffer> = {}): GradedOffer => ({
      ...graded({ id, price: money(euros), merchant: { name: 'a shop' } }),
      unitPrice: { per: 'litre', exactMinor: (euros * 100) / litres, price: money(euros / litres) },
      ...change,
    });
    const unmeasured = (id: string, euros: number): GradedOffer =>
      graded({ id, price: money(euros), merchant: { name: 'a shop' } });
    const byWeight = { unitPrice: { per: '100-g', exactMinor: 1, price: money(0.01) } } as const;
    const half = offer('half', 3, 0.5, similar(otherPack));
    const double = offer('double', 8, 2, similar(otherPack));
    const like = offer('like', 5, 1, similar());

    it.each<[string, readonly GradedOffer[], string, Sort?]>([
      [
        // For one litre: 4, 5, 5.50 as it stands, 6 and 6.
        'one stands where as much of it as the page sells would stand',
        [
          half,
          double,
          like,
          offer('one', 4.5, 1),
          offer('another', 6, 1, similar()),
          offer('weighed', 5.5, 1, { ...similar(otherPack), ...byWeight }),
        ],
        'one double like weighed another half',
      ],
      [
        'what the page sells is told by what is like it',
        [half, double, like, offer('another', 6, 1, similar())],
        'double like another half',
      ],
      [
        // For two litres: 12, 11, 8.
        'what the page sells may be the large one',
        [half, offer('large', 11, 2, similar()), offer('huge', 16, 4, similar(otherPack))],
        'huge large half',
      ],
      [
        // By one litre it costs 4, by the two litres of the other 8.
        'the same product tells it before one that is likely the same',
        [offer('surest', 9, 1), offer('guess', 7, 2, likely), double, offer('close', 5, 1, similar(otherColour))],
        'surest guess double close',
      ],
      [
        'and one that is likely the same before one that is like it',
        [offer('guess', 9, 1, likely), offer('vague', 5, 2, similar()), double],
        'guess double vague',
      ],
      [
        'of two as sure always the same one tells it, whoever came first',
        [offer('first', 7, 1, similar()), offer('second', 5, 2, similar()), double],
        'double second first',
      ],
      [
        'what holds nobody knows how much tells nothing',
        [unmeasured('unmeasured', 4), like, half],
        'unmeasured like half',
      ],
      [
        'a gift tells nothing: the others stand as they are',
        [offer('gift', 0, 1), half, double, offer('five', 5, 1, similar(otherPack))],
        'gift half five double',
      ],
      [
        // Five litres for 10 € are no bargain for a page's one litre of another colour.
        'another colour is no other pack',
        [offer('one', 9, 1), half, offer('red', 10, 5, similar(otherColour))],
        'one half red',
      ],
      ['where none is of the page’s pack, they stand as they are', [half, double], 'half double'],
      ['by price, they stand as they are', [half, double, like], 'half like double', 'price'],
    ])('%s', (_, offers, expected, sort = 'best') => {
      const ids = (all: readonly GradedOffer[]): string =>
        rankOffers(all, { gtins: [], price: money(9) }, sort)
          .map(({ offer: { id } }) => id)
          .join(' ');
      expect(ids(offers)).toBe(expected);
      expect(ids(offers.toReversed()), 'in the other order').toBe(expected);
    });
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

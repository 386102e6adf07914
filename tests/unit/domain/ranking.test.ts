import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare } from '../../../lib/domain/compare.ts';
import type { Comparison } from '../../../lib/domain/comparison.ts';
import { facetsOf, filterOffers } from '../../../lib/domain/facets.ts';
import type { Facet } from '../../../lib/domain/facet.ts';
import type { Offer } from '../../../lib/domain/offer.ts';
import { viewOffers } from '../../../lib/domain/view-offers.ts';
import { noFilters, SORTS, type OfferFilters } from '../../../lib/domain/view-query.ts';
import { wantedOf } from '../../../lib/domain/wanted.ts';
import { GTIN, money, offerWith, OTHER_GTIN, sightingWith } from '../../fixtures/offers.ts';

const sighting = sightingWith({
  name: { value: 'Toaster 500 ml', source: 'json-ld', certainty: 1 },
  price: { value: money(50), source: 'json-ld', certainty: 1 },
});

function comparing(offers: readonly Offer[]): Comparison {
  return compare({
    subject: { kind: 'sighting', sighting },
    wanted: wantedOf(sighting),
    offers,
    fetchedAt: 1,
    asked: [],
  });
}

const offerText = fc.constantFrom('Toaster 500 ml', 'Toaster 2 x 500 ml', 'Toaster 500 ml refurbished', 'Kettle', '');
const anOffer = fc
  .record({
    id: fc.integer({ min: 1, max: 1_000_000 }).map(String),
    name: offerText,
    price: fc.option(
      fc.integer({ min: 1, max: 20_000 }).map((cents) => money(cents / 100)),
      { nil: undefined },
    ),
    foreign: fc.boolean(),
    merchant: fc.integer({ min: 1, max: 6 }).map((id) => ({ id: String(id), name: `Shop ${String(id)}` })),
    network: fc.option(
      fc.integer({ min: 1, max: 3 }).map((id) => ({ id: String(id), name: `Net ${String(id)}` })),
      { nil: undefined },
    ),
    availability: fc.constantFrom('in-stock' as const, 'out-of-stock' as const, 'unknown' as const),
    sellerParty: fc.constantFrom('first' as const, 'third' as const, 'unknown' as const),
    gtins: fc.constantFrom([GTIN], [OTHER_GTIN], []),
  })
  .map(
    ({ price, network, foreign, ...rest }): Offer =>
      offerWith({
        ...rest,
        ...(price ? { price: foreign ? money(price.minor / 100, 'USD') : price } : {}),
        ...(network ? { network } : {}),
      }),
  );
const someOffers = fc.uniqueArray(anOffer, { maxLength: 40, selector: ({ id }) => id });

const idsOf = (comparison: Comparison, sort: (typeof SORTS)[number]): string[] =>
  viewOffers(comparison, { filters: noFilters, sort }).map(({ offer }) => offer.id);

describe('the order of offers', () => {
  test('does not follow commission, network or links, however they are changed', () => {
    const paid = fc.record({
      commissionable: fc.boolean(),
      network: fc.integer({ min: 1, max: 9 }).map((id) => ({ id: String(id), name: `Net ${String(id)}` })),
      links: fc.record({ direct: fc.webUrl(), affiliate: fc.webUrl() }),
    });
    fc.assert(
      fc.property(
        someOffers,
        fc.array(paid, { minLength: 40, maxLength: 40 }),
        fc.constantFrom(...SORTS),
        (offers, changes, sort) => {
          const changed = offers.map((offer, index) => ({ ...offer, ...changes[index] }));
          expect(idsOf(comparing(changed), sort)).toEqual(idsOf(comparing(offers), sort));
          expect(comparing(changed).best?.offerId).toBe(comparing(offers).best?.offerId);
        },
      ),
    );
  });

  test('does not follow the order in which they came', () => {
    const shuffled = someOffers.chain((offers) =>
      fc.tuple(fc.constant(offers), fc.shuffledSubarray(offers, { minLength: offers.length })),
    );
    fc.assert(
      fc.property(shuffled, fc.constantFrom(...SORTS), ([offers, others], sort) => {
        expect(idsOf(comparing(others), sort)).toEqual(idsOf(comparing(offers), sort));
      }),
    );
  });

  test('puts the very product first, then the likely, then the similar', () => {
    const { offers } = comparing([
      offerWith({ id: 'similar', name: 'Kettle', gtins: [], price: money(1) }),
      offerWith({ id: 'pack', name: 'Toaster 2 x 500 ml', price: money(2) }),
      offerWith({ id: 'same', name: 'Toaster 500 ml', price: money(40) }),
    ]);
    expect(offers.map(({ offer }) => offer.id)).toEqual(['same', 'pack', 'similar']);
  });
});

describe('the best offer', () => {
  const same = (id: string, more: Partial<Offer>): Offer => offerWith({ id, name: 'Toaster 500 ml', ...more });

  test('is the cheapest of the same, in stock, and tells what is saved', () => {
    const { best } = comparing([
      same('dear', { price: money(45) }),
      same('cheap', { price: money(40) }),
      same('gone', { price: money(30), availability: 'out-of-stock' }),
      same('abroad', { price: money(10, 'USD') }),
      offerWith({ id: 'other', name: 'Kettle', gtins: [], price: money(1) }),
    ]);
    expect(best).toEqual({
      offerId: 'cheap',
      price: money(40),
      inStock: true,
      saving: { amount: money(10), percent: 20 },
    });
  });

  test('a refurbished one never beats a new one in silence', () => {
    const { best } = comparing([
      same('new', { price: money(45) }),
      same('renewed', { price: money(20), condition: 'refurbished' }),
      same('named', { price: money(25), name: 'Toaster 500 ml renewed' }),
    ]);
    expect(best?.offerId).toBe('new');
  });

  test('there is none without an offer of the same product', () => {
    expect(comparing([offerWith({ name: 'Kettle', gtins: [], price: money(1) })]).best).toBeUndefined();
  });

  test('nothing is saved where the page asks no more', () => {
    expect(comparing([same('1', { price: money(50) })]).best?.saving).toBeUndefined();
  });
});

describe('facets', () => {
  const someFilters: fc.Arbitrary<OfferFilters> = fc.record({
    grade: fc.subarray(['same', 'likely', 'similar'] as const),
    merchant: fc.subarray(['1', '2', '3']),
    network: fc.subarray(['1', '2']),
    availability: fc.subarray(['in-stock', 'out-of-stock'] as const),
    condition: fc.subarray(['refurbished', 'not-stated'] as const),
    seller: fc.subarray(['first', 'third'] as const),
    currency: fc.constant([]),
    price: fc.option(
      fc.record({ currency: fc.constant(money(1).currency), minMinor: fc.nat(9000), maxMinor: fc.nat(20_000) }),
      { nil: null },
    ),
  });

  test('counts add up, and a choice leaves exactly as many as it promised', () => {
    fc.assert(
      fc.property(someOffers, someFilters, (offers, filters) => {
        const comparison = comparing(offers);
        const facets = facetsOf(comparison.offers, filters);
        for (const name of [
          'grade',
          'merchant',
          'network',
          'availability',
          'condition',
          'seller',
          'currency',
        ] as const) {
          const facet: Facet = facets[name];
          expect(facet.entries.reduce((sum, { count }) => sum + count, facet.rest)).toBe(facet.of);
          const others = filterOffers(comparison.offers, { ...filters, [name]: [] });
          expect(facet.entries.reduce((sum, { loaded }) => sum + loaded, facet.rest)).toBe(others.length);
          for (const { value, loaded } of facet.entries) {
            const chosen = { ...filters, [name]: [value] } as OfferFilters;
            expect(filterOffers(comparison.offers, chosen)).toHaveLength(loaded);
          }
        }
        for (const { bins, count } of facets.prices) expect(bins.reduce((sum, bin) => sum + bin, 0)).toBe(count);
      }),
    );
  });

  test('the counts of the service stand where it gave them, with the names', () => {
    const { offers } = comparing([
      offerWith({ id: 'a' }),
      offerWith({ id: 'b', merchant: { id: '11', name: 'Other' } }),
    ]);
    const facets = facetsOf(offers, noFilters, {
      networks: [],
      merchants: [
        { id: '10', name: 'Example Shop', count: 40 },
        { id: '12', name: 'Not loaded', count: 7 },
      ],
    });
    expect(facets.merchant).toEqual({
      entries: [
        { value: '10', label: 'Example Shop', count: 40, loaded: 1, chosen: false },
        { value: '11', label: 'Other', count: 1, loaded: 1, chosen: false },
        { value: '12', label: 'Not loaded', count: 7, loaded: 0, chosen: false, isUnloaded: true },
      ],
      rest: 0,
      of: 48,
    });
  });
});

test('the discount is computed from the two prices', () => {
  const { offers } = comparing([
    offerWith({ price: money(75), regularPrice: money(100) }),
    offerWith({ id: '2', price: money(75), regularPrice: money(70) }),
  ]);
  expect(offers.map(({ discountPercent }) => discountPercent)).toEqual([25, undefined]);
});

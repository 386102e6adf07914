import { describe, expect, it } from 'vitest';
import { facetsOf, filterOffers } from '../../../lib/domain/facets.ts';
import type { Currency } from '../../../lib/domain/money.ts';
import { noFilters, type OfferFilters } from '../../../lib/domain/view-query.ts';
import { graded, money } from '../../fixtures/offers.ts';

const euro = money(1).currency;

describe('facets', () => {
  const offers = [
    graded({ id: '1', price: money(10), merchant: { id: '10', name: 'Ten' }, network: { id: '1', name: 'Net' } }),
    graded({ id: '2', price: money(20), merchant: { name: 'No id' } }, { condition: 'used' }),
    graded({ id: '3', price: money(58), availability: 'unknown' }, { grade: 'likely' }),
    graded({ id: '4', price: money(5, 'USD'), sellerParty: 'third' }),
    graded({ id: '5' }),
  ];
  const passing = (filters: Partial<OfferFilters>): string =>
    filterOffers(offers, { ...noFilters, ...filters })
      .map(({ offer }) => offer.id)
      .join(' ');

  it.each<[Partial<OfferFilters>, string]>([
    [{}, '1 2 3 4 5'],
    [{ grade: ['likely'] }, '3'],
    [{ merchant: ['No id'] }, '2'],
    [{ merchant: ['10'] }, '1 3 4 5'],
    [{ network: ['1'] }, '1'],
    [{ network: [''] }, '2 3 4 5'],
    [{ availability: ['unknown', 'out-of-stock'] }, '3'],
    [{ condition: ['not-stated'] }, '1 3 4 5'],
    [{ condition: ['used'] }, '2'],
    [{ seller: ['third'] }, '4'],
    [{ currency: ['not-stated'] }, '5'],
    [{ currency: ['USD' as Currency, 'not-stated'] }, '4 5'],
    [{ price: { currency: euro } }, '1 2 3'],
    [{ price: { currency: euro, minMinor: 2000 } }, '2 3'],
    [{ price: { currency: euro, maxMinor: 2000 } }, '1 2'],
    [{ price: { currency: euro, minMinor: 1001, maxMinor: 1999 } }, ''],
    [{ price: { currency: euro, maxMinor: 2000 }, condition: ['used'] }, '2'],
  ])('leave of %j: %s', (filters, expected) => {
    expect(passing(filters)).toBe(expected);
  });

  it('cut the prices of each currency into equal parts, the last one with its end', () => {
    const { prices } = facetsOf(offers, noFilters);
    expect(
      prices.map(({ bins, ...rest }) => ({
        ...rest,
        filled: bins.flatMap((n, at) => (n > 0 ? [at] : [])),
        of: bins.length,
      })),
    ).toEqual([
      { currency: 'EUR', minMinor: 1000, maxMinor: 5800, count: 3, filled: [0, 5, 23], of: 24 },
      { currency: 'USD', minMinor: 500, maxMinor: 500, count: 1, filled: [0], of: 1 },
    ]);
    expect(facetsOf(offers.toReversed(), noFilters).prices.map(({ currency }) => currency)).toEqual(['EUR', 'USD']);
  });

  it('show the prices that another price range would give, and no others', () => {
    const { prices } = facetsOf(offers, { ...noFilters, grade: ['same'], price: { currency: euro, maxMinor: 1000 } });
    expect(prices.map(({ currency, count }) => `${currency} ${String(count)}`)).toEqual(['EUR 2', 'USD 1']);
  });

  it('order currencies of as many offers by name', () => {
    const two = [graded({ price: money(1, 'USD') }), graded({ price: money(1) })];
    expect(facetsOf(two, noFilters).prices.map(({ currency }) => currency)).toEqual(['EUR', 'USD']);
    expect(facetsOf(two.toReversed(), noFilters).prices.map(({ currency }) => currency)).toEqual(['EUR', 'USD']);
  });

  it('count the most first, keep what is chosen, and name what has a name', () => {
    const { merchant, network, condition } = facetsOf(offers, { ...noFilters, network: ['9', '1'] });
    expect(merchant.entries).toEqual([{ value: '10', label: 'Example Shop', count: 1, loaded: 1, chosen: false }]);
    expect(network.entries).toEqual([
      { value: '1', label: 'Net', count: 1, loaded: 1, chosen: true },
      { value: '9', count: 0, loaded: 0, chosen: true },
    ]);
    expect(network).toMatchObject({ rest: 4, of: 5 });
    expect(condition.entries).toEqual([{ value: 'not-stated', count: 1, loaded: 1, chosen: false }]);
  });

  it('tell what only the service has counted from what the filters leave out', () => {
    const service = {
      networks: [],
      merchants: [
        { id: '10', name: 'Example Shop', count: 9 },
        { id: '11', name: 'Far', count: 50 },
        { id: '12', name: 'Farther', count: 60 },
        { id: '13', name: 'Nothing there', count: 0 },
      ],
    };
    const { merchant } = facetsOf(offers, { ...noFilters, condition: ['used'], merchant: ['11'] }, service);
    expect(merchant.entries.map(({ value, loaded, isUnloaded = false }) => [value, loaded, isUnloaded])).toEqual([
      ['No id', 1, false],
      ['10', 0, false],
      ['12', 0, true],
      ['11', 0, true],
    ]);
  });

  it('believe the service about what is not loaded, and what is loaded where there is more of it', () => {
    const service = {
      merchants: [
        { id: '10', name: 'Ten', count: 2 },
        { id: '11', name: 'No count' },
      ],
      networks: [{ id: '1', name: 'Net of the service', count: 7 }],
    };
    const { merchant, network } = facetsOf(offers, noFilters, service);
    expect(merchant.entries).toEqual([
      { value: '10', label: 'Ten', count: 4, loaded: 4, chosen: false },
      { value: 'No id', label: 'No id', count: 1, loaded: 1, chosen: false },
    ]);
    expect(network.entries).toEqual([{ value: '1', label: 'Net of the service', count: 7, loaded: 1, chosen: false }]);
    expect(network).toMatchObject({ rest: 4, of: 11 });
  });
});

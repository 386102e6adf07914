import { describe, expect, it } from 'vitest';
import type { Asin, ProductUrl } from '../../../lib/domain/identifier.ts';
import { listingCalls, offersOfItem } from '../../../lib/domain/listing-offers.ts';
import type { Offer } from '../../../lib/domain/offer.ts';
import type { OfferPage } from '../../../lib/domain/offer-page.ts';
import type { Listed } from '../../../lib/domain/sighting.ts';
import { GTIN, offerWith, OTHER_GTIN } from '../../fixtures/offers.ts';

const ASIN = 'B07PGL2ZSL' as Asin;
const OTHER_ASIN = 'B000000001' as Asin;
const address = (path: string): ProductUrl => `https://shop.example/${path}` as ProductUrl;

describe('the calls for the items of a list', () => {
  it('are one for each kind of name, the strongest of each item', () => {
    const items: Listed[] = [
      { url: address('1'), gtin: GTIN },
      { asin: ASIN, gtin: GTIN, url: address('2') },
      { name: 'only words' },
      { url: address('4') },
      { asin: OTHER_ASIN },
      { asin: ASIN },
    ];
    expect(
      listingCalls(items).map(({ criterion, items: asked }) => [
        criterion.field,
        criterion.values,
        asked.map(({ place }) => place),
      ]),
    ).toEqual([
      ['asin', [ASIN, OTHER_ASIN], [1, 4, 5]],
      ['barcode', ['4006381333931', '04006381333931'], [0]],
      ['url', [address('4')], [3]],
    ]);
  });

  it('ask for no more than ten', () => {
    const items = Array.from({ length: 12 }, (_, index): Listed => ({ url: address(String(index)) }));
    expect(listingCalls(items)[0]?.items).toHaveLength(10);
    expect(listingCalls([])).toEqual([]);
    expect(listingCalls([{ name: 'only words' }])).toEqual([]);
  });
});

describe('whose offers came back', () => {
  const ids = (page: Partial<OfferPage>, item: Listed): string[] => {
    const [call] = listingCalls([item]);
    const asked = call?.items[0];
    if (asked === undefined) throw new Error('nothing asked');
    return offersOfItem({ offers: [], paging: { page: 1 }, dropped: 0, ...page }, asked).map(({ id }) => id);
  };
  const offer = (id: string, more: Partial<Offer>): Offer => offerWith({ id, gtins: [], ...more });

  it('is told by the service’s groups, each offer once', () => {
    const [one, two] = [offer('1', {}), offer('2', {})];
    const groups = [
      { value: '04006381333931', offers: [one, two] },
      { value: '4006381333931', offers: [one] },
      { value: '4242005377558', offers: [offer('3', {})] },
    ];
    expect(ids({ offers: [offer('9', { gtins: [GTIN] })], groups }, { gtin: GTIN })).toEqual(['1', '2']);
  });

  it.each<[string, Listed, string[]]>([
    ['an ASIN', { asin: ASIN }, ['asin', 'shares its barcode']],
    ['a barcode', { gtin: GTIN }, ['asin', 'shares its barcode', 'another asin']],
    ['an address', { url: address('1') }, ['address']],
    ['an ASIN that nobody has', { asin: 'B000000002' as Asin }, []],
  ])('is told by %s, where groups are of no use', (_, item, expected) => {
    const offers = [
      offer('asin', { asin: ASIN, gtins: [GTIN] }),
      offer('shares its barcode', { gtins: [GTIN, OTHER_GTIN] }),
      offer('another asin', { asin: OTHER_ASIN, gtins: [GTIN] }),
      offer('address', { links: { direct: address('1') } }),
      offer('nothing', {}),
    ];
    expect(ids({ offers }, item)).toEqual(expected);
    expect(ids({ offers, groups: [{ value: 'all', offers }] }, item)).toEqual(expected);
  });
});

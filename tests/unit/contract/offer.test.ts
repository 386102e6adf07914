import { describe, expect, it } from 'vitest';
import { offerPageSchema } from '../../../lib/contract/offer-page.ts';
import { readAs } from '../../../lib/contract/read.ts';
import type { Offer } from '../../../lib/domain/offer.ts';
import { overTheWire, product } from './wire.ts';

function pageOf(data: readonly unknown[], rest: object = {}, unit: 'major' | 'minor' = 'major') {
  const page = readAs(offerPageSchema(unit))({ data, ...rest });
  if (!page.ok) throw new Error(page.failure.join());
  return page.value;
}

function only(fields: Readonly<Record<string, unknown>>, unit: 'major' | 'minor' = 'major'): Offer {
  const { offers } = pageOf([product(fields)], {}, unit);
  expect(offers).toHaveLength(1);
  return offers[0]!;
}

describe('an offer', () => {
  it('is read whole', () => {
    expect(only({})).toEqual({
      id: '8099982740095203709',
      name: 'Stabilo Boss 70/24',
      brand: 'Stabilo',
      merchant: { id: '54419', name: 'Paper House' },
      network: { id: '329', name: 'Net' },
      price: { minor: 199, currency: 'EUR' },
      regularPrice: { minor: 249, currency: 'EUR' },
      onSale: true,
      availability: 'in-stock',
      condition: 'new',
      sellerParty: 'first',
      asin: 'B000WLDVV0',
      gtins: ['04006381333931'],
      mpn: '70/24',
      links: { direct: 'https://paper.example/p/7' },
      updatedAt: Date.UTC(2026, 8, 1, 10),
    });
  });

  it.each([
    ['a decimal in euro', { currency: 'EUR', final_price: 12.99 }, 'major', { minor: 1299, currency: 'EUR' }],
    ['a decimal in quotes', { currency: 'eur', final_price: '12.99' }, 'major', { minor: 1299, currency: 'EUR' }],
    ['yen', { currency: 'JPY', final_price: 1500 }, 'major', { minor: 1500, currency: 'JPY' }],
    ['dinar', { currency: 'KWD', final_price: 1.234 }, 'major', { minor: 1234, currency: 'KWD' }],
    ['cents', { currency: 'EUR', final_price: 1299 }, 'minor', { minor: 1299, currency: 'EUR' }],
    ['zero, as shops write a price they do not state', { final_price: 0 }, 'major', undefined],
    ['a negative one', { final_price: -5 }, 'major', undefined],
    ['one without a currency', { currency: null }, 'major', undefined],
    ['one in words', { final_price: 'ask us' }, 'major', undefined],
    ['an absurd one', { final_price: 1e300 }, 'major', undefined],
  ] as const)('has a price from %s', (_, fields, unit, price) => {
    expect(only(fields, unit).price).toEqual(price);
  });

  it.each([
    ['InStock', 'in-stock'],
    ['In Stock', 'in-stock'],
    ['in_stock', 'in-stock'],
    ['https://schema.org/InStock', 'in-stock'],
    ['OutOfStock', 'out-of-stock'],
    ['out of stock', 'out-of-stock'],
    ['Currently unavailable', 'out-of-stock'],
    ['Not in stock', 'out-of-stock'],
    ['https://schema.org/LimitedAvailability', 'in-stock'],
    ['PreOrder', 'unknown'],
    ['Unknown', 'unknown'],
    ['Banana', 'unknown'],
    [null, 'unknown'],
    [7, 'unknown'],
  ])('is available by %j as %s', (availability, expected) => {
    expect(only({ availability }).availability).toBe(expected);
  });

  it.each([
    ['New', 'new'],
    ['Open-Box', 'open-box'],
    ['open box', 'open-box'],
    ['REFURBISHED', 'refurbished'],
    ['used', 'used'],
    ['Used - Like New', 'used'],
    ['Used/Good', 'used'],
    ['Pre-Owned', 'used'],
    ['Certified Refurbished (Excellent)', 'refurbished'],
    ['https://schema.org/UsedCondition', 'used'],
    ['Brand new, unused', 'new'],
    ['like a dream', undefined],
  ])('is in the condition %s as %s', (condition, expected) => {
    expect(only({ condition }).condition).toBe(expected);
  });

  it.each([
    ['text', '4006381333931', ['04006381333931']],
    ['a number', 4_006_381_333_931, ['04006381333931']],
    ['a number that lost its zeros', 36_000_291_452, ['00036000291452']],
    ['an ISBN-10 with X', '043942089X', ['09780439420891']],
    ['a wrong check digit', '4006381333932', []],
    ['nothing', null, []],
  ])('has barcodes from %s', (_, barcode, gtins) => {
    expect(only({ barcode, identifiers: {} }).gtins).toEqual(gtins);
  });

  it.each([
    ['a placeholder of the affiliate', { affiliate: 'https://n.example/c?a=@@@' }, undefined],
    ['a placeholder of the sub id', { affiliate: 'https://n.example/c?s=###' }, undefined],
    ['a template', { affiliate: 'https://n.example/c?s={subid}' }, undefined],
    ['an encoded placeholder', { affiliate: 'https://n.example/c?s=%40%40%40' }, undefined],
    ['a filled link', { affiliate: 'https://n.example/c?a=1' }, 'https://n.example/c?a=1'],
    ['a plain http link', { affiliate: 'http://n.example/c?a=1' }, undefined],
    ['a script', { affiliate: 'javascript:alert(1)' }, undefined],
    [
      'an outclick before it',
      { outclick: 'https://o.example/x', affiliate: 'https://n.example/' },
      'https://o.example/x',
    ],
  ])('has an affiliate link from %s', (_, urls, expected) => {
    expect(only({ urls, commission_url: null }).links.affiliate).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://paper.example/',
    '//paper.example',
    'https://u:p@paper.example/',
    7,
    // A network's link, put where the shop's belongs.
    'https://n.example/c?a=@@@&u=https%3A%2F%2Fshop.example%2Fp',
    'https://n.example/c?s=%23%23%23',
  ])('has no direct link from %j', (address) => {
    expect(only({ direct_url: address, urls: { direct: address } }).links.direct).toBeUndefined();
    const other = 'https://shop.example/p/1';
    expect(only({ direct_url: other, urls: { direct: address } }).links.direct).toBe(other);
  });

  it.each([
    ['https://paper.example/p/7?utm_source=feed&id=7#top', 'https://paper.example/p/7?id=7'],
    ['https://www.amazon.de/dp/B000WLDVV0/ref=sr_1_1?tag=somebody-21', 'https://www.amazon.de/dp/B000WLDVV0'],
    ['https://paper.example/p/7;jsessionid=1', 'https://paper.example/p/7'],
    ['https://paper.example/a b', 'https://paper.example/a%20b'],
  ])('leads directly to %s as %s', (address, expected) => {
    expect(only({ urls: null, direct_url: address }).links.direct).toBe(expected);
  });

  it('keeps ids of 19 digits, quoted or not', () => {
    const data =
      '{"data":[{"id":8099982740095203709,"name":"A","merchant":{"id":1,"name":"M"}},{"id":"8099982740095203708","name":"B","merchant":{"name":"M"}}]}';
    const page = readAs(offerPageSchema('major'))(overTheWire(data));
    expect(page.ok && page.value.offers.map(({ id }) => id)).toEqual(['8099982740095203709', '8099982740095203708']);
  });

  it('is cut where its text has no end, between whole characters', () => {
    const { name } = only({ name: `${'a'.repeat(499)}😀 tail` });
    expect(name).toBe('a'.repeat(499));
    expect(only({ name: 'x'.repeat(10_000) }).name).toHaveLength(500);
  });

  it('is read from dotted keys as from nested ones', () => {
    const { merchant: _, network: __, ...row } = product();
    const dotted = { ...row, 'merchant.id': 3, 'merchant.name': 'Dotted', 'network.id': 4, 'network.name': 'Net' };
    expect(pageOf([dotted]).offers[0]).toMatchObject({
      merchant: { id: '3', name: 'Dotted' },
      network: { id: '4', name: 'Net' },
    });
  });

  it('takes the shop from its address where no merchant is named, or its number, and is none without any', () => {
    expect(only({ merchant: null }).merchant).toEqual({ name: 'paper.example' });
    expect(only({ merchant: { id: 7 } }).merchant).toEqual({ id: '7', name: 'paper.example' });
    expect(only({ merchant: { id: 7 }, direct_url: null, urls: null }).merchant).toEqual({ id: '7', name: '7' });
    expect(pageOf([product({ merchant: null, direct_url: null, urls: null })])).toMatchObject({
      offers: [],
      dropped: 1,
    });
  });
});

describe('a page of offers', () => {
  it('loses bad rows only, and counts them', () => {
    const page = pageOf([product(), null, { id: '2' }, 7, 'text', [], product({ name: '  ' }), product({ id: {} })]);
    expect(page.offers).toHaveLength(1);
    expect(page.dropped).toBe(7);
  });

  it('knows where it stands', () => {
    const meta = { total: 4821, current_page: 2, last_page: 49, per_page: 100, after: 'eyJ', trace_id: 't' };
    expect(pageOf([], { meta }).paging).toEqual({ total: 4821, page: 2, lastPage: 49, perPage: 100, after: 'eyJ' });
    expect(pageOf([], { meta: { total: 'many', after: null } }).paging).toEqual({ page: 1 });
    expect(pageOf([]).paging).toEqual({ page: 1 });
  });

  it('is grouped by what found the offers', () => {
    const data = [
      { criterion: { field: 'asin', value: 'B000WLDVV0' }, results: [product({ id: '1' }), null] },
      { criterion: { field: 'asin', value: 'B000WLDVV1' }, results: [] },
      { criterion: { field: 'asin', value: 'B000WLDVV2' }, results: [product({ id: '1' }), product({ id: '2' })] },
    ];
    const page = pageOf(data);
    expect(page.groups?.map(({ value, offers }) => [value, offers.map(({ id }) => id)])).toEqual([
      ['B000WLDVV0', ['1']],
      ['B000WLDVV1', []],
      ['B000WLDVV2', ['1', '2']],
    ]);
    expect(page.offers.map(({ id }) => id)).toEqual(['1', '2']);
    expect(page.dropped).toBe(1);
  });

  it.each([[undefined], [null], ['x'], [7], [{}], [[]]])('is none when data is %j', (data) => {
    expect(readAs(offerPageSchema('major'))({ data }).ok).toBe(Array.isArray(data));
  });
});

describe('facets of the catalog', () => {
  const short = {
    final_prices: { min: 1.5, max: 99 },
    networks: [{ id: 3, name: 'Net', product_count: 7 }],
    merchants: [{ id: 5, name: 'Shop', product_count: 4, network: { id: 3, name: 'Net' } }, { name: 'no id' }],
  };
  const long = {
    networks: [{ id: 3, name: 'Net', url: 'x', logo_url: null, merchant_count: 2, product_count: 7, group: { id: 1 } }],
    merchants: [{ id: 5, name: 'Shop', description: 'd', domains: [], product_count: 4, network: { id: 3, url: 'x' } }],
  };
  const entries = {
    networks: [{ id: '3', name: 'Net', count: 7 }],
    merchants: [{ id: '5', name: 'Shop', count: 4, networkId: '3' }],
  };

  const euro = (minor: number) => ({ minor, currency: 'EUR' });
  it('are read in both shapes', () => {
    expect(pageOf([product({})], { facets: short }).facets).toEqual({
      ...entries,
      prices: { min: euro(150), max: euro(9900) },
    });
    expect(pageOf([], { facets: long }).facets).toEqual(entries);
  });

  it('count prices in the unit of the catalog', () => {
    const facets = { final_prices: { min: 150, max: 9900 } };
    expect(pageOf([product({})], { facets }, 'minor').facets?.prices).toEqual({ min: euro(150), max: euro(9900) });
  });

  it.each([
    ['nothing was found', []],
    ['no price was', [product({ final_price: null })]],
    ['two currencies were', [product({}), product({ id: '2', currency: 'USD' })]],
  ])('tell no span of prices where %s: it would be of no currency', (_, rows) => {
    expect(pageOf(rows, { facets: short }).facets).toEqual(entries);
  });

  it('are absent rather than half there', () => {
    expect(pageOf([]).facets).toBeUndefined();
    expect(pageOf([], { facets: 'none' }).facets).toBeUndefined();
    expect(pageOf([product({})], { facets: { final_prices: { min: 9, max: 1 } } }).facets?.prices).toBeUndefined();
    expect(pageOf([product({})], { facets: { final_prices: { min: 9 } } }).facets?.prices).toBeUndefined();
  });
});

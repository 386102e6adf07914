import { describe, expect, it } from 'vitest';
import { checkDigit } from '../../../lib/domain/gtin.ts';
import type { ProductUrl } from '../../../lib/domain/identifier.ts';
import type { Finding } from '../../../lib/domain/recognise/finding.ts';
import { mergeFindings, settle } from '../../../lib/domain/recognise/merge.ts';
import type { Sighting, Source } from '../../../lib/domain/sighting.ts';
import { pageWith } from '../../fixtures/evidence.ts';
import { money } from '../../fixtures/offers.ts';

const HOME = 'https://www.shop.example/p/1';
function merged(findings: readonly Finding[], address = HOME): Sighting {
  return mergeFindings(findings, pageWith({}, address), address as ProductUrl, undefined);
}
const EAN = '4006381333931';
const GTIN = '04006381333931';

describe('what several sources say', () => {
  it.each<[string, [string, Source][], number, number]>([
    ['one, as far as it is believed', [['a', 'text']], 0.6, 0],
    [
      'two that agree',
      [
        ['a', 'text'],
        ['a', 'text'],
      ],
      0.8,
      0,
    ],
    [
      'three that agree',
      [
        ['a', 'state'],
        ['a', 'text'],
        ['a', 'text'],
      ],
      0.93,
      0,
    ],
    [
      'never quite sure',
      [
        ['a', 'url'],
        ['a', 'url'],
        ['a', 'url'],
        ['a', 'url'],
      ],
      0.99,
      0,
    ],
    [
      'two that do not',
      [
        ['a', 'json-ld'],
        ['b', 'text'],
      ],
      0.73,
      1,
    ],
    [
      'one for and one against',
      [
        ['a', 'json-ld'],
        ['a', 'meta'],
        ['b', 'text'],
      ],
      0.83,
      1,
    ],
    [
      'many against',
      [
        ['a', 'meta'],
        ['b', 'text'],
        ['b', 'text'],
        ['b', 'text'],
        ['b', 'text'],
        ['b', 'text'],
        ['b', 'text'],
      ],
      0.3,
      5,
    ],
  ])('%s', (_, claims, certainty, others) => {
    const seen = settle(
      claims.map(([value, source]) => ({ value, source })),
      (a, b) => a === b,
    );
    expect(seen).toMatchObject({ value: 'a', source: claims[0]?.[1], certainty });
    expect(seen?.others?.length ?? 0).toBe(others);
  });

  it('nothing is nothing', () => {
    expect(settle([], () => true)).toBeUndefined();
    expect(merged([])).toEqual({ url: HOME, shop: 'shop.example', gtins: [] });
    expect(merged([], 'https://m.shop.example/p/1').shop).toBe('shop.example');
    expect(merged([], 'https://wwwm.example/p/1').shop).toBe('wwwm.example');
  });

  it('the most believed speaks first, wherever it stood', () => {
    const order: Source[] = ['text', 'state', 'meta', 'rdfa', 'microdata', 'json-ld', 'amazon'];
    const { brand } = merged(order.map((source) => ({ source, brand: `of ${source}` })));
    expect(brand).toMatchObject({ value: 'of amazon', source: 'amazon' });
    expect(brand?.others?.map(({ source }) => source)).toEqual(['json-ld', 'microdata', 'rdfa', 'meta', 'state']);
  });

  it.each<[string, Partial<Finding>, Partial<Sighting> | undefined]>([
    ['a brand', { brand: ' Acme <b>' }, { brand: { value: 'Acme', source: 'json-ld', certainty: 0.93 } }],
    [
      'a brand behind a label',
      { brand: 'Brand: Acme' },
      { brand: { value: 'Acme', source: 'json-ld', certainty: 0.93 } },
    ],
    ['no brand in a template', { brand: '{{ brand }}' }, undefined],
    ['no brand that is none', { brand: ' No Brand ' }, undefined],
    ['no brand of dashes', { brand: '--' }, undefined],
    ['no brand of noughts', { brand: '000' }, undefined],
    ['an mpn', { mpn: 'HD/25' }, { mpn: { value: 'HD/25', source: 'json-ld', certainty: 0.93 } }],
    ['no mpn that does not apply', { mpn: 'N/A' }, undefined],
    ['a number of the shop', { sku: '0815' }, { sku: { value: '0815', source: 'json-ld', certainty: 0.93 } }],
    ['the same behind a label', { sku: 'SKU: 0815' }, { sku: { value: '0815', source: 'json-ld', certainty: 0.93 } }],
    ['the same behind a word', { sku: ' sku 0815' }, { sku: { value: '0815', source: 'json-ld', certainty: 0.93 } }],
    ['the same behind another', { sku: 'MPN : 0815' }, { sku: { value: '0815', source: 'json-ld', certainty: 0.93 } }],
    ['a word within it', { sku: 'A-SKU: 5' }, { sku: { value: 'A-SKU: 5', source: 'json-ld', certainty: 0.93 } }],
    ['no number that is a barcode', { sku: EAN }, undefined],
    ['a number longer than one', { sku: `0${EAN}` }, { sku: { value: `0${EAN}`, source: 'json-ld', certainty: 0.93 } }],
    [
      'a brand with a colon far behind',
      { brand: `${'x'.repeat(45)}: y` },
      { brand: { value: `${'x'.repeat(45)}: y`, source: 'json-ld', certainty: 0.93 } },
    ],
    [
      'a price that was',
      { struckPrice: money(5) },
      { struckPrice: { value: money(5), source: 'json-ld', certainty: 0.93 } },
    ],
    ['no picture whose whole address is too long', { image: `/${'x'.repeat(4090)}` }, undefined],
    [
      'a number as long as one',
      { sku: '4006381333930' },
      { sku: { value: '4006381333930', source: 'json-ld', certainty: 0.93 } },
    ],
    ['no price of nothing', { price: money(0), struckPrice: money(0) }, undefined],
    [
      'a picture',
      { image: ' /1.jpg ' },
      { image: { value: 'https://www.shop.example/1.jpg', source: 'json-ld', certainty: 0.93 } },
    ],
    ['no picture over an open line', { image: 'http://www.shop.example/1.jpg' }, undefined],
    ['no picture that is none', { image: 'https://[' }, undefined],
    ['no picture in the address itself', { image: `https://a.example/${'x'.repeat(4100)}` }, undefined],
    ['no ASIN on another shop', { asin: 'B07PGL2ZSL' }, undefined],
    [
      'stock and condition',
      { availability: 'in-stock', condition: 'used' },
      {
        availability: { value: 'in-stock', source: 'json-ld', certainty: 0.93 },
        condition: { value: 'used', source: 'json-ld', certainty: 0.93 },
      },
    ],
  ])('%s', (_, finding, expected) => {
    expect(merged([{ source: 'json-ld', ...finding }])).toEqual({
      url: HOME,
      shop: 'shop.example',
      gtins: [],
      ...expected,
    });
  });

  it('spellings of one brand agree', () => {
    const { brand } = merged([
      { source: 'json-ld', brand: 'ACME' },
      { source: 'meta', brand: 'Acme Home' },
      { source: 'text', brand: 'acme' },
    ]);
    expect(brand).toEqual({ value: 'ACME', source: 'json-ld', certainty: 0.98 });
  });
});

it('one of several pictures is as good as another', () => {
  const { image } = merged([
    { source: 'json-ld', image: '/1.jpg' },
    { source: 'meta', image: '/2.jpg' },
  ]);
  expect(image).toEqual({ value: 'https://www.shop.example/1.jpg', source: 'json-ld', certainty: 0.97 });
});

describe('the shop’s own number', () => {
  const item = '795145038628';
  const ebay = `https://www.ebay.de/itm/${item}`;

  it('is read from the address, or from the canonical one', () => {
    const itemId = { value: item, source: 'url', certainty: 0.97 };
    expect(merged([], ebay).itemId).toEqual(itemId);
    expect(mergeFindings([], pageWith({}, 'https://www.ebay.de/x'), ebay as ProductUrl, undefined).itemId).toEqual(
      itemId,
    );
  });

  it('is no barcode, whatever the page calls it', () => {
    const findings: readonly Finding[] = [{ source: 'json-ld', gtins: [item, EAN] }];
    expect(merged(findings).gtins.map(({ value }) => value)).toEqual([`00${item}`, GTIN]);
    expect(merged(findings, ebay).gtins.map(({ value }) => value)).toEqual([GTIN]);
  });
});

describe('an ASIN', () => {
  const amazon = 'https://www.amazon.de/dp/B07PGL2ZSL';
  it('is read on Amazon alone, from the page before the address', () => {
    expect(merged([{ source: 'amazon', asin: 'B000000001' }], amazon)).toMatchObject({
      marketplace: 'DE',
      asin: { value: 'B000000001', source: 'amazon', others: [{ value: 'B07PGL2ZSL', source: 'url' }] },
    });
    expect(merged([{ source: 'amazon', asin: 'nonsense' }], amazon).asin).toEqual({
      value: 'B07PGL2ZSL',
      source: 'url',
      certainty: 0.97,
    });
    expect(merged([{ source: 'amazon', asin: 'B000000001' }], 'https://www.amazon.de/gp/x').asin).toEqual({
      value: 'B000000001',
      source: 'amazon',
      certainty: 0.96,
    });
  });
});

describe('barcodes', () => {
  it('stand once each, those that most sources state first', () => {
    const found = merged([
      { source: 'text', gtins: ['4242005377558', EAN] },
      { source: 'json-ld', gtins: [EAN, `0${EAN}`] },
    ]);
    expect(found.gtins).toEqual([
      { value: GTIN, source: 'json-ld', certainty: 0.97 },
      { value: '04242005377558', source: 'text', certainty: 0.6 },
    ]);
  });

  it('of many sources come before one of a better source', () => {
    const found = merged([
      { source: 'rdfa', gtins: ['4242005377558'] },
      { source: 'meta', gtins: [EAN] },
      { source: 'state', gtins: [EAN] },
      { source: 'text', gtins: [EAN] },
    ]);
    expect(found.gtins.map(({ value, certainty }) => [value, certainty])).toEqual([
      [GTIN, 0.95],
      ['04242005377558', 0.89],
    ]);
  });

  it.each<[string, string[]]>([
    ['4,006381333931', []],
    [`${EAN}. `, [GTIN]],
    [`${EAN};)`, [GTIN]],
    ['978-3-423-21412-4', ['09783423214124']],
    ['3423214120', ['09783423214124']],
    ['2000000000008', []],
    ['nonsense', []],
  ])('are read from "%s"', (code, expected) => {
    expect(merged([{ source: 'json-ld', gtins: [code] }]).gtins.map(({ value }) => value)).toEqual(expected);
  });

  it('are not looked for among more than forty, nor kept beyond twenty', () => {
    const many = Array.from({ length: 40 }, (_, index) => `x${String(index)}`);
    expect(merged([{ source: 'json-ld', gtins: [...many, EAN] }]).gtins).toEqual([]);
    expect(merged([{ source: 'json-ld', gtins: [...many.slice(1), EAN] }]).gtins).toHaveLength(1);
    const valid = Array.from({ length: 25 }, (_, index) => {
      const body = `40063813${String(1000 + index)}`;
      return body + checkDigit(body);
    });
    expect(merged([{ source: 'json-ld', gtins: valid }]).gtins).toHaveLength(20);
  });
});

describe('prices', () => {
  const said = (data: number, shown: number, currency = 'EUR'): unknown => {
    const { price } = merged([
      { source: 'json-ld', price: money(data, currency) },
      { source: 'text', price: money(shown) },
    ]);
    return [price?.value.minor, price?.source];
  };

  it.each<[string, number, number, string, unknown]>([
    ['of data come before what is shown', 30, 20, 'EUR', [3000, 'json-ld']],
    ['of data in cents do not', 2000, 20, 'EUR', [2000, 'text']],
    ['of data in cents of another currency do', 2000, 20, 'USD', [200_000, 'json-ld']],
    ['of data whose point parts thousands do not', 1.29, 1299, 'EUR', [129_900, 'text']],
    ['of data that are not quite that do', 1.28, 1299, 'EUR', [128, 'json-ld']],
    ['of data that are a whole thousand off do', 1.29, 1300, 'EUR', [129, 'json-ld']],
  ])('%s', (_, data, shown, currency, expected) => {
    expect(said(data, shown, currency)).toEqual(expected);
  });

  it('agree in amount and currency only', () => {
    const { price } = merged([
      { source: 'json-ld', price: money(3) },
      { source: 'meta', price: money(3, 'USD') },
    ]);
    expect(price?.others).toHaveLength(1);
    expect(
      merged([
        { source: 'json-ld', price: money(3) },
        { source: 'meta', price: money(3) },
      ]).price,
    ).not.toHaveProperty('others');
  });

  it('that were put aside are kept beside the one that is believed', () => {
    expect(
      merged([
        { source: 'json-ld', price: money(2000) },
        { source: 'text', price: money(20) },
      ]).price?.others,
    ).toEqual([{ value: money(2000), source: 'json-ld' }]);
    expect(
      merged([
        { source: 'json-ld', price: money(3) },
        { source: 'meta', price: money(4) },
      ]).price?.others,
    ).toEqual([{ value: money(4), source: 'meta' }]);
  });

  it.each<[string, Finding, number, string, unknown]>([
    ['the lowest of several is a guess', { source: 'json-ld', price: money(40), isLowest: true }, 30, '', [4000, 0.45]],
    ['also where it is what is shown', { source: 'json-ld', price: money(30), isLowest: true }, 30, '', [3000, 0.45]],
    [
      'and what is shown above it comes first',
      { source: 'json-ld', price: money(20), isLowest: true },
      30,
      '',
      [3000, 0.4],
    ],
    [
      'tags of a parent say no more than what is shown of a variant',
      { source: 'meta', price: money(20) },
      30,
      '?variant=1',
      [3000, 0.4],
    ],
    ['but do where no variant is chosen', { source: 'meta', price: money(20) }, 30, '?colour=1', [2000, 0.65]],
    ['and data of a variant is its own', { source: 'json-ld', price: money(20) }, 30, '?variant=1', [2000, 0.73]],
  ])('%s', (_, finding, shown, search, expected) => {
    const { price } = merged([finding, { source: 'text', price: money(shown) }], HOME + search);
    expect([price?.value.minor, price?.certainty]).toEqual(expected);
  });
});

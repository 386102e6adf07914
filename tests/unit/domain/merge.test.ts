import { describe, expect, it } from 'vitest';
import type { ProductUrl } from '../../../lib/domain/identifier.ts';
import type { Finding } from '../../../lib/domain/recognise/finding.ts';
import { mergeFindings, settle } from '../../../lib/domain/recognise/merge.ts';
import type { Sighting, Source } from '../../../lib/domain/sighting.ts';
import { pageWith } from '../../fixtures/evidence.ts';
import { EAN, GTIN, HOME, merged } from '../../fixtures/merged.ts';
import { money } from '../../fixtures/offers.ts';

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
    [
      'a brand with its number in brackets',
      { brand: 'Acme Co. (Tax ID: 123)' },
      { brand: { value: 'Acme Co. (Tax ID: 123)', source: 'json-ld', certainty: 0.93 } },
    ],
    ['no brand in a template', { brand: '{{ brand }}' }, undefined],
    ['no brand that is none', { brand: ' No Brand ' }, undefined],
    ['no brand of dashes', { brand: '--' }, undefined],
    ['no brand of noughts', { brand: '000' }, undefined],
    ['an mpn', { mpn: 'HD/25' }, { mpn: { value: 'HD/25', source: 'json-ld', certainty: 0.93 } }],
    ['no mpn that does not apply', { mpn: 'N/A' }, undefined],
    ['no mpn that is a barcode', { mpn: EAN }, undefined],
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

describe('whether it is there', () => {
  const said: readonly Finding[] = [
    { source: 'json-ld', availability: 'in-stock' },
    { source: 'text', availability: 'out-of-stock' },
  ];
  const seen = (buttons: readonly string[], findings = said): string | undefined =>
    mergeFindings(findings, pageWith({ buttons }), HOME as ProductUrl, undefined).availability?.value;

  it('is said by the data where something can be bought, and by what is shown where nothing can', () => {
    expect(seen(['Add to cart'])).toBe('in-stock');
    expect(seen([])).toBe('out-of-stock');
    expect(seen(['Add to cart disabled'])).toBe('out-of-stock');
  });

  it('is said by the data where they are of one mind, or the text says that it is there', () => {
    const other = said.map(({ source, availability }) => ({
      source,
      availability: availability === 'in-stock' ? ('out-of-stock' as const) : ('in-stock' as const),
    }));
    expect(seen([], other)).toBe('out-of-stock');
  });
});

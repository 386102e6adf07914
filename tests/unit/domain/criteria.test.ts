import { describe, expect, it } from 'vitest';
import { criteriaOf, ofGtin } from '../../../lib/domain/criteria.ts';
import { parseGtin } from '../../../lib/domain/gtin.ts';
import type { Asin, Gtin } from '../../../lib/domain/identifier.ts';
import { searchWords } from '../../../lib/domain/search-words.ts';
import { namesOf, namesOfListed } from '../../../lib/domain/product-names.ts';
import { productKey, subjectKey } from '../../../lib/domain/product-key.ts';
import type { Seen, Sighting } from '../../../lib/domain/sighting.ts';
import type { Subject } from '../../../lib/domain/subject.ts';
import { wantedFrom } from '../../../lib/domain/wanted-from.ts';
import { GTIN, money, OTHER_GTIN, sightingWith } from '../../fixtures/offers.ts';

const seen = <T>(value: T, certainty = 1): Seen<T> => ({ value, source: 'json-ld', certainty });
const ASIN = 'B07PGL2ZSL' as Asin;
const ADDRESS = 'https://shop.example/p/1';
const gtin = (text: string): Gtin => {
  const read = parseGtin(text);
  if (read === undefined) throw new Error(`no barcode: ${text}`);
  return read;
};
const typed = (text: string): Subject => ({ kind: 'typed', text });
const seenAs = (more: Partial<Sighting>): Subject => ({ kind: 'sighting', sighting: sightingWith(more) });

/** "field: value, value", the strongest first. */
const asked = (subject: Subject): string[] =>
  criteriaOf(subject).map(({ field, values }) => `${field}: ${values.join(', ')}`);

const BARCODE = 'barcode: 4006381333931, 04006381333931';

describe('what the catalog is asked by', () => {
  it.each<[string, Partial<Sighting>, string[]]>([
    ['a barcode and an address', {}, [BARCODE, `url: ${ADDRESS}`]],
    [
      'everything, the strongest first',
      {
        asin: seen(ASIN),
        brand: seen('Philips'),
        mpn: seen('HD2581/90'),
        name: seen('Philips Toaster HD2581/90, schwarz'),
      },
      [`asin: ${ASIN}`, BARCODE, `url: ${ADDRESS}`, 'keyword: Philips HD2581/90', 'keyword: Philips Toaster HD2581/90'],
    ],
    ['no guess of an ASIN', { asin: seen(ASIN, 0.4) }, [BARCODE, `url: ${ADDRESS}`]],
    ['an ASIN that is as likely as not', { asin: seen(ASIN, 0.5) }, [`asin: ${ASIN}`, BARCODE, `url: ${ADDRESS}`]],
    ['no guess of a barcode', { gtins: [seen(GTIN, 0.4)] }, [`url: ${ADDRESS}`]],
    [
      'two barcodes of three',
      { gtins: [seen(GTIN), seen(OTHER_GTIN), seen(gtin('4242005377541'))] },
      [BARCODE, 'barcode: 4242005377558, 04242005377558', `url: ${ADDRESS}`],
    ],
    [
      'no code that the shop made up',
      { gtins: [seen(gtin('2000000000008')), seen(gtin('0200000000004')), seen(GTIN)] },
      [BARCODE, `url: ${ADDRESS}`],
    ],
    ['no model without its brand', { gtins: [], mpn: seen('HD2581/90') }, [`url: ${ADDRESS}`]],
    ['no brand without a model', { gtins: [], brand: seen('Philips') }, [`url: ${ADDRESS}`]],
    [
      'no model that is guessed',
      { gtins: [], brand: seen('Philips'), mpn: seen('HD2581/90', 0.3) },
      [`url: ${ADDRESS}`],
    ],
    ['no name of signs alone', { gtins: [], name: seen(' *** ') }, [`url: ${ADDRESS}`]],
  ])('for a page: %s', (_, more, expected) => {
    expect(asked(seenAs(more))).toEqual(expected);
  });

  it.each<[string, string[]]>([
    [' 4006381333931 ', [BARCODE, 'keyword: 4006381333931']],
    ['036000291452', ['barcode: 036000291452, 0036000291452, 00036000291452', 'keyword: 036000291452']],
    [' b07pgl2zsl ', [`asin: ${ASIN}`, 'keyword: b07pgl2zsl']],
    ['3423214120', ['barcode: 9783423214124, 09783423214124, 3423214120', 'asin: 3423214120', 'keyword: 3423214120']],
    ['https://shop.example/p/1?utm_source=x', ['url: https://shop.example/p/1']],
    [
      'https://www.amazon.de/Toaster/dp/B07PGL2ZSL/ref=sr_1',
      [`asin: ${ASIN}`, 'url: https://www.amazon.de/Toaster/dp/B07PGL2ZSL'],
    ],
    ['  Philips   Toaster ', ['keyword: Philips Toaster']],
    ['   ', []],
  ])('for the typed "%s"', (text, expected) => {
    expect(asked(typed(text))).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['4006381333931', ['4006381333931', '04006381333931']],
    ['96385074', ['96385074', '0000096385074', '000096385074', '00000096385074']],
    ['14006381333938', ['14006381333938']],
    ['9783423214124', ['9783423214124', '09783423214124', '3423214120']],
  ])('the barcode %s in every length that shops write it in', (text, expected) => {
    expect(ofGtin(gtin(text)).values).toEqual(expected);
  });
});

describe('the words of a name that are worth a search', () => {
  it.each<[string, string | undefined, string]>([
    ['Philips Toaster HD2581/90 - Schwarz', undefined, 'Philips Toaster HD2581/90'],
    ['Toaster HD2581/90 | Shop', 'Philips', 'Philips Toaster HD2581/90 Shop'],
    ['PHILIPS Toaster HD2581/90', 'Philips', 'PHILIPS Toaster HD2581/90'],
    ['HD2581/90 Toaster Grill', 'Philips Domestic', 'Philips Domestic HD2581/90 Toaster Grill'],
    ['Nivea: Creme (Dose) 150 ml', undefined, 'Nivea Creme Dose'],
    ['Nivea: Creme Soft, 150 ml', undefined, 'Nivea Creme Soft'],
    ['★ Neu! ★ Kaffee, ganze Bohne [1 kg]', undefined, 'Neu Kaffee ganze Bohne'],
    ['Levi’s 501 Original-Fit Jeans', undefined, 'Levi’s 501 Original-Fit Jeans'],
    ['-- Toaster, Brot & Co.', undefined, 'Toaster Brot Co'],
    ['a b c d e f g h i j', undefined, 'a b c d e f g h'],
    [`${'x'.repeat(70)} y z`, undefined, `${'x'.repeat(60)} y z`],
    ['x'.repeat(2000), undefined, 'x'.repeat(60)],
    [`${' '.repeat(1000)}Toaster`, undefined, ''],
    ['AC/DC 12V-24V 1.5m', undefined, 'AC/DC 12V-24V 1.5m'],
    ['Kettle™Pro ++Neu Grill...', undefined, 'Kettle Pro Neu Grill'],
    ['(Neu) Toaster | | Brot', undefined, 'Neu Toaster Brot'],
    ['カメラ【新品】レンズ（黒）', undefined, 'カメラ 新品 レンズ'],
    ['', 'Philips', 'Philips'],
    ['***', undefined, ''],
  ])('%s', (name, brand, expected) => {
    expect(searchWords(name, brand)).toBe(expected);
  });
});

describe('under what a product is remembered', () => {
  it.each<[string, Partial<Sighting>, string]>([
    ['its barcode', { asin: seen(ASIN) }, 'gtin:4006381333931'],
    ['the first barcode that is no guess', { gtins: [seen(OTHER_GTIN, 0.4), seen(GTIN, 0.5)] }, 'gtin:4006381333931'],
    ['its ASIN and where', { gtins: [], asin: seen(ASIN), marketplace: 'DE' as never }, `asin:${ASIN}:DE`],
    ['its ASIN alone', { gtins: [], asin: seen(ASIN) }, `asin:${ASIN}:`],
    ['its address', { gtins: [] }, `url:${ADDRESS}`],
  ])('%s', (_, more, expected) => {
    expect(productKey(sightingWith(more))).toBe(expected);
    expect(subjectKey(seenAs(more))).toBe(expected);
  });

  it('what was typed, however it was written', () => {
    expect(subjectKey(typed('  Philips TOASTER '))).toBe('typed:philips toaster');
  });

  it('every name of it, words excepted', () => {
    expect(namesOf(seenAs({ asin: seen(ASIN), name: seen('Toaster') }))).toEqual([
      'gtin:4006381333931',
      `asin:${ASIN}`,
      'barcode:4006381333931',
      `url:${ADDRESS}`,
    ]);
    expect(namesOf(seenAs({ gtins: [] }))).toEqual([`url:${ADDRESS}`]);
    expect(namesOf(typed('Toaster'))).toEqual(['typed:toaster']);
  });

  it('every name of an item on a list', () => {
    expect(namesOfListed({ asin: ASIN, gtin: GTIN, url: ADDRESS as never, name: 'Toaster' })).toEqual([
      `asin:${ASIN}`,
      'barcode:4006381333931',
      `url:${ADDRESS}`,
    ]);
    expect(namesOfListed({ name: 'Toaster' })).toEqual([]);
  });
});

describe('what offers are held against', () => {
  it.each<[string, object]>([
    ['4006381333931', { gtins: [GTIN] }],
    ['B07PGL2ZSL', { asin: ASIN, gtins: [] }],
    ['https://shop.example/p/1', { gtins: [] }],
    ['Philips Toaster', { gtins: [], name: 'Philips Toaster' }],
  ])('of the typed "%s"', (text, expected) => {
    expect(wantedFrom(typed(text))).toEqual(expected);
  });

  it('of a page: its evidence, without guesses', () => {
    const all = {
      asin: seen(ASIN),
      gtins: [seen(GTIN, 0.5), seen(OTHER_GTIN, 0.4)],
      name: seen('Toaster'),
      brand: seen('Philips'),
      mpn: seen('HD2581'),
      condition: seen('used' as const),
      price: seen(money(20)),
    };
    expect(wantedFrom(seenAs(all))).toEqual({
      asin: ASIN,
      gtins: [GTIN],
      name: 'Toaster',
      brand: 'Philips',
      mpn: 'HD2581',
      condition: 'used',
      price: money(20),
      shop: 'shop.example',
    });
    expect(wantedFrom(seenAs({ asin: seen(ASIN, 0.4), gtins: [] }))).toEqual({ gtins: [], shop: 'shop.example' });
    expect(wantedFrom(seenAs({ asin: seen(ASIN, 0.5), gtins: [] }))).toHaveProperty('asin', ASIN);
  });
});

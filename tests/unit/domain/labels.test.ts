import { describe, expect, it } from 'vitest';
import type { Pair } from '../../../lib/domain/recognise/evidence.ts';
import { labelField, labelledCodes, readLabelled } from '../../../lib/domain/recognise/labels.ts';

describe('labels and their values', () => {
  it.each<[string, Pair[], object]>([
    ['several codes in one field', [['EAN', '1,2;3 / 4|5']], { gtin: ['1', '2', '3', '4', '5'] }],
    [
      'codes with a space between',
      [['EAN', '4006381333931 4242005377558']],
      { gtin: ['4006381333931', '4242005377558'] },
    ],
    ['a number before the next label', [['SKU', 'MY20 条码：6931277065017 货号：TS']], { sku: 'MY20' }],
    ['who makes it', [['Hersteller', 'Blomberg']], { brand: 'Blomberg' }],
    ['not with the address', [['Hersteller', 'Blomberg GmbH, Am Ring 23a, 40211 Ulm']], {}],
    ['two things in one line', [['SKU / UPC', '110056 / 012345678905']], { sku: '110056', gtin: ['012345678905'] }],
    ['but not of two lengths', [['SKU / UPC', '110056']], {}],
    ['nor in a label that is one', [['Barcode/EAN', '1 / 2']], { gtin: ['1', '2'] }],
    ['nor where no space parts the values', [['SKU/UPC', 'A/012345678905']], {}],
    [
      'a stock that only a label says',
      [
        ['said', 'Sold out'],
        ['Kettle', 'Sold out'],
      ],
      { stock: 'Sold out' },
    ],
    ['no stock without one', [['Kettle', 'Sold out']], {}],
    [
      'a code and others',
      [['UPC', '012345678905 Other UPCs #835229000308']],
      { gtin: ['012345678905', '835229000308'] },
    ],
    [
      'the code of French Canada',
      [
        ['Code CUP', '652935100012'],
        ['Cup', '250 ml'],
      ],
      { gtin: ['652935100012'] },
    ],
    ['a code with spaces within', [['EAN', '4 006381 333931']], { gtin: ['4 006381 333931'] }],
    ['at most ten', [['EAN', '1,2,3,4,5,6,7,8,9,10,11']], { gtin: '1,2,3,4,5,6,7,8,9,10'.split(',') }],
    ['a book’s', [['ISBN', '3423214120, 9783423214124']], { isbn: ['3423214120', '9783423214124'] }],
    [
      'codes of two rows',
      [
        ['EAN', '1'],
        ['GTIN', '2'],
      ],
      { gtin: ['1', '2'] },
    ],
    ['a brand, whole', [['Brand', 'Black, Decker']], { brand: 'Black, Decker' }],
    [
      'the first brand',
      [
        ['Brand', 'A'],
        ['Marke', 'B'],
      ],
      { brand: 'A' },
    ],
    [
      'no empty value',
      [
        ['Brand', ' '],
        ['Marke', 'B'],
      ],
      { brand: 'B' },
    ],
    [
      'stock that says something',
      [
        ['Availability', 'perhaps'],
        ['Availability', 'In stock'],
      ],
      { stock: 'In stock' },
    ],
    ['a price', [['Price', '€5']], { price: '€5' }],
    ['nothing of other labels', [['Weight', '1 kg']], {}],
  ])('%s', (_, rows, expected) => {
    expect(readLabelled(rows)).toEqual(expected);
  });

  it.each([
    [`${' '.repeat(57)}EAN`, 'gtin'],
    [`${' '.repeat(58)}EAN`, undefined],
    ['E-A-N', 'gtin'],
    ['Item . - Model   Number', 'mpn'],
  ])('"%s" is the label of %s', (label, field) => {
    expect(labelField(label)).toBe(field);
  });

  it.each<[string, boolean]>([
    ['EAN', true],
    ['our own EAN:', true],
    ['(EAN) -- ', true],
    ['EAN code', true],
    ['EAN Flasche', true],
    ['EAN Stück', true],
    ['GTIN Kasten', true],
    ['ברקוד מארז', true],
    ['EAN Karton', false],
    ['the item’s bar code #', true],
    ['EAN of the box', false],
    ['', false],
    ['ocean', false],
  ])('a number behind "%s" is a barcode: %s', (words, expected) => {
    expect(labelledCodes([[words, '1']], [])).toEqual(expected ? ['1'] : []);
  });

  it('of a barcode are one, whatever is called its number', () => {
    const codes: Pair[] = [
      ['JANコード', '1'],
      ['with it: JAN', '2'],
      ['EAN code', '3'],
      ['EAN-13', '4'],
      ['UPC', '5'],
    ];
    expect(labelledCodes(codes, [])).toEqual(['1', '3', '5']);
  });

  it('of the brand name one, not all that a menu lists', () => {
    expect(readLabelled([['Brands', `${'Bosch '.repeat(9)}ABCDE`]]).brand).toBe(`${'Bosch '.repeat(9)}ABCDE`);
    expect(readLabelled([['Brands', `${'Bosch '.repeat(9)}ABCDEF`]]).brand).toBeUndefined();
  });

  it('end where the next begins', () => {
    const value = 'MOUL24 Code EAN : 3450128790333';
    expect(
      readLabelled([
        ['Ref', value],
        ['Brand', 'Moulin: 24'],
      ]),
    ).toEqual({ sku: 'MOUL24', brand: 'Moulin: 24' });
  });
});

describe('a number in brackets', () => {
  it.each<[string, readonly string[], boolean]>([
    ['Fits the handle (EAN', ['Kestrel Feeder Rod'], false],
    ['Kestrel feeder rod (EAN', ['Kestrel Feeder Rod'], true],
    ['Artikelnummer (EAN', ['Rod'], true],
    ['Product (EAN', ['Rod'], true],
    ['Barcode (EAN):', ['Rod'], true],
    ['(EAN', ['Rod'], true],
    ['Rod 12 (EAN', ['Rod 12'], true],
    ['Handle TIL-71 (EAN', ['Rod'], false],
    ['Handle TIL-71 (12 pieces, EAN', ['Rod'], false],
    ['Handle (wood) EAN', ['Rod'], true],
    ['Subitem (EAN', ['Rod'], false],
    ['Feeder (EAN', ['Spinning rod', 'Feeder rod'], true],
  ])('is that of what stands before them: “%s” on the page of %j', (words, names, isOwn) => {
    expect(labelledCodes([[words, '1']], names)).toEqual(isOwn ? ['1'] : []);
  });
});

it('of two labels with two numbers, the second is of the second', () => {
  const read = (words: string): readonly string[] => labelledCodes([[words, '1']], []);
  expect(read('Kod produktu / EAN: ZBR-K75P /')).toEqual(['1']);
  expect(read('EAN / Kod produktu: ZBR-K75P /')).toEqual([]);
  expect(read('Kod produktu / EAN: ZBR-K75P and more /')).toEqual([]);
});

it('the second of two labels before two numbers is of the second, though the first may be one as well', () => {
  const codes = [
    ['Indeks / EAN:', '4000003188428'],
    ['Indeks / EAN: 4000003188428 /', '4006381333931'],
  ] as const;
  expect(labelledCodes(codes, [])).toEqual(['4006381333931']);
});

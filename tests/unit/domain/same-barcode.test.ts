import { describe, expect, test } from 'vitest';
import { sharedBarcodes } from '../../../lib/domain/same-barcode.ts';
import { GTIN, OTHER_GTIN } from '../../fixtures/offers.ts';

describe('one barcode, many products', () => {
  const row = (name: string, brand?: string) => ({ name, gtins: [GTIN], ...(brand ? { brand } : {}) });

  test('quite different names and brands under one code', () => {
    expect(
      sharedBarcodes([row('Kaffeemaschine Edelstahl', 'Melitta'), row('Gartenschlauch flexibel', 'Gardena')]).has(GTIN),
    ).toBe(true);
  });

  test('one product in several words and languages is one product', () => {
    const rows = [
      row('Sony WH-1000XM5 Kopfhörer schwarz', 'Sony'),
      row('Sony WH-1000XM5 wireless headphones', 'SONY'),
      row('ソニー ワイヤレスヘッドホン', 'Sony'),
    ];
    expect(sharedBarcodes(rows).size).toBe(0);
  });

  test('one odd row among many is a mistake of that row', () => {
    const rows = [
      ...Array.from({ length: 30 }, () => row('Bosch Toaster Edelstahl', 'Bosch')),
      row('Roter Gartenschlauch lang', 'Gardena'),
    ];
    expect(sharedBarcodes(rows).size).toBe(0);
  });

  const bosch = (times: number) => Array.from({ length: times }, () => row('Bosch Toaster Edelstahl', 'Bosch'));
  const hose = row('Roter Gartenschlauch lang', 'Gardena');

  test.each<[string, ReturnType<typeof row>[], boolean]>([
    ['two odd rows of twenty are a second product', [...bosch(18), hose, hose], true],
    ['two of twenty-one are not', [...bosch(19), hose, hose], false],
    ['the larger may come last', [hose, hose, ...bosch(18)], true],
    ['one of ten', [...bosch(9), hose], true],
    ['one of eleven', [...bosch(10), hose], false],
    [
      'another brand under the same name',
      [row('Toaster Edelstahl', 'Bosch'), row('Toaster Edelstahl', 'Siemens')],
      false,
    ],
    [
      'one brand, whatever the names',
      [row('Kaffeemaschine Edelstahl', 'Acme'), row('Gartenschlauch lang', 'ACME GmbH')],
      false,
    ],
    [
      'names with one word in common, of no brand',
      [row('Roter Schlauch lang flexibel'), row('Gelbe Leiter lang stabil')],
      false,
    ],
    [
      'of two brands, one word in common is chance',
      [
        row('Roter Schlauch lang flexibel Wasser Dusche', 'Gardena'),
        row('Gelbe Leiter lang stabil Stufen Holz', 'Hailo'),
      ],
      true,
    ],
    [
      'of one brand known, one word in common is enough',
      [row('Roter Schlauch lang flexibel', 'Gardena'), row('Gelbe Leiter lang stabil')],
      false,
    ],
    ['names without a word in common, of no brand', [row('Roter Schlauch flexibel'), row('Gelbe Leiter stabil')], true],
    ['names of one word cannot disagree', [row('Schlauch', 'Gardena'), row('Gelbe Leiter stabil', 'Hailo')], false],
    ['the other way round, too', [row('Gelbe Leiter stabil', 'Hailo'), row('Schlauch', 'Gardena')], false],
    [
      'names in two scripts cannot disagree',
      [row('園芸用ホース 赤', 'ガーデナ'), row('Gelbe Leiter stabil', 'Hailo')],
      false,
    ],
    ['rows after the first two hundred say nothing', [...bosch(200), ...Array.from({ length: 60 }, () => hose)], false],
    ['the last of two hundred still does', [...bosch(180), ...Array.from({ length: 20 }, () => hose)], true],
    ['one row alone', [hose], false],
  ])('%s', (_, rows, shared) => {
    expect(sharedBarcodes(rows).has(GTIN)).toBe(shared);
  });

  test('of many groups only the first dozen is kept', () => {
    const names = Array.from('abcdefghijklmn').map((letter) => row(`Ding${letter} Teil${letter}`));
    const late = names.slice(12).flatMap((one) => [one, one, one]);
    expect(sharedBarcodes([...names.slice(0, 12), ...late]).has(GTIN)).toBe(false);
    expect(sharedBarcodes([...names.slice(0, 10), ...late]).has(GTIN)).toBe(true);
  });

  test('only barcodes that are asked for are looked at', () => {
    const rows = [row('Kaffeemaschine Edelstahl', 'Melitta'), hose].map((one) => ({
      ...one,
      gtins: [GTIN, OTHER_GTIN],
    }));
    expect([...sharedBarcodes(rows, [OTHER_GTIN])]).toEqual([OTHER_GTIN]);
    expect([...sharedBarcodes(rows)]).toEqual([GTIN, OTHER_GTIN]);
    expect([...sharedBarcodes(rows, [])]).toEqual([]);
  });
});

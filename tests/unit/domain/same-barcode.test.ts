import { describe, expect, test } from 'vitest';
import { sharedBarcodes } from '../../../lib/domain/same-barcode.ts';
import { GTIN } from '../../fixtures/offers.ts';

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
});

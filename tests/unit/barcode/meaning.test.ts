import { expect, test } from 'vitest';
import { searchesOf } from '../../../lib/barcode/meaning.ts';
import { barsOf } from '../../support/ean-picture.ts';

test.each([
  ['an EAN-13', 'EAN13', '4006381333931', ['4006381333931']],
  ['a UPC-A, as 13 digits', 'UPCA', '0012546619592', ['012546619592']],
  ['an EAN-8', 'EAN8', '42191605', ['42191605']],
  ['a UPC-E that was read whole', 'UPCE', '0012000006494', ['012000006494']],
  ['a UPC-E as printed', 'UPCE', '03897425', ['038200009745']],
  ['a wrong check digit', 'EAN13', '4006381333932', []],
  ['a page behind a QR code', 'QRCode', 'https://shop.example/p/1', ['https://shop.example/p/1']],
  ['a GS1 address', 'QRCode', 'https://id.gs1.org/01/04006381333931/21/abc', ['4006381333931']],
  ['GS1 elements', 'DataMatrix', '(01)04006381333931(17)260101', ['4006381333931']],
  ['GS1 elements as scanners give them', 'DataMatrix', ']d2010400638133393117260101', ['4006381333931']],
  ["a network's password", 'QRCode', 'WIFI:T:WPA;S:home;P:secret;;', []],
  ['a script', 'QRCode', 'javascript:alert(1)', []],
  ['an address with words behind it', 'QRCode', 'https://shop.example/ and more', []],
  ['digits in a QR code that are a barcode', 'QRCode', '4006381333931', ['4006381333931']],
])('%s', (_, format, text, searches) => {
  expect(searchesOf([{ format, text }])).toEqual(searches);
});

test('the same product seen twice is searched once, in the order it was seen', () => {
  const codes = ['9780201379624', '4006381333931', '9780201379624'].map((text) => ({ format: 'EAN13', text }));
  expect(searchesOf(codes)).toEqual(['9780201379624', '4006381333931']);
});

test('a drawn barcode has its 95 modules', () => {
  expect(barsOf('4006381333931')).toMatch(/^101[01]{42}01010[01]{42}101$/);
});

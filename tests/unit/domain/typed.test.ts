import { expect, test } from 'vitest';
import { codesWithin, recogniseTyped } from '../../../lib/domain/typed.ts';

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['4006381333931', 'barcode'],
  ['4 006381 333931', 'barcode'],
  ['4006381333932', 'broken-barcode'],
  ['B07PXGQC1Q', 'asin'],
  ['b07pxgqc1q', 'asin'],
  ['https://www.shop.example/p/1', 'url'],
  ['shop.example/p/1', 'url'],
  ['shop.example', 'words'],
  ['javascript:alert(1)', 'words'],
  ['Sony WH-1000XM5', 'words'],
])('%j is taken for %s', (text, kind) => {
  expect(recogniseTyped(text).kind).toBe(kind);
});

test.each([
  ['EAN 4006381333931 Stabilo', ['4006381333931']],
  ['B07PXGQC1Q or https://shop.example/p/1, whichever', ['B07PXGQC1Q', 'https://shop.example/p/1']],
  ['4006381333931', []],
  ['4006381333931 4006381333931', ['4006381333931']],
  ['only words here 12345678', []],
])('the codes within %j', (text, codes) => {
  expect(codesWithin(text)).toEqual(codes);
});

test('a long text is searched in little time', () => {
  const started = performance.now();
  expect(codesWithin('a '.repeat(1_000_000))).toEqual([]);
  expect(performance.now() - started).toBeLessThan(200);
});

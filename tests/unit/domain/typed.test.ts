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

test.each([
  ['4006381333931', { kind: 'barcode', code: '4006381333931' }],
  [' b07pxgqc1q ', { kind: 'asin', code: 'B07PXGQC1Q' }],
  ['4006381-333932', { kind: 'broken-barcode' }],
  ['1234567', { kind: 'words' }],
  ['4006381333932 x', { kind: 'words' }],
  ['x 4006381333932', { kind: 'words' }],
  ['https://www.shop.example/p/1', { kind: 'url', host: 'shop.example' }],
  ['http://shop.www.example', { kind: 'url', host: 'shop.www.example' }],
  ['see http://shop.example/p', { kind: 'words' }],
  ['www.shop.example/p', { kind: 'url', host: 'shop.example' }],
  ['a.b.shop.example/p', { kind: 'url', host: 'a.b.shop.example' }],
  ['at shop.example/p', { kind: 'words' }],
  ['shop.example/p and more', { kind: 'words' }],
  ['shop/kettle', { kind: 'words' }],
  ['http://[', { kind: 'words' }],
])('%j is %j', (text, expected) => {
  expect(recogniseTyped(text)).toEqual(expected);
});

test('of many codes the first five, and none behind two thousand letters', () => {
  const codes = ['4006381333931', '4242005377558', 'B07PXGQC1Q', 'B000000001', 'B000000002', 'B000000003'];
  expect(codesWithin(codes.join(' | '))).toEqual(codes.slice(0, 5));
  expect(codesWithin(`${'x '.repeat(1000)}4006381333931`)).toEqual([]);
  expect(codesWithin('  (4006381333931)  ')).toEqual(['4006381333931']);
  expect(codesWithin('  4006381333931  ')).toEqual([]);
});

test('a long text is searched in little time', () => {
  const started = performance.now();
  expect(codesWithin('a '.repeat(1_000_000))).toEqual([]);
  expect(performance.now() - started).toBeLessThan(200);
});

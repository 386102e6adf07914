import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkDigit,
  foldDigits,
  gtinDigits,
  gtinKind,
  isRetail,
  parseGtin,
  toAsciiDigits,
} from '../../../lib/domain/gtin.ts';
import type { Gtin } from '../../../lib/domain/identifier.ts';
import { parseScanned } from '../../../lib/domain/scanned-code.ts';
import { scoreGtins } from '../../bench/eval/lists.ts';

const corpus = fileURLToPath(new URL('../../../../shared/corpus/gtin.tsv', import.meta.url));
const gtin = (text: string): Gtin => {
  const parsed = parseGtin(text);
  if (parsed === undefined) throw new Error(`${text} is no GTIN`);
  return parsed;
};
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${String(length)}}$`));

describe('a GTIN', () => {
  it.each([
    ['73513537', '00000073513537'],
    ['038200009745', '00038200009745'],
    ['7501031311309', '07501031311309'],
    ['98412345678908', '98412345678908'],
    ['978-90-208-3866-4', '09789020838664'],
    [' 7 501031 311309 ', '07501031311309'],
    ['7501031\u00AD311309', '07501031311309'],
    ['٧٥٠١٠٣١٣١١٣٠٩', '07501031311309'],
    ['۷۵۰۱۰۳۱۳۱۱۳۰۹', '07501031311309'],
    ['७५०१०३१३११३०९', '07501031311309'],
    ['７５０１０３１３１１３０９', '07501031311309'],
  ])('%s becomes %s', (text, expected) => {
    expect(parseGtin(text)).toBe(expected);
  });

  it.each([
    '7501031311308',
    '750103131130',
    '12345678901',
    '123456789',
    '750103AAAA309',
    'sku:73513537',
    '978.1.2.3.4',
    '00000000',
    '0000000000000',
    '',
    '7501031311309 7501031311309',
    '-7501031311309',
    '7501031311309-',
    '978-9024538²70',
    '7,501031311309',
    '1'.repeat(500),
  ])('%j is none', (text) => {
    expect(parseGtin(text)).toBeUndefined();
  });

  it('has a check digit that one changed digit or two swapped neighbours give away', () => {
    fc.assert(
      fc.property(digits(12), fc.nat(12), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
        fc.pre(!/^0+$/.test(body));
        const code = body + checkDigit(body);
        const changed = String((Number(code[at]) + by) % 10);
        expect(parseGtin(code)).toBe(`0${code}`);
        expect(parseGtin(code.slice(0, at) + changed + code.slice(at + 1))).toBeUndefined();
      }),
    );
  });

  it('passes its own parser, and so does its shortest spelling', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), digits(8), digits(12), digits(13), digits(14)), (text) => {
        const code = parseGtin(text);
        if (code === undefined) return;
        expect(code).toMatch(/^\d{14}$/);
        expect(parseGtin(code)).toBe(code);
        expect(parseGtin(gtinDigits(code))).toBe(code);
      }),
    );
  });

  it.each([
    ['73513537', '73513537'],
    ['0036602301467', '036602301467'],
    ['7501031311309', '7501031311309'],
    ['98412345678908', '98412345678908'],
  ])('%s is spelled %s', (text, expected) => {
    expect(gtinDigits(gtin(text))).toBe(expected);
  });

  it.each([
    ['03897425', '00038200009745'],
    ['05096893', '00050968000093'],
    ['01234505', '00012000003455'],
    ['01234514', '00012100003454'],
    ['01234523', '00012200003453'],
    ['01234531', '00012300000451'],
    ['01234543', '00012340000053'],
    ['01234558', '00012345000058'],
    ['01234596', '00012345000096'],
    ['123455', '00012345000058'],
    ['0123455', '00012345000058'],
    ['1123455', '00112345000055'],
    ['5096893', '00050968000093'],
  ])('UPC-E %s is the UPC-A %s', (text, expected) => {
    expect(parseScanned(text, 'UPC-E')).toBe(expected);
    expect(parseScanned(text, 'upce')).toBe(expected);
  });

  it('is a UPC-E only when the symbology says so', () => {
    expect(parseGtin('05096893')).toBe('00000005096893');
    expect(parseScanned('05096893', 'UPC-E')).toBe('00050968000093');
    expect(parseScanned('05096894', 'UPC-E')).toBeUndefined();
    expect(parseScanned('25096893', 'UPC-E')).toBeUndefined();
    expect(parseScanned('12345', 'UPC-E')).toBeUndefined();
    expect(parseScanned('0049000006346', 'UPC-E')).toBe('00049000006346');
    expect(parseScanned('73513537', 'EAN-8')).toBe('00000073513537');
    expect(parseScanned('73513537', 'my-upc-e')).toBe('00000073513537');
  });

  it.skipIf(!existsSync(corpus))('is read right in every row of the list', () => {
    const { rows, right, errors } = scoreGtins(corpus);
    expect(errors).toEqual([]);
    expect(right).toBe(rows);
    expect(rows).toBeGreaterThan(300);
  });
});

describe('the kind of a code', () => {
  const whole = (body: string): Gtin => gtin(body + checkDigit(body));
  it.each([
    ['400000000001', 'retail'],
    ['978000000000', 'retail'],
    ['977000000000', 'retail'],
    ['00038200009', 'retail'],
    ['003820000974', 'retail'],
    ['020000000001', 'restricted'],
    ['029999999999', 'restricted'],
    ['040000000001', 'restricted'],
    ['200000000001', 'restricted'],
    ['299999999999', 'restricted'],
    ['980000000001', 'restricted'],
    ['050000000001', 'coupon'],
    ['059999999999', 'coupon'],
    ['981000000001', 'coupon'],
    ['984000000001', 'coupon'],
    ['990000000001', 'coupon'],
    ['999999999999', 'coupon'],
    ['950000000001', 'test'],
    ['951000000001', 'test'],
    ['952000000001', 'test'],
    ['140000000001', 'unassigned'],
    ['199999999999', 'unassigned'],
    ['510000000001', 'unassigned'],
    ['550000000001', 'unassigned'],
    ['920000000001', 'unassigned'],
    ['970000000001', 'unassigned'],
    ['976000000001', 'unassigned'],
    ['030000000001', 'retail'],
    ['060000000001', 'retail'],
    ['139999999999', 'retail'],
    ['300000000001', 'retail'],
    ['953000000001', 'retail'],
    ['955000000001', 'retail'],
    ['1400000000001', 'case'],
    ['8400000000001', 'case'],
    ['9400000000001', 'variable'],
    ['7351353', 'retail'],
    ['0351353', 'restricted'],
    ['2351353', 'restricted'],
    ['1351353', 'retail'],
    ['9901234', 'retail'],
  ])('%s… is %s', (body, kind) => {
    const code = whole(body ?? '');
    expect(gtinKind(code)).toBe(kind);
    expect(isRetail(code)).toBe(kind === 'retail');
  });
});

describe('digits of other scripts', () => {
  it('become the digits they mean', () => {
    for (const zero of [0x06_60, 0x06_f0, 0x09_66, 0xff_10]) {
      const text = Array.from({ length: 10 }, (_, index) => String.fromCharCode(zero + index)).join('');
      expect(toAsciiDigits(text)).toBe('0123456789');
    }
    expect(toAsciiDigits('a٠ b')).toBe('a0 b');
  });

  it('lose their separators only between digits', () => {
    expect(foldDigits('0-201-63385-x')).toBe('020163385x');
    expect(foldDigits('1 – 2')).toBe('12');
    expect(foldDigits('-1')).toBe('-1');
    expect(foldDigits('a 1')).toBe('a 1');
    expect(foldDigits('1'.repeat(40))).toHaveLength(40);
    expect(foldDigits('1'.repeat(41))).toBe('');
  });
});

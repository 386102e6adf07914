import { describe, expect, it } from 'vitest';
import { onOneScale } from '../../../lib/domain/decimal.ts';
import {
  compareMoney,
  type Currency,
  fromMajor,
  minorDigits,
  parseCurrency,
  toMajor,
} from '../../../lib/domain/money.ts';
import { money } from '../../fixtures/offers.ts';

const code = (text: string): Currency => money(1, text).currency;

describe('a currency', () => {
  it.each([
    ['EUR', 'EUR'],
    [' usd ', 'USD'],
    ['EURO', undefined],
    ['XEUR', undefined],
    ['EU', undefined],
    ['€', undefined],
    ['', undefined],
  ])('"%s"', (text, expected) => {
    expect(parseCurrency(text)).toBe(expected);
  });

  it.each([
    ['EUR', 2],
    ['JPY', 0],
    ['KWD', 3],
  ])('%s has %d decimals', (text, digits) => {
    expect(minorDigits(code(text))).toBe(digits);
  });
});

describe('an amount', () => {
  it.each<[number, string, number | undefined]>([
    [39.9, 'EUR', 3990],
    [0, 'EUR', 0],
    [1500, 'JPY', 1500],
    [1.5, 'KWD', 1500],
    [-1, 'EUR', undefined],
    [Number.NaN, 'EUR', undefined],
    [Number.POSITIVE_INFINITY, 'EUR', undefined],
    [1e15, 'EUR', undefined],
  ])('%d %s', (major, currency, minor) => {
    const found = fromMajor(major, code(currency));
    expect(found?.minor).toBe(minor);
    if (found !== undefined) expect(toMajor(found)).toBeCloseTo(major, 1);
  });

  it('compares with its own kind alone', () => {
    expect(compareMoney(money(3), money(2))).toBe(100);
    expect(compareMoney(money(2), money(3))).toBe(-100);
    expect(() => compareMoney(money(2), money(3, 'USD'))).toThrow('cannot compare EUR with USD');
  });
});

describe('decimals on one scale', () => {
  it.each<[number[], bigint, bigint[]]>([
    [[0.3, 0.2], 10n, [3n, 2n]],
    [[1, 0.25], 100n, [100n, 25n]],
    [[7], 1n, [7n]],
    [[1e21], 1n, [10n ** 21n]],
    [[1.5e21, 0.5], 10n, [15n * 10n ** 21n, 5n]],
    [[1.5e-7], 10n ** 8n, [15n]],
    [[0], 1n, [0n]],
    [[-0.5], 10n, [-5n]],
    [[], 1n, []],
  ])('%j', (values, unit, scaled) => {
    expect(onOneScale(...values)).toEqual({ unit, scaled });
  });
});

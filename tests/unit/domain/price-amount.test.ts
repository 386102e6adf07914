import { describe, expect, it } from 'vitest';
import { parseAmount } from '../../../lib/domain/price-text.ts';

describe('an amount', () => {
  it.each([
    ['12', 12],
    ['1.299', 1299],
    ['1,299', 1299],
    ['0.299', 0.299],
    ['1299.5', 1299.5],
    ['1.29', 1.29],
    ["1'299", 1299],
    ['1 299,5', 1299.5],
    ['12.3456', 12.3456],
    ['1,29,999', 129_999],
    ['12,34,567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['1.299,', 1299],
    ['5.-', 5],
    ['1,299.00', 1299],
    ['2.999.99', 2999.99],
    ['1,234,567,00', 1_234_567],
  ] as const)('in %s is %d', (text, expected) => {
    expect(parseAmount(text)).toBe(expected);
  });
  it.each(['1.2.3', '1234.567.890', '1,2345,678', '12,34,56', '1.29,99.00', '1,29,99.00', '12.05.99', '192.168.10.12'])(
    'is not in %s',
    (text) => {
      expect(parseAmount(text)).toBeUndefined();
    },
  );
  it('keeps three decimals where the currency has them', () => {
    expect(parseAmount('12.500', 3)).toBe(12.5);
    expect(parseAmount('12.500', 0)).toBe(12_500);
  });
});

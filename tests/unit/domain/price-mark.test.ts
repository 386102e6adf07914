import { describe, expect, it } from 'vitest';
import { parseCurrency } from '../../../lib/domain/money.ts';
import { readMark } from '../../../lib/domain/recognise/price-mark.ts';

const euro = parseCurrency('EUR');
const MARK = { names: 'price', struck: false, below: true, aside: false, over: '' };
const read = (text: string, more: Partial<typeof MARK> = {}) =>
  readMark({ ...MARK, ...more, text }, { host: 'shop.example', lang: 'en' });

describe('of a line, what is left to be read', () => {
  it.each([
    ['is all, where it is one price', '€49.20 each', '€49.20 each'],
    ['is not what is taken off', '-36% €49.20', '€49.20'],
    ['is not what was asked once', 'Was €59.00 €49.20', '€49.20'],
    ['is not what was asked once, whose sign stands behind it', 'Was 59,00 € 49,20 €', '49,20 €'],
    ['is not what was asked once, nor what comes behind', 'Was €59.00 Now €49.20 Set €99.00', '€49.20 Set'],
    ['keeps the sign behind it, where another comes', 'Was 59,00 EUR Now 49,20 EUR Set 99,00 EUR', '49,20 EUR'],
    ['is not what was asked twice', 'MSRP €69.00 Was €59.00 €49.20', '€49.20'],
    ['keeps a code before it', 'Was CHF 59.00 CHF 49.20', 'CHF 49.20'],
    ['keeps letters before a sign', 'Was US$59.00 US$49.20', 'US$49.20'],
    ['is not what it is without the tax', '€41.00 ex VAT €49.20 inc VAT', '€49.20 inc VAT'],
    ['is the first of several sizes', '1 - 14 15 - 49 50+ $3.46 $2.49 $1.71', '$3.46'],
  ])('%s', (_, text, left) => {
    expect(read(text).mark.text).toBe(left);
  });
});

describe('behind a price without the tax stands one with it', () => {
  it.each([
    ['that adds two in a hundred', '€100.00 ex VAT €102.00', 10_200],
    ['not one that adds less', '€100.00 ex VAT €101.99', 10_000],
    ['that adds what Hungary does, and one more', '€100.00 ex VAT €128.00', 12_800],
    ['not one that adds more', '€100.00 ex VAT €128.01', 10_000],
    ['not where nobody speaks of the tax', '€100.00 or €120.00', 10_000],
    ['not where nothing follows', '€100.00 ex VAT', 10_000],
  ])('%s', (_, text, minor) => {
    expect(read(text).price?.minor).toBe(minor);
  });
});

describe('a text says by itself that it is a price', () => {
  it.each([
    ['by its sign', '€49', true],
    ['by its cents', '49.20', true],
    ['by a dash for its cents', '1.299,-', true],
    ['by a long dash for them', '1299.–', true],
    ['not by a number', '49', false],
    ['not where it is none', 'Price', false],
  ])('%s', (_, text, signed) => {
    const { price, signed: told } = readMark(
      { ...MARK, text },
      { host: 'shop.example', lang: 'en', currencyHint: euro },
    );
    expect(told).toBe(signed);
    expect(price !== undefined || !told).toBe(true);
  });
});

describe('what a place for what was asked before the sale holds', () => {
  it('is struck, and no other', () => {
    expect(read('€49.20', { names: 'price price--non-sale' }).mark.struck).toBe(true);
    expect(read('€49.20', { names: 'price price--sale' }).mark.struck).toBe(false);
    expect(read('€49.20', { struck: true }).mark.struck).toBe(true);
  });
});

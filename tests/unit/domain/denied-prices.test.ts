import { describe, expect, it } from 'vitest';
import { deniedPrices } from '../../../lib/domain/recognise/denied-prices.ts';
import type { Money } from '../../../lib/domain/money.ts';
import { readMark } from '../../../lib/domain/recognise/price-mark.ts';

const PLACE = { host: 'shop.example', lang: 'en' };
const MARK = { names: 'price', struck: false, below: true, aside: false, over: '' };
const shown = (text: string, more: Partial<typeof MARK> = {}) => readMark({ ...MARK, ...more, text }, PLACE);
const struck = (text: string) => shown(text, { struck: true });
const euros = (minor: number): Money => ({ minor, currency: 'EUR' }) as Money;

/** Prices of other things. */
const OTHERS = ['9,90 €', '8,90 €', '7,90 €', '6,90 €'].map((text) => shown(text));

/** What is denied of a price that the data states, where the first of those shown is what the page asks. */
function denied(minor: number, ...[main, ...others]: readonly ReturnType<typeof shown>[]): boolean {
  return deniedPrices([euros(minor)], [...(main ? [main] : []), ...others], main, [], PLACE).length > 0;
}

describe('a price that the data states is denied', () => {
  it('where the page shows another alone', () => {
    expect(denied(52_650, shown('499,45 €'))).toBe(true);
    expect(denied(52_650, shown('499,45 €'), shown('499,45 €'))).toBe(true);
    expect(denied(40_000, shown('499,45 €'))).toBe(true);
    expect(denied(52_650, shown('499,45 €'), struck('600,00 €'))).toBe(true);
  });

  it('where it is shown as what was asked once', () => {
    expect(denied(13_900, shown('118,15 €'), struck('139,00 €'))).toBe(true);
    expect(denied(13_900, shown('118,15 €'), shown('UVP 139,00 €'))).toBe(true);
  });

  it('where it is struck beside what is asked, whatever else is', () => {
    expect(denied(407, shown('3,95 €'), struck('4,07 €'), shown('3,83 €'))).toBe(true);
    expect(denied(13_900, shown('118,15 €'), ...OTHERS.slice(1), struck('139,00 €'))).toBe(true);
    // A box around it says the same.
    expect(denied(13_900, shown('118,15 €'), shown('139,00 €'), struck('139,00 €'), shown('9 €'))).toBe(true);
  });

  it('where a line says that it is without the tax', () => {
    const says = (line: string, minor = 16_417): boolean =>
      deniedPrices([euros(minor)], [shown('197,00 €'), shown('9 €')], shown('197,00 €'), [line], PLACE).length > 0;
    expect(says('197,00 € KDV dahil KDV hariç 164,17 €')).toBe(true);
    expect(says('197,00 € netto 164,17 €')).toBe(true);
    expect(says('197,00 € netto 150,00 € im Set 164,17 €')).toBe(false);
    expect(says('197,00 € im Set 164,17 €')).toBe(false);
    expect(says('197,00 € netto 140,00 €', 14_000)).toBe(false);
    expect(says('164,17 € netto 197,00 €')).toBe(false);
  });

  it('where it is shown as what it is without the tax', () => {
    expect(denied(16_417, shown('197,00 €'), shown('ex. VAT 164,17 €'), shown('164,17 €'))).toBe(true);
    expect(denied(16_417, shown('197,00 €'), shown('164,17 €', { names: 'price-without-tax' }))).toBe(true);
  });
});

describe('a price that the data states stands', () => {
  it.each<[string, number, ...(readonly ReturnType<typeof shown>[])]>([
    ['where the page shows it', 49_945, shown('499,45 €')],
    ['where it shows several', 52_650, shown('499,45 €'), shown('9,90 €')],
    ['where it shows it beside another', 52_650, shown('499,45 €'), shown('526,50 €')],
    ['where what is shown is less than half', 52_650, shown('263,25 €')],
    ['where what is shown is more than twice as much', 10_000, shown('200,00 €')],
    ['where what is shown is in other money', 52_650, shown('£499.45')],
    ['where what is shown stands before the heading', 52_650, shown('499,45 €', { below: false })],
    ['where what is shown has no sign and no cents', 52_650, shown('499')],
    ['where it is the lower one and struck', 11_815, shown('139,00 €'), struck('118,15 €')],
    ['where it is struck once and asked once', 13_900, shown('118,15 €'), struck('139,00 €'), shown('139,00 €')],
    ['where others are asked, far from the struck one', 13_900, shown('118,15 €'), ...OTHERS, struck('139,00 €')],
    [
      'where the one struck beside is more than twice as much',
      24_000,
      shown('118,15 €'),
      struck('240,00 €'),
      shown('9 €'),
    ],
    [
      'where it is struck beside and asked as well',
      13_900,
      shown('118,15 €'),
      struck('139,00 €'),
      shown('139,00 €'),
      shown('9 €'),
    ],
    ['where no tax is so high', 10_000, shown('129,00 €'), shown('ex. VAT 100,00 €')],
    ['where one text has it with and without the tax', 16_417, shown('197,00 €'), shown('164,17 € 197,00 € ex. VAT')],
    [
      'where what it is shown as is no price of the thing',
      13_900,
      shown('118,15 €'),
      shown('139,00 €', { names: 'tax' }),
    ],
    [
      'where it is struck once and once no price of the thing',
      13_900,
      shown('118,15 €'),
      struck('139,00 €'),
      shown('139,00 €', { names: 'tax' }),
    ],
    [
      'where the lower one is said to be no price',
      11_815,
      shown('139,00 €'),
      shown('118,15 €', { names: 'deposit-tax' }),
    ],
    ['where the one without the tax is in other money', 16_417, shown('197,00 €'), shown('ex. VAT £164.17')],
    ['where what is shown is exactly as much as tax may add', 10_000, shown('128,00 €'), shown('ex. VAT 100,00 €')],
    ['where what is shown is exactly twice as much', 10_000, shown('200,00 €')],
    ['where what is shown is exactly half', 10_000, shown('50,00 €')],
  ])('%s', (_, minor, ...marks) => {
    expect(denied(minor, ...marks)).toBe(false);
  });

  it('where the page shows none', () => {
    expect(denied(52_650)).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import {
  priceMarks,
  presetRules,
  presetsFor,
  type OnScreen,
  type PresetKind,
} from '../../../lib/domain/watch-presets.ts';
import { parseCurrency, type Money } from '../../../lib/domain/money.ts';

function money(minor: number, code = 'EUR'): Money {
  const currency = parseCurrency(code);
  if (currency === undefined) throw new Error(code);
  return { minor, currency };
}

const kettle: OnScreen = {
  targetType: 'barcode',
  availability: 'in-stock',
  price: money(8890),
  here: money(12_900),
  lowestSeen: money(7900),
  bestElsewhere: money(8890),
};

function suggestedBelow(screen: OnScreen): number | undefined {
  return presetsFor(screen).find(({ kind }) => kind === 'below')?.suggested;
}

describe('what is suggested while an alert is set', () => {
  test.each<[string, OnScreen, number | undefined]>([
    ['a tenth under the price it begins at', kettle, 80.01],
    ['never under the lowest that was seen', { ...kettle, lowestSeen: money(8500) }, 85.01],
    ['never above the price now', { ...kettle, lowestSeen: money(9900) }, 88.9],
    ['whole yen', { ...kettle, price: money(5000, 'JPY') }, 4500],
    ['a lowest price of another currency says nothing', { ...kettle, lowestSeen: money(9000, 'USD') }, 80.01],
    ['the best elsewhere, where the page has no price', without(kettle, 'price'), 80.01],
    ['nothing, where nothing is known', { targetType: 'product', availability: 'unknown' }, undefined],
  ])('%s', (_, screen, suggested) => {
    expect(suggestedBelow(screen)).toBe(suggested);
  });

  test('the marks are what is here, the lowest seen and the best elsewhere, cheapest first', () => {
    expect(priceMarks(kettle).map(({ kind, price }) => [kind, price.minor])).toEqual([
      ['lowest-seen', 7900],
      ['best-elsewhere', 8890],
      ['now', 12_900],
    ]);
    expect(priceMarks({ ...kettle, bestElsewhere: money(1, 'USD') }).map(({ kind }) => kind)).not.toContain(
      'best-elsewhere',
    );
  });

  test('what is true already is not offered, and what the target cannot tell is not either', () => {
    const kinds = (screen: OnScreen) => presetsFor(screen).map(({ kind }) => kind);
    expect(kinds({ ...kettle, onSale: true })).not.toContain('on-sale');
    expect(kinds(kettle)).not.toContain('back-in-stock');
    expect(kinds({ ...kettle, availability: 'out-of-stock' })[0]).toBe('back-in-stock');
    expect(kinds({ ...kettle, targetType: 'asin' })).not.toContain('discount');
  });

  test('every rule of an ASIN watch has a start value, or it would never fire', () => {
    const screen: OnScreen = { ...kettle, targetType: 'asin', availability: 'out-of-stock' };
    for (const { kind, suggested = 1 } of presetsFor(screen)) {
      expect(presetRules(kind, screen, suggested).filter(({ startValue }) => startValue === null)).toEqual([]);
    }
  });
});

describe('the presets', () => {
  const bare: OnScreen = { targetType: 'barcode', availability: 'unknown' };
  test.each<[string, OnScreen, string]>([
    ['all that a barcode can tell', kettle, 'any-drop, below 80.01, falls-by 10, on-sale, discount 20'],
    ['of an ASIN', { ...kettle, targetType: 'asin' }, 'any-drop, below 80.01, falls-by 10, on-sale'],
    ['without a price anywhere', bare, 'on-sale, discount 20'],
    ['with a price elsewhere alone', { ...bare, bestElsewhere: money(1000) }, 'below 9, on-sale, discount 20'],
    ['with a price seen alone', { ...bare, lowestSeen: money(1000) }, 'on-sale, discount 20'],
    ['of a cent', { ...bare, price: money(1) }, 'any-drop, below 0.01, falls-by 10, on-sale, discount 20'],
    ['of nothing', { ...bare, price: money(0) }, 'any-drop, below 0, falls-by 10, on-sale, discount 20'],
    ['out of stock', { ...bare, availability: 'out-of-stock', onSale: true }, 'back-in-stock, discount 20'],
  ])('%s', (_, screen, expected) => {
    const shown = presetsFor(screen).map(({ kind, suggested }) => [kind, suggested].filter((one) => one !== undefined));
    expect(shown.map((one) => one.join(' ')).join(', ')).toBe(expected);
  });

  test.each<[string, OnScreen, string]>([
    [
      'by the page',
      { ...bare, price: money(3), bestElsewhere: money(2, 'USD'), lowestSeen: money(1) },
      'lowest-seen now',
    ],
    ['by the best elsewhere', { ...bare, bestElsewhere: money(2), lowestSeen: money(1, 'USD') }, 'best-elsewhere'],
    ['by the lowest seen', { ...bare, lowestSeen: money(1) }, 'lowest-seen'],
    ['by none', bare, ''],
  ])('marks are in one currency, named %s', (_, screen, expected) => {
    expect(
      priceMarks(screen)
        .map(({ kind }) => kind)
        .join(' '),
    ).toBe(expected);
  });

  const rules = (kind: PresetKind, screen: OnScreen, value = 20): string =>
    presetRules(kind, screen, value)
      .map(({ field, condition, startValue, threshold }) =>
        [field, startValue, condition, threshold?.value, threshold?.type].map(String).join(' '),
      )
      .join(', ');
  const asin: OnScreen = { ...bare, targetType: 'asin' };

  test.each<[PresetKind, OnScreen, string]>([
    ['any-drop', kettle, 'final_price 88.9 decrease 0.01 value'],
    ['any-drop', { ...bare, price: money(500, 'JPY') }, 'final_price 500 decrease 1 value'],
    ['any-drop', { ...bare, price: money(1500, 'KWD') }, 'final_price 1.5 decrease 0.001 value'],
    ['any-drop', bare, 'final_price null decrease 0.01 value'],
    ['any-drop', { ...asin, bestElsewhere: money(1000) }, 'final_price 10 decrease 0.01 value'],
    ['any-drop', { ...bare, bestElsewhere: money(1000) }, 'final_price null decrease 0.01 value'],
    ['below', kettle, 'final_price 88.9 less_than 20 value'],
    ['below', { ...asin, price: money(100), bestElsewhere: money(1000) }, 'final_price 1 less_than 20 value'],
    ['falls-by', kettle, 'final_price 88.9 decrease 20 percentage'],
    ['back-in-stock', bare, 'availability null equals InStock value'],
    ['back-in-stock', asin, 'availability OutOfStock equals InStock value'],
    ['on-sale', { ...bare, onSale: true }, 'on_sale null equals true value'],
    ['on-sale', asin, 'on_sale false equals true value'],
    ['on-sale', { ...asin, onSale: true }, 'on_sale true equals true value'],
    ['discount', kettle, 'sale_discount null greater_than 19 value'],
  ])('%s of %j is the rule %s', (kind, screen, expected) => {
    expect(rules(kind, screen)).toBe(expected);
  });

  test('at least nothing is more than nothing', () => {
    expect(rules('discount', kettle, 0)).toBe('sale_discount null greater_than 0 value');
  });
});

function without(screen: OnScreen, key: keyof OnScreen): OnScreen {
  return Object.fromEntries(Object.entries(screen).filter(([name]) => name !== key)) as unknown as OnScreen;
}

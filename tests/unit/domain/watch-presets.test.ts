import { describe, expect, test } from 'vitest';
import { priceMarks, presetRules, presetsFor, type OnScreen } from '../../../lib/domain/watch-presets.ts';
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

function without(screen: OnScreen, key: keyof OnScreen): OnScreen {
  return Object.fromEntries(Object.entries(screen).filter(([name]) => name !== key)) as unknown as OnScreen;
}

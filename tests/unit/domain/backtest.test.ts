import { describe, expect, test } from 'vitest';
import { backTest, seriesOf } from '../../../lib/domain/backtest.ts';
import type { Observation } from '../../../lib/domain/observation.ts';
import type { Rule } from '../../../lib/domain/rule.ts';
import { checkRule } from '../../../lib/domain/rule-check.ts';
import { presetRules, presetsFor, priceMarks } from '../../../lib/domain/watch-presets.ts';
import { money } from '../../fixtures/offers.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1, 12);

/** One price a day at one shop: "5×99.90 3×79.90". */
function seenDaily(text: string, merchant = 'shop.example'): Observation[] {
  const prices = text.split(' ').flatMap((run) => {
    const [times = '1', price = '0'] = run.split('×');
    return Array.from({ length: Number(times) }, () => Number(price));
  });
  return prices.map((price, day) => ({
    product: 'gtin:1',
    merchant,
    price: money(price),
    origin: 'page',
    at: START + day * DAY,
  }));
}

describe('trying rules on the past', () => {
  const below = (value: number): Rule => ({
    field: 'final_price',
    condition: 'less_than',
    startValue: 100,
    threshold: { type: 'value', value },
  });
  const tried = (rule: Rule, text: string, now = 100) => {
    const series = seriesOf(seenDaily(text), money(1).currency);
    return backTest({ rules: [rule], series, now: { final_price: now }, currency: money(1).currency });
  };

  test('it would have fired twice, last on the day of the second fall', () => {
    expect(tried(below(90), '3×100 2×80 3×100 1×85')).toMatchObject({
      times: 2,
      lastAt: START + 8 * DAY,
      seen: 9,
      isTrueNow: false,
    });
  });

  test('never', () => expect(tried(below(80), '3×100 2×80').times).toBe(0));

  test('a target under everything ever seen comes with one that was reached', () => {
    expect(tried(below(50), '3×100 2×80').belowEverSeen).toEqual({ lowest: 80, target: 50, suggestion: 80.01 });
    expect(tried(below(80), '3×100 2×80').belowEverSeen?.suggestion).toBe(80.01);
    expect(tried(below(80.01), '3×100 2×80')).toMatchObject({ times: 1 });
    expect(tried(below(80.01), '3×100 2×80').belowEverSeen).toBeUndefined();
  });

  test('a fall by a share has its target, too', () => {
    const fall: Rule = {
      field: 'final_price',
      condition: 'decrease',
      startValue: 100,
      threshold: { type: 'percentage', value: 20 },
    };
    expect(tried(fall, '3×100 2×80')).toMatchObject({ times: 1 });
    expect(tried(fall, '3×100 2×80').belowEverSeen).toBeUndefined();
    expect(tried(fall, '3×100 2×81').belowEverSeen).toMatchObject({ lowest: 81, target: 80 });
  });

  test('a rule that is true already is said to be so', () => expect(tried(below(120), '2×100').isTrueNow).toBe(true));

  test('what the past does not know is named', () => {
    const stock: Rule = {
      field: 'availability',
      condition: 'equals',
      startValue: null,
      threshold: { type: 'value', value: 'InStock' },
    };
    expect(tried(stock, '2×100').unknownFields).toEqual(['availability']);
    expect(tried(below(90), '1×100').unknownFields).toEqual([]);
  });
});

describe('presets', () => {
  const screen = {
    targetType: 'product',
    price: money(100),
    availability: 'out-of-stock',
    lowestSeen: money(92),
    bestElsewhere: money(95),
  } as const;

  test('the likeliest first, none that is true already, and none that the target does not take', () => {
    expect(presetsFor(screen).map(({ kind }) => kind)).toEqual([
      'back-in-stock',
      'any-drop',
      'below',
      'falls-by',
      'on-sale',
      'discount',
    ]);
    expect(
      presetsFor({ ...screen, targetType: 'asin', availability: 'in-stock', onSale: true }).map(({ kind }) => kind),
    ).toEqual(['any-drop', 'below', 'falls-by']);
  });

  test('a suggested target that the past has seen', () => {
    expect(presetsFor(screen).find(({ kind }) => kind === 'below')?.suggested).toBe(92.01);
    expect(priceMarks(screen).map(({ kind }) => kind)).toEqual(['lowest-seen', 'best-elsewhere', 'now']);
  });

  test.each(['product', 'asin', 'barcode'] as const)(
    'every preset of a %s gives a rule that the service takes',
    (targetType) => {
      for (const { kind, suggested } of presetsFor({ ...screen, targetType })) {
        for (const rule of presetRules(kind, { ...screen, targetType }, suggested ?? 1)) {
          expect(checkRule(rule, targetType), kind).toEqual([]);
          if (targetType === 'asin') expect(rule.startValue, kind).not.toBeNull();
        }
      }
    },
  );
});

import { describe, expect, it } from 'vitest';
import { backTest, type HistoryPoint, seriesOf, targetPrice, valuesOf } from '../../../lib/domain/backtest.ts';
import type { Observation } from '../../../lib/domain/observation.ts';
import type { Rule } from '../../../lib/domain/rule.ts';
import type { FieldValues } from '../../../lib/domain/rule-met.ts';
import { money } from '../../fixtures/offers.ts';

const euro = money(1).currency;
const rule = (more: Partial<Rule>): Rule => ({
  field: 'final_price',
  condition: 'less_than',
  startValue: null,
  threshold: { type: 'value', value: 20 },
  ...more,
});
const tried = (rules: Rule[], series: HistoryPoint[][], now: FieldValues = {}): ReturnType<typeof backTest> =>
  backTest({ rules, series, now, currency: euro });
const points = (...prices: number[]): HistoryPoint[] =>
  prices.map((price, at) => ({ at: at + 1, values: { final_price: price } }));

describe('what was seen, as a service would have seen it', () => {
  const seen = (at: number, major: number, more: Partial<Observation> = {}): Observation => ({
    product: 'gtin:1',
    merchant: 'a',
    price: money(major),
    origin: 'page',
    at,
    ...more,
  });

  it('is one list for each merchant, oldest first, in one currency', () => {
    const all = [seen(3, 7), seen(1, 9), seen(2, 5, { merchant: 'b' }), seen(4, 1, { price: money(1, 'USD') })];
    expect(seriesOf(all, euro).map((list) => list.map(({ at, values }) => [at, values.final_price]))).toEqual([
      [
        [1, 9],
        [3, 7],
      ],
      [[2, 5]],
    ]);
  });

  it.each([
    [money(75), money(100), { final_price: 75, regular_price: 100, on_sale: true, sale_discount: 25 }],
    [money(75), undefined, { final_price: 75, regular_price: 75, on_sale: false, sale_discount: 0 }],
    [money(75), money(100, 'USD'), { final_price: 75, regular_price: 75, on_sale: false, sale_discount: 0 }],
    [money(75), money(70), { final_price: 75, regular_price: 70, on_sale: false, sale_discount: 0 }],
  ])('%j beside %j', (price, struck, expected) => {
    expect(valuesOf(price, struck)).toEqual(expected);
  });
});

describe('rules on the past', () => {
  it('with no past say nothing', () => {
    expect(tried([rule({})], [])).toEqual({ times: 0, seen: 0, unknownFields: ['final_price'], isTrueNow: false });
    expect(tried([rule({})], [[]]).times).toBe(0);
  });

  it('tell when they would last have come true, and since when is looked', () => {
    const late = [{ at: 9, values: { final_price: 10 } }];
    expect(tried([rule({})], [late, points(10, 30, 10)], { final_price: 19 })).toEqual({
      times: 3,
      seen: 4,
      since: 1,
      lastAt: 9,
      unknownFields: [],
      isTrueNow: true,
    });
    expect(tried([rule({})], [points(30)])).not.toHaveProperty('lastAt');
  });

  it('name once the fields of which no point says anything', () => {
    const sale = rule({ field: 'on_sale', condition: 'equals', threshold: { type: 'value', value: true } });
    const some = [
      { at: 1, values: { on_sale: true } },
      { at: 2, values: { final_price: 3 } },
    ];
    expect(tried([sale, rule({}), rule({})], [points(10)]).unknownFields).toEqual(['on_sale']);
    expect(tried([sale, rule({})], [some]).unknownFields).toEqual([]);
  });

  it.each<[string, Rule[], HistoryPoint[], object | undefined]>([
    ['out of reach', [rule({})], points(30, 25), { lowest: 25, target: 20, suggestion: 25.01 }],
    [
      'exactly the lowest, which is not under it',
      [rule({})],
      points(20),
      { lowest: 20, target: 20, suggestion: 20.01 },
    ],
    ['exactly the lowest, where that is enough', [rule({ condition: 'equals' })], points(20), undefined],
    [
      'the lowest of several targets',
      [rule({}), rule({ threshold: { type: 'value', value: 30 } })],
      points(25),
      { lowest: 25, target: 20, suggestion: 25.01 },
    ],
    ['no target in the rules', [rule({ condition: 'increase' })], points(25), undefined],
    ['no price in the past', [rule({})], [{ at: 1, values: { on_sale: true } }], undefined],
    [
      'a past that says other things, too',
      [rule({})],
      [{ at: 1, values: { on_sale: true } }, ...points(25)],
      { lowest: 25, target: 20, suggestion: 25.01 },
    ],
  ])('know a target that was never seen: %s', (_, rules, past, expected) => {
    expect(tried(rules, [past]).belowEverSeen).toEqual(expected);
  });
});

describe('the price that a rule waits for', () => {
  const percent = (value: number): Rule['threshold'] => ({ type: 'percentage', value });
  const value = (of: number): Rule['threshold'] => ({ type: 'value', value: of });
  it.each<[Partial<Rule>, FieldValues, string | undefined]>([
    [{ threshold: value(20) }, {}, 'under 20'],
    [{ condition: 'equals', threshold: value(20) }, {}, 'at 20'],
    [{ condition: 'decrease', threshold: value(20), startValue: 100 }, {}, 'at 80'],
    [{ condition: 'decrease', threshold: percent(20), startValue: 50 }, {}, 'at 40'],
    [{ condition: 'decrease', threshold: percent(20) }, { final_price: 50 }, 'at 40'],
    [{ condition: 'less_than', threshold: percent(20), startValue: 50 }, {}, 'under 40'],
    [{ condition: 'decrease', threshold: value(20) }, {}, undefined],
    [{ condition: 'equals', threshold: percent(20), startValue: 50 }, {}, undefined],
    [{ condition: 'increase', threshold: value(20), startValue: 50 }, {}, undefined],
    [{ condition: 'greater_than', threshold: value(20), startValue: 50 }, {}, undefined],
    [{ field: 'regular_price', threshold: value(20) }, {}, undefined],
    [{ threshold: value('x' as unknown as number) }, {}, undefined],
    [{ condition: 'change', threshold: null }, {}, undefined],
  ])('%j, now %j: %s', (more, now, expected) => {
    const target = targetPrice(rule(more), now);
    expect(target && `${target.isReached ? 'at' : 'under'} ${String(target.price)}`).toBe(expected);
  });
});

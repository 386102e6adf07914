import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionsOf, takesThreshold, thresholdDomain } from '../../../lib/domain/rule-compat.ts';
import { baselineOf, ruleMet, rulesMet } from '../../../lib/domain/rule-met.ts';
import { type Rule, RULE_FIELDS, THRESHOLD_TYPES } from '../../../lib/domain/rule.ts';
import { RULE_CASES } from '../../fixtures/rules.ts';

const rule = (over: Partial<Rule> = {}): Rule => ({
  field: 'final_price',
  condition: 'decrease',
  startValue: null,
  threshold: { type: 'value', value: 1 },
  ...over,
});
const cents = fc.integer({ min: 1, max: 10_000_000 });
const price = (of: number): number => Number((of / 100).toFixed(2));

describe('a rule', () => {
  it.each(RULE_CASES)('$name', ({ rule, baseline, now, met }) => {
    expect(ruleMet(rule, { now: { [rule.field]: now }, baseline: { [rule.field]: baseline } })).toBe(met);
  });

  it.each(RULE_CASES)('with its baseline as start value: $name', ({ rule, baseline, now, met }) => {
    expect(ruleMet({ ...rule, startValue: baseline }, { now: { [rule.field]: now }, baseline: {} })).toBe(met);
  });

  it('stands in the table for every field, condition and threshold type that go together', () => {
    const seen = new Set(RULE_CASES.map(({ rule }) => `${rule.field} ${rule.condition} ${rule.threshold?.type ?? ''}`));
    const wanted = RULE_FIELDS.filter((field) => field !== 'regular_price').flatMap((field) =>
      conditionsOf(field).flatMap((condition) =>
        takesThreshold(condition)
          ? THRESHOLD_TYPES.filter((type) => thresholdDomain(field, type)).map(
              (type) => `${field} ${condition} ${type}`,
            )
          : [`${field} ${condition} `],
      ),
    );
    expect(wanted.filter((one) => !seen.has(one))).toEqual([]);
  });

  it('is never met by what is not known', () => {
    expect(ruleMet(rule(), { now: {}, baseline: { final_price: 10 } })).toBe(false);
    expect(ruleMet(rule(), { now: { final_price: 1 }, baseline: {} })).toBe(false);
    expect(ruleMet(rule({ condition: 'change', threshold: null }), { now: { final_price: 1 }, baseline: {} })).toBe(
      false,
    );
  });

  it('needs no baseline where it names the value itself', () => {
    const below = rule({ condition: 'less_than', threshold: { type: 'value', value: 5 } });
    expect(ruleMet(below, { now: { final_price: 4 }, baseline: {} })).toBe(true);
  });

  it.each<[string, Partial<Rule>, Rule['threshold'], number | string | boolean, number | undefined, boolean]>([
    [
      'a price that did not move has not risen by nothing',
      { condition: 'increase' },
      { type: 'value', value: 0 },
      10,
      10,
      false,
    ],
    ['nor fallen', { condition: 'decrease' }, { type: 'value', value: 0 }, 10, 10, false],
    ['nor by no per cent', { condition: 'increase' }, { type: 'percentage', value: 0 }, 10, 10, false],
    ['nor fallen by none', { condition: 'decrease' }, { type: 'percentage', value: 0 }, 10, 10, false],
    ['nor by more than none', { condition: 'greater_than' }, { type: 'percentage', value: -1 }, 10, 10, false],
    ['nor fallen by more', { condition: 'less_than' }, { type: 'percentage', value: -1 }, 10, 10, false],
    ['a rise is no fall', { condition: 'less_than' }, { type: 'percentage', value: 5 }, 20, 10, false],
    ['a fall is no rise', { condition: 'greater_than' }, { type: 'percentage', value: 5 }, 5, 10, false],
    ['from nothing every move is more', { condition: 'increase' }, { type: 'percentage', value: 100 }, 1, 0, true],
    ['nothing from nothing is none', { condition: 'equals' }, { type: 'percentage', value: 0 }, 0, 0, false],
    [
      'nothing from nothing is less than any',
      { condition: 'not_equals' },
      { type: 'percentage', value: 5 },
      0,
      0,
      true,
    ],
    [
      'without a start no share is known',
      { condition: 'not_equals' },
      { type: 'percentage', value: 5 },
      3,
      undefined,
      false,
    ],
    ['without a threshold nothing is told', { condition: 'less_than' }, null, 3, 10, false],
    ['words are not less than numbers', { condition: 'less_than' }, { type: 'value', value: 'x' }, 3, 10, false],
    ['numbers are not equal to words', { condition: 'equals' }, { type: 'value', value: 3 }, '3', 10, false],
    ['words are other than numbers', { condition: 'not_equals' }, { type: 'value', value: 3 }, '3', 10, true],
    ['a word that falls is none', { condition: 'decrease' }, { type: 'value', value: 'x' }, 'y', 10, false],
    ['a word is other than a word', { condition: 'not_equals' }, { type: 'value', value: 'x' }, 'y', undefined, true],
    [
      'a word is not other than itself',
      { condition: 'not_equals' },
      { type: 'value', value: 'x' },
      'x',
      undefined,
      false,
    ],
  ])('%s', (_, over, threshold, now, baseline, met) => {
    const seen = { now: { final_price: now }, baseline: baseline === undefined ? {} : { final_price: baseline } };
    expect(ruleMet(rule({ ...over, threshold }), seen)).toBe(met);
  });

  it('does not compare what is on sale with a number either', () => {
    const sale = rule({ field: 'on_sale', condition: 'change', startValue: 0, threshold: null });
    expect(baselineOf(sale, { on_sale: true })).toBe(true);
    expect(baselineOf({ ...sale, startValue: false }, { on_sale: true })).toBe(false);
    expect(ruleMet(rule({ field: 'on_sale', condition: 'equals', threshold: null }), { now: {}, baseline: {} })).toBe(
      false,
    );
  });

  it('prefers its own start value to what was seen first', () => {
    expect(ruleMet(rule({ startValue: 20 }), { now: { final_price: 10 }, baseline: { final_price: 10 } })).toBe(true);
  });

  it('does not compare an availability with a number', () => {
    const back = rule({ field: 'availability', condition: 'change', startValue: 0, threshold: null });
    expect(baselineOf(back, { availability: 'InStock' })).toBe('InStock');
  });

  it('treats a step of exactly the threshold alike up and down, whatever the decimals', () => {
    fc.assert(
      fc.property(cents, cents, (from, step) => {
        const by = { type: 'value', value: price(step) } as const;
        const [low, high] = [price(from), price(from + step)];
        const up = ruleMet(rule({ condition: 'increase', threshold: by }), {
          now: { final_price: high },
          baseline: { final_price: low },
        });
        const down = ruleMet(rule({ threshold: by }), { now: { final_price: low }, baseline: { final_price: high } });
        expect([up, down]).toEqual([true, true]);
      }),
    );
  });

  it('is not met a cent before the threshold', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 2, max: 100_000 }), (from, step) => {
        const by = { type: 'value', value: price(step) } as const;
        const now = { final_price: price(from + step - 1) };
        expect(
          ruleMet(rule({ condition: 'increase', threshold: by }), { now, baseline: { final_price: price(from) } }),
        ).toBe(false);
      }),
    );
  });

  it('agrees with whole-number arithmetic on every percentage', () => {
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 1, max: 100 }), (from, to, percent) => {
        const threshold = { type: 'percentage', value: percent } as const;
        const seen = { now: { final_price: price(to) }, baseline: { final_price: price(from) } };
        const fell = from - to;
        expect(ruleMet(rule({ threshold }), seen)).toBe(fell > 0 && fell * 100 >= percent * from);
        expect(ruleMet(rule({ condition: 'less_than', threshold }), seen)).toBe(
          fell > 0 && fell * 100 > percent * from,
        );
        expect(ruleMet(rule({ condition: 'equals', threshold }), seen)).toBe(Math.abs(fell) * 100 === percent * from);
      }),
    );
  });
});

describe('the rules of a watch', () => {
  const cheap = rule({ condition: 'less_than', threshold: { type: 'value', value: 5 } });
  const there = rule({ field: 'availability', condition: 'equals', threshold: { type: 'value', value: 'InStock' } });

  it('hold only together', () => {
    const now = { final_price: 4, availability: 'InStock' };
    expect(rulesMet([cheap, there], { now, baseline: {} })).toBe(true);
    expect(rulesMet([cheap, there], { now: { ...now, availability: 'OutOfStock' }, baseline: {} })).toBe(false);
    expect(rulesMet([cheap, there], { now: { ...now, final_price: 5 }, baseline: {} })).toBe(false);
  });

  it('are not met when there are none', () => {
    expect(rulesMet([], { now: {}, baseline: {} })).toBe(false);
  });
});

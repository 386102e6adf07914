import { describe, expect, it } from 'vitest';
import { canFire, checkRule } from '../../../lib/domain/rule-check.ts';
import { conditionsOf, ruleFields } from '../../../lib/domain/rule-compat.ts';
import { CONDITIONS, type Rule, RULE_FIELDS, type RuleValue, type ThresholdType } from '../../../lib/domain/rule.ts';
import { RULE_CASES } from '../../fixtures/rules.ts';

const rule = (
  field: Rule['field'],
  condition: Rule['condition'],
  threshold?: readonly [ThresholdType, RuleValue],
  startValue: RuleValue | null = null,
): Rule => ({
  field,
  condition,
  startValue,
  threshold: threshold ? { type: threshold[0], value: threshold[1] } : null,
});

describe('the compatibility table', () => {
  it.each([
    ['availability', ['change', 'equals', 'not_equals']],
    ['on_sale', ['change', 'equals', 'not_equals']],
    ['sale_discount', CONDITIONS],
    ['final_price', CONDITIONS],
  ] as const)('%s takes %j', (field, conditions) => {
    expect(new Set(conditionsOf(field))).toEqual(new Set(conditions));
    for (const condition of CONDITIONS) {
      const [issue] = checkRule(rule(field, condition, ['value', 1]), 'product').filter(
        ({ part }) => part === 'condition',
      );
      const refused = conditionsOf(field).includes(condition)
        ? undefined
        : { part: 'condition', reason: 'not-for-this-field' };
      expect(issue).toEqual(refused);
    }
  });

  it('has four fields for products and barcodes, no discount for ASINs, regular_price for ASINs alone', () => {
    const four = ['availability', 'final_price', 'on_sale', 'sale_discount'];
    expect([...ruleFields('product')].sort()).toEqual(four);
    expect([...ruleFields('barcode')].sort()).toEqual(four);
    expect([...ruleFields('asin')].sort()).toEqual(['availability', 'final_price', 'on_sale', 'regular_price']);
  });

  it('lets every rule of the shared table pass', () => {
    expect(RULE_CASES.flatMap(({ rule }) => checkRule(rule, 'product'))).toEqual([]);
  });
});

describe('a sound rule', () => {
  it.each([
    [rule('availability', 'equals', ['value', 'Unknown'])],
    [rule('on_sale', 'equals', ['value', false])],
    [rule('sale_discount', 'greater_than', ['value', 0])],
    [rule('sale_discount', 'greater_than', ['value', 100])],
    [rule('sale_discount', 'greater_than', ['percentage', 1])],
    [rule('final_price', 'decrease', ['value', 0.01])],
    [rule('final_price', 'decrease', ['percentage', 100])],
    [rule('final_price', 'change')],
    [rule('final_price', 'change', ['percentage', 900])],
    [rule('final_price', 'change', undefined, 12.5)],
    [rule('availability', 'change', undefined, 'InStock')],
    [rule('availability', 'change', undefined, 1)],
    [rule('on_sale', 'change', undefined, true)],
    [rule('final_price', 'change', undefined, 0)],
  ])('%j', (sound) => {
    expect(checkRule(sound, 'product')).toEqual([]);
  });
});

describe('an unsound rule', () => {
  it.each([
    [
      'availability names no state',
      rule('availability', 'equals', ['value', 'Banana']),
      'thresholdValue',
      'out-of-range',
    ],
    ['availability as a number', rule('availability', 'equals', ['value', 1]), 'thresholdValue', 'wrong-kind'],
    [
      'availability by percentage',
      rule('availability', 'equals', ['percentage', 10]),
      'thresholdType',
      'not-for-this-field',
    ],
    ['on_sale as text', rule('on_sale', 'equals', ['value', 'true']), 'thresholdValue', 'wrong-kind'],
    ['on_sale by percentage', rule('on_sale', 'equals', ['percentage', 10]), 'thresholdType', 'not-for-this-field'],
    ['discount below 0', rule('sale_discount', 'equals', ['value', -1]), 'thresholdValue', 'out-of-range'],
    ['discount above 100', rule('sale_discount', 'equals', ['value', 100.5]), 'thresholdValue', 'out-of-range'],
    [
      'percentage of discount below 1',
      rule('sale_discount', 'equals', ['percentage', 0]),
      'thresholdValue',
      'out-of-range',
    ],
    [
      'percentage of discount above 100',
      rule('sale_discount', 'equals', ['percentage', 101]),
      'thresholdValue',
      'out-of-range',
    ],
    ['price of nothing', rule('final_price', 'equals', ['value', 0]), 'thresholdValue', 'out-of-range'],
    ['price below nothing', rule('final_price', 'equals', ['value', -1]), 'thresholdValue', 'out-of-range'],
    ['price as text', rule('final_price', 'equals', ['value', '10']), 'thresholdValue', 'wrong-kind'],
    [
      'endless price',
      rule('final_price', 'equals', ['value', Number.POSITIVE_INFINITY]),
      'thresholdValue',
      'wrong-kind',
    ],
    [
      'percentage of price below 1',
      rule('final_price', 'decrease', ['percentage', 0.99]),
      'thresholdValue',
      'out-of-range',
    ],
    [
      'percentage of price above 100',
      rule('final_price', 'decrease', ['percentage', 100.01]),
      'thresholdValue',
      'out-of-range',
    ],
    ['no threshold', rule('final_price', 'decrease'), 'threshold', 'missing'],
    ['a start value of text', rule('final_price', 'change', undefined, 'ten'), 'startValue', 'wrong-kind'],
    ['a start value below nothing', rule('final_price', 'change', undefined, -1), 'startValue', 'wrong-kind'],
    [
      'an endless start value',
      rule('final_price', 'change', undefined, Number.POSITIVE_INFINITY),
      'startValue',
      'wrong-kind',
    ],
    [
      'a price that starts with a state',
      rule('final_price', 'change', undefined, 'InStock'),
      'startValue',
      'wrong-kind',
    ],
    ['a sale that starts with a word', rule('on_sale', 'change', undefined, 'true'), 'startValue', 'wrong-kind'],
    [
      'a start value that names no state',
      rule('availability', 'change', undefined, 'Banana'),
      'startValue',
      'wrong-kind',
    ],
    ['regular_price of a product', rule('regular_price', 'change'), 'field', 'not-for-this-target'],
  ] as const)('%s', (_, unsound, part, reason) => {
    expect(checkRule(unsound, 'product')).toEqual([{ part, reason }]);
  });

  it('sale_discount of an ASIN', () => {
    expect(checkRule(rule('sale_discount', 'change'), 'asin')).toEqual([
      { part: 'field', reason: 'not-for-this-target' },
    ]);
  });
});

describe('a rule of an ASIN watch', () => {
  it.each(RULE_FIELDS)('on %s sleeps for good without a start value', (field) => {
    expect(canFire(rule(field, 'change'), 'asin')).toBe(false);
    expect(canFire(rule(field, 'change', undefined, 10), 'asin')).toBe(true);
    expect(canFire(rule(field, 'change'), 'product')).toBe(true);
  });
});

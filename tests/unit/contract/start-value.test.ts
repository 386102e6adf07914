import { describe, expect, it } from 'vitest';
import { watchRequest } from '../../../lib/contract/watch-request.ts';
import type { Rule, RuleValue } from '../../../lib/domain/rule.ts';
import type { WatchDraft } from '../../../lib/domain/watch.ts';

describe('a start value', () => {
  const sent = (startValue: RuleValue | null, field: Rule['field'] = 'availability'): unknown => {
    const threshold = { type: 'value' as const, value: field === 'on_sale' ? true : 'InStock' };
    const rule: Rule = { field, condition: 'equals', startValue, threshold };
    const draft = { name: 'Boots', targetType: 'asin', targetIds: ['B000WLDVV0'], status: 'active' } as const;
    const whole: WatchDraft = { ...draft, rules: [rule], filters: [], metadata: {} };
    return watchRequest(whole, { unit: 'minor', webhookUrl: undefined }).rules[0]?.start_value;
  };

  it.each<[RuleValue | null, Rule['field'], number | undefined]>([
    ['OutOfStock', 'availability', 0],
    ['Unknown', 'availability', 0],
    ['InStock', 'availability', 1],
    [0, 'availability', 0],
    [false, 'on_sale', 0],
    [true, 'on_sale', 1],
    [null, 'on_sale', undefined],
    [79.9, 'final_price', 7990],
    [79.9, 'regular_price', 7990],
    [20, 'sale_discount', 20],
  ])('of %s for %s is sent as the number that the service knows: %s', (value, field, expected) => {
    expect(sent(value, field)).toBe(expected);
  });
});

import { describe, expect, test } from 'vitest';
import { watchRequest } from '../../../lib/contract/watch-request.ts';
import type { Currency } from '../../../lib/domain/money.ts';
import { CONDITIONS, type Rule, type RuleValue, THRESHOLD_TYPES } from '../../../lib/domain/rule.ts';
import { canFire, checkRule } from '../../../lib/domain/rule-check.ts';
import { ruleFields } from '../../../lib/domain/rule-compat.ts';
import { MOST_RULES } from '../../../lib/domain/watch-limits.ts';
import { type OnScreen, presetRules, presetsFor } from '../../../lib/domain/watch-presets.ts';
import type { TargetType } from '../../../lib/domain/watch.ts';
import { watchBody } from '../../support/strict-watches.ts';

// Whatever a view lets the user choose is a body that a strict server of the document takes.

const TARGETS: Readonly<Record<TargetType, string>> = { product: '42', asin: 'B000WLDVV0', barcode: '4006381333931' };
const types = Object.keys(TARGETS) as TargetType[];

function complaints(targetType: TargetType, rules: readonly Rule[]): readonly string[] {
  const draft = { name: 'A kettle', targetType, targetIds: [TARGETS[targetType]], status: 'active' as const };
  const filters = [{ field: 'currency' as const, operator: '=', value: 'EUR' }];
  const expiresAt = Date.now() + 90 * 86_400_000;
  const whole = { ...draft, rules, filters, metadata: { elsewhere: '1' }, expiresAt };
  return watchBody(JSON.parse(JSON.stringify(watchRequest(whole, { unit: 'major', webhookUrl: undefined }))), 'body');
}

describe.each(types)('for a %s', (targetType) => {
  const price = { minor: 7990, currency: 'EUR' as Currency };
  const screens: readonly OnScreen[] = [
    { targetType, availability: 'out-of-stock', price },
    { targetType, availability: 'in-stock', price, onSale: true },
    { targetType, availability: 'unknown' },
    { targetType, availability: 'unknown', bestElsewhere: price },
  ];

  test('every preset', () => {
    for (const screen of screens) {
      for (const { kind, suggested = 20 } of presetsFor(screen)) {
        const rules = presetRules(kind, screen, suggested);
        expect(rules.filter((rule) => checkRule(rule, targetType).length > 0 || !canFire(rule, targetType))).toEqual(
          [],
        );
        expect([kind, complaints(targetType, rules)]).toEqual([kind, []]);
      }
    }
  });

  test('every combination that the editor takes for sound, and none that it does not', () => {
    const values: readonly RuleValue[] = [0, 0.5, 1, 50, 100, 101, -1, true, false, 'InStock', 'Unknown', 'Banana'];
    const starts: readonly (RuleValue | null)[] = [null, 0, 79.9, true, 'OutOfStock'];
    let sound = 0;
    for (const field of ruleFields(targetType)) {
      for (const condition of CONDITIONS) {
        for (const startValue of starts) {
          for (const type of THRESHOLD_TYPES) {
            for (const value of values) {
              const rule: Rule = { field, condition, startValue, threshold: { type, value } };
              if (checkRule(rule, targetType).length > 0 || !canFire(rule, targetType)) continue;
              sound += 1;
              expect([rule, complaints(targetType, [rule])]).toEqual([rule, []]);
            }
          }
        }
      }
    }
    expect(sound).toBeGreaterThan(100);
  });

  test('as many rules as there may be', () => {
    const rule: Rule = {
      field: 'final_price',
      condition: 'less_than',
      startValue: 9,
      threshold: { type: 'value', value: 8 },
    };
    const most = Array.from({ length: MOST_RULES[targetType] }, () => rule);
    expect(complaints(targetType, most)).toEqual([]);
    expect(complaints(targetType, [...most, rule])).not.toEqual([]);
  });
});

import { AVAILABILITIES, type Rule, type RuleField, type RuleValue } from './rule.ts';
import { conditionsOf, ruleFields, takesThreshold, thresholdDomain, type ThresholdDomain } from './rule-compat.ts';
import type { TargetType } from './watch.ts';

/** What is wrong with a rule, and where. */
export interface RuleIssue {
  readonly part: 'field' | 'condition' | 'startValue' | 'threshold' | 'thresholdType' | 'thresholdValue';
  readonly reason: 'not-for-this-target' | 'not-for-this-field' | 'missing' | 'wrong-kind' | 'out-of-range';
}

/** Every reason why the service would refuse this rule; none when it is sound. */
export function checkRule(rule: Rule, targetType: TargetType): RuleIssue[] {
  const issues: RuleIssue[] = [];
  if (!ruleFields(targetType).includes(rule.field)) issues.push({ part: 'field', reason: 'not-for-this-target' });
  if (!conditionsOf(rule.field).includes(rule.condition)) {
    issues.push({ part: 'condition', reason: 'not-for-this-field' });
  }
  if (rule.startValue !== null && !canStartWith(rule.field, rule.startValue)) {
    issues.push({ part: 'startValue', reason: 'wrong-kind' });
  }
  return takesThreshold(rule.condition) ? [...issues, ...checkThreshold(rule)] : issues;
}

/** True when the watch can ever fire: a rule of an ASIN watch without its start value is accepted, and sleeps for good. */
export function canFire(rule: Rule, targetType: TargetType): boolean {
  return targetType !== 'asin' || rule.startValue !== null;
}

function checkThreshold({ field, threshold }: Rule): RuleIssue[] {
  if (threshold === null) return [{ part: 'threshold', reason: 'missing' }];
  const domain = thresholdDomain(field, threshold.type);
  if (domain === undefined) return [{ part: 'thresholdType', reason: 'not-for-this-field' }];
  const reason = checkValue(domain, threshold.value);
  return reason === undefined ? [] : [{ part: 'thresholdValue', reason }];
}

function checkValue(domain: ThresholdDomain, value: RuleValue): RuleIssue['reason'] | undefined {
  switch (domain.kind) {
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'wrong-kind';
    case 'choice':
      if (typeof value !== 'string') return 'wrong-kind';
      return domain.choices.includes(value) ? undefined : 'out-of-range';
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) return 'wrong-kind';
      if (value < domain.min || value > domain.max) return 'out-of-range';
      return domain.minExcluded && value === domain.min ? 'out-of-range' : undefined;
  }
}

/** A number is a start value of every field, because the service knows no other kind; the field's own kind is, too. */
function canStartWith(field: RuleField, value: RuleValue): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0;
  if (field === 'on_sale') return typeof value === 'boolean';
  return field === 'availability' && AVAILABILITIES.some((choice) => choice === value);
}

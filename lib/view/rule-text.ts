import { fromMajor, type Currency } from '../domain/money.ts';
import type { Rule, RuleValue } from '../domain/rule.ts';
import { moneyText } from './money.ts';
import { numberText, percentText } from './numbers.ts';
import { availabilityText } from './offer-words.ts';
import { t } from './words.ts';

const FIELDS = {
  final_price: 'rule_field_price',
  regular_price: 'rule_field_regular_price',
  sale_discount: 'rule_field_discount',
  on_sale: 'rule_field_on_sale',
  availability: 'rule_field_availability',
} as const;
const BY_VALUE = {
  increase: 'rule_increase',
  decrease: 'rule_decrease',
  equals: 'rule_equals',
  not_equals: 'rule_not_equals',
  greater_than: 'rule_greater_than',
  less_than: 'rule_less_than',
} as const;
const BY_SHARE = {
  increase: 'rule_increase',
  decrease: 'rule_decrease',
  equals: 'rule_moves_exactly',
  not_equals: 'rule_moves_otherwise',
  greater_than: 'rule_increase_more',
  less_than: 'rule_decrease_more',
} as const;
const AVAILABILITIES = { InStock: 'in-stock', OutOfStock: 'out-of-stock', Unknown: 'unknown' } as const;

export function fieldText(field: Rule['field']): string {
  return t(FIELDS[field]);
}

const CONDITIONS = {
  increase: 'condition_increase',
  decrease: 'condition_decrease',
  equals: 'condition_equals',
  not_equals: 'condition_not_equals',
  greater_than: 'condition_greater_than',
  less_than: 'condition_less_than',
  change: 'condition_change',
} as const satisfies Record<Rule['condition'], string>;

export function conditionText(condition: Rule['condition']): string {
  return t(CONDITIONS[condition]);
}

/** A rule in words: "Price falls below 79.90 €". */
export function ruleText(rule: Rule, currency: Currency | undefined): string {
  const field = fieldText(rule.field);
  if (rule.condition === 'change' || rule.threshold === null) return t('rule_change', { field });
  const { type, value } = rule.threshold;
  const words = type === 'percentage' ? BY_SHARE : BY_VALUE;
  return t(words[rule.condition], {
    field,
    value: type === 'percentage' ? percentText(Number(value) / 100) : valueText(rule, value, currency),
  });
}

/** A value of a rule's field as people write it. */
export function valueText({ field }: Pick<Rule, 'field'>, value: RuleValue, currency: Currency | undefined): string {
  if (typeof value === 'boolean') return value ? t('rule_yes') : t('rule_no');
  if (typeof value === 'string') return isAvailability(value) ? availabilityText(AVAILABILITIES[value]) : value;
  if (field === 'sale_discount') return percentText(value / 100);
  const money = currency === undefined ? undefined : fromMajor(value, currency);
  return money === undefined ? numberText(value) : moneyText(money);
}

function isAvailability(value: string): value is keyof typeof AVAILABILITIES {
  return Object.hasOwn(AVAILABILITIES, value);
}

/** The seven conditions of the service. */
export const CONDITIONS = [
  'increase',
  'decrease',
  'equals',
  'not_equals',
  'greater_than',
  'less_than',
  'change',
] as const;
export const RULE_FIELDS = ['availability', 'final_price', 'on_sale', 'sale_discount', 'regular_price'] as const;
export const THRESHOLD_TYPES = ['value', 'percentage'] as const;
export const AVAILABILITIES = ['InStock', 'OutOfStock', 'Unknown'] as const;

export type Condition = (typeof CONDITIONS)[number];
export type RuleField = (typeof RULE_FIELDS)[number];
export type ThresholdType = (typeof THRESHOLD_TYPES)[number];
export type RuleValue = number | boolean | string;

/** One rule of a watch. The words are the service's, because extension, proxy and service evaluate the same rule. */
export interface Rule {
  readonly field: RuleField;
  readonly condition: Condition;
  /** The baseline; null until it is known. Major units for prices. */
  readonly startValue: RuleValue | null;
  readonly threshold: { readonly type: ThresholdType; readonly value: RuleValue } | null;
}

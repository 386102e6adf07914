/** The seven conditions of the service. */
export type Condition = 'increase' | 'decrease' | 'equals' | 'not_equals' | 'greater_than' | 'less_than' | 'change';
export type RuleField = 'availability' | 'final_price' | 'on_sale' | 'sale_discount' | 'regular_price';
export type ThresholdType = 'value' | 'percentage';
export type RuleValue = number | boolean | string;

/** One rule of a watch. The words are the service's, because extension, proxy and service evaluate the same rule. */
export interface Rule {
  readonly field: RuleField;
  readonly condition: Condition;
  /** The baseline; null until it is known. Major units for prices. */
  readonly startValue: RuleValue | null;
  readonly threshold: { readonly type: ThresholdType; readonly value: RuleValue } | null;
}

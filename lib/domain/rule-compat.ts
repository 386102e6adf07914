import { AVAILABILITIES, CONDITIONS, type Condition, type RuleField, type ThresholdType } from './rule.ts';
import type { TargetType } from './watch.ts';

/** What a threshold of one kind may be. */
export type ThresholdDomain =
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly minExcluded?: true }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'choice'; readonly choices: readonly string[] };

interface FieldRules {
  readonly conditions: readonly Condition[];
  readonly thresholds: Readonly<Partial<Record<ThresholdType, ThresholdDomain>>>;
}

const EITHER_OR: readonly Condition[] = ['change', 'equals', 'not_equals'];
const PERCENTAGE: ThresholdDomain = { kind: 'number', min: 1, max: 100 };
const PRICE: FieldRules = {
  conditions: CONDITIONS,
  thresholds: {
    value: { kind: 'number', min: 0, max: Number.MAX_SAFE_INTEGER, minExcluded: true },
    percentage: PERCENTAGE,
  },
};

const COMPATIBILITY: Readonly<Record<RuleField, FieldRules>> = {
  availability: { conditions: EITHER_OR, thresholds: { value: { kind: 'choice', choices: AVAILABILITIES } } },
  on_sale: { conditions: EITHER_OR, thresholds: { value: { kind: 'boolean' } } },
  sale_discount: {
    conditions: CONDITIONS,
    thresholds: { value: { kind: 'number', min: 0, max: 100 }, percentage: PERCENTAGE },
  },
  final_price: PRICE,
  regular_price: PRICE,
};

const FIELDS: Readonly<Record<TargetType, readonly RuleField[]>> = {
  product: ['final_price', 'sale_discount', 'on_sale', 'availability'],
  barcode: ['final_price', 'sale_discount', 'on_sale', 'availability'],
  asin: ['final_price', 'regular_price', 'on_sale', 'availability'],
};

/** The fields that a watch of this type can have rules on, the most asked for first. */
export function ruleFields(targetType: TargetType): readonly RuleField[] {
  return FIELDS[targetType];
}

export function conditionsOf(field: RuleField): readonly Condition[] {
  return COMPATIBILITY[field].conditions;
}

/** What a threshold of this field and type may be; undefined where the two do not go together. */
export function thresholdDomain(field: RuleField, type: ThresholdType): ThresholdDomain | undefined {
  return COMPATIBILITY[field].thresholds[type];
}

/** `change` compares with the baseline alone; every other condition needs a threshold. */
export function takesThreshold(condition: Condition): boolean {
  return condition !== 'change';
}

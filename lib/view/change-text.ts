import type { Currency } from '../domain/money.ts';
import { RULE_FIELDS, type RuleField } from '../domain/rule.ts';
import type { Change } from '../domain/watch.ts';
import { fieldText, valueText } from './rule-text.ts';
import { t } from './words.ts';

/** What changed: "Price: 99.00 € → 79.00 €"; and what is as it was when the rule was met at once: "Price: 79.00 €". */
export function changeText({ field, oldValue, newValue }: Change, currency: Currency | undefined): string {
  if (field === '__product__') return t('change_product_gone');
  if (field === '__watch__') return t('change_watch_over');
  const known = RULE_FIELDS.find((each) => each === field);
  const value = (each: Change['oldValue']): string => {
    if (each === null) return t('change_unknown');
    return known === undefined ? String(each) : valueText({ field: known }, each, currency);
  };
  const name = known === undefined ? field : fieldText(known satisfies RuleField);
  const [from, to] = [value(oldValue), value(newValue)];
  return from === to ? t('rule_equals', { field: name, value: to }) : t('change_from_to', { field: name, from, to });
}

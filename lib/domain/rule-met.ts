import { onOneScale } from './decimal.ts';
import type { Condition, Rule, RuleField, RuleValue } from './rule.ts';

/** What is known of a product's fields; absent is unknown. Prices in major units. */
export type FieldValues = Readonly<Partial<Record<RuleField, RuleValue>>>;

/** A product now, and as it was when the watch began. */
export interface Seen {
  readonly now: FieldValues;
  readonly baseline: FieldValues;
}

/**
 * Whether a rule is met. At exactly its threshold an increase or a decrease is met, greater_than and less_than are not.
 * A percentage is always a share of the baseline: equals and not_equals look at the move either way, greater_than at the
 * rise, less_than at the fall. What is not known is never met.
 */
export function ruleMet(rule: Rule, seen: Seen): boolean {
  const now = seen.now[rule.field];
  if (now === undefined) return false;
  const start = baselineOf(rule, seen.baseline);
  const { condition } = rule;
  if (condition === 'change') return start !== undefined && now !== start;
  if (rule.threshold === null) return false;
  const { type, value } = rule.threshold;
  if (typeof now === 'number' && typeof value === 'number') {
    const from = typeof start === 'number' ? start : undefined;
    return type === 'percentage'
      ? movedByShare(condition, now, from, value)
      : reachedValue(condition, now, from, value);
  }
  if (condition === 'equals') return now === value;
  return condition === 'not_equals' && now !== value;
}

/** The rules of a watch hold together: one that is not met keeps it quiet. */
export function rulesMet(rules: readonly Rule[], seen: Seen): boolean {
  return rules.length > 0 && rules.every((rule) => ruleMet(rule, seen));
}

/** What a rule compares with: its own start value where that is of the field's kind, otherwise what was seen first. */
export function baselineOf(rule: Rule, baseline: FieldValues): RuleValue | undefined {
  const isNumeric = rule.field !== 'availability' && rule.field !== 'on_sale';
  const own = rule.startValue;
  return own !== null && (isNumeric || typeof own !== 'number') ? own : baseline[rule.field];
}

type Against = Exclude<Condition, 'change'>;

function reachedValue(condition: Against, now: number, start: number | undefined, value: number): boolean {
  switch (condition) {
    case 'equals':
      return now === value;
    case 'not_equals':
      return now !== value;
    case 'greater_than':
      return now > value;
    case 'less_than':
      return now < value;
    case 'increase':
      return start !== undefined && now > start && isRiseOf(start, now, value);
    case 'decrease':
      return start !== undefined && now < start && isRiseOf(now, start, value);
  }
}

function isRiseOf(from: number, to: number, value: number): boolean {
  const { scaled } = onOneScale(from, to, value);
  const [low = 0n, high = 0n, least = 0n] = scaled;
  return high - low >= least;
}

function movedByShare(condition: Against, now: number, start: number | undefined, percent: number): boolean {
  if (start === undefined) return false;
  const against = shareAgainst(start, now, percent);
  switch (condition) {
    case 'equals':
      return against === 0;
    case 'not_equals':
      return against !== 0;
    case 'increase':
      return now > start && against >= 0;
    case 'decrease':
      return now < start && against >= 0;
    case 'greater_than':
      return now > start && against > 0;
    case 'less_than':
      return now < start && against > 0;
  }
}

/** How the move from `start` to `now` compares with `percent` of `start`: below, exactly, above. From nothing every move is above. */
function shareAgainst(start: number, now: number, percent: number): -1 | 0 | 1 {
  if (start === 0) return now === 0 ? -1 : 1;
  const { unit, scaled } = onOneScale(start, now, percent);
  const [from = 0n, to = 0n, share = 0n] = scaled;
  const move = (to > from ? to - from : from - to) * 100n * unit;
  const wanted = share * from;
  if (move === wanted) return 0;
  return move > wanted ? 1 : -1;
}

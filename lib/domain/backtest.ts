import { discountPercent } from './discount.ts';
import { minorDigits, toMajor, type Currency, type Money } from './money.ts';
import type { Observation } from './observation.ts';
import type { Rule, RuleField } from './rule.ts';
import { baselineOf, rulesMet, type FieldValues } from './rule-met.ts';

/** What is known of one offer at one time. */
export interface HistoryPoint {
  readonly at: number;
  readonly values: FieldValues;
}

/** What the rules would have done in the past that is known. */
export interface BackTest {
  /** How often they would have come true, anew each time. */
  readonly times: number;
  readonly lastAt?: number;
  /** Points in time that were looked at; with none of them nothing can be said. */
  readonly seen: number;
  readonly since?: number;
  /** Fields of the rules of which the past says nothing. */
  readonly unknownFields: readonly RuleField[];
  /** The rules are met by what is on screen now. */
  readonly isTrueNow: boolean;
  /** A target under everything ever seen, with the highest target that the past would have met. */
  readonly belowEverSeen?: { readonly lowest: number; readonly target: number; readonly suggestion: number };
}

export interface BackTestInput {
  readonly rules: readonly Rule[];
  /** One list for each offer or merchant that the watch looks at. */
  readonly series: readonly (readonly HistoryPoint[])[];
  /** What is on screen; also the baseline of rules that name no start value. */
  readonly now: FieldValues;
  readonly currency: Currency;
}

/** Observations as the service would have seen them, one list for each merchant, oldest first. */
export function seriesOf(observations: readonly Observation[], currency: Currency): HistoryPoint[][] {
  const byMerchant = new Map<string, HistoryPoint[]>();
  for (const seen of observations.toSorted((a, b) => a.at - b.at)) {
    if (seen.price.currency !== currency) continue;
    const point = { at: seen.at, values: valuesOf(seen.price, seen.struckPrice) };
    const known = byMerchant.get(seen.merchant);
    if (known === undefined) byMerchant.set(seen.merchant, [point]);
    else known.push(point);
  }
  return [...byMerchant.values()];
}

/** The fields of a rule as two prices state them. */
export function valuesOf(price: Money, struck: Money | undefined): FieldValues {
  const percent = discountPercent(price, struck);
  return {
    final_price: toMajor(price),
    regular_price: toMajor(struck !== undefined && struck.currency === price.currency ? struck : price),
    on_sale: percent !== undefined,
    sale_discount: percent ?? 0,
  };
}

export function backTest({ rules, series, now, currency }: BackTestInput): BackTest {
  const fired = series.flatMap((points) => firings(rules, points)).sort((a, b) => a - b);
  const points = series.flat();
  const lastAt = fired.at(-1);
  const below = belowEverSeen(rules, points, now, currency);
  return {
    times: fired.length,
    seen: points.length,
    unknownFields: [...new Set(rules.map(({ field }) => field))].filter((field) =>
      points.every(({ values }) => values[field] === undefined),
    ),
    isTrueNow: rulesMet(rules, { now, baseline: now }),
    ...(lastAt === undefined ? {} : { lastAt }),
    ...(points.length === 0
      ? {}
      : { since: points.reduce((first, { at }) => Math.min(first, at), Number.POSITIVE_INFINITY) }),
    ...(below === undefined ? {} : { belowEverSeen: below }),
  };
}

/** A watch that fired is renewed, and starts from what it saw: it fires again only after it was quiet in between. */
function firings(rules: readonly Rule[], points: readonly HistoryPoint[]): number[] {
  const [first] = points;
  if (first === undefined) return [];
  const times: number[] = [];
  let baseline = first.values;
  let isMet = false;
  for (const { at, values } of points) {
    const meets = rulesMet(rules, { now: values, baseline });
    if (meets && !isMet) {
      times.push(at);
      baseline = values;
    }
    isMet = meets;
  }
  return times;
}

function belowEverSeen(
  rules: readonly Rule[],
  points: readonly HistoryPoint[],
  now: FieldValues,
  currency: Currency,
): BackTest['belowEverSeen'] {
  const prices = points.map(({ values }) => values.final_price).filter((price) => typeof price === 'number');
  if (prices.length === 0) return undefined;
  const lowest = Math.min(...prices);
  const targets = rules.map((rule) => targetPrice(rule, now)).filter((target) => target !== undefined);
  if (targets.length === 0) return undefined;
  const target = Math.min(...targets.map(({ price }) => price));
  const isOut = targets.some(({ price, isReached }) => (isReached ? price < lowest : price <= lowest));
  if (!isOut) return undefined;
  const scale = 10 ** minorDigits(currency);
  // "Below X" is met under X alone, so the suggestion is one cent above the lowest.
  return { lowest, target, suggestion: (Math.round(lowest * scale) + 1) / scale };
}

/** The price that a rule waits for; `isReached` says whether it is met at exactly that price. */
export function targetPrice(
  rule: Rule,
  now: FieldValues,
): { readonly price: number; readonly isReached: boolean } | undefined {
  if (rule.field !== 'final_price' || typeof rule.threshold?.value !== 'number') return undefined;
  const { type, value } = rule.threshold;
  const start = baselineOf(rule, now);
  if (rule.condition === 'less_than' && type === 'value') return { price: value, isReached: false };
  if (rule.condition === 'equals' && type === 'value') return { price: value, isReached: true };
  if (typeof start !== 'number' || (rule.condition !== 'decrease' && rule.condition !== 'less_than')) return undefined;
  const price = type === 'value' ? start - value : start * (1 - value / 100);
  return { price, isReached: rule.condition === 'decrease' };
}

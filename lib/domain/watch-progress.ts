import { targetPrice, valuesOf } from './backtest.ts';
import type { InboxEntry } from './inbox.ts';
import type { Observation } from './observation.ts';
import type { Currency } from './money.ts';
import type { Rule } from './rule.ts';
import { type FieldValues, ruleMet } from './rule-met.ts';
import { DEFAULT_LIFE_MS } from './watch-limits.ts';
import type { WatchRecord } from './watch-record.ts';
import type { Change, WatchDraft } from './watch.ts';

/** One rule and what it says to what was last seen. */
export interface RuleState {
  readonly rule: Rule;
  /** Absent where nothing is known of the field. */
  readonly now?: FieldValues[Rule['field']];
  readonly isMet: boolean;
}

/** The alerts of a watch, newest first: its history. */
export function alertsOf({ remote }: WatchRecord, inbox: readonly InboxEntry[]): readonly InboxEntry[] {
  return remote === undefined ? [] : inbox.filter(({ alert }) => alert.watchId === remote.id);
}

/** What the newest alert has told: of one product, the cheapest of them, because the values of two make up a third that nobody sells. */
export function toldValues(alerts: readonly InboxEntry[]): FieldValues {
  const told = alerts.find(({ alert }) => alert.kind === 'change');
  const values = (told?.alert.details ?? []).map(({ changes }) => stated(changes));
  return values.reduce<FieldValues>((best, one) => (priceIn(one) < priceIn(best) ? one : best), values[0] ?? {});
}

function stated(changes: readonly Change[]): FieldValues {
  return Object.fromEntries(
    changes.flatMap(({ field, newValue }) => (newValue === null ? [] : [[field, newValue] as const])),
  );
}

const priceIn = ({ final_price: price }: FieldValues): number =>
  typeof price === 'number' ? price : Number.POSITIVE_INFINITY;

/** What was last seen, by an alert or by this browser, whichever is newer; the price with the others of its page alone. */
export function latestValues(
  alerts: readonly InboxEntry[],
  seen: readonly Observation[],
  currency: Currency | undefined,
): FieldValues {
  const observed = seen
    .filter(({ price }) => price.currency === currency)
    .reduce<Observation | undefined>((last, one) => (last === undefined || one.at > last.at ? one : last), undefined);
  const told = alerts.find(({ alert }) => alert.kind === 'change');
  const said = toldValues(alerts);
  const own = observed === undefined ? {} : valuesOf(observed.price, observed.struckPrice);
  if ((observed?.at ?? 0) > (told?.alert.at ?? 0)) return { ...said, ...own };
  return said.final_price === undefined ? { ...own, ...said } : said;
}

/** Why it has not fired: each rule with the value now. */
export function ruleStates({ draft }: WatchRecord, now: FieldValues): RuleState[] {
  return draft.rules.map((rule) => {
    const value = now[rule.field];
    const isMet = ruleMet(rule, { now, baseline: {} });
    return value === undefined ? { rule, isMet } : { rule, isMet, now: value };
  });
}

/** The way to the target: where it began, where it is, and where it ends. In major units. */
export interface Distance {
  readonly target: number;
  readonly now: number;
  readonly start: number;
  /** How much of the way is done, from 0 to 1. */
  readonly share: number;
}

export function distance({ draft }: WatchRecord, now: FieldValues): Distance | undefined {
  const rule = draft.rules.find(({ field }) => field === 'final_price');
  const target = rule && targetPrice(rule, now)?.price;
  const price = now.final_price ?? rule?.startValue;
  if (target === undefined || typeof price !== 'number') return undefined;
  const start = typeof rule?.startValue === 'number' ? Math.max(rule.startValue, price) : price;
  const way = start - target;
  const share = way <= 0 ? 1 : Math.min(1, Math.max(0, (start - price) / way));
  return { target, now: price, start, share };
}

/** The same again from here: rules that compare with a start begin at what was last seen, or they would fire at once. */
export function renewed({ draft }: WatchRecord, latest: FieldValues, now: number): Partial<WatchDraft> {
  const rules = draft.rules.map((rule) =>
    rule.startValue === null ? rule : { ...rule, startValue: latest[rule.field] ?? rule.startValue },
  );
  return { status: 'active', expiresAt: now + DEFAULT_LIFE_MS, rules };
}

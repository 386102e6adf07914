import type { BackTest } from '../domain/backtest.ts';
import { type Currency, fromMajor } from '../domain/money.ts';
import type { FieldValues } from '../domain/rule-met.ts';
import { dateText } from './dates.ts';
import { moneyText } from './money.ts';
import { plural, t } from './words.ts';

/** What the known past says to a rule, before it is set: one line for each thing worth knowing. */
export function backTestText(test: BackTest, currency: Currency, now: FieldValues): string[] {
  return [...(test.isTrueNow ? [t('backtest_true_now')] : []), ...belowText(test, currency, now), ...timesText(test)];
}

function belowText(
  { belowEverSeen: below }: BackTest,
  currency: Currency,
  { final_price: now }: FieldValues,
): string[] {
  if (below === undefined) return [];
  const suggestion = fromMajor(below.suggestion, currency);
  const lowest = fromMajor(below.lowest, currency);
  if (suggestion === undefined || lowest === undefined) return [];
  const words = { lowest: moneyText(lowest) };
  // What is true already is no advice.
  return typeof now === 'number' && now < below.suggestion
    ? [t('backtest_lowest_now', words)]
    : [t('backtest_below_all', { ...words, suggestion: moneyText(suggestion) })];
}

function timesText({ times, seen, since, lastAt, unknownFields }: BackTest): string[] {
  if (seen === 0 || since === undefined || unknownFields.length > 0) return [t('backtest_unknown')];
  if (times === 0 || lastAt === undefined) return [t('backtest_never', { date: dateText(since) })];
  return [plural('backtest_times', times, { date: dateText(lastAt) })];
}

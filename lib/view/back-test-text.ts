import type { BackTest } from '../domain/backtest.ts';
import { type Currency, fromMajor } from '../domain/money.ts';
import { dateText } from './dates.ts';
import { moneyText } from './money.ts';
import { plural, t } from './words.ts';

/** What the known past says to a rule, before it is set: one line for each thing worth knowing. */
export function backTestText(test: BackTest, currency: Currency): string[] {
  const below = test.belowEverSeen;
  const suggestion = below && fromMajor(below.suggestion, currency);
  const lowest = below && fromMajor(below.lowest, currency);
  return [
    ...(test.isTrueNow ? [t('backtest_true_now')] : []),
    ...(suggestion === undefined || lowest === undefined
      ? []
      : [t('backtest_below_all', { lowest: moneyText(lowest), suggestion: moneyText(suggestion) })]),
    ...timesText(test),
  ];
}

function timesText({ times, seen, since, lastAt, unknownFields }: BackTest): string[] {
  if (seen === 0 || since === undefined || unknownFields.length > 0) return [t('backtest_unknown')];
  if (times === 0 || lastAt === undefined) return [t('backtest_never', { date: dateText(since) })];
  return [plural('backtest_times', times, { date: dateText(lastAt) })];
}

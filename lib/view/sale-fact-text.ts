import type { SaleFact } from '../domain/sale-truth.ts';
import { dateText } from './dates.ts';
import { moneyText } from './money.ts';
import { numberText, percentText } from './numbers.ts';
import { plural, t } from './words.ts';

/** What is true of a reduction, in a sentence. */
export function saleFactText(fact: SaleFact): string {
  switch (fact.kind) {
    case 'not-enough-seen':
      return plural('sale_not_enough', fact.days, { needed: numberText(fact.needed) });
    case 'usually-less':
      return plural('sale_usually_less', fact.of, {
        days: numberText(fact.days),
        struck: moneyText(fact.struck),
        usual: moneyText(fact.usual),
      });
    case 'never-at-struck':
      return plural('sale_never_at_struck', fact.of, {
        highest: moneyText(fact.highest),
        struck: moneyText(fact.struck),
      });
    case 'was-at-struck':
      return plural('sale_was_at_struck', fact.of, { days: numberText(fact.days), struck: moneyText(fact.struck) });
    case 'thirty-day-lowest':
      return thirtyDayText(fact);
    case 'lowest-seen':
      return plural('sale_lowest_seen', fact.of);
    case 'cheaper-before':
      return t('sale_cheaper_before', { date: dateText(fact.at), price: moneyText(fact.lowest) });
  }
}

/** In the EU a shop must name the lowest price of the 30 days before; elsewhere it is only worth knowing. */
function thirtyDayText({ lowest, percent, applies }: Extract<SaleFact, { kind: 'thirty-day-lowest' }>): string {
  const price = moneyText(lowest);
  if (percent === undefined) return applies ? t('sale_thirty_none_eu', { price }) : t('sale_thirty_none', { price });
  const less = percentText(percent / 100);
  return applies ? t('sale_thirty_eu', { percent: less, price }) : t('sale_thirty', { percent: less, price });
}

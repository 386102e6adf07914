import { type Money, minorDigits, toMajor } from '../domain/money.ts';
import { formatTag } from './words.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Money as the user's language writes it: 1.299,00 €. */
export function moneyText(money: Money): string {
  const key = `${formatTag()} ${money.currency}`;
  let format = formats.get(key);
  if (format === undefined) {
    const digits = minorDigits(money.currency);
    format = new Intl.NumberFormat(formatTag(), {
      style: 'currency',
      currency: money.currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formats.set(key, format);
  }
  return format.format(toMajor(money));
}

/** Money without its minor units, for the ends of a scale where room is short. */
export function roundMoneyText(money: Money): string {
  return new Intl.NumberFormat(formatTag(), {
    style: 'currency',
    currency: money.currency,
    minimumFractionDigits: 0,
    maximumFractionDigits: 0,
  }).format(toMajor(money));
}

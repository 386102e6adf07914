import { toAsciiDigits } from '../domain/gtin.ts';
import { type Currency, minorDigits } from '../domain/money.ts';
import { numberText } from './numbers.ts';

/** A number as a field shows it: in the digits and with the decimal sign of the language, without grouping. */
export function plainNumber(value: number): string {
  return numberText(value, { useGrouping: false, maximumFractionDigits: 3 });
}

/** An amount as a field shows it: with all decimals of its currency, or with none. */
export function plainAmount(value: number, currency: Currency): string {
  const digits = Number.isInteger(value) ? 0 : minorDigits(currency);
  return numberText(value, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: Math.max(digits, 3),
  });
}

/** A number as people type it. The last of point and comma parts off the decimals, unless three digits follow it; NaN for no number. */
export function typedNumber(text: string): number {
  const digits = toAsciiDigits(text)
    .replaceAll('\u066B', '.')
    .replace(/[^\d.,]/g, '');
  if (!/\d/.test(digits)) return Number.NaN;
  const [, whole = digits, decimals = ''] = /^(.*)[.,](\d*)$/.exec(digits) ?? [];
  const isGrouping = decimals.length === 3 && whole.length > 0 && whole !== '0';
  const plain = whole.replace(/[.,]/g, '');
  return Number(isGrouping ? plain + decimals : `${plain || '0'}.${decimals || '0'}`);
}

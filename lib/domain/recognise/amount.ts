import { type Currency, fromMajor, type Money } from '../money.ts';
import { parsePrice } from '../price-text.ts';

/** A price from structured data: a plain decimal number as the vocabularies ask for, else whatever a person would read in it. */
export function readAmount(value: string | undefined, currency: Currency | undefined): Money | undefined {
  const plain = value?.trim() ?? '';
  if (plain === '' || plain.length > 200) return undefined;
  if (currency !== undefined && /^\d{1,12}(?:\.\d{1,10})?$/.test(plain)) return fromMajor(Number(plain), currency);
  return parsePrice(plain, { currencyHint: currency });
}

/** Templates print nought where they leave the price open. */
export function positive(money: Money | undefined): Money | undefined {
  return money !== undefined && money.minor > 0 ? money : undefined;
}

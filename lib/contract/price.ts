import type { PriceUnit } from '../domain/connection.ts';
import { type Currency, fromMajor, type Money } from '../domain/money.ts';
import { readNumber } from './loose.ts';

/** A price of the wire. Zero is how shops write a price that they do not state. */
export function readPrice(value: unknown, currency: Currency | undefined, unit: PriceUnit): Money | undefined {
  const amount = readNumber(value);
  if (amount === undefined || currency === undefined || amount <= 0) return undefined;
  const price = unit === 'major' ? fromMajor(amount, currency) : { minor: Math.round(amount), currency };
  return price !== undefined && price.minor > 0 && Number.isSafeInteger(price.minor) ? price : undefined;
}

/** A number that stands for a price without a currency, in major units: facet ends and rule values. */
export function amountFromWire(amount: number, unit: PriceUnit): number {
  return unit === 'major' ? amount : amount / 100;
}

/** No currency has more decimals, and no server needs to read `0.30000000000000004` or `1e-7`. */
const MOST_DECIMALS = 3;

export function amountToWire(amount: number, unit: PriceUnit): number {
  return unit === 'major' ? Number(amount.toFixed(MOST_DECIMALS)) : Math.round(amount * 100);
}

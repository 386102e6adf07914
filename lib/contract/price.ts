import type { PriceUnit } from '../domain/connection.ts';
import { type Currency, fromMajor, minorDigits, type Money } from '../domain/money.ts';
import type { Rule } from '../domain/rule.ts';
import type { Change } from '../domain/watch.ts';
import { readNumber } from './loose.ts';

/** A price of the wire. Zero is how shops write a price that they do not state. */
export function readPrice(value: unknown, currency: Currency | undefined, unit: PriceUnit): Money | undefined {
  const amount = readNumber(value);
  if (amount === undefined || currency === undefined || amount <= 0) return undefined;
  const price = unit === 'major' ? fromMajor(amount, currency) : { minor: Math.round(amount), currency };
  return price !== undefined && price.minor > 0 && Number.isSafeInteger(price.minor) ? price : undefined;
}

/** A number that stands for a price, in major units and back. Where its currency is not known, it is one of hundredths, as most are. */
export interface Scale {
  readonly unit: PriceUnit;
  readonly currency: Currency | undefined;
}

const coins = ({ unit, currency }: Scale): number =>
  unit === 'major' ? 1 : 10 ** (currency === undefined ? 2 : minorDigits(currency));

const amountFromWire = (amount: number, scale: Scale): number => amount / coins(scale);

/** No currency has more decimals, and no server needs to read `0.30000000000000004` or `1e-7`. */
const MOST_DECIMALS = 3;

export function amountToWire(amount: number, scale: Scale): number {
  return Number((amount * coins(scale)).toFixed(scale.unit === 'major' ? MOST_DECIMALS : 0));
}

export const isPriceField = (field: string): boolean => field === 'final_price' || field === 'regular_price';

type Converted = (amount: number, scale: Scale) => number;

/** Values of a field, of which only a price is counted in anything. */
const valueIn =
  (field: string, convert: Converted, scale: Scale) =>
  <T>(value: T): T | number =>
    isPriceField(field) && typeof value === 'number' ? convert(value, scale) : value;

function ruleIn(rule: Rule, convert: Converted, scale: Scale): Rule {
  const { field, startValue, threshold } = rule;
  const of = valueIn(field, convert, scale);
  return {
    ...rule,
    startValue: of(startValue),
    threshold: threshold?.type === 'value' ? { ...threshold, value: of(threshold.value) } : threshold,
  };
}

export const ruleFromWire = (rule: Rule, scale: Scale): Rule => ruleIn(rule, amountFromWire, scale);
export const ruleToWire = (rule: Rule, scale: Scale): Rule => ruleIn(rule, amountToWire, scale);

export function changeFromWire({ field, oldValue, newValue }: Change, scale: Scale): Change {
  const of = valueIn(field, amountFromWire, scale);
  return { field, oldValue: of(oldValue), newValue: of(newValue) };
}

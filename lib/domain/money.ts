import type { Branded } from './branded.ts';

/** An ISO 4217 code, three upper-case letters. Made by `parseCurrency`. */
export type Currency = Branded<string, 'Currency'>;

/** Whole minor units (cents, or yen where there are none) and their currency. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

/** Currencies whose minor unit is not a hundredth. */
const DIGITS: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
};

export function parseCurrency(text: string): Currency | undefined {
  const code = text.trim().toUpperCase();
  return /^[A-Z]{3}$/.test(code) ? (code as Currency) : undefined;
}

export function minorDigits(currency: Currency): number {
  return DIGITS[currency] ?? 2;
}

/** Money from an amount in major units (12.99); undefined for what is no amount. */
export function fromMajor(amount: number, currency: Currency): Money | undefined {
  const minor = Math.round(amount * 10 ** minorDigits(currency));
  return amount >= 0 && Number.isSafeInteger(minor) ? { minor, currency } : undefined;
}

/** The amount in major units, for display and for the wire. */
export function toMajor({ minor, currency }: Money): number {
  return minor / 10 ** minorDigits(currency);
}

/** Negative when `a` is less. Two currencies never compare: that is a bug in the caller, not a case. */
export function compareMoney(a: Money, b: Money): number {
  if (a.currency !== b.currency) throw new Error(`cannot compare ${a.currency} with ${b.currency}`);
  return a.minor - b.minor;
}

import type { Branded } from './branded.ts';

/** An ISO 4217 code, three upper-case letters. Made by `parseCurrency`. */
export type Currency = Branded<string, 'Currency'>;

/** Whole minor units (cents, or yen where there are none) and their currency. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

/** Currencies whose minor unit is not a hundredth. */
const WHOLE = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF';
const THOUSANDTHS = 'BHD IQD JOD KWD LYD OMR TND';

export function parseCurrency(text: string): Currency | undefined {
  // Russia's shops go on writing the rouble of before 1998.
  const code = text.trim().toUpperCase().replace('RUR', 'RUB');
  return /^[A-Z]{3}$/.test(code) ? (code as Currency) : undefined;
}

/** Iran's shops count in tomans, which no standard knows. */
const CIRCULATING: ReadonlySet<string> = new Set([...Intl.supportedValuesOf('currency'), 'IRT']);

/** Whether anybody pays in it: “UAN” is how some write what they call by another code. */
export function isCirculating(currency: Currency): boolean {
  return CIRCULATING.has(currency);
}

export function minorDigits(currency: Currency): number {
  return WHOLE.includes(currency) ? 0 : THOUSANDTHS.includes(currency) ? 3 : 2;
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

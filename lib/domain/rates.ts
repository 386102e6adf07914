import { minorDigits, parseCurrency, type Currency, type Money } from './money.ts';

/** What one unit of `base` is worth in other currencies, from whom, and of which day. */
export interface RateTable {
  /** Shown beside every converted price. */
  readonly source: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly base: Currency;
  readonly rates: Readonly<Record<string, number>>;
}

/** Undefined where one of the two currencies has no rate: then the prices stand apart. */
export function convert({ minor, currency }: Money, to: Currency, table: RateTable): Money | undefined {
  if (currency === to) return { minor, currency };
  const [here, there] = [rateOf(currency, table), rateOf(to, table)];
  if (here === undefined || there === undefined) return undefined;
  const amount = ((minor / 10 ** minorDigits(currency)) * there) / here;
  const converted = Math.round(amount * 10 ** minorDigits(to));
  return Number.isSafeInteger(converted) ? { minor: converted, currency: to } : undefined;
}

function rateOf(currency: Currency, { base, rates }: RateTable): number | undefined {
  if (currency === base) return 1;
  return Object.hasOwn(rates, currency) ? rates[currency] : undefined;
}

const LONGEST_FILE = 5_000_000;

/**
 * The reference rates of the European Central Bank, as its daily and its historical XML files have them; of several days the
 * newest. Read as text, because a worker has no DOM. Undefined for any other file.
 */
export function parseEcbRates(xml: string): RateTable | undefined {
  const text = xml.slice(0, LONGEST_FILE).replace(/<!--[\s\S]*?-->/g, '');
  const days = [...text.matchAll(/<Cube\s[^<>]*?time\s*=\s*(["'])(\d{4}-\d{2}-\d{2})\1[^<>]*>/g)];
  const newest = days.reduce<RegExpExecArray | undefined>(
    (top, day) => (top && (top[2] ?? '') >= (day[2] ?? '') ? top : day),
    undefined,
  );
  const date = newest?.[2];
  if (newest === undefined || date === undefined) return undefined;
  const start = newest.index + newest[0].length;
  const end = text.indexOf('</Cube>', start);
  const rates = Object.fromEntries(
    [...text.slice(start, end < 0 ? undefined : end).matchAll(/<Cube\s([^<>]*)>/g)].flatMap(([, attributes = '']) =>
      ratePair(attributes),
    ),
  );
  const base = parseCurrency('EUR');
  return base === undefined || Object.keys(rates).length === 0 ? undefined : { source: 'ECB', date, base, rates };
}

function ratePair(attributes: string): [string, number][] {
  const read = (name: string): string | undefined =>
    new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1];
  const currency = parseCurrency(read('currency') ?? '');
  const rate = Number(read('rate'));
  return currency !== undefined && Number.isFinite(rate) && rate > 0 ? [[currency, rate]] : [];
}

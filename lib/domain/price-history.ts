import type { Currency, Money } from './money.ts';
import type { Observation } from './observation.ts';

/** The price of one day: the last one seen on it. */
export interface DayPrice {
  /** Days since the epoch, UTC. */
  readonly day: number;
  readonly price: Money;
  readonly struckPrice?: Money;
  readonly at: number;
}

/** All that was seen of one product at one merchant in one currency. */
export interface PriceHistory {
  readonly merchant: string;
  readonly currency: Currency;
  /** Oldest first, one for each day on which it was seen. */
  readonly days: readonly DayPrice[];
  readonly lowest: DayPrice;
  readonly highest: DayPrice;
  /** The middle day price; of two middle ones the lower. */
  readonly median: Money;
  readonly latest: DayPrice;
  /** Where the latest price stands among all: the share of days that were dearer, and of those that were cheaper. */
  readonly place: { readonly cheaperDays: number; readonly dearerDays: number; readonly equalDays: number };
}

const DAY_MS = 86_400_000;

export function dayOf(at: number): number {
  return Math.floor(at / DAY_MS);
}

/** One history for each merchant and currency, the most seen first. */
export function priceHistories(observations: readonly Observation[]): PriceHistory[] {
  const series = new Map<string, Observation[]>();
  for (const seen of observations) {
    if (!Number.isFinite(seen.at) || seen.price.minor < 0) continue;
    const key = `${seen.price.currency} ${seen.merchant}`;
    const known = series.get(key);
    if (known === undefined) series.set(key, [seen]);
    else known.push(seen);
  }
  return [...series.values()]
    .map(historyOf)
    .filter((history) => history !== undefined)
    .sort((a, b) => b.days.length - a.days.length || (a.merchant < b.merchant ? -1 : 1));
}

function historyOf(seen: readonly Observation[]): PriceHistory | undefined {
  const byDay = new Map<number, DayPrice>();
  for (const { at, price, struckPrice } of seen.toSorted((a, b) => a.at - b.at)) {
    byDay.set(dayOf(at), { day: dayOf(at), at, price, ...(struckPrice ? { struckPrice } : {}) });
  }
  const days = [...byDay.values()];
  const sorted = days.toSorted((a, b) => a.price.minor - b.price.minor);
  const [first] = seen;
  const [lowest, latest] = [sorted[0], days.at(-1)];
  const median = sorted[Math.floor((sorted.length - 1) / 2)];
  if (first === undefined || lowest === undefined || latest === undefined || median === undefined) return undefined;
  const top = sorted.at(-1)?.price.minor;
  const highest = sorted.find(({ price }) => price.minor === top) ?? latest;
  const count = (test: (minor: number) => boolean): number => days.filter(({ price }) => test(price.minor)).length;
  const now = latest.price.minor;
  return {
    merchant: first.merchant,
    currency: first.price.currency,
    days,
    lowest,
    highest,
    median: median.price,
    latest,
    place: {
      cheaperDays: count((minor) => minor < now),
      dearerDays: count((minor) => minor > now),
      equalDays: count((minor) => minor === now),
    },
  };
}

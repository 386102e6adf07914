import { discountPercent } from './discount.ts';
import type { Money } from './money.ts';
import { dayOf, type DayPrice, type PriceHistory } from './price-history.ts';

/** One thing that is true of a reduction, from what was seen. No prose: see `lib/view`. */
export type SaleFact =
  | { readonly kind: 'not-enough-seen'; readonly days: number; readonly needed: number }
  /** "Struck 99.90 here, but 79.90 was the price on 40 of 52 days seen." */
  | {
      readonly kind: 'usually-less';
      readonly struck: Money;
      readonly usual: Money;
      readonly days: number;
      readonly of: number;
    }
  /** It was never seen at the struck price, or above. */
  | { readonly kind: 'never-at-struck'; readonly struck: Money; readonly highest: Money; readonly of: number }
  /** It really was sold at the struck price, or above, on so many days. */
  | { readonly kind: 'was-at-struck'; readonly struck: Money; readonly days: number; readonly of: number }
  /**
   * The lowest price of the 30 days before the reduction began, which is what a shop in the EU must name as the former price.
   * `percent` is the fall from it; absent where the price did not fall at all.
   */
  | {
      readonly kind: 'thirty-day-lowest';
      readonly lowest: Money;
      readonly seenDays: number;
      readonly percent?: number;
      readonly claimedPercent?: number;
      readonly applies: boolean;
    }
  | { readonly kind: 'lowest-seen'; readonly of: number }
  | { readonly kind: 'cheaper-before'; readonly lowest: Money; readonly at: number; readonly of: number };

export interface SaleClaim {
  readonly price: Money;
  /** What the shop strikes through. */
  readonly struckPrice?: Money;
  readonly at: number;
  /** Whether the 30-day rule of the EU binds this shop. */
  readonly inEu: boolean;
}

const FEWEST_DAYS = 5;
const FEWEST_DAYS_BEFORE = 3;
const WINDOW_DAYS = 30;

/** What the history of a merchant says of the price that it asks now. */
export function saleTruth(history: PriceHistory | undefined, claim: SaleClaim): SaleFact[] {
  const today = dayOf(claim.at);
  const sameCurrency = history !== undefined && history.currency === claim.price.currency;
  const days = sameCurrency ? history.days.filter(({ day }) => day <= today) : [];
  if (days.length < FEWEST_DAYS) return [{ kind: 'not-enough-seen', days: days.length, needed: FEWEST_DAYS }];
  return [...struckFacts(days, claim), ...thirtyDayFacts(days, claim, today), ...placeFacts(days, claim)];
}

function struckFacts(days: readonly DayPrice[], { price, struckPrice: struck }: SaleClaim): SaleFact[] {
  if (struck === undefined || struck.currency !== price.currency || struck.minor <= price.minor) return [];
  const usual = mostFrequent(days);
  const atStruck = days.filter((day) => day.price.minor >= struck.minor).length;
  const facts: SaleFact[] = [];
  if (usual !== undefined && usual.price.minor < struck.minor) {
    facts.push({ kind: 'usually-less', struck, usual: usual.price, days: usual.days, of: days.length });
  }
  if (atStruck > 0) return [...facts, { kind: 'was-at-struck', struck, days: atStruck, of: days.length }];
  const highest = days.reduce((top, day) => (day.price.minor > top.minor ? day.price : top), price);
  return [...facts, { kind: 'never-at-struck', struck, highest, of: days.length }];
}

function mostFrequent(days: readonly DayPrice[]): { price: Money; days: number } | undefined {
  const counts = new Map<number, { price: Money; days: number }>();
  for (const { price } of days) counts.set(price.minor, { price, days: (counts.get(price.minor)?.days ?? 0) + 1 });
  return [...counts.values()].reduce<{ price: Money; days: number } | undefined>(
    (top, entry) =>
      top === undefined || entry.days > top.days || (entry.days === top.days && entry.price.minor < top.price.minor)
        ? entry
        : top,
    undefined,
  );
}

/** The reduction began on the first of the last days in a row at today's price or less; the 30 days end before it. */
function thirtyDayFacts(days: readonly DayPrice[], claim: SaleClaim, today: number): SaleFact[] {
  const { price, struckPrice, inEu } = claim;
  if (struckPrice === undefined) return [];
  let began = today;
  for (const { day, price: seen } of days.toReversed()) {
    if (seen.minor > price.minor) break;
    began = day;
  }
  const before = days.filter(({ day }) => day < began && day >= began - WINDOW_DAYS);
  if (before.length < FEWEST_DAYS_BEFORE) return [];
  const lowest = before.reduce(
    (low, day) => (day.price.minor < low.minor ? day.price : low),
    before[0]?.price ?? price,
  );
  const percent = discountPercent(price, lowest);
  const claimed = discountPercent(price, struckPrice);
  return [
    {
      kind: 'thirty-day-lowest',
      lowest,
      seenDays: before.length,
      applies: inEu,
      ...(percent === undefined ? {} : { percent }),
      ...(claimed === undefined ? {} : { claimedPercent: claimed }),
    },
  ];
}

function placeFacts(days: readonly DayPrice[], { price }: SaleClaim): SaleFact[] {
  const lowest = days.reduce((low, day) => (day.price.minor < low.price.minor ? day : low));
  return lowest.price.minor >= price.minor
    ? [{ kind: 'lowest-seen', of: days.length }]
    : [{ kind: 'cheaper-before', lowest: lowest.price, at: lowest.at, of: days.length }];
}

const EU = new Set('at be bg hr cy cz dk ee eu fi fr de gr hu ie it lv lt lu mt nl pl pt ro sk si es se'.split(' '));

/** By the country of the shop's address; a shop under .com is taken by its currency. */
export function isEuShop(host: string, price: Money): boolean {
  const ending = host.toLowerCase().split('.').at(-1) ?? '';
  if (ending.length === 2 && ending !== 'eu' && ending !== 'io' && ending !== 'co') return EU.has(ending);
  return /^(?:EUR|PLN|CZK|SEK|DKK|HUF|RON|BGN)$/.test(price.currency);
}

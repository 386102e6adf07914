import type { MatchGrade } from './match-reasons.ts';
import type { Currency, Money } from './money.ts';
import type { Availability, Condition } from './sighting.ts';
import type { Sort } from './view-query.ts';

/**
 * All that an order may depend on. What anybody earns by a click, through which network and by which link, is not in here:
 * the order cannot follow it.
 */
export interface RankInput {
  readonly id: string;
  readonly grade: MatchGrade;
  readonly price?: Money | undefined;
  /** What as much as the page sells would cost, in minor units, where this is a pack of another size. */
  readonly evenMinor?: number | undefined;
  readonly availability: Availability;
  /** Absent counts as new. */
  readonly condition?: Condition | undefined;
  readonly merchant: string;
  readonly discountPercent?: number | undefined;
  readonly unit?: { readonly per: string; readonly exactMinor: number } | undefined;
  readonly updatedAt?: number | undefined;
}

/** What the page sells, so that the like comes before the unlike. */
export interface RankContext {
  readonly sort: Sort;
  readonly currency?: Currency | undefined;
  readonly condition?: Condition | undefined;
}

const GRADES = { same: 0, likely: 1, similar: 2 } as const;
const STOCK = { 'in-stock': 0, unknown: 1, 'out-of-stock': 2 } as const;
const LAST = Number.POSITIVE_INFINITY;

type Key = (item: RankInput, context: RankContext) => number | string;

const grade: Key = (item) => GRADES[item.grade];
const stock: Key = (item) => STOCK[item.availability];
const condition: Key = (item, context) => ((item.condition ?? 'new') === (context.condition ?? 'new') ? 0 : 1);
/** The page's currency first; the others stand apart, each for itself: their numbers do not compare. */
const currency: Key = ({ price }, context) =>
  price === undefined ? '~' : price.currency === context.currency ? '' : price.currency;
const price: Key = (item) => item.price?.minor ?? LAST;
const evenPrice: Key = (item) => item.evenMinor ?? item.price?.minor ?? LAST;
const unitBasis: Key = (item) => item.unit?.per ?? '~';
const unitPrice: Key = (item) => item.unit?.exactMinor ?? LAST;
const discount: Key = (item) => -(item.discountPercent ?? 0);
const merchant: Key = (item) => item.merchant.toLowerCase();
const updated: Key = (item) => -(item.updatedAt ?? 0);
const id: Key = (item) => item.id;

const ORDERS: Readonly<Record<Sort, readonly Key[]>> = {
  best: [grade, condition, currency, stock, evenPrice, merchant, id],
  price: [currency, price, grade, stock, merchant, id],
  'unit-price': [currency, unitBasis, unitPrice, grade, price, merchant, id],
  discount: [discount, grade, currency, price, merchant, id],
  merchant: [merchant, grade, currency, price, id],
  updated: [updated, grade, currency, price, merchant, id],
};

/** The places of the items in their order: `rank(items)[0]` is the index of the first. Pure, total and stable. */
export function rank(items: readonly RankInput[], context: RankContext): number[] {
  // One list of values for each key: the later keys are looked at for few pairs, and a list of numbers compares fast.
  const columns = ORDERS[context.sort].map((key) => items.map((item) => key(item, context)));
  return items
    .map((_, index) => index)
    .sort((a, b) => {
      for (const column of columns) {
        const one = column[a] ?? 0;
        const other = column[b] ?? 0;
        if (one !== other) return one < other ? -1 : 1;
      }
      return a - b;
    });
}

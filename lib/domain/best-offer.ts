import type { GradedOffer } from './comparison.ts';
import { compareMoney, type Money } from './money.ts';
import type { Condition } from './sighting.ts';
import { isProduct } from './very-product.ts';
import type { Wanted } from './wanted.ts';

/** The cheapest offer of the very product, in the page's currency and condition. */
export interface BestOffer {
  readonly offerId: string;
  readonly price: Money;
  /** How much less than the page asks; absent where the page names no price, or asks no more. */
  readonly saving?: { readonly amount: Money; readonly percent: number };
  /** False when none is known to be in stock. */
  readonly inStock: boolean;
  /** A cheaper one of the same product in another condition: to be said beside, never instead. */
  readonly cheaperOtherwise?: { readonly offerId: string; readonly price: Money; readonly condition: Condition };
}

type Priced = GradedOffer & { readonly offer: { readonly price: Money } };

/**
 * Only *same* offers compete, in one currency: the page's, or without one the currency of most offers. What does not state
 * a condition counts as new, as shops mean it. In stock comes before unknown, and both before out of stock.
 */
export function bestOffer(offers: readonly GradedOffer[], wanted: Wanted): BestOffer | undefined {
  const same = offers.filter((item): item is Priced => isProduct(item) && item.offer.price !== undefined);
  const currency = wanted.price?.currency ?? commonCurrency(same);
  const rivals = same.filter(({ offer }) => offer.price.currency === currency);
  const condition = wanted.condition ?? 'new';
  const best = cheapest(rivals.filter((item) => conditionOf(item) === condition));
  if (best === undefined) return undefined;
  const otherwise = cheapest(rivals.filter((item) => conditionOf(item) !== condition));
  const { id, price, availability } = best.offer;
  const saving = savingOf(wanted.price, price);
  return {
    offerId: id,
    price,
    inStock: availability === 'in-stock',
    ...(saving ? { saving } : {}),
    ...(otherwise && otherwise.offer.price.minor < price.minor
      ? {
          cheaperOtherwise: {
            offerId: otherwise.offer.id,
            price: otherwise.offer.price,
            condition: conditionOf(otherwise),
          },
        }
      : {}),
  };
}

/** What a buyer keeps by paying `there` instead of `here`; undefined when that is nothing, or the currencies differ. */
export function savingOf(here: Money | undefined, there: Money): BestOffer['saving'] {
  if (here === undefined || here.currency !== there.currency || here.minor <= there.minor) return undefined;
  const minor = here.minor - there.minor;
  return { amount: { minor, currency: here.currency }, percent: Math.floor((minor * 100) / here.minor) };
}

function conditionOf({ condition }: GradedOffer): Condition {
  return condition ?? 'new';
}

const STOCK_ORDER = { 'in-stock': 0, unknown: 1, 'out-of-stock': 2 } as const;

function cheapest(offers: readonly Priced[]): Priced | undefined {
  return offers.reduce<Priced | undefined>((best, item) => {
    if (best === undefined) return item;
    const stock = STOCK_ORDER[item.offer.availability] - STOCK_ORDER[best.offer.availability];
    const order = stock || compareMoney(item.offer.price, best.offer.price) || (item.offer.id < best.offer.id ? -1 : 1);
    return order < 0 ? item : best;
  }, undefined);
}

function commonCurrency(offers: readonly Priced[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { offer } of offers) counts.set(offer.price.currency, (counts.get(offer.price.currency) ?? 0) + 1);
  return [...counts].reduce<[string, number] | undefined>(
    (top, entry) => (top && top[1] >= entry[1] ? top : entry),
    undefined,
  )?.[0];
}

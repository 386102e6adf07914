import type { Requests } from '../../lib/contract/messages.ts';
import type { Comparison, GradedOffer } from '../../lib/domain/comparison.ts';
import { gtinDigits } from '../../lib/domain/gtin.ts';
import type { Money } from '../../lib/domain/money.ts';
import type { Offer } from '../../lib/domain/offer.ts';
import { shopsOfOthers } from '../../lib/domain/very-product.ts';
import { MOST_FILTERS, MOST_TARGETS } from '../../lib/domain/watch-limits.ts';
import type { OnScreen } from '../../lib/domain/watch-presets.ts';

/** What an alert can be about, and what is known of it now. */
export type WatchTarget = { readonly screen: OnScreen } & (
  | {
      readonly kind: 'barcode';
      readonly code: string;
      /** Shops whose offer under this barcode is none of the product. */
      readonly without: readonly Offer['merchant'][];
    }
  | { readonly kind: 'offer'; readonly offerId: string; readonly merchant: string }
  | { readonly kind: 'offers'; readonly offerIds: readonly string[] }
  | { readonly kind: 'asin'; readonly asin: string }
);

type Marks = Pick<OnScreen, 'here' | 'lowestSeen' | 'bestElsewhere'>;

/** Every target that fits, the widest first. */
export function watchTargets(
  comparison: Comparison,
  item: GradedOffer | undefined,
  lowestSeen: Money | undefined,
): WatchTarget[] {
  const marks: Marks = {
    ...(comparison.wanted.price ? { here: comparison.wanted.price } : {}),
    ...(lowestSeen ? { lowestSeen } : {}),
    ...(comparison.best ? { bestElsewhere: comparison.best.price } : {}),
  };
  const isProduct = item === undefined || item.match.grade === 'same';
  const targets = [
    isProduct ? barcodeTarget(comparison, marks) : undefined,
    item && offerTarget(item, marks),
    isProduct ? offersTarget(comparison, marks) : undefined,
    isProduct ? asinTarget(comparison, marks) : undefined,
  ];
  return targets.filter((target) => target !== undefined);
}

/** The very product at any shop. A barcode that several products share would tell of the wrong ones. */
function barcodeTarget(comparison: Comparison, marks: Marks): WatchTarget | undefined {
  const { wanted, barcodeShared, best } = comparison;
  const [gtin] = wanted.gtins;
  if (gtin === undefined || barcodeShared) return undefined;
  const price = best?.price ?? wanted.price;
  const availability = best === undefined || best.inStock ? 'in-stock' : 'unknown';
  return {
    kind: 'barcode',
    code: gtinDigits(gtin),
    without: shopsOfOthers(comparison)
      .filter(({ id }) => id !== undefined)
      .slice(0, MOST_FILTERS - 1),
    screen: { targetType: 'barcode', availability, ...(price ? { price } : {}), ...marks },
  };
}

function offerTarget({ offer }: GradedOffer, marks: Marks): WatchTarget {
  const { id, merchant, price, onSale, availability } = offer;
  return {
    kind: 'offer',
    offerId: id,
    merchant: merchant.name,
    screen: {
      targetType: 'product',
      availability,
      ...(price ? { price } : {}),
      ...(onSale === undefined ? {} : { onSale }),
      ...marks,
      // On an offer's own alert the price now is the offer's.
      ...(price ? { here: price } : {}),
    },
  };
}

/** Each offer of the very product on its own: one alert for every shop. */
function offersTarget({ offers, best }: Comparison, marks: Marks): WatchTarget | undefined {
  const currency = best?.price.currency;
  const offerIds = offers
    .filter(({ match, offer }) => match.grade === 'same' && offer.price?.currency === currency)
    .map(({ offer }) => offer.id)
    .slice(0, MOST_TARGETS.product);
  if (best === undefined || offerIds.length < 2) return undefined;
  return {
    kind: 'offers',
    offerIds,
    screen: { targetType: 'product', availability: 'unknown', price: best.price, ...marks },
  };
}

function asinTarget({ wanted, subject }: Comparison, marks: Marks): WatchTarget | undefined {
  if (wanted.asin === undefined) return undefined;
  const here = subject.kind === 'sighting' ? subject.sighting.availability?.value : undefined;
  return {
    kind: 'asin',
    asin: wanted.asin,
    screen: {
      targetType: 'asin',
      availability: here ?? 'unknown',
      ...(wanted.price ? { price: wanted.price } : {}),
      ...marks,
    },
  };
}

export function targetFields(
  target: WatchTarget,
): Pick<Requests['watch/create']['draft'], 'targetType' | 'targetIds' | 'filters'> {
  switch (target.kind) {
    case 'barcode': {
      const currency = target.screen.price?.currency;
      return {
        targetType: 'barcode',
        targetIds: [target.code],
        filters: [
          // A price in another currency is another number, and would fire by it.
          ...(currency === undefined ? [] : [{ field: 'currency', operator: '=', value: currency } as const]),
          // So would a used one, and what is sold under the barcode but is another product.
          ...target.without.map(({ id = '' }) => ({ field: 'merchant.id', operator: '!=', value: id }) as const),
        ],
      };
    }
    case 'offer':
      return { targetType: 'product', targetIds: [target.offerId], filters: [] };
    case 'offers':
      return { targetType: 'product', targetIds: [...target.offerIds], filters: [] };
    case 'asin':
      return { targetType: 'asin', targetIds: [target.asin], filters: [] };
  }
}

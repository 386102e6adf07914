import type { Requests } from '../../lib/contract/messages.ts';
import type { Comparison, GradedOffer } from '../../lib/domain/comparison.ts';
import { gtinDigits } from '../../lib/domain/gtin.ts';
import type { Money } from '../../lib/domain/money.ts';
import type { OnScreen } from '../../lib/domain/watch-presets.ts';

/** What an alert can be about, and what is known of it now. */
export type WatchTarget = { readonly screen: OnScreen } & (
  | /** The very product at any shop. */
  { readonly kind: 'barcode'; readonly code: string }
  | { readonly kind: 'offer'; readonly offerId: string; readonly merchant: string }
  | { readonly kind: 'asin'; readonly asin: string }
);

/** Every target that fits, the widest first. A barcode that several products share would tell of the wrong ones. */
export function watchTargets(
  comparison: Comparison,
  item: GradedOffer | undefined,
  lowestSeen: Money | undefined,
): WatchTarget[] {
  const { wanted, barcodeShared, best, subject } = comparison;
  const [gtin] = wanted.gtins;
  const isProduct = item === undefined || item.match.grade === 'same';
  const marks = { ...(lowestSeen ? { lowestSeen } : {}), ...(best ? { bestElsewhere: best.price } : {}) };
  const stockHere = subject.kind === 'sighting' ? subject.sighting.availability?.value : undefined;
  const anywhere = best?.price ?? wanted.price;
  const targets: (WatchTarget | undefined)[] = [
    gtin !== undefined && !barcodeShared && isProduct
      ? {
          kind: 'barcode',
          code: gtinDigits(gtin),
          screen: {
            targetType: 'barcode',
            availability: best === undefined || best.inStock ? 'in-stock' : 'unknown',
            ...(anywhere ? { price: anywhere } : {}),
            ...marks,
          },
        }
      : undefined,
    item && {
      kind: 'offer',
      offerId: item.offer.id,
      merchant: item.offer.merchant.name,
      screen: {
        targetType: 'product',
        availability: item.offer.availability,
        ...(item.offer.price ? { price: item.offer.price } : {}),
        ...(item.offer.onSale === undefined ? {} : { onSale: item.offer.onSale }),
        ...marks,
      },
    },
    wanted.asin !== undefined && isProduct
      ? {
          kind: 'asin',
          asin: wanted.asin,
          screen: {
            targetType: 'asin',
            availability: stockHere ?? 'unknown',
            ...(wanted.price ? { price: wanted.price } : {}),
            ...marks,
          },
        }
      : undefined,
  ];
  return targets.filter((target) => target !== undefined);
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
        // A price in another currency is another number, and would fire by it.
        filters: currency === undefined ? [] : [{ field: 'currency', operator: '=', value: currency }],
      };
    }
    case 'offer':
      return { targetType: 'product', targetIds: [target.offerId], filters: [] };
    case 'asin':
      return { targetType: 'asin', targetIds: [target.asin], filters: [] };
  }
}

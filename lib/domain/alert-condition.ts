import type { Alert } from './alert.ts';
import { toMajor } from './money.ts';
import type { Offer } from './offer.ts';

/**
 * An alert on a barcode, with what the catalog says of the offer that set it off: the service watches used ones, too, cannot be told
 * not to, and its notification names no condition; its history not even a shop. What states no condition counts as new, as shops
 * mean it; of several offers that fit, a new one may have been it.
 */
export function withCondition(alert: Alert, offers: readonly Offer[]): Alert {
  const [first, ...others] = alert.details.map((detail) => ({ detail, offers: offersOf(detail, offers) }));
  if (first === undefined) return alert;
  const found = [first, ...others].flatMap((each) => each.offers);
  const isNew = found.length > 0 && [first, ...others].every((each) => each.offers.some((offer) => !isUsed(offer)));
  const used = found.find(isUsed);
  return {
    ...alert,
    condition: isNew ? 'new' : (used?.condition ?? 'not-known'),
    details: [first, ...others].map(({ detail, offers: fitting }) => {
      const [merchant, ...rest] = new Set(fitting.map((offer) => offer.merchant.name));
      return detail.merchant === undefined && merchant !== undefined && rest.length === 0
        ? { ...detail, merchant }
        : detail;
    }),
  };
}

const isUsed = ({ condition = 'new' }: Offer): boolean => condition !== 'new';

/** By its id where the notification has that, otherwise those that ask the price that it tells. */
function offersOf({ id, changes }: Alert['details'][number], offers: readonly Offer[]): readonly Offer[] {
  const own = offers.filter((offer) => offer.id === id);
  if (own.length > 0) return own;
  const told = changes.find(({ field }) => field === 'final_price')?.newValue;
  return offers.filter(({ price }) => price !== undefined && toMajor(price) === told);
}

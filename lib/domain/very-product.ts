import type { Comparison, GradedOffer } from './comparison.ts';
import type { Observation } from './observation.ts';
import type { Offer } from './offer.ts';
import type { Wanted } from './wanted.ts';

type Shop = Offer['merchant'];

/** The product itself, proven, whatever its condition: one that is used is no more than *likely* where a new one is sold. */
export function isProduct({ match: { grade, reasons } }: GradedOffer): boolean {
  if (grade === 'same') return true;
  const isProven = reasons.some(({ kind }) => kind === 'gtin' || kind === 'asin');
  const against = reasons.filter(
    ({ kind }) => kind !== 'gtin' && kind !== 'asin' && kind !== 'name' && kind !== 'brand-and-mpn',
  );
  return isProven && against.every((reason) => reason.kind === 'differs' && reason.trait === 'condition');
}

/**
 * Shops that sell something else under the product's barcode – another product, by what is known or what the user said, or a
 * used one – and not the very product beside it.
 */
export function shopsOfOthers({ offers, wanted }: Comparison): Shop[] {
  const very = new Set(offers.filter(({ match }) => match.grade === 'same').map(({ offer }) => keyOf(offer.merchant)));
  const others = offers.filter((item) => isTakenFor(item, wanted) && !very.has(keyOf(item.offer.merchant)));
  return [...new Map(others.map(({ offer }) => [keyOf(offer.merchant), offer.merchant])).values()];
}

/** What was seen of the product, without what was taken for it once. The page's own price is always its own. */
export function seenOfVery(seen: readonly Observation[], comparison: Comparison): Observation[] {
  const others = new Set(shopsOfOthers(comparison).map(({ name }) => name));
  return seen.filter(({ origin, merchant }) => origin === 'page' || !others.has(merchant));
}

/** By its barcode, or until the user said otherwise. */
function isTakenFor({ offer, match }: GradedOffer, { gtins }: Wanted): boolean {
  return (
    offer.gtins.some((gtin) => gtins.includes(gtin)) || match.reasons.some(({ kind }) => kind === 'user-says-not-same')
  );
}

function keyOf({ id, name }: Shop): string {
  return id ?? name;
}

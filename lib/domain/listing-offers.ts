import type { Criterion } from './asking.ts';
import { ASINS_A_CALL, ofGtin } from './criteria.ts';
import type { Offer } from './offer.ts';
import type { OfferPage } from './offer-page.ts';
import type { Listed } from './sighting.ts';

/** One call for several items of a listing. */
export interface ListingCall {
  readonly criterion: Criterion;
  /** Whose offers it brings: the item's place, and the values that stand for it. */
  readonly items: readonly { readonly place: number; readonly item: Listed; readonly values: readonly string[] }[];
}

/** The fewest calls that ask for these items: ASINs in one, barcodes in one, addresses in one. Names alone are too vague. */
export function listingCalls(items: readonly Listed[]): readonly ListingCall[] {
  const placed = items.slice(0, ASINS_A_CALL).map((item, place) => ({ place, item, ...keyOf(item) }));
  return (['asin', 'barcode', 'url'] as const).flatMap((field) => {
    const asked = placed.filter((each) => each.field === field);
    const values = [...new Set(asked.flatMap((each) => each.values))];
    return values.length === 0 ? [] : [{ criterion: { field, values }, items: asked }];
  });
}

function keyOf({ asin, gtin, url }: Listed): {
  field: 'asin' | 'barcode' | 'url' | undefined;
  values: readonly string[];
} {
  if (asin !== undefined) return { field: 'asin', values: [asin] };
  if (gtin !== undefined) return { field: 'barcode', values: ofGtin(gtin).values };
  return url === undefined ? { field: undefined, values: [] } : { field: 'url', values: [url] };
}

/**
 * Which of the offers belong to one item. A service may group by each value, put all in one group, or not group at all;
 * then an offer's own identifier tells, or a barcode that it shares with an offer that has it.
 */
export function offersOfItem(
  { offers, groups = [] }: OfferPage,
  { item, values }: ListingCall['items'][number],
): readonly Offer[] {
  const grouped = groups.filter(({ value }) => values.includes(value)).flatMap((group) => group.offers);
  if (grouped.length > 0) return [...new Map(grouped.map((offer) => [offer.id, offer])).values()];
  const own = offers.filter((offer) => isOf(offer, item));
  const codes = new Set(own.flatMap(({ gtins }) => gtins));
  return offers.filter(
    (offer) => isOf(offer, item) || (!isOther(offer, item) && offer.gtins.some((gtin) => codes.has(gtin))),
  );
}

function isOf(offer: Offer, { asin, gtin, url }: Listed): boolean {
  if (asin !== undefined) return offer.asin === asin;
  return gtin === undefined ? offer.links.direct === url : offer.gtins.includes(gtin);
}

function isOther(offer: Offer, { asin }: Listed): boolean {
  return asin !== undefined && offer.asin !== undefined && offer.asin !== asin;
}

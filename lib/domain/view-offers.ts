import type { Comparison, GradedOffer } from './comparison.ts';
import type { Facets } from './facet.ts';
import { facetsOf, filterOffers } from './facets.ts';
import { rankOffers } from './rank-offers.ts';
import type { OfferQuery } from './view-query.ts';

/** What a view shows of a comparison: nothing of it is asked anew. */
export interface OfferView {
  /** All that pass the filters, in the order asked for; the view cuts its pages from them. */
  readonly offers: readonly GradedOffer[];
  readonly facets: Facets;
  /** True where the packs differ, so that the unit price says more than the price. */
  readonly packsDiffer: boolean;
}

export function viewOffers({ offers, wanted, serviceFacets }: Comparison, { filters, sort }: OfferQuery): OfferView {
  const passing = filterOffers(offers, filters);
  return {
    offers: sort === 'best' ? passing : rankOffers(passing, wanted, sort),
    facets: facetsOf(offers, filters, serviceFacets),
    packsDiffer: doPacksDiffer(passing),
  };
}

/** Offers of one product, at prices and unit prices that do not go together. */
function doPacksDiffer(offers: readonly GradedOffer[]): boolean {
  const sizes = new Set(
    offers.flatMap(({ offer: { price }, unitPrice }) =>
      price === undefined || unitPrice === undefined || unitPrice.exactMinor === 0
        ? []
        : [`${unitPrice.per} ${Number((price.minor / unitPrice.exactMinor).toPrecision(2))}`],
    ),
  );
  return sizes.size > 1;
}

import type { Comparison, GradedOffer } from './comparison.ts';
import { filterOffers } from './facets.ts';
import { rankOffers } from './rank-offers.ts';
import type { OfferQuery } from './view-query.ts';

/** What a view shows of a comparison, in the order asked for: nothing of it is asked anew. */
export function viewOffers({ offers, wanted }: Comparison, { filters, sort }: OfferQuery): readonly GradedOffer[] {
  const passing = filterOffers(offers, filters);
  return sort === 'best' ? passing : rankOffers(passing, wanted, sort);
}

import type { Paging } from './asking.ts';
import type { ServiceFacets } from './facet.ts';
import type { Offer } from './offer.ts';

/** What the catalog answered to one asking. */
export interface OfferPage {
  readonly offers: readonly Offer[];
  /** The same offers by the value that found them, when several ASINs were asked for at once. */
  readonly groups?: readonly { readonly value: string; readonly offers: readonly Offer[] }[];
  readonly facets?: ServiceFacets;
  readonly paging: Paging;
  /** Rows that could not be read and were left out. */
  readonly dropped: number;
}

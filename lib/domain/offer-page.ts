import type { Paging } from './asking.ts';
import type { Offer } from './offer.ts';

/** One entry of the catalog's own counts over all results, not only the loaded ones. */
export interface FacetEntry {
  readonly id: string;
  readonly name: string;
  readonly count?: number;
  /** Of a merchant: the network it is in. */
  readonly network?: { readonly id: string; readonly name: string };
}

export interface CatalogFacets {
  readonly merchants: readonly FacetEntry[];
  readonly networks: readonly FacetEntry[];
  /** Major units of no one currency: the catalog takes them over all results alike. */
  readonly priceSpan?: { readonly min: number; readonly max: number };
}

/** What the catalog answered to one asking. */
export interface OfferPage {
  readonly offers: readonly Offer[];
  /** The same offers by the value that found them, when several ASINs were asked for at once. */
  readonly groups?: readonly { readonly value: string; readonly offers: readonly Offer[] }[];
  readonly facets?: CatalogFacets;
  readonly paging: Paging;
  /** Rows that could not be read and were left out. */
  readonly dropped: number;
}

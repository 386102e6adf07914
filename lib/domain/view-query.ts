import type { MatchGrade } from './match-reasons.ts';
import type { Currency } from './money.ts';
import type { SellerParty } from './offer.ts';
import type { Availability, Condition } from './sighting.ts';

/** An empty list filters nothing. */
export interface OfferFilters {
  readonly grade: readonly MatchGrade[];
  /** Ids, or the names of merchants without one. */
  readonly merchant: readonly string[];
  readonly network: readonly string[];
  readonly availability: readonly Availability[];
  readonly condition: readonly (Condition | 'not-stated')[];
  readonly seller: readonly SellerParty[];
  readonly currency: readonly (Currency | 'not-stated')[];
  /** Whole minor units, both ends inside. Offers in another currency, or without a price, do not pass. */
  readonly price: { readonly currency: Currency; readonly minMinor?: number; readonly maxMinor?: number } | null;
}

export const SORTS = ['best', 'price', 'unit-price', 'discount', 'merchant', 'updated'] as const;
export type Sort = (typeof SORTS)[number];

/** How a view narrows and orders what is loaded already. */
export interface OfferQuery {
  readonly filters: OfferFilters;
  readonly sort: Sort;
}

export const noFilters: OfferFilters = {
  grade: [],
  merchant: [],
  network: [],
  availability: [],
  condition: [],
  seller: [],
  currency: [],
  price: null,
};

import type { MatchGrade } from './match-reasons.ts';
import type { Currency, Money } from './money.ts';
import type { SellerParty } from './offer.ts';
import type { Availability, Condition } from './sighting.ts';

/** The facets that the service counted over everything it found, not only over what was loaded. */
export interface ServiceFacets {
  readonly networks: readonly { readonly id: string; readonly name: string; readonly count?: number }[];
  readonly merchants: readonly {
    readonly id: string;
    readonly name: string;
    readonly count?: number;
    readonly networkId?: string;
  }[];
  /** The service names no currency, so it is there only where all that was loaded is in one. */
  readonly prices?: { readonly min: Money; readonly max: Money };
}

export interface FacetEntry<V extends string = string> {
  readonly value: V;
  /** A name to show, for merchants and networks. */
  readonly label?: string;
  /** All that are known of: the service's count where it gave one, otherwise what is loaded. */
  readonly count: number;
  /** Those among the loaded offers that pass every other filter. */
  readonly loaded: number;
  /** Of these the service alone knows: none of them is loaded, whatever the filters. */
  readonly isUnloaded?: true;
  readonly chosen: boolean;
}

/** Entries with the most loaded first, then what is not loaded. The counts of the entries and `rest` add up to `of`. */
export interface Facet<V extends string = string> {
  readonly entries: readonly FacetEntry<V>[];
  /** Counted in `of`, but under none of the entries. */
  readonly rest: number;
  readonly of: number;
}

/** The prices of one currency, cut into equal bins; `max` belongs to the last. */
export interface PriceFacet {
  readonly currency: Currency;
  readonly minMinor: number;
  readonly maxMinor: number;
  readonly bins: readonly number[];
  readonly count: number;
}

export interface Facets {
  readonly grade: Facet<MatchGrade>;
  readonly merchant: Facet;
  readonly network: Facet;
  readonly availability: Facet<Availability>;
  readonly condition: Facet<Condition | 'not-stated'>;
  readonly seller: Facet<SellerParty>;
  readonly currency: Facet<Currency | 'not-stated'>;
  /** One for each currency, the one with the most offers first. */
  readonly prices: readonly PriceFacet[];
}

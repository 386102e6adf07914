import type { Paging } from './asking.ts';
import type { FailureKind } from './failure.ts';
import type { ServiceFacets } from './facet.ts';
import type { Match } from './match-reasons.ts';
import type { Money } from './money.ts';
import type { Offer } from './offer.ts';
import type { Subject } from './subject.ts';
import type { UnitPrice } from './unit-price.ts';
import type { BestOffer } from './best-offer.ts';
import type { Condition } from './sighting.ts';
import type { Wanted } from './wanted.ts';

/** An offer with what was found out about it. */
export interface GradedOffer {
  readonly offer: Offer;
  readonly match: Match;
  /** Computed from its two prices, never the service's word. Whole per cent, 1 to 99. */
  readonly discountPercent?: number;
  /** Where its name or attributes state a pack. */
  readonly unitPrice?: UnitPrice;
  /** The offer's own word, otherwise what its name says. */
  readonly condition?: Condition;
  /** Its price in the currency of the page, where rates are known: for show beside the true one. */
  readonly converted?: Money;
  /** Whose rates those are, and of which day (YYYY-MM-DD). */
  readonly convertedBy?: { readonly source: string; readonly date: string };
}

/** One try to find the product; the next one is made when this one found nothing. */
export interface AskedCriterion {
  readonly field: 'asin' | 'barcode' | 'url' | 'keyword' | 'any';
  readonly value: string;
  readonly outcome: 'found' | 'nothing' | 'failed';
  /** Offers that it brought. */
  readonly found: number;
  /** Why it failed. */
  readonly failure?: FailureKind;
}

/** A product and its offers elsewhere. Plain JSON. */
export interface Comparison {
  readonly subject: Subject;
  readonly wanted: Wanted;
  /** Ranked: same, likely, similar, and by price within; see `rankOffers`. */
  readonly offers: readonly GradedOffer[];
  readonly best?: BestOffer;
  /** Quite different products are sold under the barcode. */
  readonly barcodeShared: boolean;
  readonly serviceFacets?: ServiceFacets;
  /** Matches at the service, loaded or not. */
  readonly total: number;
  /** Rows that could not be read. */
  readonly droppedRows: number;
  /** Epoch ms. */
  readonly fetchedAt: number;
  /** Older than the cache's time to live: shown, while a new one is fetched. */
  readonly stale: boolean;
  readonly asked: readonly AskedCriterion[];
  /** Where the last loaded page stands among them. */
  readonly paging: Paging;
  /** Rows of that page, readable or not. */
  readonly rows: number;
}

import type { AskedCriterion } from './comparison.ts';
import type { OfferPage } from './offer-page.ts';
import type { RateTable } from './rates.ts';

/** What the catalog said to one question, as it is kept. */
export interface CatalogAnswer {
  readonly page: OfferPage;
  readonly asked: readonly AskedCriterion[];
  /** Epoch ms. */
  readonly fetchedAt: number;
}

/** An answer on its way to a view, with all that grading needs besides. */
export interface Answered {
  readonly answer: CatalogAnswer;
  /** Ids of offers of which the user said that they are another product. */
  readonly notSame: readonly string[];
  readonly stale: boolean;
  /** By which prices in other currencies are shown in this one, too; or, where none was chosen, in that of the page. */
  readonly rates?: RateTable;
  readonly displayCurrency?: string;
}

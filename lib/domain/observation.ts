import type { Money } from './money.ts';

/** One price seen at one place at one time: the page's own, or an offer's. */
export interface Observation {
  /** What it is a price of: `gtin:…`, `asin:…:US`, or `url:…`. */
  readonly product: string;
  readonly merchant: string;
  readonly price: Money;
  readonly struckPrice?: Money;
  readonly origin: 'page' | 'offer';
  /** Epoch ms. */
  readonly at: number;
}

import type { Asin, Gtin, Marketplace, ProductUrl } from './identifier.ts';
import type { Money } from './money.ts';

/** Where on the page a value was read. */
export type Source = 'url' | 'json-ld' | 'microdata' | 'rdfa' | 'meta' | 'amazon' | 'state' | 'text';

/** A value with its evidence. Contradictions are kept, and lower the certainty. */
export interface Seen<T> {
  readonly value: T;
  readonly source: Source;
  /** 0 to 1: 0.9 and more is as good as certain, under 0.5 is a guess. */
  readonly certainty: number;
  /** What other sources say instead. */
  readonly others?: readonly { readonly value: T; readonly source: Source }[];
}

export type Availability = 'in-stock' | 'out-of-stock' | 'unknown';
export type Condition = 'new' | 'used' | 'refurbished' | 'open-box';

/** What the detector saw on a page of one product. Plain JSON. */
export interface Sighting {
  readonly url: ProductUrl;
  readonly shop: string;
  readonly asin?: Seen<Asin>;
  readonly marketplace?: Marketplace;
  /** Barcodes of this product (the selected variant), strongest first. */
  readonly gtins: readonly Seen<Gtin>[];
  /** The shop's own item number, where its table entry knows how to read it. */
  readonly itemId?: Seen<string>;
  readonly name?: Seen<string>;
  readonly brand?: Seen<string>;
  readonly mpn?: Seen<string>;
  readonly sku?: Seen<string>;
  /** What a buyer pays now. */
  readonly price?: Seen<Money>;
  /** The price that is struck through. */
  readonly struckPrice?: Seen<Money>;
  readonly availability?: Seen<Availability>;
  readonly condition?: Seen<Condition>;
  /** An `https:` address. */
  readonly image?: Seen<string>;
}

/** One product of a listing page (search, category, wish list, cart). */
export interface Listed {
  readonly url?: ProductUrl;
  readonly asin?: Asin;
  readonly gtin?: Gtin;
  readonly name?: string;
  readonly price?: Money;
}

/** What a page shows. A page that sells nothing has `kind: 'nothing'`. */
export type PageView =
  | { readonly kind: 'product'; readonly sightings: readonly [Sighting, ...Sighting[]] }
  | { readonly kind: 'listing'; readonly marketplace?: Marketplace; readonly items: readonly Listed[] }
  | { readonly kind: 'nothing' };

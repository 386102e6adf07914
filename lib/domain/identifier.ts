import type { Branded } from './branded.ts';

/** Ten characters; made by `parseAsin`. */
export type Asin = Branded<string, 'Asin'>;
/** A GTIN in its 14-digit, zero-padded form, check digit verified; made by `parseGtin`. */
export type Gtin = Branded<string, 'Gtin'>;
/** An `https:` or `http:` product page in canonical form, without tracking or session parts; made by `canonicalUrl`. */
export type ProductUrl = Branded<string, 'ProductUrl'>;
/** An Amazon marketplace by its two-letter country code as the service writes it: US, GB, DE … */
export type Marketplace = Branded<string, 'Marketplace'>;

export type Identifier =
  | { readonly kind: 'asin'; readonly asin: Asin; readonly marketplace: Marketplace | undefined }
  | { readonly kind: 'gtin'; readonly gtin: Gtin }
  | { readonly kind: 'url'; readonly url: ProductUrl };

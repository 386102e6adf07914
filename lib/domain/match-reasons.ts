import type { Asin, Gtin } from './identifier.ts';

/** How surely an offer is the product that is wanted. */
export const MATCH_GRADES = ['same', 'likely', 'similar'] as const;
export type MatchGrade = (typeof MATCH_GRADES)[number];

/** What can differ between two writings of what might be one product. */
export type Trait =
  | 'pack'
  | 'storage'
  | 'measure'
  | 'colour'
  | 'size'
  | 'condition'
  | 'edition'
  | 'format'
  | 'platform'
  | 'model'
  | 'variant'
  | 'bundle'
  | 'refill'
  | 'accessory'
  | 'brand'
  | 'name'
  | 'gtin';

/** What speaks for the offer. */
export type Evidence =
  | { readonly kind: 'asin'; readonly asin: Asin }
  | { readonly kind: 'gtin'; readonly gtin: Gtin }
  | { readonly kind: 'brand-and-mpn'; readonly brand: string; readonly mpn: string }
  /** `share` from 0 to 1: how much of the two names agrees. */
  | { readonly kind: 'name'; readonly share: number }
  | { readonly kind: 'keyword' };

/**
 * What speaks against it. Values are short and neutral ("6 × 500 ml", "256 GB", "red"); absent is *not stated there*.
 * `variant`, `bundle`, `refill` and `accessory` name the words that only one side has.
 */
export interface Contradiction {
  readonly kind: 'differs';
  readonly trait: Trait;
  readonly wanted?: string;
  readonly offered?: string;
}

/** How much of two names is the same. */
export interface NameShare {
  /** 0 to 1, of both names together. */
  readonly share: number;
  /** Words in common. */
  readonly matched: number;
}

/** What two names say of each other, whoever sells it and under whichever code. */
export interface ComparedNames {
  readonly share: NameShare;
  readonly against: readonly Contradiction[];
}

export type MatchReason =
  | Evidence
  | Contradiction
  /** A code that shops give out themselves, or a barcode under which quite different products are sold: proof of nothing. */
  | { readonly kind: 'barcode-shared'; readonly gtin: Gtin }
  | { readonly kind: 'user-says-not-same' };

export interface Match {
  readonly grade: MatchGrade;
  /** Evidence first, then what speaks against it. */
  readonly reasons: readonly MatchReason[];
}

export function differs(trait: Trait, wanted: string | undefined, offered: string | undefined): Contradiction {
  const found: { -readonly [K in keyof Contradiction]: Contradiction[K] } = { kind: 'differs', trait };
  if (wanted) found.wanted = wanted;
  if (offered) found.offered = offered;
  return found;
}

/** Words as they are told: of one that is known in many languages, "flavour:apple", what it says. */
export function told(words: readonly string[]): string {
  return words.map((word) => word.slice(word.indexOf(':') + 1)).join(' ');
}

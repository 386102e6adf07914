import type { Asin, Gtin } from './identifier.ts';
import type { Money } from './money.ts';
import type { Condition, Sighting } from './sighting.ts';

/** The product that offers are graded against: read from a page, or typed. Plain JSON. */
export interface Wanted {
  readonly asin?: Asin;
  readonly gtins: readonly Gtin[];
  readonly name?: string;
  readonly brand?: string;
  readonly mpn?: string;
  readonly color?: string;
  readonly size?: string;
  /** Absent is taken as new, as shops mean it. */
  readonly condition?: Condition;
  /** What the page asks for it. */
  readonly price?: Money;
  /** The host of the page. */
  readonly shop?: string;
}

/** Guesses of the detector stay out: what it holds for less likely than not cannot prove that a product is the same. */
const LEAST_CERTAINTY = 0.5;

export function wantedOf(sighting: Sighting): Wanted {
  const { asin, name, brand, mpn, condition, price } = sighting;
  return {
    ...(asin && asin.certainty >= LEAST_CERTAINTY ? { asin: asin.value } : {}),
    gtins: sighting.gtins.filter(({ certainty }) => certainty >= LEAST_CERTAINTY).map(({ value }) => value),
    ...(name ? { name: name.value } : {}),
    ...(brand ? { brand: brand.value } : {}),
    ...(mpn ? { mpn: mpn.value } : {}),
    ...(condition ? { condition: condition.value } : {}),
    ...(price ? { price: price.value } : {}),
    shop: sighting.shop,
  };
}

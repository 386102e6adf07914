import { demoProducts } from '../../demo/products.ts';

/** A product that every generated catalog holds, so that a shop page made for trying things out finds its offers. */
export interface DemoProduct {
  readonly name: string;
  readonly description: string;
  readonly brand: string;
  readonly mpn: string;
  readonly model: string;
  /** 13 digits. */
  readonly gtin: string;
  readonly asin: string;
  readonly category: string;
  readonly color: string | null;
  readonly size: string | null;
  /** What it usually costs, in US dollars. */
  readonly dollars: number;
  /** How many merchants besides the marketplace offer it. */
  readonly merchants: number;
}

const DOLLARS_PER_EURO_CENT = 0.0108;

export const DEMO_PRODUCTS: readonly DemoProduct[] = demoProducts.map((product, index) => ({
  ...product,
  // No marketplace offers what has none.
  asin: product.asin ?? '',
  color: product.color ?? null,
  size: product.size ?? null,
  dollars: Math.round(product.priceCents * DOLLARS_PER_EURO_CENT * 100) / 100,
  merchants: 5 + (index % 4),
}));

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
  readonly asin: string | undefined;
  readonly category: string;
  readonly color: string | undefined;
  /** What it usually costs, in US dollars. */
  readonly dollars: number;
  /** How many merchants besides the marketplace offer it. */
  readonly merchants: number;
}

const DOLLARS_PER_EURO_CENT = 0.0108;

export const DEMO_PRODUCTS: readonly DemoProduct[] = demoProducts.map((product, index) => ({
  ...product,
  asin: product.asin,
  color: product.color,
  dollars: Math.round(product.priceCents * DOLLARS_PER_EURO_CENT * 100) / 100,
  merchants: 5 + (index % 4),
}));

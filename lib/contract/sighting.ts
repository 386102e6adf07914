import * as z from 'zod/mini';
import { parseAsin } from '../domain/asin.ts';
import { parseGtin } from '../domain/gtin.ts';
import type { Asin, Gtin, Marketplace, ProductUrl } from '../domain/identifier.ts';
import { parseMarketplace } from '../domain/marketplace.ts';
import { type Currency, parseCurrency } from '../domain/money.ts';
import { parseProductUrl } from '../domain/product-url.ts';
import { matching, parsedBy } from './parsed-by.ts';
import type { Listed, PageView, Seen, Sighting } from '../domain/sighting.ts';
import { only } from './only.ts';

// What a content script says is foreign: a page can make it say anything. Every brand is made anew here.

const MAX_SIGHTINGS = 20;
const MAX_LISTED = 500;

const asin = parsedBy<Asin>(parseAsin, 10);
const gtin = parsedBy<Gtin>(parseGtin, 14);
const marketplace = parsedBy<Marketplace>(parseMarketplace, 2);
const productUrl = parsedBy<ProductUrl>(parseProductUrl, 2048);
export const currency = parsedBy<Currency>(parseCurrency, 3);
const line = z.string().check(z.minLength(1), z.maxLength(2000));
const code = z.string().check(z.minLength(1), z.maxLength(200));

export const money = z.object({ minor: z.int().check(z.nonnegative()), currency });

const source = z.enum(['url', 'json-ld', 'microdata', 'rdfa', 'meta', 'amazon', 'state', 'text']);
const seen = <T>(value: z.ZodMiniType<T>): z.ZodMiniType<Seen<T>> => {
  const schema: unknown = z.object({
    value,
    source,
    certainty: z.number().check(z.minimum(0), z.maximum(1)),
    others: z.optional(z.array(z.object({ value, source })).check(z.maxLength(20))),
  });
  return schema as z.ZodMiniType<Seen<T>>;
};

export const sighting = z.object({
  url: productUrl,
  shop: z.string().check(z.minLength(1), z.maxLength(253)),
  asin: z.optional(seen(asin)),
  marketplace: z.optional(marketplace),
  gtins: z.array(seen(gtin)).check(z.maxLength(20)),
  itemId: z.optional(seen(code)),
  name: z.optional(seen(line)),
  brand: z.optional(seen(code)),
  mpn: z.optional(seen(code)),
  sku: z.optional(seen(code)),
  price: z.optional(seen(money)),
  struckPrice: z.optional(seen(money)),
  availability: z.optional(seen(z.enum(['in-stock', 'out-of-stock', 'unknown']))),
  condition: z.optional(seen(z.enum(['new', 'used', 'refurbished', 'open-box']))),
  image: z.optional(seen(matching(/^https:\/\//, 4096))),
}) as unknown as z.ZodMiniType<Sighting>;

const listed = z.object({
  url: z.optional(productUrl),
  asin: z.optional(asin),
  gtin: z.optional(gtin),
  name: z.optional(line),
  price: z.optional(money),
}) as unknown as z.ZodMiniType<Listed>;

export const pageView = z.union([
  z.object({ kind: only('nothing') }),
  z.object({
    kind: only('product'),
    sightings: z.array(sighting).check(z.minLength(1), z.maxLength(MAX_SIGHTINGS)),
  }),
  z.object({
    kind: only('listing'),
    marketplace: z.optional(marketplace),
    items: z.array(listed).check(z.maxLength(MAX_LISTED)),
  }),
]) as unknown as z.ZodMiniType<PageView>;

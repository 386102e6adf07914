import * as z from 'zod/mini';
import { parseAsin } from '../domain/asin.ts';
import { parseGtin } from '../domain/gtin.ts';
import type { CatalogAnswer } from '../domain/answered.ts';
import { matching, parsedBy } from './parsed-by.ts';
import { money } from './sighting.ts';

const text = z.string().check(z.maxLength(4096));
const line = z.optional(text);
const count = z.optional(z.number());
const link = z.optional(matching(/^https:\/\//, 4096));

const offer = z.object({
  id: text,
  name: text,
  brand: line,
  merchant: z.object({ id: line, name: text }),
  network: z.optional(z.object({ id: text, name: text })),
  price: z.optional(money),
  regularPrice: z.optional(money),
  onSale: z.optional(z.boolean()),
  availability: z.enum(['in-stock', 'out-of-stock', 'unknown']),
  stockQuantity: count,
  condition: z.optional(z.enum(['new', 'used', 'refurbished', 'open-box'])),
  sellerParty: z.enum(['first', 'third', 'unknown']),
  asin: z.optional(parsedBy(parseAsin, 10)),
  gtins: z.array(parsedBy(parseGtin, 14)),
  mpn: line,
  sku: line,
  model: line,
  color: line,
  size: line,
  material: line,
  gender: line,
  category: line,
  author: line,
  imageUrl: link,
  links: z.object({ direct: link, affiliate: link }),
  commissionable: z.optional(z.boolean()),
  updatedAt: count,
});

const entry = z.object({ id: text, name: text, count, networkId: line });

const answer = z.object({
  page: z.object({
    offers: z.array(offer),
    facets: z.optional(
      z.object({
        networks: z.array(entry),
        merchants: z.array(entry),
        prices: z.optional(z.object({ min: money, max: money })),
      }),
    ),
    paging: z.object({ total: count, page: z.number(), lastPage: count, perPage: count, after: line }),
    dropped: z.number(),
  }),
  asked: z.array(
    z.object({
      field: z.enum(['asin', 'barcode', 'url', 'keyword', 'any']),
      value: text,
      outcome: z.enum(['found', 'nothing', 'failed']),
      found: z.number(),
      failure: line,
    }),
  ),
  fetchedAt: z.number(),
});

/** An answer from the disk; undefined for anything else, which is then asked for anew. */
export function readStoredAnswer(stored: unknown): CatalogAnswer | undefined {
  const parsed = z.safeParse(answer, stored);
  return parsed.success ? (parsed.data as CatalogAnswer) : undefined;
}

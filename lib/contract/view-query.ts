import * as z from 'zod/mini';
import { SORT_KEYS, type ViewQuery } from '../domain/asking.ts';
import { matching } from './parsed-by.ts';

// What a view may want of the catalog.

const ids = z.array(matching(/^[\w-]+$/, 64)).check(z.maxLength(100));
const amount = z.number().check(z.nonnegative(), z.maximum(1e12));

const filters = z.object({
  merchantIds: z.optional(ids),
  networkIds: z.optional(ids),
  withoutMerchantIds: z.optional(ids),
  withoutNetworkIds: z.optional(ids),
  priceFrom: z.optional(amount),
  priceTo: z.optional(amount),
  currency: z.optional(matching(/^[A-Z]{3}$/, 3)),
  availability: z.optional(z.enum(['in-stock', 'out-of-stock'])),
  onSale: z.optional(z.boolean()),
  conditions: z.optional(z.array(z.enum(['new', 'used', 'refurbished', 'open-box'])).check(z.maxLength(4))),
  brands: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(50))),
  sellerParty: z.optional(z.enum(['first', 'third'])),
});

export const viewQuery = z.object({
  filters,
  sort: z.optional(z.object({ by: z.enum(SORT_KEYS), order: z.enum(['asc', 'desc']) })),
  page: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  perPage: z.int().check(z.minimum(1), z.maximum(100)),
  after: z.optional(z.string().check(z.minLength(1), z.maxLength(4096))),
  facets: z.boolean(),
}) as unknown as z.ZodMiniType<ViewQuery>;

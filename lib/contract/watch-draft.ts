import * as z from 'zod/mini';
import { MOST_FILTERS } from '../domain/watch-limits.ts';
import { wordsByName } from './web-address.ts';

// A watch as a view asks for it. Whether rule and target fit together is the domain's to say (`checkRule`).

const value = z.union([z.number(), z.boolean(), z.string().check(z.maxLength(64))]);

export const rule = z.object({
  field: z.enum(['availability', 'final_price', 'on_sale', 'sale_discount', 'regular_price']),
  condition: z.enum(['increase', 'decrease', 'equals', 'not_equals', 'greater_than', 'less_than', 'change']),
  startValue: z.nullable(value),
  threshold: z.nullable(z.object({ type: z.enum(['value', 'percentage']), value })),
});

export const watchDraft = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(255)),
  targetType: z.enum(['product', 'asin', 'barcode']),
  targetIds: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(100)),
  status: z.enum(['active', 'paused']),
  rules: z.array(rule).check(z.minLength(1), z.maxLength(10)),
  filters: z
    .array(
      z.object({
        field: z.enum(['network.id', 'merchant.id', 'direct_url', 'currency']),
        operator: z.string().check(z.maxLength(10)),
        value: z.string().check(z.maxLength(2000)),
      }),
    )
    .check(z.maxLength(MOST_FILTERS)),
  metadata: wordsByName(512),
  expiresAt: z.optional(z.number()),
});

export const watchProduct = z.object({
  key: z.string().check(z.minLength(1), z.maxLength(2100)),
  name: z.string().check(z.maxLength(2000)),
  url: z.optional(z.string().check(z.maxLength(2048))),
  image: z.optional(z.string().check(z.maxLength(4096))),
  merchant: z.optional(z.string().check(z.maxLength(255))),
});

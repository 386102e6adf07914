import * as z from 'zod/mini';

const micros = z.int().check(z.nonnegative());

/** `GET /elsewhere/v1/budget`: what pay per use has cost, in millionths of the currency. */
export const budgetReply = z.object({
  currency: z.string().check(z.regex(/^[A-Z]{3,5}$/)),
  window: z.enum(['day', 'week', 'month']),
  cap_micros: micros,
  spent_micros: micros,
  left_micros: micros,
  /** Epoch ms; when the window that counts now is over. */
  resets_at: z.optional(z.number()),
  /** The proxy stopped signing: too many payments were refused in a row, or the owner said so. */
  paused: z.boolean(),
});
export type Budget = z.infer<typeof budgetReply>;

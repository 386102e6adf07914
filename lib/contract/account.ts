import * as z from 'zod/mini';
import type { Account } from '../domain/account.ts';
import { compact } from './compact.ts';
import { readInstant } from './instant.ts';
import { count, id, listOf, needed, part, readCount, readText, text } from './loose.ts';

const cycle = part(
  z.pipe(
    z.object({ start: needed(readInstant), end: needed(readInstant), days_remaining: count }),
    z.transform(({ start, end, days_remaining }) => compact({ from: start, to: end, daysLeft: days_remaining })),
  ),
);
const usage = z.pipe(
  z.object({
    product: needed((value) => readText(value, 100)),
    count: needed(readCount),
    billing_cycle: cycle,
  }),
  z.transform(({ product, count, billing_cycle }) => compact({ label: product, count, cycle: billing_cycle })),
);

const accountWire = z.object({
  team_id: id,
  team_name: text(200),
  api_request_rate_limit: count,
  product_search_results_max: count,
  offer_search_results_max: count,
  requests_total_so_far: count,
  requests_made_since_last_payment: count,
  products: listOf((value) => {
    const parsed = z.safeParse(usage, value);
    return parsed.success ? parsed.data : undefined;
  }, 100),
});

/** The account in both its generations. One of its own fields must be there: any JSON object would pass otherwise. */
const bare = z.pipe(
  accountWire,
  z.transform((wire, context): Account => {
    if (wire.team_id === undefined && wire.api_request_rate_limit === undefined) {
      context.issues.push({ code: 'custom', message: 'is no account', input: wire });
      return z.NEVER;
    }
    return compact({
      teamId: wire.team_id,
      teamName: wire.team_name,
      requestsPerMinute: wire.api_request_rate_limit,
      resultsMax: wire.product_search_results_max ?? wire.offer_search_results_max,
      requestsTotal: wire.requests_total_so_far,
      requestsSincePayment: wire.requests_made_since_last_payment,
      products: wire.products ?? [],
    });
  }),
);

/** Bare, as documented, or in the `data` envelope that all else comes in. */
export const account: z.ZodMiniType<Account> = z.union([
  bare,
  z.pipe(
    z.object({ data: bare }),
    z.transform(({ data }) => data),
  ),
]);

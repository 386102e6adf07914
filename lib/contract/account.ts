import * as z from 'zod/mini';
import type { Account } from '../domain/account.ts';
import { accountHeadWire, accountIn } from './account-head.ts';
import { compact } from './compact.ts';
import { readInstant } from './instant.ts';
import { count, listOf, needed, part, readCount, readText, text } from './loose.ts';

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

const accountWire = z.extend(accountHeadWire, {
  team_name: text(200),
  product_search_results_max: count,
  offer_search_results_max: count,
  requests_total_so_far: count,
  requests_made_since_last_payment: count,
  products: listOf((value) => {
    const parsed = z.safeParse(usage, value);
    return parsed.success ? parsed.data : undefined;
  }, 100),
});

/** The account in both its generations. */
export const account = accountIn(
  accountWire,
  (wire): Account =>
    compact({
      teamId: wire.team_id,
      teamName: wire.team_name,
      requestsPerMinute: wire.api_request_rate_limit,
      resultsMax: wire.product_search_results_max ?? wire.offer_search_results_max,
      requestsTotal: wire.requests_total_so_far,
      requestsSincePayment: wire.requests_made_since_last_payment,
      products: wire.products ?? [],
    }),
);

import type { Deps } from '../deps.ts';
import { json, type TeamExchange } from '../http/exchange.ts';
import type { Routes } from '../http/router.ts';
import { MAX_REACHABLE } from '../products/request.ts';

const SECOND = /\.\d{3}Z$/;
const DAY_MS = 86_400_000;

/** The calendar month around a time, as a billing cycle. */
function cycleOf(now: number): { start: string; end: string; days_remaining: number } {
  const date = new Date(now);
  const start = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
  const end = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  const text = (time: number): string => new Date(time).toISOString().replace(SECOND, '+00:00');
  return { start: text(start), end: text(end), days_remaining: Math.floor((end - now) / DAY_MS) };
}

/** `GET /v1/account`. */
export function accountRoutes({ limits, clock }: Deps): Routes<TeamExchange> {
  return {
    'GET /v1/account': (c) => {
      const team = c.team;
      const used = limits.used(team.token);
      return json({
        team_id: team.id,
        team_name: team.name,
        api_request_rate_limit: limits.ratePerMinute,
        can_toggle_short_url: false,
        product_search_results_max: MAX_REACHABLE,
        requests_total_so_far: used,
        requests_made_since_last_payment: used,
        products: [
          { product: 'PLATFORM', count: 0, billing_cycle: null },
          { product: 'API', count: used, billing_cycle: cycleOf(clock.now()) },
        ],
        meta: { trace_id: c.traceId },
      });
    },
  };
}

import { readBody } from '../body.ts';
import type { Deps } from '../deps.ts';
import { queryOf, type TeamExchange } from '../http/exchange.ts';
import type { Routes } from '../http/router.ts';
import { invalid } from '../errors.ts';
import { createReport } from '../report.ts';
import { all } from '../search/condition.ts';
import { createSearch } from '../search/find.ts';
import { PRODUCT_SORTS } from '../search/sort.ts';
import { type Asked, envelope, search, viewFor } from './answer.ts';
import { readPool } from './pool-scope.ts';
import { readCommon } from './request.ts';
import { readSearch } from './search-request.ts';

/** `POST /v1/products`. */
export function productRoutes(deps: Deps): Routes<TeamExchange> {
  const { store, directory, config } = deps;
  const engine = createSearch(store);
  return {
    'POST /v1/products': async (c) => {
      const read = await readBody(c);
      if (!read.ok) return read.refusal;
      const report = createReport();
      // The `links` of an answer name the page in their query: it wins over the body's.
      const body = { ...read.body, ...pagingOf(queryOf(c)) };
      const pool = await readPool(body, c.team, store, report);
      const context = {
        report,
        directory,
        dialogue: 'search',
        sorts: PRODUCT_SORTS,
        maxPerPage: config.maxPerPage,
        pool,
      } as const;
      const request = readCommon(body, context);
      const sought = readSearch(body, { directory, report, dialogue: 'search' });
      if (!report.isEmpty) return invalid(c, report.errors);
      const asked: Asked = {
        dialogue: 'search',
        path: '/v1/products',
        request,
        condition: all([sought, request.restriction]),
      };
      const view = viewFor(c, deps, request);
      const found = await search(engine, asked, view);
      if ('errors' in found) return invalid(c, found.errors);
      return await envelope(asked, found, view, { more: { trace_id: c.traceId }, data: found.outcome.written });
    },
  };
}

/** Page, page size and cursor from a query string. */
export function pagingOf(query: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const names = ['page', 'per_page', 'after'].filter((name) => query[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, query[name] ?? '']));
}

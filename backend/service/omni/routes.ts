import { readBody } from '../body.ts';
import type { Deps } from '../deps.ts';
import type { Reply } from '../../http/reply.ts';
import { queryOf, type TeamExchange } from '../http/exchange.ts';
import type { Routes } from '../http/router.ts';
import { invalid } from '../errors.ts';
import { type Asked, envelope, search, viewFor } from '../products/answer.ts';
import { readPool } from '../products/pool-scope.ts';
import { readCommon } from '../products/request.ts';
import { pagingOf } from '../products/routes.ts';
import { createReport } from '../report.ts';
import { all } from '../search/condition.ts';
import { readCriteria } from '../search/criterion.ts';
import { createSearch } from '../search/find.ts';
import { OMNI_SORTS } from '../search/sort.ts';
import { expandByBarcode } from './expand.ts';
import { readCriterion, readGrouping } from './request.ts';

/** `POST /v1/products/omni`. */
export function omniRoutes(deps: Deps): Routes<TeamExchange> {
  const { store, directory, config } = deps;
  const engine = createSearch(store);
  const omni = async (c: TeamExchange): Promise<Reply> => {
    const read = await readBody(c);
    if (!read.ok) return read.refusal;
    const report = createReport();
    const body = { ...read.body, ...pagingOf(queryOf(c)) };
    const criterion = readCriterion(body, report);
    const filter = body['filter'] ?? [];
    const filters = readCriteria(filter, 'filter', { directory, report, dialogue: 'omni' });
    const grouping = readGrouping(body['group_by'], report);
    const pool = await readPool(body, c.team, store, report);
    const context = {
      report,
      directory,
      dialogue: 'omni',
      sorts: OMNI_SORTS,
      maxPerPage: config.maxPerPage,
      pool,
    } as const;
    const request = readCommon(body, context);
    if (criterion === undefined || !report.isEmpty) return invalid(c, report.errors);

    const sought = criterion.isExpanded ? expandByBarcode(criterion.condition) : criterion.condition;
    const asked: Asked = {
      dialogue: 'omni',
      path: '/v1/products/omni',
      request,
      condition: all([sought, ...filters, request.restriction]),
      first: request.sort.by === 'criteria_url' ? criterion.pages : [],
    };
    const view = viewFor(c, deps, request);
    const found = await search(engine, asked, view);
    if ('errors' in found) return invalid(c, found.errors);
    const more = {
      group_by: grouping,
      ...(request.facets === undefined ? {} : { facets: request.facets.asked }),
      trace_id: c.traceId,
    };
    const { written } = found.outcome;
    const about = JSON.stringify({ field: criterion.field, value: criterion.value });
    const data = grouping === 'none' ? written : `[{"criterion":${about},"results":${written}}]`;
    return await envelope(asked, found, view, { more, data });
  };
  return { 'POST /v1/products/omni': omni, 'POST /products/omni': omni };
}

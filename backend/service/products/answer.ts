import type { Deps } from '../deps.ts';
import type { Reply } from '../../http/reply.ts';
import { type Exchange, jsonText } from '../http/exchange.ts';
import { pageMeta } from '../paging.ts';
import { type Condition, isHeavy, weightOf } from '../search/condition.ts';
import { readCursor, writeCursor } from '../search/cursor.ts';
import type { Dialogue } from '../search/fields.ts';
import type { Outcome, Query, Search, Write } from '../search/find.ts';
import { TookTooLong } from '../store/time-limit.ts';
import { viewFacets } from './facet-view.ts';
import { type CommonRequest, MAX_REACHABLE } from './request.ts';
import { PRODUCT_FIELDS } from './shown-fields.ts';
import { publicUrlOf, type ViewContext, viewProduct } from './view.ts';

export interface Asked {
  readonly dialogue: Dialogue;
  readonly path: string;
  readonly request: CommonRequest;
  readonly condition: Condition;
  /** What stands before the rest of what is relevant. */
  readonly first?: readonly Condition[];
}

type Json = Readonly<Record<string, unknown>>;

/** Below what either engine binds in one statement. */
const MOST_WEIGHT = 31_000;

type Refused = { readonly errors: Readonly<Record<string, readonly string[]>> };

/** Refused when the cursor is none that this search gave, and when it is more than an engine can be asked at once. */
export async function search(
  engine: Search,
  { dialogue, request, condition, first }: Asked,
  view: ViewContext,
): Promise<{ outcome: Outcome; trace: string } | Refused> {
  const field = dialogue === 'search' ? 'search' : 'filter';
  if (weightOf(condition) > MOST_WEIGHT) {
    return { errors: { [field]: [`The ${field} field has too many values in all.`] } };
  }
  const { page, perPage, after } = request.paging;
  const trace = JSON.stringify([dialogue, condition, request.sort, request.selection?.mark]);
  const position = after === undefined ? undefined : readCursor(after, trace);
  if (after !== undefined && position === undefined)
    return { errors: { after: ['The after field is no cursor of this search.'] } };
  const offset = (page - 1) * perPage;
  const query: Query = {
    condition,
    sort: request.sort,
    ...(first === undefined ? {} : { first }),
    ...(request.selection === undefined ? {} : { selection: request.selection }),
    limit: position === undefined ? Math.min(perPage, MAX_REACHABLE - offset) : perPage,
    start: position === undefined ? { offset } : { after: position },
  };
  const write: Write = (rows) => JSON.stringify(rows.map((row) => viewProduct(row, view)));
  try {
    return { outcome: await engine.run(query, request.facets !== undefined, write), trace };
  } catch (error) {
    // What asks for little is answered in time: then it is the engine that is busy, and not the request that is wrong.
    if (!(error instanceof TookTooLong) || !isHeavy(condition)) throw error;
    return { errors: { [field]: [`The ${field} field asks for more than can be looked for in time.`] } };
  }
}

/** How products look to whoever asks. */
export const viewFor = (c: Exchange, { directory, config, clock }: Deps, request: CommonRequest): ViewContext => ({
  directory,
  request,
  publicUrl: publicUrlOf(config, c.incoming.origin),
  now: clock.now(),
});

/** The envelope that both searches answer with, around what is in it already in JSON. */
export async function envelope(
  { dialogue, path, request }: Asked,
  { outcome, trace }: { outcome: Outcome; trace: string },
  { directory, publicUrl }: ViewContext,
  { more, data }: { readonly more: Json; readonly data: string },
): Promise<Reply> {
  const { perPage } = request.paging;
  const page = request.paging.after === undefined ? request.paging.page : Math.floor(outcome.passed / perPage) + 1;
  const paging = pageMeta({ total: outcome.total, perPage, page, count: outcome.rows.length, passed: outcome.passed });
  const after = outcome.next === null ? null : writeCursor({ ...outcome.next, total: outcome.total }, trace);
  const facets =
    outcome.tally === undefined || request.facets === undefined
      ? {}
      : { facets: await viewFacets(outcome.tally, request.facets, directory, dialogue) };
  const meta = {
    ...paging,
    fields: request.shown ?? PRODUCT_FIELDS,
    after,
    sort_by: dialogue === 'omni' ? request.sort.by : request.sort.by.replaceAll('_', ''),
    sort_order: request.sort.order,
    ...more,
  };
  const self = `${publicUrl}${path}`;
  const to = (number: number): string => `${self}?page=${number}&per_page=${perPage}`;
  const lastReachable = Math.min(paging.last_page, Math.ceil(MAX_REACHABLE / perPage));
  const next = page * perPage < MAX_REACHABLE ? to(page + 1) : `${self}?after=${after}&per_page=${perPage}`;
  const links = {
    self: request.paging.after === undefined ? to(page) : `${self}?after=${request.paging.after}&per_page=${perPage}`,
    first: to(1),
    last: to(lastReachable),
    prev: page > 1 ? to(Math.min(page - 1, lastReachable)) : null,
    next: after === null ? null : next,
  };
  const head = JSON.stringify({ meta, ...facets });
  return jsonText(`${head.slice(0, -1)},"data":${data},"links":${JSON.stringify(links)}}`);
}

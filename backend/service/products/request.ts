import type { Body } from '../body.ts';
import type { Directory } from '../merchants/directory.ts';
import type { Report } from '../report.ts';
import { all, type Condition, not } from '../search/condition.ts';
import type { Dialogue } from '../search/fields.ts';
import type { Selection } from '../search/selection.ts';
import type { Sort, SortOrder } from '../search/sort.ts';
import { type Credentials, readCredentials } from './credentials.ts';
import { readMix, readDuplicates } from './exclusion.ts';
import { type FacetChoice, readFacets } from './facet-choice.ts';
import { readPartners } from './partners.ts';
import { readShownFields } from './shown-fields.ts';
import { readFlag, readWhole } from '../scalars.ts';

/** What both searches are asked beside what they look for. */
export interface CommonRequest {
  readonly paging: Paging;
  readonly sort: Sort;
  /** Undefined: all of them. */
  readonly shown: readonly string[] | undefined;
  readonly restriction: Condition;
  readonly selection: Selection | undefined;
  readonly credentials: Credentials;
  /** Campaign by redirect partner. */
  readonly partners: ReadonlyMap<string, number>;
  readonly isClickTracked: boolean;
  readonly facets: FacetChoice | undefined;
  readonly poolId: string | undefined;
}

export interface Paging {
  readonly page: number;
  readonly perPage: number;
  readonly after: string | undefined;
}

export interface PoolScope {
  readonly id: string;
  readonly networkIds: readonly number[];
  readonly merchantIds: readonly number[];
}

export interface RequestContext {
  readonly report: Report;
  readonly directory: Directory;
  readonly dialogue: Dialogue;
  readonly sorts: ReadonlySet<string>;
  readonly maxPerPage: number;
  readonly pool: PoolScope | undefined;
}

const DEFAULT_PER_PAGE = 100;
export const MAX_REACHABLE = 10_000;

export function readCommon(body: Body, context: RequestContext): CommonRequest {
  const { report, dialogue } = context;
  const duplicates = readDuplicates(body['duplicate_fields_to_exclude'], report);
  const mix = dialogue === 'search' ? readMix(body['balanced_mix'], report) : undefined;
  if (duplicates !== undefined && mix !== undefined) {
    report.add('balanced_mix', 'The balanced_mix field cannot be combined with duplicate_fields_to_exclude.');
  }
  readFlag(body['use_short_url'], 'use_short_url', report);
  if (body['name'] !== undefined && body['name'] !== null && typeof body['name'] !== 'string') {
    report.add('name', 'The name field must be a string.');
  }
  return {
    paging: readPaging(body, context),
    sort: readSort(body, context),
    shown: readShownFields(body['fields'], report),
    restriction: readRestriction(body, context),
    selection: duplicates ?? mix,
    credentials: readCredentials(body['networks'], context.directory, report),
    partners: readPartners(body['config'], report),
    isClickTracked: readFlag(body['click_tracking'], 'click_tracking', report),
    facets: readFacets(body['facets'], dialogue, report),
    poolId: context.pool?.id,
  };
}

function readPaging(body: Body, { report, maxPerPage }: RequestContext): Paging {
  const perPage = readWhole(body['per_page'], 'per_page', 1, maxPerPage, report) ?? DEFAULT_PER_PAGE;
  const page = readWhole(body['page'], 'page', 1, Number.MAX_SAFE_INTEGER, report) ?? 1;
  // An empty cursor is what some clients begin with.
  const after = body['after'] === '' ? undefined : (body['after'] ?? undefined);
  if (after !== undefined && typeof after !== 'string') report.add('after', 'The after field must be a cursor.');
  if (after === undefined && (page - 1) * perPage >= MAX_REACHABLE) {
    report.add('page', `The page field reaches beyond ${MAX_REACHABLE} results; use after.`);
  }
  return { page, perPage, after: typeof after === 'string' ? after : undefined };
}

function readSort(body: Body, { report, sorts }: RequestContext): Sort {
  const by = body['sort_by'] ?? 'relevance';
  const order = body['sort_order'] ?? undefined;
  const direction = typeof order === 'string' ? order.toLowerCase() : order;
  if (direction !== undefined && direction !== 'asc' && direction !== 'desc') {
    report.add('sort_order', 'The selected sort_order is invalid; it must be asc or desc.');
  }
  if (typeof by !== 'string' || !sorts.has(by)) {
    report.add('sort_by', 'The selected sort_by is invalid.');
    return { by: 'relevance', order: 'desc' };
  }
  const usual: SortOrder = by === 'relevance' || by === 'criteria_url' ? 'desc' : 'asc';
  return { by, order: direction === 'asc' || direction === 'desc' ? direction : usual };
}

/** The pool and the deprecated lists of ids, as one condition on merchants. */
function readRestriction(body: Body, { report, directory, pool }: RequestContext): Condition {
  const networks = readIds(body['network_ids'], 'network_ids', report);
  const merchants = readIds(body['merchant_ids'], 'merchant_ids', report);
  const noNetworks = readIds(body['exclude_network_ids'], 'exclude_network_ids', report);
  const noMerchants = readIds(body['exclude_merchant_ids'], 'exclude_merchant_ids', report);
  const conditions: Condition[] = [];
  const ofNetworks = (ids: readonly number[]): Condition => ({
    kind: 'merchants',
    ids: directory.merchants.filter((row) => ids.includes(row.network_id)).map((row) => row.id),
  });
  const allNetworks = [...networks, ...(pool?.networkIds ?? [])];
  const allMerchants = [...merchants, ...(pool?.merchantIds ?? [])];
  if (allNetworks.length > 0) conditions.push(ofNetworks(allNetworks));
  if (allMerchants.length > 0) conditions.push({ kind: 'merchants', ids: allMerchants });
  if (noNetworks.length > 0) conditions.push(not(ofNetworks(noNetworks)));
  if (noMerchants.length > 0) conditions.push(not({ kind: 'merchants', ids: noMerchants }));
  return all(conditions);
}

const MAX_IDS = 1000;

function readIds(value: unknown, at: string, report: Report): number[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    report.add(at, `The ${at} field must be an array.`);
    return [];
  }
  if (value.length > MAX_IDS) report.add(at, `The ${at} field must not have more than ${MAX_IDS} items.`);
  return value.slice(0, MAX_IDS).flatMap((item: unknown, index) => {
    const text = typeof item === 'number' || typeof item === 'string' ? String(item).trim() : '';
    if (/^\d{1,9}$/.test(text)) return [Number(text)];
    report.add(`${at}.${index}`, `The ${at}.${index} field must be an id.`);
    return [];
  });
}

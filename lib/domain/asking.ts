import type { Condition } from './sighting.ts';

/** What one omni call may ask by. */
export type CriterionField = 'asin' | 'barcode' | 'url' | 'keyword';
export interface Criterion {
  readonly field: CriterionField;
  /** Any of these; at most ten ASINs. */
  readonly values: readonly string[];
}

export const SORT_KEYS = [
  'relevance',
  'criteria_url',
  'final_price',
  'sale_discount',
  'name',
  'brand',
  'stock_quantity',
  'merchant.name',
  'network.name',
] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** Narrowing that the catalog does, as the view sets it. An empty list narrows nothing. */
export interface CatalogFilters {
  readonly merchantIds?: readonly string[];
  readonly networkIds?: readonly string[];
  readonly withoutMerchantIds?: readonly string[];
  readonly withoutNetworkIds?: readonly string[];
  /** Major units; prices of one currency only, so that the numbers mean something. */
  readonly priceFrom?: number;
  readonly priceTo?: number;
  readonly currency?: string;
  readonly availability?: 'in-stock' | 'out-of-stock';
  readonly onSale?: boolean;
  readonly conditions?: readonly Condition[];
  readonly brands?: readonly string[];
  readonly sellerParty?: 'first' | 'third';
}

/** What a view wants of the catalog beside what it is about. */
export interface ViewQuery {
  readonly filters: CatalogFilters;
  readonly sort?: { readonly by: SortKey; readonly order: 'asc' | 'desc' };
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  /** The cursor of the page before: the only way past result 10,000. It takes the place of `page`. */
  readonly after?: string;
  readonly facets: boolean;
}

export const firstPage: ViewQuery = { filters: {}, page: 1, perPage: 100, facets: true };

/** Whether the query wants less, or more, than the first page of everything. */
export function isNarrowed({ filters, page, after }: ViewQuery): boolean {
  const isSet = (filter: unknown): boolean => (Array.isArray(filter) ? filter.length > 0 : filter !== undefined);
  return page > 1 || after !== undefined || Object.values(filters).some(isSet);
}

/** Results that pages can reach; beyond them only a cursor leads on. */
export const PAGED_RESULTS = 10_000;

/** Where a reply stands among all results. */
export interface Paging {
  readonly total?: number;
  readonly page: number;
  readonly lastPage?: number;
  readonly perPage?: number;
  readonly after?: string;
}

/**
 * The query for the page after this one, which brought so many rows; undefined at the end of what can be reached. The reply's own
 * word counts: a service may put less on a page than it was asked for, and does not have to say so.
 */
export function nextQuery(query: ViewQuery, paging: Paging, rows: number): ViewQuery | undefined {
  if (rows === 0) return undefined;
  const { after: _, ...rest } = query;
  const perPage = paging.perPage ?? query.perPage;
  const seen = query.after === undefined ? query.page * (paging.perPage ?? Math.min(rows, perPage)) : undefined;
  if (seen !== undefined && seen + perPage <= PAGED_RESULTS) {
    return isLast(query, paging, { seen, isShort: rows < perPage }) ? undefined : { ...rest, page: query.page + 1 };
  }
  if (seen !== undefined && paging.total !== undefined && seen >= paging.total) return undefined;
  if (paging.after === undefined || paging.after === query.after) return undefined;
  return { ...rest, page: query.page + 1, after: paging.after };
}

function isLast(
  { page }: ViewQuery,
  { lastPage, total }: Paging,
  { seen, isShort }: { readonly seen: number; readonly isShort: boolean },
): boolean {
  if (lastPage !== undefined) return page >= lastPage;
  return total === undefined ? isShort : seen >= total;
}

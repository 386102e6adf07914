import type { CatalogFilters, SortKey } from '../domain/asking.ts';
import type { PriceUnit } from '../domain/connection.ts';
import { wireFilters } from './omni-request.ts';

/** A product search: text that the service reads by itself, or criteria, narrowed by filters. */
export interface ProductSearch {
  readonly search:
    | string
    | readonly { readonly field: string; readonly operator?: string; readonly value: string | number }[];
  readonly filters?: CatalogFilters;
  readonly sort?: { readonly by: Exclude<SortKey, 'criteria_url'>; readonly order: 'asc' | 'desc' };
  readonly page?: number;
  readonly perPage?: number;
  readonly after?: string;
  readonly facets?: boolean;
}

/** The body of `POST /v1/products`. Filters are criteria here, so text becomes a search of any field beside them. */
export function productRequest(query: ProductSearch, unit: PriceUnit): Readonly<Record<string, unknown>> {
  const { search, filters = {}, sort, page = 1, perPage = 100, after, facets = false } = query;
  const narrowed = wireFilters(filters, unit);
  const asText = typeof search === 'string';
  const criteria = asText ? [{ field: 'any', operator: 'LIKE', value: search }] : search;
  return {
    search: asText && narrowed.length === 0 ? search : [...criteria, ...narrowed],
    ...(facets && { facets: ['network', 'merchant', 'final_price'] }),
    ...(sort && { sort_by: sort.by, sort_order: sort.order }),
    per_page: perPage,
    ...(after === undefined ? { page } : { after }),
  };
}

import type { CatalogFilters, Criterion, ViewQuery } from '../domain/asking.ts';
import type { PriceUnit } from '../domain/connection.ts';
import { parseCurrency } from '../domain/money.ts';
import { amountToWire } from './price.ts';

/** A filter as omni search and product search take it. */
export interface WireFilter {
  readonly field: string;
  readonly operator: string;
  readonly value: string | number;
}

/** The body of `POST /v1/products/omni`: only what is documented, and nothing that is not needed. */
export interface OmniRequest {
  readonly criteria: readonly [{ readonly field: string; readonly value: string }];
  readonly filter?: readonly WireFilter[];
  readonly facets?: readonly string[];
  readonly sort_by?: string;
  readonly sort_order?: 'asc' | 'desc';
  readonly group_by?: 'criteria.0';
  readonly per_page: number;
  readonly page?: number;
  readonly after?: string;
}

export interface OmniOptions {
  /** One group for each value of the criterion. */
  readonly grouped?: boolean;
  readonly unit: PriceUnit;
}

export function omniRequest(
  criterion: Criterion,
  query: ViewQuery,
  { grouped = false, unit }: OmniOptions,
): OmniRequest {
  const filter = wireFilters(query.filters, unit);
  return {
    criteria: [{ field: criterion.field, value: anyOf(criterion.values) }],
    ...(filter.length > 0 && { filter }),
    ...(query.facets && { facets: ['network', 'merchant', 'final_price'] }),
    ...(query.sort && { sort_by: query.sort.by, sort_order: query.sort.order }),
    ...(grouped && { group_by: 'criteria.0' as const }),
    per_page: query.perPage,
    // A cursor takes the place of the page: together they would contradict each other.
    ...(query.after === undefined ? { page: query.page } : { after: query.after }),
  };
}

/**
 * `||` joins alternatives, so it can be in none of them, nor a bar at their ends; what is nothing else says nothing. Control
 * characters are no part of a name.
 */
function anyOf(values: readonly string[]): string {
  const plain = values.map((value) => value.replace(/\|\||\p{Cc}/gu, ' ').replaceAll(/^[\s|]+|[\s|]+$/g, ''));
  return plain.filter((value) => value !== '').join('||');
}

const PARTIES = { first: 'first', third: 'third' } as const;
const AVAILABILITY = { 'in-stock': 'InStock', 'out-of-stock': 'OutOfStock' } as const;

export function wireFilters(filters: CatalogFilters, unit: PriceUnit): readonly WireFilter[] {
  const { merchantIds, networkIds, withoutMerchantIds, withoutNetworkIds, conditions, brands } = filters;
  const { priceFrom, priceTo, currency, availability, onSale, sellerParty } = filters;
  const scale = { unit, currency: parseCurrency(currency ?? '') };
  const price = (operator: string, amount: number | undefined) =>
    amount === undefined ? [] : [{ field: 'final_price', operator, value: amountToWire(amount, scale) }];
  return [
    ...listed('merchant.id', '=', merchantIds),
    ...listed('network.id', '=', networkIds),
    ...listed('merchant.id', '!=', withoutMerchantIds),
    ...listed('network.id', '!=', withoutNetworkIds),
    ...listed('condition', '=', conditions),
    ...listed('brand', '=', brands),
    ...listed('currency', '=', currency === undefined ? [] : [currency]),
    ...listed('availability', '=', availability === undefined ? [] : [AVAILABILITY[availability]]),
    ...listed('seller_party', '=', sellerParty === undefined ? [] : [PARTIES[sellerParty]]),
    ...listed('on_sale', '=', onSale === undefined ? [] : [String(onSale)]),
    ...price('>=', priceFrom),
    ...price('<=', priceTo),
  ];
}

function listed(field: string, operator: string, values: readonly string[] = []): readonly WireFilter[] {
  const value = anyOf(values);
  return value === '' ? [] : [{ field, operator, value }];
}

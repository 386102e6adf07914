import type { ObservedProduct } from './observe.ts';
import type { Filter } from './stored-watch.ts';

/** The filters that a watch may have, with the operators that the search has for the same fields. */
export const FILTER_OPERATORS: Readonly<Record<Filter['field'], readonly string[]>> = {
  'network.id': ['=', '!='],
  'merchant.id': ['=', '!='],
  currency: ['=', '!='],
  direct_url: ['=', 'LIKE', 'NOT NULL'],
};

/** True when the product is one that the watch is about: all filters hold, and of the values of one filter any does. */
export function passes(product: ObservedProduct, filters: readonly Filter[]): boolean {
  return filters.every((filter) => holds(filter, valueOf(product, filter.field)));
}

function holds({ operator, value }: Filter, actual: string): boolean {
  const wanted = value.split('||').map((one) => one.trim().toLowerCase());
  switch (operator) {
    case '=':
      return wanted.includes(actual);
    case '!=':
      return !wanted.includes(actual);
    case 'LIKE':
      return wanted.some((one) => actual.includes(one));
    default:
      return actual !== '';
  }
}

function valueOf(product: ObservedProduct, field: Filter['field']): string {
  switch (field) {
    case 'network.id':
      return String(product.networkId);
    case 'merchant.id':
      return String(product.merchantId);
    case 'currency':
      return product.currency.toLowerCase();
    case 'direct_url':
      return product.directUrl.toLowerCase();
  }
}

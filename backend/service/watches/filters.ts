import { readAddress, urlKey } from '../search/keys.ts';
import type { ObservedProduct } from './observe.ts';
import type { Filter } from './stored-watch.ts';

/** True when the product is one that the watch is about: all filters hold, and of the values of one filter any does. */
export function passes(product: ObservedProduct, filters: readonly Filter[]): boolean {
  return filters.every((filter) => holds(filter, valueOf(product, filter.field)));
}

function holds({ field, operator, value }: Filter, actual: string): boolean {
  const wanted = value.split('||').map((one) => one.trim().toLowerCase());
  switch (operator) {
    case '=':
      return wanted.includes(actual) || (field === 'direct_url' && wanted.some((one) => isOfShop(actual, one)));
    case '!=':
      return !wanted.includes(actual);
    case 'LIKE':
      return wanted.some((one) => actual.includes(one));
    default:
      return actual !== '';
  }
}

/** Of an address without a path, every page is meant. */
function isOfShop(url: string, text: string): boolean {
  const shop = readAddress(text);
  return shop?.isHost === true && urlKey(url)?.split(/[/?]/)[0] === shop.key;
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

import type { Gtin } from '../identifier.ts';
import { readShopItem } from '../shop-items.ts';
import { readCode } from './read-code.ts';

/** Twelve or thirteen digits by themselves. Thirteen that begin with one are the time, most often; three zeros fill up what has no check digit. */
const LONG_NUMBER = /(?<![\p{L}\d])(?:\d{12}|(?!1|000)\d{13})(?![\p{L}\d])/gu;
/** Not what was searched for. */
const KEY = /ean|gtin|isbn|jan|upc|code|id$/i;

/** The barcode in an address: shop systems build addresses of it, and bookshops. None of several, nor where the shop's own numbers are known. */
export function addressCode(url: URL): Gtin | undefined {
  const asked = [...url.searchParams].filter(([key]) => KEY.test(key)).map(([, value]) => value);
  const numbers = [url.pathname, ...asked].flatMap((text) => text.match(LONG_NUMBER) ?? []);
  const [code, ...more] = new Set(numbers.map(readCode));
  return more.length > 0 || readShopItem(url) !== undefined ? undefined : code;
}

import { type Currency, isCirculating, type Money, parseCurrency } from '../money.ts';
import { readAmount } from './amount.ts';
import type { Pair } from './evidence.ts';
import type { Finding } from './finding.ts';
import { type LabelField, labelField } from './labels.ts';
import { readAvailability, readCondition } from './schema-words.ts';

/** The page's meta tags by property or name, in lower case; the first of each that is not empty. */
export type Metas = ReadonlyMap<string, string>;

export function readMetas(pairs: readonly Pair[]): Metas {
  const metas = new Map<string, string>();
  const prices = new Set<string>();
  for (const [name, content] of pairs) {
    const key = name.toLowerCase();
    const value = content.trim();
    if (key === 'product:price:amount') prices.add(value);
    if (value !== '' && !metas.has(key)) metas.set(key, value);
  }
  // A list whose template says of each entry what a product’s page says once.
  return prices.size < LISTED ? metas : new Map([...metas].filter(([key]) => !OF_ENTRIES.test(key)));
}

const LISTED = 3;
const OF_ENTRIES = /^(?:product:|og:type$)/;

export function metaCurrency(metas: Metas): Currency | undefined {
  const code = parseCurrency(named(metas, /(?:^|:)currency$/) ?? '');
  return code && isCirculating(code) ? code : undefined;
}

/** OpenGraph, Twitter cards and `product:` tags, where they speak of a product at all. */
export function readMeta(metas: Metas, currency: Currency | undefined): Finding | undefined {
  const price = metaPrice(metas, currency);
  if (price === undefined && !isProduct(metas)) return undefined;
  const own = metas.get('product:retailer_item_id');
  return {
    source: 'meta',
    name: first(metas, 'og:title', 'twitter:title'),
    brand: named(metas, /:brand$/),
    mpn: named(metas, /^product:m(?:fr_part_no|pn)$/),
    sku: own ?? named(metas, /^product:(?:sku|retailer_part_no)$/),
    gtins: [...metaCodes(metas), ...(own !== undefined && /^97[89]\d{10}$/.test(own) ? [own] : [])],
    price,
    struckPrice: struckPrice(metas, currency, price),
    availability: readAvailability(named(metas, /:availability$/) ?? cardValue(metas, 'stock')),
    condition: readCondition(named(metas, /:condition$/)),
    image: first(metas, 'og:image:secure_url', 'og:image', 'twitter:image'),
    url: metas.get('og:url'),
  };
}

/** Some say it of every page alike, and name themselves. */
function isProduct(metas: Metas): boolean {
  const title = metas.get('og:title');
  return (
    /(?:^|[:.])(?:product|item|book)(?:\.item)?$/i.test(metas.get('og:type') ?? '') &&
    (title === undefined || title !== metas.get('og:site_name'))
  );
}

/** What tags call a barcode, whatever else they say. */
export function metaCodes(metas: Metas): readonly string[] {
  return [
    ...[...metas].flatMap(([name, code]) => (CODE.test(name) ? code : [])),
    ...(['gtin', 'isbn'] as const).flatMap((field) => cardValue(metas, field) ?? []),
  ];
}

const CODE = /^(?:(?:product|og|books?):)?(?:ean|gtin|upc|isbn)\d*$/;

function metaPrice(metas: Metas, currency: Currency | undefined): Money | undefined {
  return readAmount(
    first(
      metas,
      'product:sale_price:amount',
      'product:price:amount',
      'og:price:amount',
      'og:product:price:amount',
      'product:price',
      'og:price',
    ) ?? cardValue(metas, 'price'),
    currency,
  );
}

/** Twitter's cards name up to two things in words: “Price”, “€39.90”. */
function cardValue(metas: Metas, field: LabelField): string | undefined {
  const number = [1, 2].find((index) => labelField(metas.get(`twitter:label${String(index)}`) ?? '') === field);
  return number === undefined ? undefined : metas.get(`twitter:data${String(number)}`);
}

function struckPrice(metas: Metas, currency: Currency | undefined, price: Money | undefined): Money | undefined {
  const stated = readAmount(
    first(metas, 'product:original_price:amount', 'og:price:standard_amount', 'product:price:amount'),
    currency,
  );
  return stated !== undefined && price !== undefined && stated.minor > price.minor ? stated : undefined;
}

function first(metas: Metas, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const content = metas.get(name);
    if (content !== undefined) return content;
  }
  return undefined;
}

function named(metas: Metas, pattern: RegExp): string | undefined {
  for (const [name, content] of metas) if (pattern.test(name)) return content;
  return undefined;
}

import { parseCurrency, type Currency, type Money } from '../money.ts';
import { readAmount } from './amount.ts';
import type { Pair } from './evidence.ts';
import type { Finding } from './finding.ts';
import { readAvailability, readCondition } from './schema-words.ts';

/** The page's meta tags by property or name, in lower case; the first of each that is not empty. */
export type Metas = ReadonlyMap<string, string>;

export function readMetas(pairs: readonly Pair[]): Metas {
  const metas = new Map<string, string>();
  for (const [name, content] of pairs) {
    const key = name.toLowerCase();
    const value = content.trim();
    if (value !== '' && !metas.has(key)) metas.set(key, value);
  }
  return metas;
}

export function metaCurrency(metas: Metas): Currency | undefined {
  const stated = first(
    metas,
    'product:price:currency',
    'og:price:currency',
    'product:sale_price:currency',
    'og:product:price:currency',
    'twitter:currency',
    'currency',
  );
  return stated === undefined ? undefined : parseCurrency(stated);
}

/** OpenGraph, Twitter cards and `product:` tags, where they speak of a product at all. */
export function readMeta(metas: Metas, currency: Currency | undefined): Finding | undefined {
  const price = metaPrice(metas, currency);
  const isProduct = /(?:^|[:.])(?:product|item|book)(?:\.item)?$/i.test(metas.get('og:type') ?? '');
  if (price === undefined && !isProduct) return undefined;
  return {
    source: 'meta',
    name: first(metas, 'og:title', 'twitter:title'),
    brand: first(metas, 'product:brand', 'og:brand', 'og:product:brand'),
    mpn: first(metas, 'product:mfr_part_no', 'product:mpn'),
    sku: first(metas, 'product:retailer_item_id', 'product:sku', 'product:retailer_part_no'),
    gtins: [
      'product:ean',
      'product:gtin',
      'product:upc',
      'product:isbn',
      'og:upc',
      'og:ean',
      'og:isbn',
      'book:isbn',
      'books:isbn',
      'gtin',
      'gtin13',
      'isbn',
      'product:retailer_item_id',
    ]
      .map((name) => metas.get(name))
      .filter((code, index) => code !== undefined && (index < 12 || /^97[89]\d{10}$/.test(code)))
      .filter((code) => code !== undefined),
    price,
    struckPrice: struckPrice(metas, currency, price),
    availability: readAvailability(
      first(metas, 'product:availability', 'og:availability', 'og:product:availability') ??
        cardValue(metas, /^availability|^verfügbarkeit|^disponib/i),
    ),
    condition: readCondition(first(metas, 'product:condition', 'og:condition')),
    image: first(metas, 'og:image:secure_url', 'og:image', 'twitter:image'),
    url: metas.get('og:url'),
  };
}

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
    ) ?? cardValue(metas, /^(?:price|preis|prix|precio|preço|prezzo|prijs|pris|cena|fiyat|цена|価格)/i),
    currency,
  );
}

/** Twitter's cards name up to two things in words: “Price”, “€39.90”. */
function cardValue(metas: Metas, label: RegExp): string | undefined {
  const number = [1, 2].find((index) => label.test(metas.get(`twitter:label${String(index)}`) ?? ''));
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

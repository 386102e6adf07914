import { parseAsin, readAmazonUrl } from './asin.ts';
import type { Criterion } from './asking.ts';
import { gtinDigits, gtinKind, parseGtin } from './gtin.ts';
import type { Asin, Gtin } from './identifier.ts';
import { isbn10Of, parseIsbn } from './isbn.ts';
import { searchWords } from './search-words.ts';
import { canonicalUrl } from './product-url.ts';
import type { Seen, Sighting } from './sighting.ts';
import type { Subject } from './subject.ts';
import { typedUrl } from './typed.ts';

/** ASINs that one call may name. */
export const ASINS_A_CALL = 10;
/** Barcodes of one sighting that are worth a try each; more of them contradict each other anyway. */
const MOST_BARCODES = 2;
/** A guess below this finds other products rather than this one. */
const LEAST_CERTAINTY = 0.5;

/** What to ask the catalog by, the strongest first; the next is asked when one finds nothing. */
export function criteriaOf(subject: Subject): readonly Criterion[] {
  return subject.kind === 'sighting' ? ofSighting(subject.sighting) : ofTyped(subject.text);
}

function ofSighting({ asin, gtins, url, brand, mpn, name }: Sighting): readonly Criterion[] {
  const model = brand && mpn && isSure(mpn) ? words(`${brand.value} ${mpn.value}`) : [];
  const named = name ? words(searchWords(name.value, brand?.value)) : [];
  return [
    ...(asin && isSure(asin) ? [ofAsin(asin.value)] : []),
    ...gtins
      .filter(isSure)
      .filter(isAskable)
      .slice(0, MOST_BARCODES)
      .map(({ value }) => ofGtin(value)),
    { field: 'url', values: [url] },
    ...model,
    ...named,
  ];
}

/** Typed, scanned or selected text: a barcode, an ASIN, an address, or words. */
function ofTyped(text: string): readonly Criterion[] {
  const typed = text.trim();
  const gtin = parseGtin(typed) ?? parseIsbn(typed);
  const asin = parseAsin(typed.toUpperCase());
  // A book's ISBN-10 is its ASIN, too.
  if (gtin !== undefined || asin !== undefined) {
    return [...(gtin ? [ofGtin(gtin)] : []), ...(asin ? [ofAsin(asin)] : []), ...words(typed)];
  }
  const url = typedUrl(typed);
  if (url === null) return words(searchWords(typed));
  const address = canonicalUrl(url);
  const onAmazon = readAmazonUrl(url)?.asin;
  return [...(onAmazon ? [ofAsin(onAmazon)] : []), ...(address ? [{ field: 'url' as const, values: [address] }] : [])];
}

function ofAsin(asin: Asin): Criterion {
  return { field: 'asin', values: [asin] };
}

/**
 * Catalogs compare barcodes letter by letter and shops write the same code in several lengths, so all of them are asked
 * for at once, the usual one first.
 */
export function ofGtin(gtin: Gtin): Criterion {
  const isbn = isbn10Of(gtin);
  const lengths = [13, 12, 14]
    .filter((length) => /^0*$/.test(gtin.slice(0, -length)))
    .map((length) => gtin.slice(-length));
  return { field: 'barcode', values: [...new Set([gtinDigits(gtin), ...lengths, ...(isbn ? [isbn] : [])])] };
}

function words(text: string): readonly Criterion[] {
  const value = text.replace(/\s+/g, ' ').trim();
  return value === '' ? [] : [{ field: 'keyword', values: [value] }];
}

function isSure({ certainty }: Seen<unknown>): boolean {
  return certainty >= LEAST_CERTAINTY;
}

/** Codes that a shop makes up for itself name another product in every other shop. */
function isAskable({ value }: Seen<Gtin>): boolean {
  return !['variable', 'restricted', 'coupon'].includes(gtinKind(value));
}

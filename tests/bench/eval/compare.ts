import { parseGtin } from '../../../lib/domain/gtin.ts';
import type { Gtin } from '../../../lib/domain/identifier.ts';
import { parseIsbn } from '../../../lib/domain/isbn.ts';

/** Text as a reader compares it: case, quotes, dashes, spaces and marks of composition do not count. */
export function sameText(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’‚′`´]/g, "'")
    .replace(/[“”„″«»]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Codes compare as 14 digits; an ISBN-10 is the same book as its ISBN-13. */
export function codes(...texts: readonly (string | null)[]): Set<Gtin> {
  const parsed = texts.map((text) => (text === null ? undefined : (parseGtin(text) ?? parseIsbn(text))));
  return new Set(parsed.filter((gtin) => gtin !== undefined));
}

/** Addresses compare as written, save the spelling of host and escapes and a slash at the end. */
export function sameUrl(a: string, b: string): boolean {
  return plainUrl(a) === plainUrl(b);
}

function plainUrl(text: string): string {
  const url = URL.parse(text);
  if (url === null) return text;
  url.hash = '';
  const path = url.pathname.replace(/%[\dA-F]{2}/gi, (escape) => escape.toUpperCase());
  return `${url.protocol}//${url.host}${path.length > 1 ? path.replace(/\/$/, '') : path}${url.search}`;
}

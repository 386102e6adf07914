import { parseGtin } from '../../../lib/domain/gtin.ts';
import { parseIsbn } from '../../../lib/domain/isbn.ts';
import { canonicalUrl } from '../../../lib/domain/product-url.ts';

/** A barcode of any notation (UPC, EAN, ISBN, GTIN, with spaces or hyphens) as 14 digits; undefined when it is none. */
export function barcodeKey(text: string): string | undefined {
  return parseGtin(text) ?? parseIsbn(text);
}

/** A product page by host and path, so that scheme, `www.`, tracking and fragment make no difference. */
export function urlKey(text: string): string | undefined {
  const url = canonicalUrl(/^https?:\/\//i.test(text.trim()) ? text : `https://${text.trim()}`);
  return url?.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/(?=$|\?)/, '');
}

/** Whether the text is an address, with or without scheme; `isHost` when it names a whole shop. */
export function readAddress(text: string): { readonly key: string; readonly isHost: boolean } | undefined {
  const trimmed = text.trim();
  if (/\s/.test(trimmed) || !/^(?:https?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i.test(trimmed))
    return undefined;
  const key = urlKey(trimmed);
  return key === undefined ? undefined : { key, isHost: !/[/?]/.test(key) };
}

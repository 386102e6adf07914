import { parseAsin } from './asin.ts';
import { gtinDigits, parseGtin } from './gtin.ts';

export type Recognised =
  | { readonly kind: 'empty' }
  | { readonly kind: 'asin'; readonly code: string }
  | { readonly kind: 'barcode'; readonly code: string }
  /** Digits of the right length whose check digit is wrong: most likely a slip of the finger. */
  | { readonly kind: 'broken-barcode' }
  | { readonly kind: 'url'; readonly host: string }
  | { readonly kind: 'words' };

/** What a typed text will be looked up as. Only tells the user: the search reads the text by itself. */
export function recogniseTyped(text: string): Recognised {
  const typed = text.trim();
  if (typed === '') return { kind: 'empty' };
  const gtin = parseGtin(typed);
  if (gtin !== undefined) return { kind: 'barcode', code: gtinDigits(gtin) };
  const asin = parseAsin(typed.toUpperCase());
  if (asin !== undefined) return { kind: 'asin', code: asin };
  if (/^[\d\s-]+$/.test(typed) && [8, 12, 13, 14].includes(typed.replace(/\D/g, '').length))
    return { kind: 'broken-barcode' };
  const url = typedUrl(typed);
  return url === null ? { kind: 'words' } : { kind: 'url', host: url.hostname.replace(/^www\./, '') };
}

/** An address with its scheme, or one whose host and path cannot be taken for words. */
export function typedUrl(text: string): URL | null {
  if (/^https?:\/\//i.test(text)) return URL.parse(text);
  return /^(?:[\p{L}\d-]+\.)+\p{L}{2,}\/\S+$/u.test(text) ? URL.parse(`https://${text}`) : null;
}

const MOST_CODES = 5;

/** The codes and addresses that stand between other words, each worth a search of its own. */
export function codesWithin(text: string): readonly string[] {
  const parts = text
    .slice(0, 2000)
    .trim()
    .split(/[\s,;|()[\]]+/);
  if (parts.length < 2) return [];
  const found = parts.filter((part) => !['empty', 'words', 'broken-barcode'].includes(recogniseTyped(part).kind));
  return [...new Set(found)].slice(0, MOST_CODES);
}

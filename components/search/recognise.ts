import { parseAsin } from '../../lib/domain/asin.ts';
import { gtinDigits, parseGtin } from '../../lib/domain/gtin.ts';

export type Recognised =
  | { readonly kind: 'empty' }
  | { readonly kind: 'asin'; readonly code: string }
  | { readonly kind: 'barcode'; readonly code: string }
  /** Digits of the right length whose check digit is wrong: most likely a slip of the finger. */
  | { readonly kind: 'broken-barcode' }
  | { readonly kind: 'url'; readonly host: string }
  | { readonly kind: 'words' };

/** What a typed text will be looked up as. Only tells the user: the background reads the text by itself. */
export function recognise(text: string): Recognised {
  const typed = text.trim();
  if (typed === '') return { kind: 'empty' };
  const gtin = parseGtin(typed);
  if (gtin !== undefined) return { kind: 'barcode', code: gtinDigits(gtin) };
  const asin = parseAsin(typed.toUpperCase());
  if (asin !== undefined) return { kind: 'asin', code: asin };
  if (/^[\d\s-]+$/.test(typed) && [8, 12, 13, 14].includes(typed.replace(/\D/g, '').length))
    return { kind: 'broken-barcode' };
  const url = /^https?:\/\//i.test(typed) ? URL.parse(typed) : null;
  return url === null ? { kind: 'words' } : { kind: 'url', host: url.hostname.replace(/^www\./, '') };
}

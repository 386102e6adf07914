import type { Gtin } from './identifier.ts';

/** What a code is for, by its GS1 prefix. Only `retail` names a product that other shops sell under the same code. */
export type GtinKind = 'retail' | 'case' | 'variable' | 'restricted' | 'coupon' | 'test' | 'unassigned';

/** A GTIN-8, -12, -13 or -14 with a right check digit, as 14 digits. */
export function parseGtin(text: string): Gtin | undefined {
  const code = foldDigits(text);
  if (!/^(?:\d{8}|\d{12,14})$/.test(code) || /^0+$/.test(code)) return undefined;
  return checkDigit(code.slice(0, -1)) === code.at(-1) ? (code.padStart(14, '0') as Gtin) : undefined;
}

/** The digit that makes a body whole: weights 3 and 1 from the right. */
export function checkDigit(body: string): string {
  let thrice = 0;
  let once = 0;
  for (const digit of body) [thrice, once] = [once + Number(digit), thrice];
  return String((10 - ((3 * thrice + once) % 10)) % 10);
}

/** Spaces and dashes between digits go; digits of other scripts become ASCII. Anything else stays and fails the parser. */
export function foldDigits(text: string): string {
  if (text.length > 40) return '';
  return toAsciiDigits(text.trim()).replace(/(?<=\d)[\s\u00AD\u2010-\u2015-]+(?=[\dXx])/g, '');
}

/** Arabic-Indic, Persian, Devanagari and full-width digits as 0–9. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\uFF10-\uFF19]/g, (digit) =>
    // Every block starts at a multiple of 16, save Devanagari (U+0966).
    String((digit.charCodeAt(0) & 15) - (digit < '\u0A00' && digit > '\u0900' ? 6 : 0)),
  );
}

/** The shortest usual spelling: 8, 12, 13 or 14 digits. */
export function gtinDigits(gtin: Gtin): string {
  const zeros = /^0*/.exec(gtin)?.[0].length ?? 0;
  if (zeros >= 6) return gtin.slice(6);
  return gtin.slice(Math.min(zeros, 2));
}

/** Where a code may name a retail item: all GTIN-8 but two prefixes, and else what no line below is for. */
const RETAIL = /^0(?:0{5}[^02]|(?!0{5}|0[245]|2|98[0-4]|99|95[0-2]|1[4-9]|51|55|92|97[0-6]))/;

const KINDS: readonly (readonly [RegExp, GtinKind])[] = [
  [/^9/, 'variable'],
  [/^[1-8]/, 'case'],
  [/^0(?:05|98[1-4]|99)/, 'coupon'],
  [/^0(?:0{5}|02|04|2|980)/, 'restricted'],
  [/^095/, 'test'],
];

/** The first line that fits decides; retail comes before all others because the prefixes of GTIN-8 mean something else. */
export function gtinKind(gtin: Gtin): GtinKind {
  return isRetail(gtin) ? 'retail' : (KINDS.find(([pattern]) => pattern.test(gtin))?.[1] ?? 'unassigned');
}

/** False for codes that are never a retail item: shop-internal, weighed, coupons, outer cases. */
export function isRetail(gtin: Gtin): boolean {
  return RETAIL.test(gtin);
}

import { checkDigit, foldDigits, parseGtin } from './gtin.ts';
import type { Gtin } from './identifier.ts';

/** Ten characters without separators, check character verified. */
export function isIsbn10(code: string): boolean {
  return /^\d{9}[\dX]$/.test(code) && isbn10Check(code.slice(0, 9)) === code[9] && !/^0{9}/.test(code);
}

/** The book of an ISBN-10 or ISBN-13, in any of their spellings; sheet music (979-0) is no book. */
export function parseIsbn(text: string): Gtin | undefined {
  const code = foldDigits(text).toUpperCase();
  if (isIsbn10(code)) return parseGtin(withCheckDigit(`978${code.slice(0, 9)}`));
  const gtin = parseGtin(code);
  return gtin !== undefined && isIsbn(gtin) ? gtin : undefined;
}

export function isIsbn(gtin: Gtin): boolean {
  return /^097(?:8|9[1-9])/.test(gtin);
}

/** The ISBN-10 of a book, which is also its ASIN; 979 books have none. */
export function isbn10Of(gtin: Gtin): string | undefined {
  if (!gtin.startsWith('0978')) return undefined;
  const body = gtin.slice(4, 13);
  return body + isbn10Check(body);
}

function withCheckDigit(body: string): string {
  return body + checkDigit(body);
}

function isbn10Check(body: string): string {
  let sum = 0;
  for (let index = 0; index < body.length; index += 1) sum += Number(body[index]) * (index + 1);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

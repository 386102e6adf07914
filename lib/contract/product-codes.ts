import { parseAsin } from '../domain/asin.ts';
import { parseGtin } from '../domain/gtin.ts';
import type { Asin, Gtin } from '../domain/identifier.ts';
import { parseIsbn } from '../domain/isbn.ts';
import { readText } from './loose.ts';

interface CodeFields {
  readonly barcode?: unknown;
  readonly identifiers?: Readonly<Record<string, unknown>> | undefined;
}

/** Every valid barcode of a row, its own first; several names of the same code are one. */
export function readGtins({ barcode, identifiers = {} }: CodeFields): readonly Gtin[] {
  const named = ['barcode', 'ean', 'gtin', 'upc', 'isbn'].map((name) => identifiers[name]);
  return [...new Set([barcode, ...named].map(readGtin).filter((gtin) => gtin !== undefined))];
}

/** A barcode as text or number; a number has lost its leading zeros, and an ISBN-10 may end in X. */
function readGtin(value: unknown): Gtin | undefined {
  const code = readText(value, 40);
  if (code === undefined) return undefined;
  const restored = typeof value === 'number' && code.length < 12 && code.length > 8 ? code.padStart(12, '0') : code;
  return parseGtin(restored) ?? parseIsbn(code);
}

export function readAsin(value: unknown): Asin | undefined {
  return parseAsin(readText(value, 20)?.toUpperCase() ?? '');
}

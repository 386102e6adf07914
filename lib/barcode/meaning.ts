import { gtinDigits } from '../domain/gtin.ts';
import { parseScanned } from '../domain/scanned-code.ts';

/** What the reader says it saw. */
export interface Code {
  readonly format: string;
  readonly text: string;
}

/** A GS1 address or element string names its product behind the number 01. */
const GS1 = /(?:\/01\/|\(01\)|^(?:\]\w\d)?01)(\d{14})/;

/**
 * What to search for each code, in the order they were seen and each once: retail codes with a right check digit, the
 * product that a GS1 code names, a page's address. Anything else is no product: a ticket, a network's password.
 */
export function searchesOf(codes: readonly Code[]): readonly string[] {
  return [...new Set(codes.map(searchOf).filter((text) => text !== undefined))];
}

function searchOf({ format, text }: Code): string | undefined {
  const isMatrix = /QR|Matrix/i.test(format);
  const inside = isMatrix ? GS1.exec(text)?.[1] : undefined;
  const gtin = parseScanned(inside ?? text, format);
  if (gtin !== undefined) return gtinDigits(gtin);
  return isMatrix && /^https?:\/\/[^\s]+$/i.test(text) && URL.canParse(text) ? text : undefined;
}

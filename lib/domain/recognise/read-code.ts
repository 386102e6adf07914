import { isRetail, parseGtin } from '../gtin.ts';
import type { Gtin } from '../identifier.ts';
import { parseIsbn } from '../isbn.ts';

/** What passed through a table or is kept as a number has lost the zero that many codes of America begin with. */
export function readCode(code: string): Gtin | undefined {
  const plain = code.replace(/[.,;)\s]+$/, '');
  const whole = /^\d{11}$/.test(plain) ? `0${plain}` : plain;
  const gtin = parseGtin(whole) ?? parseIsbn(whole);
  return gtin !== undefined && isRetail(gtin) ? gtin : undefined;
}

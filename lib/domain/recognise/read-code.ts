import { isRetail, parseGtin } from '../gtin.ts';
import type { Gtin } from '../identifier.ts';
import { parseIsbn } from '../isbn.ts';

/** What it is called, and signs of tables and lists around it. */
const AROUND = /^(?:.*?(?:isbn|ean|gtin|upc|jan)(?:[-\s]?1[0-4](?!\d))?)?\W*|(?:\.0)?\W*$/gi;
const MAX_LENGTH = 60;

/** What passed through a table or is kept as a number has lost the zero that many codes of America begin with. */
export function readCode(code: string): Gtin | undefined {
  const plain = code.length > MAX_LENGTH ? '' : code.replace(AROUND, '');
  const whole = /^\d{11}$/.test(plain) ? `0${plain}` : plain;
  const gtin = parseGtin(whole) ?? parseIsbn(whole);
  return gtin !== undefined && isRetail(gtin) ? gtin : undefined;
}

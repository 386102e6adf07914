import { checkDigit, foldDigits, parseGtin } from './gtin.ts';
import type { Gtin } from './identifier.ts';

/**
 * The GTIN in what a scanner read. A UPC-E is only read as such when the symbology says so: its eight digits alone look
 * like a GTIN-8. Pages have none, and read their codes without this.
 */
export function parseScanned(text: string, symbology: string): Gtin | undefined {
  const folded = foldDigits(text);
  const isUpcE = /^upc-?e$/i.test(symbology) && folded.length <= 8;
  const code = isUpcE ? expandUpcE(folded) : folded;
  return code === undefined ? undefined : parseGtin(code);
}

/** Number system, six digits and check digit; six or seven digits are what scanners give that leave out the rest. */
function expandUpcE(code: string): string | undefined {
  const [, system = '0', body, check] = /^(?:([01])(?=\d{6,7}$))?(\d{6})(\d)?$/.exec(code) ?? [];
  if (body === undefined) return undefined;
  const five = body.slice(0, 5);
  const last = body.slice(5);
  // The last digit says where the zeros were left out: from 5 on, behind all.
  const at = last < '3' ? 2 : Number(last);
  const zeros = last === '3' || last === '4' ? '00000' : last < '3' ? `${last}0000` : `0000${last}`;
  const whole = system + five.slice(0, at) + zeros + five.slice(at);
  return whole + (check ?? checkDigit(whole));
}

import { renderUnicodeCompact } from 'uqr';
import type { Offer } from './offers.ts';

/** The address that carries an offer: what follows the # never leaves the browser that opens it. */
export function pairLink(address: string, { id, secret }: Offer): string {
  return `${address}/#pair=${id}.${secret}`;
}

/** For a person at a terminal. */
export function showOffer(address: string, offer: Offer): string {
  const link = pairLink(address, offer);
  const code = `${offer.code.slice(0, 4)} ${offer.code.slice(4)}`;
  return [
    'Pair a browser: paste this link into the extension',
    `  ${link}`,
    `or type the address ${address} and the code`,
    `  ${code}`,
    'Both work once, for ten minutes.',
    '',
    renderUnicodeCompact(link),
  ].join('\n');
}

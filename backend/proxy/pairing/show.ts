import type { Offer } from './offers.ts';

/** The address that carries an offer: what follows the # never leaves the browser that opens it. */
export function pairLink(address: string, { id, secret }: Offer): string {
  return `${address}/#pair=${id}.${secret}`;
}

/** To a person at a terminal: the words at once, and then the picture, which takes a moment to draw. */
export async function showOffer(
  address: string,
  { link, code }: { readonly link: string; readonly code: string },
): Promise<void> {
  const words = [
    'Pair a browser: paste this link into the extension',
    `  ${link}`,
    `or type the address ${address} and the code`,
    `  ${code.slice(0, 4)} ${code.slice(4)}`,
    'Both work once, for ten minutes.',
    '',
  ];
  console.log(words.join('\n'));
  const { renderUnicodeCompact } = await import('uqr');
  console.log(renderUnicodeCompact(link));
}

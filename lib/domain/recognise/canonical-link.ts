import type { ProductUrl } from '../identifier.ts';
import { canonicalUrl } from '../product-url.ts';
import { addressOf } from './clue.ts';
import type { Page } from './page.ts';

/** The canonical address that the page states, where it can be believed: same site, and not the front page. */
export function ownCanonical({ evidence, metas, clues: { url: page } }: Page): ProductUrl | undefined {
  const stated = [evidence.canonical, metas.get('og:url')];
  for (const address of stated) {
    // Some write the whole address as if it were a part of one.
    const whole = /^https?%3A/i.test(address ?? '') ? address?.replace(/%3A/i, ':').replace(/%2F/gi, '/') : address;
    const url = addressOf(whole, page, 2048);
    if (url !== null && siteOf(url) === siteOf(page) && (url.pathname !== '/' || page.pathname === '/'))
      return canonicalUrl(url);
  }
  return undefined;
}

/** The last labels of a host: enough to tell shop.example.co.uk from example.com without the list of all suffixes. */
function siteOf({ hostname }: URL): string {
  const labels = hostname.split('.');
  const isTwoPart = labels.length > 2 && /^(?:co|com|net|org|gov|edu|ac)$/.test(labels.at(-2) ?? '');
  return labels.slice(isTwoPart ? -3 : -2).join('.');
}

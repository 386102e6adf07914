import { parseAsin, readAmazonUrl } from '../asin.ts';
import { readAmazonHost } from '../marketplace.ts';
import { parsePrice } from '../price-text.ts';
import { canonicalUrl } from '../product-url.ts';
import type { Listed, PageView } from '../sighting.ts';
import { cleanText } from './clean-text.ts';
import type { Card } from './evidence.ts';
import type { Page } from './page.ts';

const MIN_ITEMS = 2;

/** The products of a search, category, wish-list or cart page, each once, in page order. */
export function readListing(page: Page): PageView | undefined {
  const { evidence, clues } = page;
  const byKey = new Map<string, Listed>();
  for (const card of evidence.cards) {
    const item = readCard(card, page);
    // Without its own number a link is a product only where a price stands by it.
    const key = item.asin ?? (item.price === undefined ? undefined : item.url);
    if (key !== undefined && !byKey.has(key)) byKey.set(key, item);
  }
  if (byKey.size < MIN_ITEMS) return undefined;
  const marketplace = readAmazonHost(clues.url.hostname)?.marketplace;
  return {
    kind: 'listing',
    ...(marketplace === undefined ? {} : { marketplace }),
    items: [...byKey.values()].slice(0, 500),
  };
}

function readCard({ href, name, price, code }: Card, { clues, hint }: Page): Listed {
  const url = href === '' ? null : URL.parse(href, clues.url);
  const asin = parseAsin(code) ?? (url === null ? undefined : readAmazonUrl(url)?.asin);
  const address = url === null ? undefined : canonicalUrl(url);
  const label = cleanText(name, 300);
  const money = parsePrice(cleanText(price, 100), hint);
  return {
    ...(address === undefined ? {} : { url: address }),
    ...(asin === undefined ? {} : { asin }),
    ...(label === '' ? {} : { name: label }),
    ...(money === undefined ? {} : { price: money }),
  };
}

import { parseAsin, readAmazonUrl } from '../asin.ts';
import { parseGtin } from '../gtin.ts';
import type { Asin, Gtin } from '../identifier.ts';
import { readAmazonHost } from '../marketplace.ts';
import type { Money } from '../money.ts';
import { parsePrice } from '../price-text.ts';
import { canonicalUrl } from '../product-url.ts';
import type { Listed, PageView } from '../sighting.ts';
import { addressCode } from './address-code.ts';
import { cleanText } from './clean-text.ts';
import { addressOf, isOwnAddress } from './clue.ts';
import type { Card } from './evidence.ts';
import { dropUndefined } from './merge.ts';
import type { Page } from './page.ts';
import { readProduct } from './schema-product.ts';
import { walkItems } from './schema-walk.ts';

const MIN_ITEMS = 2;

/** The products of a search, category, wish-list or cart page, each once, in page order. */
export function readListing(page: Page): PageView | undefined {
  const { evidence, clues } = page;
  const stated = statedItems(page).filter(({ url, gtin }) => url ?? gtin);
  const carded = evidence.cards
    .map((card) => readCard(card, page))
    // Filters lead to the same page.
    .filter(({ url }) => !isOwnAddress(url, clues.url));
  const byKey = new Map<string, Listed>();
  const byUrl = new Map(carded.map((item) => [item.url, item]));
  // Data that names fewer products than the page shows is about something else: the last ones seen, the best sold.
  for (const named of stated.length >= carded.length ? stated : carded) {
    // What the data leaves out, the card beside the link may show.
    const item = named.url === undefined ? named : { ...byUrl.get(named.url), ...named };
    // Without its own number a link is a product only where a price stands by it.
    const isProduct = item.price !== undefined || item.gtin !== undefined;
    const key = item.asin ?? (isProduct ? (item.url ?? item.gtin) : undefined);
    if (key !== undefined && !byKey.has(key)) byKey.set(key, item);
  }
  if (byKey.size < MIN_ITEMS) return undefined;
  const marketplace = readAmazonHost(clues.url.hostname)?.marketplace;
  const items = [...byKey.values()].slice(0, 500);
  return dropUndefined({ kind: 'listing' as const, marketplace, items });
}

/** The products that the page's data lists. */
function statedItems({ evidence, clues, data }: Page): readonly Listed[] {
  const walked = walkItems([...data, ...evidence.microdata]);
  return walked.products.slice(0, 500).map(({ item }) => {
    const { url, name, price, gtins = [] } = readProduct(item, walked, clues, 'json-ld');
    const gtin = gtins.map((code) => parseGtin(code)).find((code) => code !== undefined);
    return listed(addressOf(url, clues.url), { gtin, name, price });
  });
}

function readCard({ href, name, price, code }: Card, { clues, hint }: Page): Listed {
  return listed(addressOf(href, clues.url), {
    asin: parseAsin(code),
    name,
    price: parsePrice(cleanText(price, 100), hint),
  });
}

interface Parts {
  readonly asin?: Asin | undefined;
  readonly gtin?: Gtin | undefined;
  readonly name?: string | undefined;
  readonly price?: Money | undefined;
}

function listed(target: URL | null, { asin, gtin, name, price }: Parts): Listed {
  const url = target === null ? undefined : canonicalUrl(target);
  const own = asin ?? (target === null ? undefined : readAmazonUrl(target)?.asin);
  const label = cleanText(name ?? '', 300);
  const code = gtin ?? (target === null ? undefined : addressCode(target));
  return dropUndefined({ url, asin: own, gtin: code, name: label || undefined, price });
}

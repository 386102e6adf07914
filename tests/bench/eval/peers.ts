import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { parseGtin } from '../../../lib/domain/gtin.ts';
import { fromMajor, parseCurrency } from '../../../lib/domain/money.ts';
import { canonicalUrl } from '../../../lib/domain/product-url.ts';
import type { PageView, Seen, Sighting } from '../../../lib/domain/sighting.ts';

/** Another extractor, asked for the same: what it finds is put into our words by our own parsers. */
export interface Peer {
  readonly name: string;
  readonly detect: (html: string, url: string) => Promise<PageView>;
}

type Bag = Readonly<Record<string, unknown>>;

/** The peers that are installed in a directory of their own; none without one. */
export async function loadPeers(directory: string | undefined): Promise<readonly Peer[]> {
  if (directory === undefined) return [];
  const require = createRequire(join(resolve(directory), 'package.json'));
  return [metascraper(require), webAutoExtractor(require)].map(forgiving);
}

/** A peer that throws on a page found nothing there. */
function forgiving({ name, detect }: Peer): Peer {
  return { name, detect: (html, url) => detect(html, url).catch((): PageView => ({ kind: 'nothing' })) };
}

function metascraper(require: NodeJS.Require): Peer {
  const create = require('metascraper') as (rules: unknown[]) => (page: { html: string; url: string }) => Promise<Bag>;
  const rules = ['@samirrayani/metascraper-shopping', 'metascraper-title'].map((name) =>
    (require(name) as () => unknown)(),
  );
  const scrape = create(rules);
  return {
    name: 'metascraper',
    detect: async (html, url) => {
      const found = await scrape({ html, url });
      return toView(
        url,
        { ...found, name: found['name'] ?? found['title'] },
        found['price'] !== null || found['sku'] !== null,
      );
    },
  };
}

function webAutoExtractor(require: NodeJS.Require): Peer {
  const module = require('@marbec/web-auto-extractor') as { default?: new () => unknown };
  const Extractor = (module.default ?? module) as new () => { parse: (html: string) => Record<string, unknown> };
  return {
    name: 'web-auto-extractor',
    detect: async (html, url) => {
      const found = new Extractor().parse(html);
      const product = ['jsonld', 'microdata', 'rdfa']
        .map((source) => (found[source] as Record<string, unknown[]> | undefined)?.['Product']?.[0] as Bag | undefined)
        .find((each) => each !== undefined);
      if (product === undefined) return { kind: 'nothing' };
      const offer = first(product['offers']);
      return toView(
        url,
        {
          ...product,
          price: offer['price'] ?? offer['lowPrice'],
          currency: offer['priceCurrency'],
          availability: offer['availability'],
        },
        true,
      );
    },
  };
}

const first = (value: unknown): Bag =>
  Array.isArray(value) ? first(value[0]) : typeof value === 'object' && value !== null ? (value as Bag) : {};
const text = (value: unknown): string | undefined => {
  const plain = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : undefined;
  return plain === '' ? undefined : plain;
};
const seen = <T>(value: T): Seen<T> => ({ value, source: 'json-ld', certainty: 1 });

function toView(address: string, found: Bag, isProduct: boolean): PageView {
  const url = canonicalUrl(text(found['url']) ?? address) ?? canonicalUrl(address);
  if (!isProduct || url === undefined) return { kind: 'nothing' };
  const codes = ['gtin', 'gtin8', 'gtin12', 'gtin13', 'gtin14', 'isbn', 'productID'].map((name) =>
    parseGtin(text(found[name]) ?? ''),
  );
  const name = text(found['name']);
  const brand = text(found['brand']) ?? text(first(found['brand'])['name']);
  const sku = text(found['sku']);
  const mpn = text(found['mpn']);
  const currency = parseCurrency(text(found['currency']) ?? '');
  const price = currency && fromMajor(Number.parseFloat(text(found['price']) ?? ''), currency);
  const stock = text(found['availability']) ?? '';
  const availability = /InStock/i.test(stock)
    ? 'in-stock'
    : /OutOfStock|SoldOut/i.test(stock)
      ? 'out-of-stock'
      : undefined;
  const sighting: Sighting = {
    url,
    shop: new URL(url).hostname,
    gtins: codes.filter((code) => code !== undefined).map(seen),
    ...(name === undefined ? {} : { name: seen(name) }),
    ...(brand === undefined ? {} : { brand: seen(brand) }),
    ...(sku === undefined ? {} : { sku: seen(sku) }),
    ...(mpn === undefined ? {} : { mpn: seen(mpn) }),
    ...(price === undefined ? {} : { price: seen(price) }),
    ...(availability === undefined ? {} : { availability: seen(availability) }),
  };
  return { kind: 'product', sightings: [sighting] };
}

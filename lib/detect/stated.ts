import type { Evidence } from '../domain/recognise/evidence.ts';

/** What a page's data says at a glance: enough to know which of the costlier places need a look. */
export interface Stated {
  /** Speaks of some product. */
  readonly product: boolean;
  /** Calls the page an article and speaks of no product: none is believed then, whatever stands on it. */
  readonly article: boolean;
  /** Speaks of one product, and lists none. */
  readonly alone: boolean;
  /** Names the brand and the shop's own number. */
  readonly numbers: boolean;
}

/** What an article is part of is called a product for the subscription's sake. */
const PRODUCT = /(?<!Work",\s*)"(?:https?:\/\/schema\.org\/)?(?:Product(?:Group)?|Book|Vehicle|Car)"/g;
const LIST = /(?:"ItemList|OfferCatalog|CollectionPage|ResultsPage)"/;

export type Data = Pick<Evidence, 'jsonLd' | 'microdata' | 'rdfa' | 'metas'>;

export function readStated({ jsonLd, microdata, rdfa, metas }: Data): Stated {
  const products = jsonLd.flatMap((text) => text.match(PRODUCT) ?? []).length;
  const type = metas.find(([name]) => name === 'og:type')?.[1] ?? '';
  const isTyped = /product|item|book/i.test(type) || metas.some(([name]) => name.endsWith('price:amount'));
  const items = [...microdata, ...rdfa].filter((item) => /product|offer|book/i.test(typeOf(item))).length;
  const product = products + items > 0 || isTyped;
  return {
    product,
    // Templates call whatever they show an article; who writes one says when.
    article: !product && type === 'article' && metas.some(([name]) => /article:[pst]/.test(name)),
    alone: products === 1 && items < 2 && !jsonLd.some((text) => LIST.test(text) || isSpan(text)),
    numbers: jsonLd.some((text) => text.includes('"brand"') && hasOwnNumber(text)),
  };
}

/** Categories state one product for all that they hold, with a span of prices and no number. */
function isSpan(text: string): boolean {
  return text.includes('AggregateOffer') && !/"(?:sku|mpn|gtin\d*|productID)"/.test(text);
}

/** One number in both fields is the shop's key for its own database. */
function hasOwnNumber(text: string): boolean {
  const [sku, mpn] = ['sku', 'mpn'].map((key) => new RegExp(`"${key}"\\s*:\\s*"?([^",}]+)`).exec(text)?.[1]);
  return sku !== undefined && sku !== mpn;
}

function typeOf(item: unknown): string {
  return String((item as { readonly '@type'?: readonly string[] })['@type']);
}

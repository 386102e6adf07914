import { describe, expect, it } from 'vitest';
import { type Data, readStated, type Stated } from '../../../lib/detect/stated.ts';

type Says = Partial<Data>;

const ld = (...blocks: readonly object[]): Says => ({ jsonLd: blocks.map((block) => JSON.stringify(block)) });
const written = (...jsonLd: readonly string[]): Says => ({ jsonLd });
const typed = (type: string): Says => ({
  metas: [
    ['og:title', 'An article'],
    ['og:type', type],
  ],
});
const dated = (type: string, name: string): Says => ({ metas: [...(typed(type).metas ?? []), [name, 'x']] });
const item = (type: string): object => ({ '@type': [`http://schema.org/${type}`] });
const PRODUCT = { '@type': 'Product', name: 'Kettle' };

function stated(says: Says): Stated {
  return readStated({ jsonLd: [], microdata: [], rdfa: [], metas: [], ...says });
}

describe('data speaks of a product', () => {
  it.each<[string, Says, boolean]>([
    ['not at all', {}, false],
    ['in a block', ld(PRODUCT), true],
    ['in a block with the whole address of the type', ld({ '@type': 'https://schema.org/Product' }), true],
    ['in no block of another type', ld({ '@type': 'Organization' }, { '@type': 'WebSite' }), false],
    ['not for the sake of a subscription', ld({ isPartOf: { '@type': ['CreativeWork', 'Product'] } }), false],
    ['nor where that is spread over lines', written('{"isPartOf":{"@type":["CreativeWork",\n "Product"]}}'), false],
    ['by the type of the page', typed('product'), true],
    ['by another type of the page', typed('books.book'), true],
    ['not by the title of the page', { metas: [['og:title', 'Product of the year']] }, false],
    ['by a price in its tags', { metas: [['product:price:amount', '1']] }, true],
    ['not by the currency in its tags', { metas: [['product:price:currency', 'EUR']] }, false],
    ['in its markup', { microdata: [item('Product')] }, true],
    ['in its other markup', { rdfa: [item('Offer')] }, true],
    ['not in markup of another type', { microdata: [item('Person')], rdfa: [item('Event')] }, false],
    ['in two places at once', { ...ld(PRODUCT), microdata: [item('Product')] }, true],
  ])('%s', (_, says, expected) => {
    expect(stated(says).product).toBe(expected);
  });

  it.each<[string, Says, boolean]>([
    ['an article that was published', dated('article', 'article:published_time'), true],
    ['an article of a section', dated('article', 'article:section'), true],
    ['an article with a tag', dated('article', 'article:tag'), true],
    ['a page that a template calls an article', typed('article'), false],
    ['such a page that was changed', dated('article', 'article:modified_time'), false],
    ['a page of no kind that was published', dated('website', 'article:published_time'), false],
    ['a page of no kind', typed('website'), false],
    ['an article beside a product', { ...dated('article', 'article:tag'), ...ld(PRODUCT) }, false],
    ['one beside a product in markup', { ...dated('article', 'article:tag'), microdata: [item('Product')] }, false],
  ])('or it calls the page an article: %s', (_, says, expected) => {
    expect(stated(says).article).toBe(expected);
  });
});

describe('data speaks of one product alone', () => {
  const list = { '@type': 'ItemList' };
  const span = { '@type': 'AggregateOffer', lowPrice: 1, highPrice: 9 };
  it.each<[string, Says, boolean]>([
    ['where it names one', ld(PRODUCT), true],
    ['where its trail of crumbs stands in another block', ld(PRODUCT, { '@type': 'BreadcrumbList' }), true],
    ['not where it names none', typed('product'), false],
    ['not where it names two', ld([PRODUCT, PRODUCT]), false],
    ['not beside a list', ld({ ...list, x: PRODUCT }), false],
    ['not beside a list in another block', ld(PRODUCT, list), false],
    ['where markup says the same once more', { ...ld(PRODUCT), microdata: [item('Product'), item('Person')] }, true],
    ['not where markup names two', { ...ld(PRODUCT), microdata: [item('Product')], rdfa: [item('Product')] }, false],
    ['not of a span of prices', ld({ ...PRODUCT, offers: span }), false],
    ['where the span belongs to a number', ld({ ...PRODUCT, sku: 'K1', offers: span }), true],
    ['where the span belongs to a barcode', ld({ ...PRODUCT, gtin: '4006381333931', offers: span }), true],
    ['where the span belongs to a longer barcode', ld({ ...PRODUCT, gtin13: '4006381333931', offers: span }), true],
  ])('%s', (_, says, expected) => {
    expect(stated(says).alone).toBe(expected);
  });
});

describe('data names', () => {
  it.each<[string, Says, boolean]>([
    ['both', ld({ ...PRODUCT, brand: 'Acme', sku: 'K-100', mpn: 'K-200' }), true],
    ['its own number alone', ld({ ...PRODUCT, brand: 'Acme', sku: 'K-100' }), true],
    ['numbers without quotes', ld({ ...PRODUCT, brand: 'Acme', sku: 100, mpn: 200 }), true],
    ['across a generous layout', written('{"brand" : "Acme",\n"sku" : "K-100",\n"mpn" : "K-100"}'), false],
    ['of different length in such a layout', written('{"brand":"Acme","sku"  :  100,"mpn"  :  1}'), true],
    ['the same in both fields, which is a key', ld({ ...PRODUCT, brand: 'Acme', sku: 'K-100', mpn: 'K-100' }), false],
    ['the same as numbers', ld({ ...PRODUCT, brand: 'Acme', sku: 7, mpn: 7 }), false],
    ['no brand', ld({ ...PRODUCT, sku: 'K-100' }), false],
    ['no number of the shop', ld({ ...PRODUCT, brand: 'Acme', mpn: 'K-100' }), false],
    ['the two in different blocks', ld({ brand: 'Acme' }, { sku: 'K-100' }), false],
    ['a block after one without', ld({ '@type': 'WebSite' }, { brand: 'Acme', sku: 'K-100' }), true],
  ])('the brand and the number of the shop: %s', (_, says, expected) => {
    expect(stated(says).numbers).toBe(expected);
  });
});

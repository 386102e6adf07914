import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../lib/domain/recognise/evidence.ts';
import { KETTLE_PAGE, ld, OFFER, seenOn, viewOf } from '../../fixtures/seen-page.ts';

/** A page that shows a place for a price, so that its data may speak of it under any name. */
const SHOWN: Partial<Evidence> = {
  headings: ['Copper Kettle'],
  prices: [{ text: 'on request', names: 'price', struck: false, below: true, aside: false, over: '' }],
};
const seen = (data: readonly unknown[], address = KETTLE_PAGE) => seenOn({ ...SHOWN, ...ld(...data) }, address);
const product = (name: string, more: object = {}): object => ({ '@type': 'Product', name, offers: OFFER, ...more });
const reviewed = (item: object): object => ({ '@type': 'Review', itemReviewed: item });

describe('the product that a page is about', () => {
  const lamp = product('Lamp');
  const jug = product('Jug');
  it.each<[string, readonly unknown[], string | undefined]>([
    ['the only one', [product('Copper Kettle')], 'Copper Kettle'],
    ['the only one, whatever its name', [lamp], 'Lamp'],
    ['the one with the page’s name', [lamp, product('Copper Kettle')], 'Copper Kettle'],
    ['the one with the page’s name among several', [lamp, jug, product('Copper Kettle')], 'Copper Kettle'],
    ['neither of two that nothing ties to the page', [lamp, jug], undefined],
    ['none of three, though one is told with more', [lamp, jug, product('Pot', { sku: 'P1' })], undefined],
    ['the first of two of one name', [product('Lamp'), product('Lamp', { offers: { ...OFFER, price: 7 } })], 'Lamp'],
    ['the one of two that has a number', [lamp, product('Jug', { sku: 'J1' })], 'Jug'],
    ['the one of two that has a brand', [lamp, product('Jug', { brand: 'Acme' })], 'Jug'],
    ['the one of two that has both', [lamp, product('Jug', { sku: 'J1', brand: 'Acme' })], 'Jug'],
    ['the one of two that has an offer', [product('Jug', { sku: 'J1', offers: [] }), lamp], 'Lamp'],
    ['none that has neither name nor offer', [{ '@type': 'Product', name: 'Lamp', sku: 'L1' }], undefined],
    [
      'not one that an article is about',
      [{ '@type': 'WebPage', about: { '@type': 'Product', name: 'Copper Kettle', sku: 'K1' } }],
      undefined,
    ],
    [
      'one that a page is about, with its offer',
      [{ '@type': 'WebPage', about: product('Copper Kettle') }],
      'Copper Kettle',
    ],
    ['not one that is only listed', [{ '@type': 'ItemList', itemListElement: [product('Copper Kettle')] }], undefined],
    ['not one in a catalog', [{ '@type': 'OfferCatalog', name: 'x', part: product('Copper Kettle') }], undefined],
    [
      'not one that another shop shows beside it',
      [{ '@type': 'WebPage', isRelatedTo: product('Copper Kettle') }],
      undefined,
    ],
  ])('is %s', (_, data, expected) => {
    expect(seen(data)?.name).toBe(expected);
  });

  it('costs what its first block says, where a second one states another price', () => {
    expect(seen([product('Lamp'), product('Lamp', { offers: { ...OFFER, price: 7 } })])?.price).toBe('9.00 EUR');
  });

  it.each<[string, object]>([
    ['its address', { url: KETTLE_PAGE }],
    ['its id', { '@id': KETTLE_PAGE }],
    ['the page it is the main thing of', { mainEntityOfPage: KETTLE_PAGE }],
    ['the address of its offer', { offers: { ...OFFER, url: '/p/copper-kettle' } }],
  ])('is the one that names the page by %s', (_, more) => {
    expect(seen([lamp, product('Jug', more)])?.name).toBe('Jug');
    expect(seen([lamp, product('Pot'), product('Jug', more)])?.name).toBe('Jug');
  });
});

describe('a name that several share a part of', () => {
  const kinds = (...names: readonly string[]): readonly unknown[] => names.map((name) => product(name));
  const four = ['Copper Kettle of 1 l', 'Copper Kettle of 2 l', 'Copper Kettle of 3 l', 'Copper Kettle of 4 l'];
  it.each<[string, readonly unknown[], string | undefined]>([
    ['is that of a category', kinds(...four), undefined],
    ['is not where one has all of it', kinds(...four, 'Copper Kettle'), 'Copper Kettle'],
    ['is not where three do', kinds(...four.slice(1), 'Lamp'), 'Copper Kettle'],
    ['is not where one is said again and again', kinds(...four.slice(1), ...four.slice(1)), 'Copper Kettle'],
    [
      'is not where an address tells which',
      [...kinds(...four), product('Copper Kettle of 5 l', { url: KETTLE_PAGE })],
      'Copper Kettle',
    ],
  ])('%s', (_, data, expected) => {
    expect(seen(data)?.name).toBe(expected);
  });
});

describe('the address of a product', () => {
  const at = (url: string, name: string): object => product(name, { url });
  it.each<[string, readonly unknown[], string | undefined]>([
    ['of another page and under another name is another’s', [at('/p/lamp', 'Lamp')], undefined],
    ['may be another, under the page’s name', [at('/p/4711', 'Copper Kettle')], 'Copper Kettle'],
    ['may lead there by another way', [at('/kettles/copper-kettle', 'Lamp')], 'Lamp'],
    ['may be written in other letters', [at('/kettles/Copper-Kettle/', 'Lamp')], 'Lamp'],
    ['is none where it cannot be read', [at('http://[', 'Lamp')], 'Lamp'],
    ['is none where it is endless', [at(`/p/lamp?${'x'.repeat(5000)}`, 'Lamp')], 'Lamp'],
    ['of the best of two may be another', [at('/p/4711', 'Copper Kettle'), at('/p/4712', 'Lamp')], 'Copper Kettle'],
    [
      'of the best of many may not: that is a list',
      [at('/p/4711', 'Copper Kettle'), at('/p/4712', 'Lamp'), at('/p/4713', 'Jug')],
      undefined,
    ],
  ])('%s', (_, data, expected) => {
    expect(seen(data)?.name).toBe(expected);
  });
});

describe('blocks of one product', () => {
  const bare = { '@type': 'Product', name: 'Copper Kettle' };
  it.each<[string, readonly unknown[], string | undefined]>([
    ['of two, each gives what it knows', [product('Copper Kettle'), { ...bare, sku: 'CK-1' }], 'CK-1'],
    [
      'of two, the name may be spelt otherwise',
      [product('Copper Kettle'), { ...bare, name: 'COPPER KETTLE', sku: 'CK-1' }],
      'CK-1',
    ],
    [
      'of three, nobody knows which are meant',
      [product('Copper Kettle'), { ...bare, sku: 'CK-1' }, { ...bare, sku: 'CK-2' }],
      undefined,
    ],
    ['another’s gives nothing', [product('Copper Kettle'), { ...bare, name: 'Lamp', sku: 'L-1' }], undefined],
    ['nor does one without a name', [product('Copper Kettle'), { '@type': 'Product', sku: 'L-1' }], undefined],
  ])('%s', (_, data, expected) => {
    expect(seen(data)).toMatchObject({ name: expect.stringMatching(/^copper kettle$/i), price: '9.00 EUR' });
    expect(seen(data)?.sku).toBe(expected);
  });
});

describe('a product that is reviewed', () => {
  const kettle = { '@type': 'Product', name: 'Copper Kettle' };
  it.each<[string, readonly unknown[], string | undefined]>([
    ['is the page’s where it is sold', [reviewed(product('Copper Kettle'))], '9.00 EUR'],
    ['is the page’s where the offer stands beside it', [reviewed(kettle), OFFER], '9.00 EUR'],
    [
      'and so with a span of prices',
      [reviewed(kettle), { '@type': 'AggregateOffer', lowPrice: 8, priceCurrency: 'EUR' }],
      '8.00 EUR',
    ],
    ['is not where nothing is offered', [reviewed(kettle)], undefined],
    ['is not under another name', [reviewed({ ...kettle, name: 'Lamp' }), OFFER], undefined],
    [
      'stands behind one that is sold',
      [reviewed(product('Jug', { offers: { ...OFFER, price: 7 } })), product('Lamp')],
      '9.00 EUR',
    ],
  ])('%s', (_, data, expected) => {
    expect(seen(data)?.price).toBe(expected);
  });

  it('is told in its opinions as well', () => {
    for (const key of ['review', 'reviews'])
      expect(seen([{ '@type': 'WebPage', [key]: kettle }, OFFER])?.price, key).toBe('9.00 EUR');
  });

  it('is no entry of a list, whatever is offered beside it', () => {
    expect(seen([{ '@type': 'ItemList', itemListElement: [kettle] }, OFFER])).toBeUndefined();
  });
});

describe('one product for all that a category holds', () => {
  const span = { '@type': 'AggregateOffer', lowPrice: 5, highPrice: 90, priceCurrency: 'EUR' };
  const cards = ['a', 'b', 'c', 'd'].map((id) => ({ href: `/p/${id}`, name: id, price: '', code: '' }));
  const kind = (more: object, count = 4): string =>
    viewOf({ ...SHOWN, ...ld(product('Copper Kettle', more)), cards: cards.slice(0, count) }).kind;

  it.each<[string, object, string]>([
    ['with a span of prices and no number is none', { offers: span }, 'nothing'],
    ['with one price is one', {}, 'product'],
    ['without a price is one', { offers: [], sku: 'CK-1' }, 'product'],
    ['with a number of its own is one', { offers: span, sku: 'CK-1' }, 'product'],
    ['with a maker’s number is one', { offers: span, mpn: 'CK-1' }, 'product'],
    ['with a brand is one', { offers: span, brand: 'Acme' }, 'product'],
    ['with a barcode is one', { offers: span, gtin13: '4006381333931' }, 'product'],
  ])('%s', (_, more, expected) => {
    expect(kind(more)).toBe(expected);
  });

  it('is one where it stands beside three', () => {
    expect(kind({ offers: span }, 3)).toBe('product');
  });
});

import { describe, expect, it } from 'vitest';
import { markupItems, MICRODATA, RDFA } from '../../../lib/detect/markup-items.ts';
import { documentOf } from './fixture-page.ts';

const TYPE = 'itemtype="http://schema.org/Product"';
const read = (html: string, syntax = MICRODATA): unknown =>
  // Items are made without a prototype, for what a page may call its properties.
  JSON.parse(JSON.stringify(markupItems(documentOf(`<html><body>${html}</body></html>`), syntax)));
const item = (properties: object, type = 'http://schema.org/Product'): object => ({ '@type': [type], ...properties });

describe('a property in markup', () => {
  it.each<[string, string, object]>([
    ['its text', '<i itemprop="name"> Copper\n Kettle </i>', { name: ['Copper Kettle'] }],
    ['what it states for machines', '<i itemprop="price" content="9.90">9,90 €</i>', { price: ['9.90'] }],
    ['the text of a link', '<a itemprop="brand" href="/acme">Acme</a>', { brand: ['Acme'] }],
    ['the address of a link without text', '<a itemprop="brand" href="/acme"></a>', { brand: ['/acme'] }],
    ['the address where one is asked for', '<a itemprop="url" href="/p/1">Kettle</a>', { url: ['/p/1'] }],
    ['the text where that has none', '<i itemprop="availability">InStock</i>', { availability: ['InStock'] }],
    ['a picture', '<img itemprop="image" src="/1.jpg">', { image: ['/1.jpg'] }],
    [
      'the thing it names',
      '<i itemprop="itemCondition" resource="schema:NewCondition"></i>',
      { itemCondition: ['schema:NewCondition'] },
    ],
    ['two things at once', '<i itemprop="sku  mpn">K1</i>', { sku: ['K1'], mpn: ['K1'] }],
    ['all of its values', '<i itemprop="color">red</i><i itemprop="color">blue</i>', { color: ['red', 'blue'] }],
    ['its name without the vocabulary', '<i itemprop="schema:name">Kettle</i>', { name: ['Kettle'] }],
    ['nothing under no name', '<i itemprop="">x</i><i itemprop=" sku">K1</i>', { sku: ['K1'] }],
    ['nothing under the name of a type', '<i itemprop="@type">Offer</i><i itemprop="x:@id">y</i>', {}],
    ['nothing of what people wrote', '<p itemprop="reviewBody">Boils</p><p itemprop="description">Kettle</p>', {}],
  ])('is %s', (_, html, expected) => {
    expect(read(`<div itemscope ${TYPE}>${html}</div>`)).toEqual([item(expected)]);
  });

  it('is told sixty times at most', () => {
    expect(read(`<div itemscope ${TYPE}>${'<i itemprop="color">red</i>'.repeat(70)}</div>`)).toEqual([
      item({ color: Array.from({ length: 60 }, () => 'red') }),
    ]);
  });

  it('belongs to no item where it stands in none', () => {
    expect(read('<i itemprop="name">Kettle</i>')).toEqual([]);
    expect(read(`<i itemprop="name">Kettle</i><div itemscope ${TYPE}></div>`)).toEqual([item({})]);
  });
});

describe('an item in markup', () => {
  const offer = item({ price: ['9'] }, 'http://schema.org/Offer');
  const OFFER = 'itemscope itemtype="http://schema.org/Offer"';

  it.each<[string, string, unknown]>([
    [
      'has those that are its properties',
      `<p itemprop="offers" ${OFFER}><i itemprop="price">9</i></p>`,
      [item({ offers: [offer] })],
    ],
    ['has none that is not', `<p ${OFFER}><i itemprop="price">9</i></p>`, [item({}), offer]],
  ])('%s', (_, html, expected) => {
    expect(read(`<div itemscope ${TYPE}>${html}</div>`)).toEqual(expected);
  });

  it('has several types', () => {
    expect(read('<div itemscope itemtype="http://schema.org/Product  http://schema.org/Book"></div>')).toEqual([
      { '@type': ['http://schema.org/Product', 'http://schema.org/Book'] },
    ]);
  });

  it('has others ten deep, and no deeper', () => {
    const nested = (depth: number): string =>
      depth === 0 ? '' : `<div itemscope itemtype="T" itemprop="x">${nested(depth - 1)}</div>`;
    const depthOf = (value: unknown): number => {
      const [inner] = (value as { x?: unknown[] }).x ?? [];
      return inner === undefined ? 1 : 1 + depthOf(inner);
    };
    const [first] = read(`<div itemscope itemtype="T">${nested(20)}</div>`) as unknown[];
    expect(depthOf(first)).toBe(11);
  });

  it('is written in the other syntax as well', () => {
    const html =
      '<div vocab="https://schema.org/" typeof="Product"><i property="name">Kettle</i><p property="offers" typeof="Offer"><i property="price" content="9"></i></p></div>';
    expect(read(html, RDFA)).toEqual([
      item({ name: ['Kettle'], offers: [item({ price: ['9'] }, 'Offer')] }, 'Product'),
    ]);
    expect(read(html)).toEqual([]);
  });
});

describe('an item that refers to other places of the page', () => {
  const place = (id: string, inner: string): string => `<div id="${id}">${inner}</div>`;
  const referring = (ids: string, inner = ''): string => `<div itemscope ${TYPE} itemref="${ids}">${inner}</div>`;
  const offer = (more = ''): string =>
    `<p itemprop="offers" itemscope itemtype="Offer" ${more}><i itemprop="price">9</i></p>`;
  const offers = { offers: [item({ price: ['9'] }, 'Offer')] };

  it.each<[string, string, readonly object[]]>([
    [
      'has what stands there',
      referring('a') + place('a', '<i itemprop="name">Kettle</i>'),
      [item({ name: ['Kettle'] })],
    ],
    [
      'has what the place itself is',
      `${referring('a')}<i id="a" itemprop="name">Kettle</i>`,
      [item({ name: ['Kettle'] })],
    ],
    [
      'has what stands in several',
      referring('a  b') + place('a', '<i itemprop="name">Kettle</i>') + place('b', '<i itemprop="sku">K1</i>'),
      [item({ name: ['Kettle'], sku: ['K1'] })],
    ],
    ['has an item that stands there, whole', referring('a') + place('a', offer()), [item(offers)]],
    ['has an item that the place itself is', `${referring('a')}${offer('id="a"')}`, [item(offers)]],
    ['has nothing of a place that is not there', referring('b') + place('a', offer()), [item({})]],
    [
      'has nothing new of the place around it',
      place('a', referring('a', '<i itemprop="name">Kettle</i>')),
      [item({ name: ['Kettle'] })],
    ],
    [
      'has no item from which more references start',
      `${referring('a')}${place('a', offer('itemref="b"'))}${place('b', '<i itemprop="sku">K1</i>')}`,
      [item({})],
    ],
    [
      'has no item in which more references start',
      `${referring('a')}${place('a', `<p itemprop="offers" itemscope itemtype="Offer"><u itemscope itemtype="Shop" itemprop="seller" itemref="b"></u></p>`)}`,
      [item({})],
    ],
  ])('%s', (_, html, expected) => {
    expect((read(html) as unknown[]).slice(0, 1)).toEqual(expected);
  });
});

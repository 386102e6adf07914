import { describe, expect, it } from 'vitest';
import { walkItems } from '../../../lib/domain/recognise/schema-walk.ts';

type Place = 'main' | 'listed' | 'reviewed';
const KETTLE = { '@type': 'Product', name: 'Kettle' };
const found = (...data: readonly unknown[]): readonly (readonly [unknown, Place])[] =>
  walkItems(data).products.map(({ item, place }) => [item['name'], place]);
const nested = (depth: number, inner: object): object => (depth === 0 ? inner : { part: nested(depth - 1, inner) });

describe('products are found in data', () => {
  it.each<[string, unknown, readonly Place[]]>([
    ['by themselves', KETTLE, ['main']],
    ['in a graph', { '@graph': [{ '@type': 'WebSite' }, KETTLE] }, ['main']],
    ['in lists of lists', [[[KETTLE]]], ['main']],
    ['beside what is none', [null, 'Product', 7, KETTLE], ['main']],
    ['as what an offer offers', { '@type': 'Offer', price: 9, itemOffered: KETTLE }, ['main']],
    ['as the main thing of a page', { '@type': 'WebPage', mainEntity: KETTLE }, ['main']],
    ['as what is reviewed', { '@type': 'Review', itemReviewed: KETTLE }, ['reviewed']],
    ['as what holds opinions', { '@type': 'WebPage', review: [KETTLE], reviews: KETTLE }, ['reviewed']],
    ['as one of a list', { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: KETTLE }] }, ['listed']],
    ['as one of a list of no type', { itemListElement: [KETTLE] }, ['listed']],
    ['as one of a list under another name', { '@type': 'ItemList', entries: [KETTLE] }, ['listed']],
    ['as one of a catalog', { '@type': 'OfferCatalog', entries: [KETTLE] }, ['listed']],
    ['as a book that is sold', { '@type': 'Book', offers: { price: 9 } }, ['main']],
    ['not as a book that is none', { '@type': 'Book', name: 'X' }, []],
    ['not as a flat, whatever else it is called', { '@type': ['Product', 'Apartment'] }, []],
    ['as a ticket that is called so', { '@type': ['Product', 'Event'] }, ['main']],
    ['not beside another', { '@type': 'WebPage', isRelatedTo: KETTLE, isSimilarTo: [KETTLE] }, []],
    ['not within another', { ...KETTLE, accessory: KETTLE }, ['main']],
    ['eight deep', nested(8, KETTLE), ['main']],
    ['no deeper', nested(9, KETTLE), []],
    ['no deeper in lists either', [[[[[[[[[KETTLE]]]]]]]]], []],
    ['not under a name that holds another', { previousReviews: KETTLE, itemReviewedBy: KETTLE }, ['main']],
  ])('%s', (_, data, expected) => {
    expect(found(data).map(([, place]) => place)).toEqual(expected);
  });

  it('each once, though two things hold it', () => {
    const kettle = { ...KETTLE };
    expect(found({ a: kettle, b: kettle })).toEqual([['Kettle', 'main']]);
    const circle: Record<string, unknown> = { '@type': 'WebPage' };
    circle['mainEntity'] = [circle, kettle];
    expect(found(circle)).toEqual([['Kettle', 'main']]);
  });

  it('as many as one page may hold, and no more', () => {
    expect(found(Array.from({ length: 501 }, () => ({ ...KETTLE })))).toHaveLength(500);
    const lists = Array.from({ length: 7 }, () => Array.from({ length: 500 }, () => ({ ...KETTLE })));
    expect(found(lists)).toHaveLength(3000);
  });

  it('with the offer that offers them', () => {
    const offer = { '@type': 'Offer', price: 9, itemOffered: KETTLE };
    expect(walkItems([offer]).products[0]?.item).toEqual({ ...KETTLE, offers: offer });
    expect(walkItems([{ ...offer, itemOffered: undefined, about: KETTLE }]).products[0]?.item).toEqual(KETTLE);
  });
});

describe('beside products are found', () => {
  const offer = { '@type': 'Offer', price: 9 };
  const span = { '@type': 'AggregateOffer', lowPrice: 9 };
  it('offers that say of no product that they are its own', () => {
    expect(walkItems([offer, span, { '@type': 'WebSite' }, { ...KETTLE, offers: offer }]).offers).toEqual([
      offer,
      span,
    ]);
    expect(walkItems([KETTLE]).offers).toEqual([]);
  });

  it('the things that others point at', () => {
    const brand = { '@id': '#brand', '@type': 'Brand', name: 'Acme' };
    const { byId } = walkItems([
      { '@id': '#brand' },
      { '@graph': [brand, { ...brand, name: 'Second' }, { name: 'nameless' }] },
    ]);
    expect([...byId]).toEqual([['#brand', brand]]);
  });
});

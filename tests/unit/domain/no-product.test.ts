import { describe, expect, it } from 'vitest';
import { recognise } from '../../../lib/domain/recognise/recognise.ts';
import { AT_ONCE, type Evidence } from '../../../lib/domain/recognise/evidence.ts';
import { pageWith } from '../../fixtures/evidence.ts';
import { KETTLE_PAGE, ld, OFFER, seenOn, viewOf } from '../../fixtures/seen-page.ts';

const mark = (text: string, aside = false) => ({ text, names: 'price', struck: false, below: true, aside, over: '' });
const KETTLE = { '@type': 'Product', name: 'Copper Kettle' };
const HEADED: Partial<Evidence> = { headings: ['Copper Kettle'] };
const kind = (more: Partial<Evidence>, address = KETTLE_PAGE): string => viewOf({ ...HEADED, ...more }, address).kind;

describe('a page that is no page of the web', () => {
  it.each(['', 'nonsense', 'ftp://shop.example/p/1', 'x-http://shop.example/p/1', 'file:///p/1', 'about:blank'])(
    '"%s" sells nothing',
    (url) => {
      const { evidence } = pageWith({ ...HEADED, ...ld({ ...KETTLE, offers: OFFER }) }, KETTLE_PAGE);
      expect(recognise({ ...evidence, url })).toEqual({ kind: 'nothing' });
      expect(recognise(evidence).kind).toBe('product');
    },
  );

  it('nor does one that sends no evidence', () => {
    expect(recognise({ url: KETTLE_PAGE } as Evidence)).toEqual({ kind: 'nothing' });
  });
});

describe('a product that is merely rated', () => {
  const markup = (properties: object): Partial<Evidence> => ({
    microdata: [{ '@type': ['Product'], name: ['Copper Kettle'], ...properties }],
  });
  it.each<[string, Partial<Evidence>, string]>([
    ['is none', ld(KETTLE), 'nothing'],
    ['is one beside a button', { ...ld(KETTLE), buttons: [`${AT_ONCE}Buy now`] }, 'product'],
    ['is one with a price', ld({ ...KETTLE, offers: OFFER }), 'product'],
    ['is one with a number', ld({ ...KETTLE, sku: 'CK-1' }), 'product'],
    ['is one with a maker’s number', ld({ ...KETTLE, mpn: 'HD/25' }), 'product'],
    ['is one with a barcode', ld({ ...KETTLE, gtin: '4006381333931' }), 'product'],
    ['is one that is gone', ld({ ...KETTLE, offers: { '@type': 'Offer', availability: 'OutOfStock' } }), 'product'],
    ['is none, said twice', { ...ld(KETTLE), ...markup({}) }, 'nothing'],
    ['is one where another source has a number', { ...ld(KETTLE), ...markup({ sku: ['CK-1'] }) }, 'product'],
    ['is one where tags say so', { ...ld(KETTLE), metas: [['og:type', 'product']] }, 'product'],
    ['is none in the other markup', { rdfa: [{ '@type': ['Product'], name: ['Copper Kettle'] }] }, 'nothing'],
  ])('%s', (_, more, expected) => {
    expect(kind(more)).toBe(expected);
  });
});

describe('a plan that is in stock', () => {
  const plans = { '@type': 'Product', name: 'Copper Kettle', offers: { ...OFFER, availability: 'InStock' } };
  const plan = ld({ ...plans, brand: 'CK' });
  const at = (place: string, more: object = {}): string => kind({ ...plan, ...more }, `https://shop.example/${place}`);
  it('is no product where nothing is sold but time', () => {
    for (const place of ['pricing', 'subscribe', 'memberships/gold']) expect(at(place), place).toBe('nothing');
    expect(at('gold')).toBe('product');
  });

  it('is one where it is put into a basket, or numbered', () => {
    expect(at('pricing', { buttons: ['Add to cart'] })).toBe('product');
    expect(at('pricing', ld({ ...plans, sku: 'CK-1' }))).toBe('product');
  });
});

describe('a product in data that has nothing to do with what is shown', () => {
  const paper = { '@type': 'Product', name: 'Our newspaper', offers: OFFER };
  it.each<[string, Partial<Evidence>, string]>([
    ['is none', ld(paper), 'nothing'],
    ['is one where a price is shown', { ...ld(paper), prices: [mark('€9.00')] }, 'product'],
    ['is one where a button is shown', { ...ld(paper), buttons: ['Buy now'] }, 'product'],
    ['is one where both are shown', { ...ld(paper), prices: [mark('€9.00')], buttons: ['Buy now'] }, 'product'],
    ['is one where no heading is shown', { ...ld(paper), headings: [] }, 'product'],
    ['is one that has the page’s address', ld({ ...paper, url: KETTLE_PAGE }), 'product'],
    ['is one that has no name', ld({ ...paper, name: undefined }), 'product'],
    ['is one where tags say so', { ...ld(paper), metas: [['og:type', 'product']] }, 'product'],
    [
      'is one where another source has the page’s name',
      { ...ld(paper), microdata: [{ '@type': ['Product'], name: ['Copper Kettle'], offers: [OFFER] }] },
      'product',
    ],
  ])('%s', (_, more, expected) => {
    expect(kind(more)).toBe(expected);
  });
});

describe('a thing that no shop sells', () => {
  const shown: Partial<Evidence> = { prices: [mark('€69.00')], buttons: ['Add to cart'] };
  const evening = { '@type': 'MusicEvent', name: 'Copper Kettle' };
  it.each<[string, Partial<Evidence>, string]>([
    ['is none, whatever the page shows', { ...shown, ...ld(evening) }, 'nothing'],
    [
      'is one where the data calls it a product as well',
      { ...shown, ...ld(evening, { ...KETTLE, offers: OFFER }) },
      'product',
    ],
    ['is not the page where it has another name', { ...shown, ...ld({ ...evening, name: 'Summer' }) }, 'product'],
  ])('%s', (_, more, expected) => {
    expect(kind(more)).toBe(expected);
  });
});

describe('what is known of a page before its data is read', () => {
  it('is also the title that it gives to others', () => {
    const data = ld({ '@type': 'Product', name: 'Jug', offers: OFFER }, { ...KETTLE, offers: OFFER });
    const shown = { headings: [], prices: [mark('on request')] };
    expect(seenOn({ ...shown, ...data, metas: [['og:title', 'Copper Kettle']] })?.name).toBe('Copper Kettle');
    expect(seenOn({ ...shown, ...data, title: 'Copper Kettle' })?.name).toBe('Copper Kettle');
    expect(seenOn({ ...shown, ...data })).toBeUndefined();
  });

  it.each<[string, Partial<Evidence>, string, string | undefined]>([
    ['that its tags name', { metas: [['product:price:currency', 'CHF']] }, KETTLE_PAGE, '9.00 CHF'],
    ['of its country', {}, 'https://shop.pl/p/kettle', '9.00 PLN'],
    [
      'of the first price shown',
      { prices: [mark('on request'), mark('€5.00', true), mark('£7.00'), mark('€5.00')] },
      KETTLE_PAGE,
      '9.00 GBP',
    ],
    ['of none', { prices: [mark('€5.00', true)] }, KETTLE_PAGE, undefined],
  ])('is the currency %s', (_, more, address, expected) => {
    const data = ld({ ...KETTLE, sku: 'CK-1', offers: { '@type': 'Offer', price: 9 } });
    expect(seenOn({ ...HEADED, ...data, ...more }, address)?.price).toBe(expected);
  });

  it('is the currency of a price without one, and how its country writes numbers', () => {
    const buttons = ['Add to cart'];
    expect(seenOn({ ...HEADED, buttons, prices: [mark('69')], metas: [['og:price:currency', 'CHF']] })?.price).toBe(
      '69.00 CHF',
    );
    expect(seenOn({ ...HEADED, buttons, prices: [mark('kr 1.299')] }, 'https://shop.dk/p/kettle')?.price).toBe(
      '1299.00 DKK',
    );
  });
});

describe('several prices and one button', () => {
  const menu = (button: string): string =>
    kind({ prices: ['€8.50', '€9.50', '€5.00'].map((text) => mark(text)), buttons: [button] });
  it('are a menu, where the button fills no basket', () => {
    expect(menu(`${AT_ONCE}Order online`)).toBe('nothing');
    expect(menu('Add to cart')).toBe('product');
  });
});

import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../lib/domain/recognise/evidence.ts';
import { mark, type SeenProduct, seenOn, viewOf } from '../../fixtures/seen-page.ts';

const item = (type: string, properties: object): object => ({ '@type': [type], ...properties });
const NAMED = item('Product', { name: ['Copper Kettle'], sku: ['CK1'] });
const PRICED = item('Offer', { price: ['9'], priceCurrency: ['EUR'] });
const GONE = item('Offer', { availability: ['https://schema.org/OutOfStock'] });
const seen = (...microdata: readonly object[]): SeenProduct | undefined =>
  seenOn({ headings: ['Copper Kettle'], microdata });

describe('data that stands in several boxes', () => {
  it.each<[string, readonly object[], object]>([
    ['an offer in two of them', [NAMED, PRICED, GONE], { price: '9.00 EUR', availability: 'out-of-stock' }],
    ['an offer that is said twice', [NAMED, PRICED, PRICED], { price: '9.00 EUR' }],
    ['an offer beside its product', [NAMED, PRICED], { price: '9.00 EUR' }],
  ])('is put together: %s', (_, microdata, expected) => {
    expect(seen(...microdata)).toMatchObject({ name: 'Copper Kettle', ...expected });
  });

  it.each<[string, readonly object[]]>([
    ['offers that ask different prices', [NAMED, PRICED, item('Offer', { price: ['8'], priceCurrency: ['EUR'] })]],
    ['offers beside several products', [NAMED, item('Product', { name: ['Copper Kettle, large'] }), PRICED]],
    ['no offer at all', [NAMED]],
  ])('is left as it is: %s', (_, microdata) => {
    expect(seen(...microdata)).not.toHaveProperty('price');
  });

  it('does not lend a loose offer to a product that has its own', () => {
    const sold = item('Product', { name: ['Copper Kettle'], offers: [item('Offer', { price: ['9'] })], sku: ['CK1'] });
    expect(seen(sold, GONE)).not.toHaveProperty('availability');
  });

  const sold = item('Product', { offers: [{ ...PRICED, gtin13: ['4006381333931'] }] });
  it('joins the box that names a product with the one that sells it', () => {
    expect(seen(NAMED, sold)).toMatchObject({ name: 'Copper Kettle', sku: 'CK1', gtins: ['04006381333931'] });
    expect(seen(sold, NAMED)).toMatchObject({ name: 'Copper Kettle', sku: 'CK1', gtins: ['04006381333931'] });
  });

  it('but not with one that has a name of its own', () => {
    expect(seen(NAMED, { ...sold, name: ['Toaster'] })).not.toHaveProperty('gtins');
  });

  it('is read in the vocabulary of before', () => {
    const details = item('http://data-vocabulary.org/Offer', {
      price: ['9'],
      currency: ['EUR'],
      availability: ['in_stock'],
    });
    const old = item('http://data-vocabulary.org/Product', { name: ['Copper Kettle'], offerDetails: [details] });
    expect(seen(old)).toMatchObject({ price: '9.00 EUR', availability: 'in-stock' });
  });

  it('says of the product itself whether it is there', () => {
    const said = (own: object): string | undefined =>
      seen(item('Product', { name: ['Copper Kettle'], availability: ['OutOfStock'], offers: [{ ...PRICED, ...own }] }))
        ?.availability;
    expect(said({})).toBe('out-of-stock');
    expect(said({ availability: ['InStock'] })).toBe('in-stock');
  });
});

describe('a list that its tags call a product', () => {
  const card = { href: '/p/1', name: 'Drive', price: '€9.00', code: '' };
  const cards = Array.from({ length: 4 }, (_, index) => ({ ...card, href: `/p/${String(index)}` }));
  const buttons = Array.from({ length: 4 }, () => 'Add to cart');
  const tags: Evidence['metas'] = [
    ['og:type', 'product'],
    ['og:title', 'Drives'],
  ];
  const others = { ...mark('€7.00'), aside: true };
  it.each<[string, Partial<Evidence>, string]>([
    ['is a list', {}, 'listing'],
    [
      'is a product where they say what it costs',
      { metas: [...tags, ['og:price:amount', '9'], ['og:price:currency', 'EUR']] },
      'product',
    ],
    ['is a product where few things stand beside it', { cards: cards.slice(1) }, 'product'],
    ['is a product where it has a button of its own', { buttons: [...buttons, 'Buy now'] }, 'product'],
    ['is a product where few can be bought', { buttons: buttons.slice(1) }, 'product'],
    ['is a list where it has no heading and no button', { buttons: [], prices: [others] }, 'listing'],
    ['is a product where it has a heading', { buttons: [], prices: [others], headings: ['Drives'] }, 'product'],
    ['is a product where a price is its own', { buttons: [], prices: [others, mark('€9.00')] }, 'product'],
    [
      'is a product where no tags speak, and it says its stock',
      {
        metas: [],
        headings: ['Drive'],
        prices: [mark('€9.00')],
        rows: [['Availability', 'In stock']],
      },
      'product',
    ],
  ])('%s', (_, more, expected) => {
    expect(viewOf({ metas: tags, cards, buttons, ...more }).kind).toBe(expected);
  });
});

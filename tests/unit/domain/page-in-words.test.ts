import { describe, expect, it } from 'vitest';
import { AT_ONCE, type Evidence, type PriceMark } from '../../../lib/domain/recognise/evidence.ts';
import { KETTLE_PAGE, ld, mark, OFFER, seenOn, viewOf } from '../../fixtures/seen-page.ts';

const PRICE = mark('€69.00');
const BUTTON = 'Add to cart';
const SHOWN: Partial<Evidence> = { headings: ['Copper Kettle'], prices: [PRICE], buttons: [BUTTON] };
const STOCK = ['Availability', 'In stock'] as const;

describe('a page without data is one of a product', () => {
  const alike = (count: number): readonly PriceMark[] =>
    Array.from({ length: count }, (_, index) => mark('€69.00', { names: `price-${index}` }));
  const kind = (more: Partial<Evidence>, address = KETTLE_PAGE): string => viewOf({ ...SHOWN, ...more }, address).kind;
  const unbought = { buttons: [], rows: [STOCK] };
  const KETTLES = ['Iron Kettle', 'Copper Kettle', 'cart'].map((name) => ({ href: '/x', name, price: '', code: '' }));
  const named = (name: string): readonly string[] => [`${BUTTON} ${name} main`, `${BUTTON} Iron Kettle other`];

  it.each<[string, Partial<Evidence>, string]>([
    ['where it has a heading, a price and a button', {}, 'product'],
    ['where its one button has no price beside it', { prices: [] }, 'product'],
    ['not where two buttons have no price', { prices: [], buttons: [BUTTON, 'Buy now'] }, 'nothing'],
    ['not where nothing can be bought', { buttons: [] }, 'nothing'],
    ['not where it has no name', { headings: [] }, 'nothing'],
    ['not where its prices are all of other things', { prices: [mark('€69.00', { aside: true })] }, 'nothing'],
    ['not where it is an article', { metas: [['og:type', 'article']], buttons: [`${AT_ONCE}Buy now`] }, 'nothing'],
    ['not where three buttons are alike', { buttons: ['Add to cart 1', 'Add to cart 2', 'Add to cart 3'] }, 'nothing'],
    ['not where one of these three is off', { buttons: [BUTTON, BUTTON, `${BUTTON} disabled`] }, 'nothing'],
    ['where three are the same', { buttons: [BUTTON, BUTTON, BUTTON] }, 'product'],
    ['not where they stand beside two prices', { prices: alike(2), buttons: [BUTTON, BUTTON, BUTTON] }, 'nothing'],
    ['where two buttons are alike', { buttons: ['Add to cart 1', 'Add to cart 2'] }, 'product'],
    ['where one stands among three of another kind', { buttons: [BUTTON, BUTTON, BUTTON, 'Buy now'] }, 'product'],
    ['where its price is one of two', { prices: alike(2), buttons: [BUTTON, BUTTON, 'Buy now'] }, 'product'],
    [
      'where its price is one of three, with two buttons',
      { prices: alike(3), buttons: [BUTTON, 'Buy now'] },
      'product',
    ],
    [
      'not where its price is one of three, with as many buttons',
      { prices: alike(3), buttons: [BUTTON, BUTTON, 'Buy now'] },
      'nothing',
    ],
    ['not where two buttons name what links lead to', { cards: KETTLES, buttons: named('Iron Kettle') }, 'nothing'],
    ['where one of them names no other', { cards: KETTLES, buttons: [...named('Iron Kettle'), BUTTON] }, 'product'],
    ['where they name the page’s own', { cards: KETTLES, buttons: named('Copper Kettle') }, 'product'],
    ['where a short word of theirs is another’s name', { cards: KETTLES, buttons: named('to car') }, 'product'],
    ['where one button names another', { cards: KETTLES, buttons: [`${BUTTON} Iron Kettle`] }, 'product'],
    ['where it speaks of its stock', unbought, 'product'],
    ['where it names a barcode', { buttons: [], rows: [['EAN', '4006381333931']] }, 'product'],
    ['where words before a number call it one', { buttons: [], codes: [['EAN:', '4006381333931']] }, 'product'],
    ['not where it is no barcode', { buttons: [], rows: [['EAN', '4006381333932']] }, 'nothing'],
    [
      'not where it is a book’s, which may be written about',
      { buttons: [], rows: [['EAN', '9783423214124']] },
      'nothing',
    ],
    [
      'not where it names a barcode and several prices',
      { buttons: [], prices: [PRICE, mark('€79.00')], rows: [['EAN', '4006381333931']] },
      'nothing',
    ],
    ['where it speaks of the stock it has not', { buttons: [], rows: [['Availability', 'Out of stock']] }, 'product'],
    ['not where something is merely available', { buttons: [], rows: [['Availability', 'Available now']] }, 'nothing'],
    ['not where an evening is sold out', { buttons: [], rows: [['Availability', 'Sold out']] }, 'nothing'],
    ['not where it speaks of its stock and has no price', { ...unbought, prices: [] }, 'nothing'],
    [
      'not where that price stands above the heading',
      { ...unbought, prices: [mark('€69.00', { below: false })] },
      'nothing',
    ],
    ['not where that price is one of two', { ...unbought, prices: [PRICE, mark('€89.00')] }, 'nothing'],
    ['where it is said twice', { ...unbought, prices: alike(2) }, 'product'],
    [
      'where the second was asked before',
      { ...unbought, prices: [PRICE, mark('€89.00', { struck: true })] },
      'product',
    ],
    ['where the second is another’s', { ...unbought, prices: [PRICE, mark('€89.00', { aside: true })] }, 'product'],
    ['where the second stands above', { ...unbought, prices: [PRICE, mark('€89.00', { below: false })] }, 'product'],
    [
      'where the second is of another kind',
      { ...unbought, prices: [PRICE, mark('€9.00', { names: 'deposit' })] },
      'product',
    ],
  ])('%s', (_, more, expected) => {
    // The address says nothing of its own.
    expect(kind(more, 'https://shop.example/copper-kettle')).toBe(expected);
  });

  it('not at an address that holds no product', () => {
    expect(kind({}, 'https://shop.example/blog/copper-kettle')).toBe('nothing');
    expect(kind({}, 'https://shop.example/')).toBe('nothing');
  });
});

describe('the name in words', () => {
  it.each<[string, Partial<Evidence>, string]>([
    ['is the heading', { title: 'Buy kettles' }, 'Copper Kettle'],
    [
      'is the heading that the title begins with',
      { headings: ['Sale', 'Copper Kettle'], title: 'Copper Kettle - Shop' },
      'Copper Kettle',
    ],
    ['is the first heading otherwise', { headings: ['Copper Kettle', 'Reviews'], title: 'Kettles' }, 'Copper Kettle'],
    ['is no empty heading', { headings: [' ', 'Copper Kettle'] }, 'Copper Kettle'],
    [
      'is not the name of the site',
      { headings: ['ACME!', 'Copper Kettle'], metas: [['og:site_name', 'Acme']] },
      'Copper Kettle',
    ],
    ['is not the name of the host', { headings: ['Shop', 'Copper Kettle'] }, 'Copper Kettle'],
    ['may be two letters of it', { headings: ['EX', 'Other'] }, 'EX'],
    [
      'is the shorter one that the page gives to others',
      { metas: [['og:title', 'Copper Kettle | Shop']], headings: ['Copper Kettle 1.7 l in a box'] },
      'Copper Kettle',
    ],
    ['is not a mere word of it', { metas: [['og:title', 'Coppe']], headings: ['Copper Kettle'] }, 'Copper Kettle'],
    ['is not another one', { metas: [['og:title', 'Kettles for tea']] }, 'Copper Kettle'],
    [
      'without a heading is what the page gives to others',
      { headings: [], metas: [['og:title', 'Copper Kettle | Shop']], title: 'x' },
      'Copper Kettle',
    ],
    ['without that is the title', { headings: [], title: 'Copper Kettle – Shop' }, 'Copper Kettle'],
    ['is the host’s, where nothing else is said', { headings: ['Shop'] }, 'Shop'],
  ])('%s', (_, more, expected) => {
    expect(seenOn({ ...SHOWN, ...more })?.name).toBe(expected);
  });
});

describe('whether it is there, in words', () => {
  const there = (more: Partial<Evidence>): string | undefined => seenOn({ ...SHOWN, ...more })?.availability;
  it.each<[string, Partial<Evidence>, string | undefined]>([
    ['a button says so', {}, 'in-stock'],
    ['a button without a price does not', { prices: [] }, undefined],
    [
      'a button beside the price of the data does',
      { prices: [], ...ld({ '@type': 'Product', name: 'Copper Kettle', offers: OFFER }) },
      'in-stock',
    ],
    [
      'a button beside data without a price does not',
      { prices: [], ...ld({ '@type': 'Product', name: 'Copper Kettle', sku: 'CK-1' }) },
      undefined,
    ],
    ['a button that cannot be pressed waits for something', { buttons: [`${BUTTON} disabled`] }, 'in-stock'],
    ['so it does where it is the second', { buttons: ['form /cart/add', `${BUTTON} disabled`] }, 'in-stock'],
    ['the third is of something else', { buttons: ['form /cart/add', BUTTON, 'Buy now disabled'] }, 'in-stock'],
    ['one whose name says that it is sold out does not', { buttons: [`${BUTTON} btn sold-out`] }, undefined],
    ['nor one whose name says so in one word', { buttons: [`${BUTTON} btn_soldout big`] }, undefined],
    [
      'it does where a size is to be chosen first',
      { buttons: [`${BUTTON} disabled wc-variation-selection-needed`] },
      'in-stock',
    ],
    ['it does where only its looks are told', { buttons: [`${BUTTON} disabled:opacity-50`] }, 'in-stock'],
    [
      'it tells that it is gone where it is off and says why',
      { buttons: ['Sold out btn-cart disabled'] },
      'out-of-stock',
    ],
    [
      'of two that are off one says why',
      { buttons: [`${BUTTON} disabled`, 'Sold out btn-cart disabled'] },
      'out-of-stock',
    ],
    ['not where another can be pressed', { buttons: ['Sold out btn-cart disabled', BUTTON] }, undefined],
    ['words come before it', { rows: [['Availability', 'Out of stock']] }, 'out-of-stock'],
    ['words come before one that is off', { buttons: [`${BUTTON} disabled`], rows: [STOCK] }, 'in-stock'],
    [
      'nothing says so',
      { buttons: [], ...ld({ '@type': 'Product', name: 'Copper Kettle', offers: OFFER }) },
      undefined,
    ],
  ])('%s', (_, more, expected) => {
    expect(there(more)).toBe(expected);
  });
});

describe('numbers and makers in words', () => {
  it('add to what the data says', () => {
    const rows = [
      ['Brand', 'Acme'],
      ['Model number', 'HD/25'],
      ['Item number', 'CK-1'],
      ['EAN', '4006381333931'],
      ['ISBN', '9783161484100'],
    ] as const;
    const codes = [['UPC:', '036000291452']] as const;
    expect(seenOn({ ...SHOWN, rows, codes })).toMatchObject({
      name: 'Copper Kettle',
      brand: 'Acme',
      mpn: 'HD/25',
      sku: 'CK-1',
      gtins: ['04006381333931', '09783161484100'],
    });
    // A sentence may speak of another thing, a table does not.
    expect(seenOn({ ...SHOWN, rows: [['EAN', 'none']], codes })?.gtins).toEqual(['00036000291452']);
    const data = ld({ '@type': 'Product', name: 'Kettle of copper', brand: 'Berg', offers: OFFER });
    expect(seenOn({ ...SHOWN, ...data, rows })).toMatchObject({ name: 'Kettle of copper', brand: 'Berg', sku: 'CK-1' });
  });

  it('tell a price that no place shows', () => {
    expect(seenOn({ ...SHOWN, prices: [], rows: [['Price', '€49.00']] })?.price).toBe('49.00 EUR');
    expect(seenOn({ ...SHOWN, rows: [['Price', '€49.00']] })?.price).toBe('69.00 EUR');
  });
});

describe('where the data says that it is there', () => {
  const data = ld({ '@type': 'Product', name: 'Copper Kettle', offers: { ...OFFER, availability: 'InStock' } });
  const said = (stock: Evidence['stock'], more: Partial<Evidence> = {}): string | undefined =>
    seenOn({ headings: ['Copper Kettle'], ...data, stock, ...more })?.availability;

  it.each<[string, Evidence['stock'], string]>([
    ['words may say that it is gone', [['said', 'Sold out']], 'out-of-stock'],
    ['words in a place named after the stock may', [['stock', 'Sold out|state']], 'out-of-stock'],
    ['names of places may not', [['stock', 'Kettle|sold-out']], 'in-stock'],
  ])('%s', (_, stock, expected) => {
    expect(said(stock)).toBe(expected);
  });

  it('names of places may where the data says nothing', () => {
    expect(said([['stock', 'Kettle|sold-out']], ld({ '@type': 'Product', name: 'Copper Kettle', offers: OFFER }))).toBe(
      'out-of-stock',
    );
  });
});

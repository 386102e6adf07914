import { describe, expect, it } from 'vitest';
import type { PriceMark } from '../../../lib/domain/recognise/evidence.ts';
import { mark, seenOn } from '../../fixtures/seen-page.ts';

type Shown = readonly [text: string, more?: Partial<PriceMark>];

/** What a page with a button costs that shows these, in this order. */
function cost(...shown: readonly Shown[]): string | undefined {
  const prices = shown.map(([text, more]) => mark(text, more));
  return seenOn({ headings: ['Copper Kettle'], buttons: ['Add to cart'], prices }, 'https://shop.de/p/kettle')?.price;
}
const named = (names: string): Partial<PriceMark> => ({ names });

describe('of several prices on a page a shopper pays', () => {
  it.each<[string, readonly Shown[], string | undefined]>([
    ['the first', [['69,00 €'], ['79,00 €']], '69.00 EUR'],
    ['the one below the heading', [['9,00 €', { below: false }], ['69,00 €']], '69.00 EUR'],
    ['the one that is a price and no more', [['Nur noch heute für Sie: 59,00 €'], ['69,00 €']], '69.00 EUR'],
    ['the one that stands alone in its box', [['59,00 € 9,00 €'], ['69,00 €']], '69.00 EUR'],
    ['the one with the tax', [['57,98 € netto'], ['69,00 €']], '69.00 EUR'],
    ['the one with the tax, by its name', [['57,98 €', named('price-without-tax-h.t')], ['69,00 €']], '69.00 EUR'],
    ['the one with the tax, behind it in brackets', [['17 315 Ft + ÁFA'], ['21 990 Ft']], '21990.00 HUF'],
    [
      'the one with the tax, where only the other’s name says so',
      [
        ['57,98 €', named('price-ex')],
        ['69,00 €', named('price-inc')],
      ],
      '69.00 EUR',
    ],
    ['the one without it, where no other stands', [['57,98 € netto']], '57.98 EUR'],
    ['the one with a currency', [['59'], ['69 €']], '69.00 EUR'],
    ['the one with cents', [['59'], ['69,00']], '69.00 EUR'],
    ['the one that is named so', [['59,00 €', named('')], ['69,00 €']], '69.00 EUR'],
    [
      'the one that is marked up, above a heading with what may be added below it',
      [
        ['9,00 €', named('')],
        ['69,00 €', { names: 'main   price', below: false }],
      ],
      '69.00 EUR',
    ],
    [
      'the one of the data only by its whole word',
      [
        ['9,00 €', named('a b')],
        ['69,00 €', named('my-price')],
      ],
      '9.00 EUR',
    ],
    ['the one before its small print', [['69,00* inkl. Versand 4,90', named('price')]], '69.00 EUR'],
    [
      'that of a single one, by number',
      [['1 - 14 15 - 49 50 - 99 100+ $3.46 $2.49 $1.71 $1.44'], ['$3.68']],
      '3.46 USD',
    ],
    ['that of a single one, by few numbers', [['Qty: 1-9 10+ $3.46 $2.49'], ['$3.68']], '3.46 USD'],
    ['none by number that begins with more', [['10 - 14 15+ $3.46 $2.49'], ['$3.68']], '3.68 USD'],
    ['the one that is no original one', [['89,00 €', named('prc-org')], ['69,00 €']], '69.00 EUR'],
    ['the one that is no regular one', [['89,00 €', named('regular-price')], ['69,00 €']], '69.00 EUR'],
    ['the one that is no member’s', [['59,00 €', named('member-price')], ['69,00 €']], '69.00 EUR'],
    ['the regular one, where no other stands', [['89,00 €', named('regular-price')]], '89.00 EUR'],
    ['the one of the sale', [['79,00 €'], ['69,00 €', named('sale-price')]], '69.00 EUR'],
    [
      'the one with its delivery, where another place says the same',
      [
        ['69,00 €', named('delivery-price')],
        ['69,00 €', { aside: true }],
      ],
      '69.00 EUR',
    ],
    [
      'nothing that only the delivery costs',
      [
        ['4,90 €', named('delivery-price')],
        ['69,00 €', { aside: true }],
      ],
      undefined,
    ],
    [
      'nothing that two places call the delivery',
      [
        ['4,90 €', named('delivery-price')],
        ['4,90 €', named('shipping')],
      ],
      undefined,
    ],
    [
      'the one of its kind',
      [
        ['9,00 €', named('price-1')],
        ['8,00 €', named('price-2')],
        ['7,00 €', named('price-3')],
        ['69,00 €', named('price main')],
      ],
      '69.00 EUR',
    ],
    ['the first of two of a kind', [['9,00 €'], ['8,00 €'], ['69,00 €', named('price main')]], '9.00 EUR'],
    [
      'never the struck one',
      [
        ['89,00 €', { struck: true }],
        ['69,00 €', { below: false }],
      ],
      '69.00 EUR',
    ],
    [
      'never one of another product',
      [
        ['9,00 €', { aside: true }],
        ['69,00 €', { below: false }],
      ],
      '69.00 EUR',
    ],
    ['never nothing', [['0,00 €'], ['69,00 €', { below: false }]], '69.00 EUR'],
    [
      'never the way to the door',
      [
        ['4,90 €', named('shipping-price')],
        ['69,00 €', { below: false }],
      ],
      '69.00 EUR',
    ],
    [
      'never a kilogram',
      [
        ['14,90 €', named('unit-price')],
        ['69,00 €', { below: false }],
      ],
      '69.00 EUR',
    ],
    [
      'never a month',
      [
        ['5,90 €', named('price-month')],
        ['69,00 €', { below: false }],
      ],
      '69.00 EUR',
    ],
    ['never what was asked before', [['UVP 89,00 €'], ['69,00 €', { below: false }]], '69.00 EUR'],
    ['never what is saved', [['You save 20,00 €'], ['69,00 €', { below: false }]], '69.00 EUR'],
    ['what is asked now, in one text with what was', [['Was 89,00 € Now 69,00 €']], '69.00 EUR'],
    ['what is asked now, in another language', [['statt 89,00 € jetzt 69,00 €']], '69.00 EUR'],
    ['nothing where only the struck one stands', [['89,00 €', { struck: true }]], undefined],
    ['nothing where no text is a price', [['auf Anfrage']], undefined],
  ])('%s', (_, shown, expected) => {
    expect(cost(...shown)).toBe(expected);
  });

  it('the later of two, where two things speak for it and one against', () => {
    // Below the heading weighs more than a short text; a currency as much as that.
    expect(cost(['9,00 €', { below: false }], ['Unser Preis für Sie ist 69,00 €'])).toBe('69.00 EUR');
    expect(cost(['69', { below: true }], ['59,00 €', { below: false }])).toBe('69.00 EUR');
  });
});

describe('a price in words for people', () => {
  it.each<[string, string]>([
    ['<b>69,00</b> €', '69.00 EUR'],
    ['69,00&nbsp;&euro;', '69.00 EUR'],
    ['1.299,00 €', '1299.00 EUR'],
    ['69,-', '69.00 EUR'],
  ])('%s', (text, expected) => {
    expect(cost([text])).toBe(expected);
  });
});

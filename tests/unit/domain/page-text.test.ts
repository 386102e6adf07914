import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../lib/domain/recognise/evidence.ts';
import type { Finding } from '../../../lib/domain/recognise/finding.ts';
import { readPageText } from '../../../lib/domain/recognise/page-text.ts';
import { pageWith } from '../../fixtures/evidence.ts';
import { money } from '../../fixtures/offers.ts';
import { mark } from '../../fixtures/seen-page.ts';

const KNOWN: Finding = { source: 'json-ld', name: 'Copper Kettle' };
const told = (more: Partial<Evidence>, ...known: readonly Finding[]): Finding | undefined =>
  readPageText(pageWith({ headings: ['Copper Kettle'], ...more }), known);
const costs = (...prices: Evidence['prices']): number | undefined => told({ prices }, KNOWN)?.price?.minor;

describe('a box of an old price and the one that is left', () => {
  const old = mark('€89.00', { struck: true });

  it.each<[string, number, Evidence['prices']]>([
    ['asks what follows', 6900, [mark('€89.00 €69.00'), old]],
    ['asks what follows behind words', 6900, [mark('€89.00 now €69.00'), old]],
    ['asks the first, where nothing calls it old', 8900, [mark('€89.00 €69.00')]],
    ['asks the first, where it is asked elsewhere', 8900, [mark('€89.00 €69.00'), old, mark('€89.00')]],
    ['may begin with the same digits alone', 895, [mark('€8.95'), mark('€8', { struck: true })]],
    ['may have words behind the price', 8900, [mark('€89.00 a piece'), old]],
  ])('%s', (_, expected, prices) => {
    expect(costs(...prices)).toBe(expected);
  });
});

describe('what buttons and words say of the stock', () => {
  const GONE: Evidence['rows'] = [['said', 'Sold out']];
  const OFF = 'Add to cart disabled';
  const stock = (more: Partial<Evidence>, ...known: readonly Finding[]): string | undefined =>
    told({ prices: [mark('€69.00')], ...more }, { ...KNOWN, price: money(69) }, ...known)?.availability;

  it.each<[string, string | undefined, Partial<Evidence>]>([
    ['gone, where all buttons are off', 'out-of-stock', { buttons: [OFF], rows: [['stock', 'In stock'], ...GONE] }],
    ['there, where one is on', 'in-stock', { buttons: [OFF, 'Add to cart'], rows: [['stock', 'In stock'], ...GONE] }],
    ['there, where there is none', 'in-stock', { buttons: [], rows: [['stock', 'In stock'], ...GONE] }],
    [
      'there, where words of other places say it',
      'in-stock',
      {
        buttons: [OFF],
        rows: [
          ['stock', 'In stock'],
          ['Colour', 'Sold out'],
        ],
      },
    ],
    ['there, by a button alone', 'in-stock', { buttons: ['Add to cart'] }],
    ['unknown, where nothing says so', undefined, { buttons: [] }],
    ['there, by the name of its place', 'in-stock', { buttons: [], rows: [['stock', '|in-stock']] }],
  ])('%s', (_, expected, more) => {
    expect(stock(more)).toBe(expected);
  });

  it('the name of a place says nothing beside data that does', () => {
    const said: Finding = { ...KNOWN, availability: 'in-stock' };
    expect(stock({ buttons: [], rows: [['stock', '|out-of-stock']] }, said)).toBeUndefined();
    expect(stock({ buttons: [], rows: [['stock', 'Sold out|in-stock']] }, said)).toBe('out-of-stock');
  });

  it('a button counts beside a price that nobody can read, and not beside one of others', () => {
    const unread = (more: object) =>
      told({ buttons: ['Add to cart'], prices: [mark('69', more)] }, KNOWN)?.availability;
    expect(unread({})).toBe('in-stock');
    expect(unread({ struck: true })).toBeUndefined();
    expect(unread({ names: 'delivery' })).toBeUndefined();
  });
});

describe('the numbers that a page tells', () => {
  it('are those of its rows, and those that words call so', () => {
    expect(
      told(
        {
          rows: [
            ['EAN', '4006381333931'],
            ['ISBN', '9783423214124'],
          ],
          codes: [
            ['Model number:', '12345678'],
            ['Item no.', '87654321'],
            ['EAN:', '4242005377558'],
          ],
        },
        KNOWN,
      ),
    ).toMatchObject({
      gtins: ['4006381333931', '9783423214124'],
      numbers: ['12345678', '87654321'],
      codes: ['4242005377558'],
    });
    expect(told({}, KNOWN)).toMatchObject({ gtins: [], codes: [], numbers: [] });
  });

  it('may be in tags that know nothing else', () => {
    const metas: Evidence['metas'] = [
      ['product:ean', '4006381333931'],
      ['twitter:label1', 'ISBN'],
      ['twitter:data1', '9783423214124'],
    ];
    expect(told({ metas }, KNOWN)?.gtins).toEqual(['4006381333931', '9783423214124']);
    // What tags say of a product is told by them.
    expect(told({ metas }, { ...KNOWN, source: 'meta' })?.gtins).toEqual([]);
  });

  it('a price in a row counts where none stands by itself', () => {
    expect(told({ rows: [['Price', '€5.00']] }, KNOWN)?.price?.minor).toBe(500);
    expect(told({}, KNOWN)?.price).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { readAmazonPage } from '../../../lib/domain/recognise/amazon-page.ts';
import type { Evidence } from '../../../lib/domain/recognise/evidence.ts';
import type { Finding } from '../../../lib/domain/recognise/finding.ts';
import { pageWith } from '../../fixtures/evidence.ts';
import { money } from '../../fixtures/offers.ts';

const ASIN = 'B07PGL2ZSL';
const DP = `https://www.amazon.de/Kettle/dp/${ASIN}/ref=sr_1`;

/** What is read where these texts stand in Amazon's places; "title" holds a name unless it is said to be empty. */
function read(slots: Record<string, string[]>, more: Partial<Evidence> = {}, address = DP): Finding | undefined {
  const all = { title: ['Kettle'], ...slots };
  const stand = Object.entries(all).map(([name, texts]) => ({ name, texts }));
  return readAmazonPage(pageWith({ slots: stand.filter(({ texts }) => texts.length > 0), ...more }, address));
}

describe('which product it is', () => {
  const CHILD = 'B000000001';
  const canonical = (asin: string): Partial<Evidence> => ({ canonical: `https://www.amazon.de/dp/${asin}` });
  it.each<[string, Record<string, string[]>, Partial<Evidence>, string, string | undefined]>([
    ['by its address', {}, {}, DP, ASIN],
    ['by the form, where it says another', { asin: [CHILD] }, {}, DP, CHILD],
    ['by the form’s first that is one', { asin: ['', 'nonsense', CHILD] }, {}, DP, CHILD],
    ['by its address, where the form is of the canonical parent', { asin: [CHILD] }, canonical(CHILD), DP, ASIN],
    ['by the form, whatever else is canonical', { asin: [CHILD] }, canonical('B000000002'), DP, CHILD],
    ['by the form, where the address names none', { asin: [CHILD] }, {}, 'https://www.amazon.de/gp/help', CHILD],
    [
      'by the canonical address, where nothing else names one',
      {},
      canonical(CHILD),
      'https://www.amazon.de/gp/x',
      CHILD,
    ],
    [
      'by none, where no title stands',
      { title: [], asin: [CHILD] },
      { headings: ['Help'] },
      'https://www.amazon.de/gp/help',
      undefined,
    ],
    ['by none, where nothing names one', {}, { canonical: 'http://[' }, 'https://www.amazon.de/gp/help', undefined],
  ])('%s', (_, slots, more, address, expected) => {
    expect(read(slots, more, address)?.asin).toBe(expected);
  });

  it.each<[string, string[], Partial<Evidence>, string | undefined]>([
    ['its title', ['Copper Kettle'], {}, 'Copper Kettle'],
    [
      'the book of a description',
      [],
      { metas: [['description', 'Dune - Kindle edition by Frank Herbert. Download it']] },
      'Dune',
    ],
    ['the product of reviews', [], { title: 'Amazon.com: Customer reviews: Copper Kettle' }, 'Copper Kettle'],
    ['the product of one review', [], { title: 'Amazon.com:Customer review :  Copper Kettle' }, 'Copper Kettle'],
    ['the product of other sellers', [], { title: 'Amazon.co.uk: Buying Choices: Copper Kettle' }, 'Copper Kettle'],
    ['a title behind the shop', [], { title: 'Amazon.de - Copper Kettle' }, 'Copper Kettle'],
    ['a title before the shop', [], { title: 'Copper Kettle : Amazon.de: Küche' }, 'Copper Kettle'],
    ['a title before a dash', [], { title: 'Copper Kettle - Amazon' }, 'Copper Kettle'],
    ['an album', [], { title: 'Blue Train by John Coltrane on Amazon Music' }, 'Blue Train'],
    [
      'the title that a meta states',
      [],
      { metas: [['title', 'Copper Kettle | Amazon.de']], title: 'x' },
      'Copper Kettle',
    ],
    ['a heading, where the title is no product’s', [], { title: 'Help', headings: ['Copper Kettle'] }, 'Copper Kettle'],
    [
      'a heading, where the title is the shop alone',
      [],
      { title: 'Amazon.de: ', headings: ['Copper Kettle'] },
      'Copper Kettle',
    ],
    ['nothing: what asks whether one is human', [], { title: 'Robot Check' }, undefined],
  ])('is named by %s', (_, title, more, expected) => {
    expect(read({ title }, more)?.name).toBe(expected);
  });
});

describe('what it costs, and whether it is there', () => {
  it.each<[string, Record<string, string[]>, object]>([
    ['a price', { price: ['39,99 €'] }, { price: money(39.99), availability: 'in-stock' }],
    ['the first price that is one', { price: ['', 'ab', '0,00 €', '39,99 €', '1,00 €'] }, { price: money(39.99) }],
    ['no price of nothing', { price: ['0,00 €'] }, { price: undefined, availability: undefined }],
    ['a struck one', { price: ['39,99 €'], struck: ['49,99 €'] }, { struckPrice: money(49.99) }],
    ['nothing', {}, { price: undefined, struckPrice: undefined, availability: undefined }],
    [
      'no price of what is gone',
      { price: ['39,99 €'], gone: ['x'] },
      { price: undefined, availability: 'out-of-stock' },
    ],
    [
      'words that say so',
      { price: ['39,99 €'], availability: ['Derzeit nicht verfügbar.'] },
      { price: undefined, availability: 'out-of-stock' },
    ],
    [
      'the last words of several',
      { availability: ['Nur noch 2', 'Currently <b>unavailable</b>'] },
      { availability: 'out-of-stock' },
    ],
    ['words that say it is there', { availability: ['Auf Lager'] }, { availability: 'in-stock' }],
    ['a button', { buy: ['In den Einkaufswagen'] }, { availability: 'in-stock' }],
    [
      'a button beside words that say otherwise',
      { buy: ['x'], availability: ['Temporarily out of stock'] },
      { availability: 'out-of-stock' },
    ],
    ['a new one', { fresh: ['x'], used: ['x'] }, { condition: 'new' }],
    ['a used one', { used: ['x'] }, { condition: 'used' }],
    ['no condition', {}, { condition: undefined }],
    ['a picture', { image: ['https://m.media.example/1.jpg', 'second'] }, { image: 'https://m.media.example/1.jpg' }],
  ])('%s', (_, slots, expected) => {
    expect(read(slots)).toMatchObject(expected);
  });
});

describe('who made it', () => {
  it.each([
    ['Brand: Acme', 'Acme'],
    ['Marke : Acme', 'Acme'],
    ['ブランド：Acme', 'Acme'],
    ['Visit the Acme Store', 'Acme'],
    ['Besuche den Acme-Store', 'Acme'],
    ['Besuchen Sie den Acme Home Store', 'Acme Home'],
    ['Visiter la boutique Acme', 'Acme'],
    ['Visita lo Store di Acme', 'Acme'],
    ['Visita la tienda de Acme', 'Acme'],
    ['Visita la Store de Acme', 'Acme'],
    ['Visite a loja da Acme', 'Acme'],
    ['Visite a loja Acme', 'Acme'],
    ['Bezoek de Acme-winkel', 'Acme'],
    ['Besök Acme-butiken', 'Acme'],
    ['Odwiedź sklep Acme', 'Acme'],
    ['Acme Store’u ziyaret edin', 'Acme'],
    ['Acmeのストアを表示', 'Acme'],
    ['زيارة متجر Acme', 'Acme'],
    ['  Acme  ', 'Acme'],
    ['A'.repeat(60), 'A'.repeat(60)],
    ['A'.repeat(61), 'from the table'],
    ['', 'from the table'],
  ])('%s', (byline, brand) => {
    expect(read({ byline: [byline] }, { rows: [['Brand', 'from the table']] })?.brand).toBe(brand);
  });

  it('and which numbers it has: those of a table, and of a book the ISBN', () => {
    const rows: Evidence['rows'] = [
      ['Item model number', 'HD2581/90'],
      ['EAN', '4006381333931'],
      ['ISBN-13', '978-3423214124'],
    ];
    const codes: Evidence['codes'] = [
      ['Page numbers source ISBN :', '3423214120'],
      ['EAN', '4242005377558'],
    ];
    expect(read({}, { rows, codes })).toMatchObject({
      source: 'amazon',
      mpn: 'HD2581/90',
      gtins: [ASIN, '4006381333931', '978-3423214124', '3423214120'],
    });
    expect(read({})?.gtins).toEqual([ASIN]);
    expect(read({}, { codes }, 'https://www.amazon.de/dp/3423214120')?.gtins).toEqual(['3423214120']);
  });
});

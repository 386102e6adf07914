import { describe, expect, it } from 'vitest';
import type { Sighting } from '../../../lib/domain/sighting.ts';
import { detectIn } from './fixture-page.ts';

const PRICE = '<p class="price">€45.00</p>';
const BUY = '<button>Add to cart</button>';

/** What is seen of a page that states nothing for machines. */
function seen(address: string, title: string, body: string): Sighting | undefined {
  const view = detectIn(
    `<html lang="de"><head><title>${title}</title></head><body>${body}</body></html>`,
    `https://tools.example${address}`,
  );
  return view.kind === 'product' ? view.sightings[0] : undefined;
}

describe('a single thing that has no button', () => {
  const sold = (address: string, heading = 'Grosse Säge', title = 'Grosse Säge – Tools', more = ''): boolean =>
    seen(address, title, `<div><h1>${heading}</h1>${PRICE}${more}</div>`) !== undefined;
  it.each([
    '/product/grosse-sage/',
    '/produkt/grosse-sage',
    '/p/gross-grosse-sage-2',
    '/dp/grosse-sage',
    '/pd/Grosse_sage',
    '/proizvod/grosse-sage/',
    '/shop/item/grosse-sage/12',
    '/grosse-sage/p',
    '/grosse-sage/p/',
  ])('is known where the address spells it out: %s', (address) => {
    expect(sold(address)).toBe(true);
    // Addresses have the accents as well, or leave them out.
    expect(sold(address.replace('sage', 'säge'))).toBe(true);
  });

  it.each([
    ['in a place of another kind', '/room/grosse-sage'],
    ['in a place that is only named like it', '/shopping/grosse-sage'],
    ['under another name', '/product/hammer'],
    ['at an address that cannot be read', '/product/%E0%A4%A-sage'],
  ])('is not %s', (_, address) => {
    expect(sold(address)).toBe(false);
  });

  it('is not where the title has another name, the name is next to none, or the price is one of several', () => {
    expect(sold('/product/grosse-sage', 'Grosse Säge', 'Tools')).toBe(false);
    expect(sold('/product/axt', 'Axt', 'Axt – Tools')).toBe(false);
    expect(sold('/product/grosse-sage', 'Grosse Säge', 'Grosse Säge', '<p class="price">€46.00</p>')).toBe(false);
    expect(seen('/product/grosse-sage', 'Grosse Säge', '<h1>Grosse Säge</h1><p class="price">45</p>')).toBeUndefined();
    expect(seen('/product/grosse-sage', 'Grosse Säge', `${PRICE}<h1>Grosse Säge</h1>`)).toBeUndefined();
  });
});

describe('a title that the address spells out', () => {
  const named = (title: string, body: string, address = '/belt-sander-300-watt-i7.html'): string | undefined =>
    seen(address, title, body + PRICE + BUY)?.name?.value;
  it('is the name, where no heading has a word of it', () => {
    expect(named('Belt sander 300 Watt - Great deals - Tools', '<h1>Free shipping above €35</h1>')).toBe(
      'Belt sander 300 Watt',
    );
    expect(named('Belt sander 300 Watt: 4006381333931', '<h1>Free shipping</h1>')).toBe('Belt sander 300 Watt');
    expect(named('Belt sander 300 Watt | Tools', '')).toBe('Belt sander 300 Watt');
    // A title of three words says enough, whatever the address says.
    expect(named('Hammers and nails - Tools', '<h1>Free shipping</h1>')).toBe('Hammers and nails');
  });

  it('is not, where a heading has one, or it is too short to be told from a kind of things', () => {
    expect(named('Belt sander 300 Watt - Tools', '<h1>The sander for all</h1>')).toBe('The sander for all');
    expect(named('Big tools - Tools', '<h1>Free shipping</h1>', '/big-tools')).toBe('Free shipping');
    expect(named('Hammers - Tools', '<h1>Free shipping</h1>')).toBe('Free shipping');
    // Made of signs, or of the shop's own name, it has no word that could be missed.
    expect(named('Belt sander 300 Watt - Tools', '<h1>XS</h1>')).toBe('XS');
  });

  it('leaves the prices around the heading to what the heading speaks of', () => {
    const tab = '<div><h1>Shipping abroad</h1><table><tr><td>$5.95</td><td>$9.95</td></tr></table></div>';
    const found = seen(
      '/belt-sander-300-watt',
      'Belt sander 300 Watt - Tools',
      `<p class="item-price">$49.99</p>${BUY}${tab}`,
    );
    expect(found?.price?.value).toEqual({ minor: 4999, currency: 'USD' });
  });
});

describe('a line that is set as a heading', () => {
  const cost = (line: string): number | undefined =>
    seen(
      '/sander',
      'Belt sander',
      `<h1>Belt sander</h1><div><h3>${line}</h3><b class="price">$59.99</b></div><p><b class="list price">$70.00</b></p>${BUY}`,
    )?.price?.value.minor;
  it('says something of the product, and names no other', () => {
    expect(cost('This robust machine features a polished belt')).toBe(5999);
    expect(cost('Diese robuste Maschine hat ein poliertes Band')).toBe(5999);
    expect(cost('Orbital sander with a belt that is polished')).toBe(7000);
    expect(cost('This is a sander')).toBe(7000);
  });
});

describe('a number that the shop shows as its own', () => {
  const codes = (text: string): readonly string[] | undefined =>
    seen('/sander', 'Belt sander', `<h1>Belt sander</h1>${PRICE}${BUY}${text}`)?.gtins.map(({ value }) => value);
  it.each([
    ['is a barcode where it is one', '<p>Código: 4006381333931</p>', ['04006381333931']],
    ['is one in a table', '<table><tr><td>MPN</td><td>036000291452</td></tr></table>', ['00036000291452']],
    ['is none beside one that is called so', '<p>EAN: 5901234123457</p><p>SKU: 4006381333931</p>', ['05901234123457']],
    ['is none where it is of another length', '<p>SKU: 40063813</p>', []],
    ['is none that no other shop sells under', '<p>SKU: 2000000000008</p>', []],
  ])('%s', (_, text, expected) => {
    expect(codes(text)).toEqual(expected);
  });

  it('is believed no more than a text', () => {
    const found = seen('/sander', 'Belt sander', `<h1>Belt sander</h1>${PRICE}${BUY}<p>SKU: 4006381333931</p>`);
    expect(found?.gtins[0]).toMatchObject({ source: 'text', certainty: 0.6 });
  });

  it.each([
    ['Area', undefined],
    ['AREA', 'AREA'],
    ['Area 51', 'Area 51'],
  ])('has a digit, or is written large: %s', (value, sku) => {
    const rows = `<table><tr><td>SKU</td><td>${value}</td></tr></table>`;
    expect(seen('/sander', 'Belt sander', `<h1>Belt sander</h1>${PRICE}${BUY}${rows}`)?.sku?.value).toBe(sku);
  });
});

describe('a heading that holds more than the name, where the title knows the name', () => {
  it.each([
    '<h1>Belt sander 300 Watt<i>New</i></h1>',
    '<h1>Belt sander 300 Watt - €45.00</h1>',
    '<h1>Belt sander 300 Watt 45,00 €</h1>',
    '<h1>Belt sander 300 Watt (12 reviews)</h1>',
  ])('names it without: %s', (heading) => {
    expect(seen('/p/7', 'Belt sander 300 Watt | Tools', heading + PRICE + BUY)?.name?.value).toBe(
      'Belt sander 300 Watt',
    );
  });

  it.each(['Belt sander 300 Watts', 'Belt sander 300 Watt Set', 'Belt sander 300 Watt (red)'])(
    'but not: %s',
    (name) => {
      expect(seen('/p/7', 'Belt sander 300 Watt | Tools', `<h1>${name}</h1>${PRICE}${BUY}`)?.name?.value).toBe(name);
    },
  );
});

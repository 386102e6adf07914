import { describe, expect, it } from 'vitest';
import type { Sighting } from '../../../lib/domain/sighting.ts';
import { ld, meta, page } from '../../fixtures/shops/shop-case.ts';
import { detectIn } from './fixture-page.ts';

function seen(head: string, body: string, lang = 'en'): Sighting {
  const view = detectIn(page(head, body, lang), 'https://lamps.example/product/81');
  if (view.kind !== 'product') throw new Error(view.kind);
  return view.sightings[0];
}

const BUTTON = '<form action="/cart/add"><button>Add to cart</button></form>';

describe('raised cents behind a whole whose thousands a point parts', () => {
  it.each([
    ['ro', '4&#46;199<sup>90</sup> <span>Lei</span>', 419_990, 'RON'],
    ['de', '1.249<sup>95</sup> €', 124_995, 'EUR'],
    ['es', '12.499<sup>00</sup> €', 1_249_900, 'EUR'],
  ])('%s: %s', (lang, price, minor, currency) => {
    const rate = '<p class="price">de la <span>171<sup>46</sup> Lei</span></p>';
    const { price: found } = seen('', `<h1>Arc lamp</h1><p class="new-price">${price}</p>${rate}${BUTTON}`, lang);
    expect(found?.value).toEqual({ minor, currency });
  });
});

describe('a heading whose parts only the page’s style sets apart', () => {
  const head = (title: string): string =>
    `<title>${title}</title>${ld({ '@type': 'Product', sku: '81', offers: { price: 90, priceCurrency: 'EUR' } })}`;
  const heading = '<h1><a href="/brands/halden">Halden</a><span>Arc Lamp</span></h1>';
  it.each([
    ['the title has both parts', 'Floor lamp Arc Lamp by Halden', heading, 'Halden Arc Lamp'],
    ['the title has them as one', 'HaldenArc Lamp', heading, 'Halden Arc Lamp'],
    ['the title has one of them', 'Arc Lamp', heading, 'Halden Arc Lamp'],
    ['a name is written so', 'E-Book reader, black', '<h1>eBook reader</h1>', 'eBook reader'],
  ])('%s', (_, title, html, name) => {
    expect(seen(head(title), `${html}<p class="price">€90.00</p>${BUTTON}`).name?.value).toBe(name);
  });
});

describe('a brand that is a bare number', () => {
  const tags = (title: string, brand: string): string =>
    meta({ 'og:type': 'product', 'og:title': title, 'product:brand': brand, 'product:price:amount': '185' }) +
    meta({ 'product:price:currency': 'USD' });
  it.each([
    ['is the shop’s own number', 'Night serum', '4248', undefined],
    ['is a brand where the name has it', '4711 Cologne', '4711', '4711'],
    ['is no part of a longer number', 'Serum 42480', '4248', undefined],
    ['is not meant by a name with a number', 'Night serum', '3M', '3M'],
  ])('%s', (_, title, brand, expected) => {
    expect(seen(tags(title, brand), `<h1>${title}</h1>`).brand?.value).toBe(expected);
  });
});

describe('tags that every page of a site has alike', () => {
  const tags = (title: string): string =>
    meta({ 'og:type': 'product', 'og:title': title, 'og:site_name': 'Lamps.example' }) + '<title>Sign in</title>';
  it.each([
    ['name the site, and no product', 'Lamps.example', 'nothing'],
    ['name a product', 'Arc lamp', 'product'],
  ])('%s', (_, title, kind) => {
    const view = detectIn(page(tags(title), '<h1>Sign in</h1>'), 'https://lamps.example/forgot');
    expect(view.kind).toBe(kind);
  });
});

describe('data that forgets the name', () => {
  const data = ld({ '@type': 'Product', sku: '81', offers: { price: 90, priceCurrency: 'EUR' } });
  it.each([
    ['leaves it to the heading that the title knows', 'Arc lamp | Lamps', 'Arc lamp, large', 'Arc lamp, large'],
    ['not to one that praises the shop', 'Arc lamp | Lamps', 'Free shipping above €35', 'Arc lamp'],
    ['leaves it to the heading where there is no title', '', 'Arc lamp', 'Arc lamp'],
  ])('%s', (_, title, heading, name) => {
    const found = seen(`<title>${title}</title>${data}`, `<h1>${heading}</h1><p class="price">€90.00</p>${BUTTON}`);
    expect(found.name?.value).toBe(name);
  });
});

describe('a barcode that the data tells people alone', () => {
  const EAN = '4006381333931';
  const data = (more: object): string =>
    ld({ '@type': 'Product', name: 'Arc lamp', ...more, offers: { price: 90, priceCurrency: 'EUR' } });
  const codes = (more: object, words: string): readonly string[] =>
    seen(data(more), `<h1>Arc lamp</h1>${words}${BUTTON}`).gtins.map(({ value }) => value);

  it('is read where the page says it as well', () => {
    const description = `A lamp for tall rooms. EAN: ${EAN}`;
    expect(codes({ description }, `<p>${description}</p>`)).toEqual([`0${EAN}`]);
    expect(codes({ description }, `<i data-ean="${EAN}"></i>`)).toEqual([`0${EAN}`]);
  });

  it('counts for nothing beside one that it calls so, and for all beside one that is none', () => {
    const words = `<p>Bulb with EAN: ${EAN}</p>`;
    expect(codes({ gtin13: '9783161484100' }, words)).toEqual(['09783161484100']);
    expect(codes({ gtin13: '9783161484101' }, words)).toEqual([`0${EAN}`]);
  });

  it('may be of another thing that the data knows', () => {
    const bulb = { isRelatedTo: { '@type': 'Product', name: 'Bulb', gtin13: EAN } };
    expect(codes(bulb, '')).toEqual([]);
    expect(codes(bulb, '<p>EAN: 9783161484100</p>')).toEqual(['09783161484100']);
  });
});

describe('the shop’s number', () => {
  it.each([
    ['E-2-474', 'E-2-474'],
    ['LAMP-RED', 'LAMP-RED'],
    ['Color Info', undefined],
  ])('%s: %s', (stated, sku) => {
    const data = ld({ '@type': 'Product', name: 'Arc lamp', sku: stated, offers: { price: 90, priceCurrency: 'EUR' } });
    expect(seen(data, '<h1>Arc lamp</h1>').sku?.value).toBe(sku);
  });
});

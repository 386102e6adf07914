import { describe, expect, it } from 'vitest';
import type { Sighting } from '../../../lib/domain/sighting.ts';
import { ld, meta } from '../../fixtures/shops/shop-case.ts';
import { detectIn } from './fixture-page.ts';

/** A shop that states nothing for machines: its page alone says what is sold. */
function seen(body: string, title: string, head = ''): Sighting | string {
  const view = detectIn(`<html><head><title>${title}</title>${head}</head><body>${body}</body></html>`, ADDRESS);
  return view.kind === 'product' ? view.sightings[0] : view.kind;
}
const ADDRESS = 'https://tools.example/item.php?id=7';
const BUY = '<form action="/cart.php"><button>Add to cart</button></form>';
const offered = (heading: string, more = ''): string =>
  `<main><div>${heading}<p class="price">€45.00</p>${BUY}</div>${more}</main>`;
const named = (body: string, title: string, head = ''): string | undefined => {
  const one = seen(body, title, head);
  return typeof one === 'string' ? one : one.name?.value;
};
const priced = (body: string): number | string | undefined => {
  const one = seen(body, 'Belt sander');
  return typeof one === 'string' ? one : one.price?.value.minor;
};

describe('a thing is called', () => {
  it.each([
    ['as the heading of second order, where there is none of the first', offered('<h2>Belt sander</h2>'), 'My shop'],
    [
      'as the first of them',
      offered('<h2>Belt sander</h2>', '<h2>What others say</h2><h2>Contact</h2>'),
      'Product details',
    ],
    [
      'as the heading that the title begins like',
      offered('<h1>Your account</h1><h1>Belt sander 300 W with bag, blue</h1>'),
      'Belt sander 300 W with bag for wood – Tools',
    ],
  ])('%s', (_, body, title) => {
    expect(named(body, title)).toMatch(/^Belt sander(?: 300 W with bag, blue)?$/);
  });

  it('with what stands behind a dash, where heading and tags both have it', () => {
    const body = offered('<h1>Belt sander - 300 pieces</h1>');
    const tags = meta({ 'og:title': 'Belt sander - 300 pieces' });
    expect(named(body, 'Tools', tags)).toBe('Belt sander - 300 pieces');
    expect(named(offered('<h1>Belt sander, in stock</h1>'), 'Tools', meta({ 'og:title': 'Belt sander - Tools' }))).toBe(
      'Belt sander',
    );
  });
});

describe('a price', () => {
  const SANDER = '<h1>Belt sander</h1>';
  it('in the header of the product is its own', () => {
    const header = `<header>${SANDER}<p class="price">€45.00</p></header>${BUY}`;
    expect(priced(header)).toBe(4500);
    expect(priced(`<header><p class="price">€9.00</p></header>${offered(SANDER)}`)).toBe(4500);
  });

  it('in the header of the product is its own where data names the product, too', () => {
    const data = ld({ '@type': 'Product', name: 'Belt sander', sku: 'BS-300' });
    const header = (inner: string): string => `${data}<header>${inner}<p class="price">€45.00</p></header>${BUY}`;
    expect(priced(header(SANDER))).toBe(4500);
    expect(priced(`${SANDER}${header('')}`)).toBeUndefined();
  });

  it('in a box that is named after a slider and holds the heading is its own', () => {
    expect(priced(`<div class="swiper">${offered(SANDER)}</div>`)).toBe(4500);
    expect(priced(`${SANDER}<div class="swiper"><p class="price">€45.00</p></div>${BUY}`)).toBe('nothing');
  });

  it('is one of a single thing, however many others are called the same beside it', () => {
    const others = ['a', 'b', 'c']
      .map(
        (id) =>
          `<div><h3><a href="/${id}">Sander ${id}</a></h3><p class="price">€9.00</p><a href="/${id}">More</a></div>`,
      )
      .join('');
    const twice = `${BUY}<button class="sticky">Add to cart</button>`;
    expect(priced(offered(SANDER, twice + others))).toBe(4500);
  });

  it('is not what is added to it', () => {
    const extra = `<div>${SANDER}<p class="price">+€20.00</p><p class="price">€45.00</p>${BUY}</div>`;
    expect(priced(extra)).toBe(4500);
  });
});

describe('where a shop says it in its own way', () => {
  it('a link that runs a script sells, too', () => {
    const link = '<a href="javascript:put(7)"><div>In den Warenkorb</div></a>';
    expect(named(`<div class="price">€ 45,00</div>${link}`, 'Belt sander')).toBe('Belt sander');
  });

  it('a price is known by its number on the page, in any language', () => {
    const body = `<h1>Belt sander</h1><div id="pd_preis">€ 45.00 <span class="preis">inkl. MwSt.</span></div>${BUY}`;
    expect(priced(body)).toBe(4500);
  });

  it('what it hides is not said', () => {
    const gone = (hidden: string): string =>
      `<main><h1>Belt sander</h1><p class="price">€45.00</p><button disabled>Add to cart</button>
       <p class="stock${hidden}">Out of stock</p></main>`;
    const availability = (body: string) => {
      const one = seen(body, 'Belt sander');
      return typeof one === 'string' ? one : one.availability?.value;
    };
    expect(availability(gone(''))).toBe('out-of-stock');
    expect(availability(gone(' hidden'))).not.toBe('out-of-stock');
  });

  it('its heading names it, where the title has that in its own words', () => {
    const tags = meta({
      'og:title': '駿河屋 -<中古>もののけ姫（劇場作）',
      'product:price:amount': '2800',
      'product:price:currency': 'JPY',
    });
    expect(named('<h1>アニメDVD もののけ姫</h1>', 'x', tags)).toBe('アニメDVD もののけ姫');
    expect(named('<h1>Welcome to our shop</h1>', 'x', tags)).toBe('駿河屋 -<中古>もののけ姫（劇場作）');
  });

  it('the numbers of the search engines’ own example are nobody’s', () => {
    const product = (mpn: string) => ({
      '@type': 'Product',
      name: 'Belt sander',
      mpn,
      sku: '0446310786',
      offers: { price: 4, priceCurrency: 'EUR' },
    });
    const [copied, own] = ['925872', 'BS-300'].map((mpn) => seen('<h1>Belt sander</h1>', 'x', ld(product(mpn))));
    expect(copied).not.toHaveProperty('mpn');
    expect(own).toMatchObject({ mpn: { value: 'BS-300' } });
    expect(own).not.toHaveProperty('sku');
  });

  it('a product may state its price itself', () => {
    const item = `<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Belt sander</h1>
      <meta itemprop="priceCurrency" content="EUR"><span itemprop="price">24.99</span></div>`;
    expect(seen(item, 'Belt sander')).toMatchObject({ price: { value: { minor: 2499 }, source: 'microdata' } });
  });

  it('what is said to be struck through nowhere is not', () => {
    const body = `<main><h1>Belt sander</h1><div class="fpNoStrikedPrice"><span class="price">€45.00</span></div>${BUY}</main>`;
    expect(priced(body)).toBe(4500);
    expect(priced(body.replace('NoStriked', 'Striked'))).not.toBe(4500);
  });

  it('a heading of one word is the maker, where the address spells out the whole name', () => {
    const tags = meta({ 'og:title': 'Bosch sander blue • Tools', 'og:site_name': 'Tools' });
    const body = offered('<h1>Bosch</h1>');
    const at = (address: string) => {
      const view = detectIn(`<html><head><title>x</title>${tags}</head><body>${body}</body></html>`, address);
      return view.kind === 'product' ? view.sightings[0].name?.value : view.kind;
    };
    expect(at('https://tools.example/bosch-sander-blue-30')).toBe('Bosch sander blue');
    expect(at('https://tools.example/item/30')).toBe('Bosch');
  });

  it('a full stop behind a number is none of it', () => {
    const row = '<table><tr><td>Manufacturer part number</td><td>H23K37.</td></tr></table>';
    expect(seen(offered('<h1>Belt sander</h1>', row), 'Belt sander')).toMatchObject({ mpn: { value: 'H23K37' } });
  });
});

import { describe, expect, it } from 'vitest';
import type { Sighting } from '../../../lib/domain/sighting.ts';
import { withoutLabels } from '../../../lib/domain/recognise/heading-labels.ts';
import { meta } from '../../fixtures/shops/shop-case.ts';
import { detectIn } from './fixture-page.ts';

const ADDRESS = 'https://tools.example/item.php?id=7';
const BUY = '<form action="/cart.php"><button>Add to cart</button></form>';
const PRICE = '<p class="price">€45.00</p>';

/** What is seen of a page that states nothing for machines. */
function seen(body: string, { title = 'Belt sander', head = '', address = ADDRESS } = {}): Sighting | undefined {
  const view = detectIn(`<html><head><title>${title}</title>${head}</head><body>${body}</body></html>`, address);
  return view.kind === 'product' ? view.sightings[0] : undefined;
}

describe('the name', () => {
  it.each([
    ['Details about Belt sander 300 W', 'Belt sander 300 W | eBay', 'Belt sander 300 W'],
    ['Détails sur Belt sander 300 W', 'Belt sander 300 W | eBay', 'Belt sander 300 W'],
    ['Dettagli su Belt sander 300 W- mostra il titolo', 'Belt sander 300 W | eBay', 'Belt sander 300 W'],
    ['Belt sander 300 Watt466/7999', 'Buy Belt sander 300 Watt | Tools', 'Belt sander 300 Watt'],
    ['Belt sander (red) Код: 01245', 'Belt sander, red', 'Belt sander (red)'],
    ['Belt sander (red), Artikel Nr: 01-245', 'Belt sander, red', 'Belt sander (red)'],
    // A maker before it, a kind behind it and a word of the shop's own belong to it.
    ['Bosch Belt sander 300 W', 'Belt sander 300 W | Tools', 'Bosch Belt sander 300 W'],
    ['Belt sander: the manual', 'Belt sander | Tools', 'Belt sander: the manual'],
    ['XIII- box 1-3', 'XIII - Tools', 'XIII- box 1-3'],
    ['Belt sander B466', 'Belt sander | Tools', 'Belt sander B466'],
  ])('of the heading "%s" on a page titled "%s" is "%s"', (heading, title, name) => {
    expect(seen(`<h1>${heading}</h1>${PRICE}${BUY}`, { title })?.name?.value).toBe(name);
  });

  it.each([
    ['Glenfarclas 105 - 35cl 60%', 'Glenfarclas 105 - 35cl 60%'],
    ['Glenfarclas 105 - 500 ml', 'Glenfarclas 105 - 500 ml'],
    ['Glenfarclas 105 - 3D Tools', 'Glenfarclas 105'],
    ['Glenfarclas 105 - Tools', 'Glenfarclas 105'],
  ])('of the title "%s", where there is no heading, is "%s"', (title, name) => {
    expect(seen(PRICE + BUY, { title })?.name?.value).toBe(name);
  });

  it('is that of the heading which the title begins like, wherever it stands, and so is its price', () => {
    const dialog = '<h1>Your privacy settings</h1><div class="rail"><p class="price">€9.00</p></div>';
    const body = `${dialog}<div><h1>Belt sander 300 W with bag, blue</h1>${PRICE}${BUY}</div>`;
    const found = seen(body, { title: 'Belt sander 300 W with bag for wood | Tools' });
    expect(found?.name?.value).toBe('Belt sander 300 W with bag, blue');
    expect(found?.price?.value.minor).toBe(4500);
  });
});

describe('a heading', () => {
  it('of many letters is known by the title, too', () => {
    const long = `Belt sander 300 W with bag ${'and a spare belt '.repeat(10)}`;
    const body = `<h1>Your privacy settings</h1><div><h1>${long}</h1>${PRICE}${BUY}</div>`;
    const found = seen(`<div class="x"><p class="price">€9.00</p></div>${body}`, {
      title: 'Belt sander 300 W with bag',
    });
    expect(found?.price?.value.minor).toBe(4500);
  });
  it.each(['(', '- ', 'a-', '( a', 'Code,'])('made of %s takes no time', (piece) => {
    const start = performance.now();
    withoutLabels(piece.repeat(500 / piece.length), 'Belt sander');
    expect(performance.now() - start).toBeLessThan(50);
  });
});

describe('what heads a part of the page', () => {
  const under = (heading: string): number | undefined =>
    seen(`<h1>Belt sander</h1><section><h2>${heading}</h2>${PRICE}</section>${BUY}`)?.price?.value.minor;
  it.each(['Price information', 'Pricing and options', 'Product details', 'Item information', 'Our price'])(
    '“%s” names no other product',
    (heading) => {
      expect(under(heading)).toBe(4500);
    },
  );
  it('“Belt grinder” does', () => {
    expect(under('Belt grinder')).toBeUndefined();
  });
});

describe('a price that stands behind the one before it', () => {
  it.each([
    ['-50%statt 4.50CHF 2.25', '225 CHF'],
    ['Was $34.99 $29.99', '2999 USD'],
    ['statt € 20,00 nur € 15,00', '1500 EUR'],
  ])('%s is %s', (text, expected) => {
    const found = seen(`<h1>Belt sander</h1><p class="price">${text}</p>${BUY}`)?.price?.value;
    expect(`${String(found?.minor)} ${String(found?.currency)}`).toBe(expected);
  });
  it('is not told by what it was alone', () => {
    expect(seen(`<h1>Belt sander</h1><p class="price">statt 4.50 CHF</p>${BUY}`)?.price).toBeUndefined();
  });
});

describe('what stands beside the pictures', () => {
  const beside = (name: string): number | undefined =>
    seen(`<section><h1>Belt sander</h1></section><aside><${name}>Belt sander</${name}>${PRICE}</aside>${BUY}`)?.price
      ?.value.minor;
  it('is the product itself where it has the heading', () => {
    expect(beside('h1')).toBe(4500);
    expect(beside('p')).toBeUndefined();
  });
});

describe('one item of a shop that we know', () => {
  const auction = `<h1>Details about Belt sander</h1><p class="vi-price">GBP 12.99</p><p class="convPrice">EUR 14.43</p><button>Place bid</button>`;
  const at = (address: string): Sighting | undefined => seen(auction, { title: 'Belt sander | eBay', address });
  it('is told by its address, though its button names no basket', () => {
    const found = at('https://www.ebay.ie/itm/114532738197');
    expect(found?.name?.value).toBe('Belt sander');
    // What it comes to in the reader's own money is no price.
    expect(found?.price?.value).toEqual({ minor: 1299, currency: 'GBP' });
  });
  it('is told by its address among others like it that have buttons, too', () => {
    const rail = ['A', 'B', 'C'].map((name) => `<b>${name}</b><p class="vi-price">GBP 9.99</p>${BUY}`).join('');
    const body = `${auction}${rail}<button>Buy now</button>`;
    const found = (address: string): string | undefined =>
      seen(body, { title: 'Belt sander | eBay', address })?.name?.value;
    expect(found('https://www.ebay.ie/itm/114532738197')).toBe('Belt sander');
    expect(found('https://www.ebay.ie/usr/tools')).toBeUndefined();
  });
  it('is not told by another address, nor without a price', () => {
    expect(at('https://www.ebay.ie/usr/tools')).toBeUndefined();
    expect(
      seen('<h1>Belt sander</h1>', { address: 'https://www.ebay.ie/itm/114532738197', title: 'Belt sander' }),
    ).toBeUndefined();
  });
});

describe('a shop that has no button, and says of one price that it is in stock', () => {
  const page = (stock: string, more = ''): Sighting | undefined =>
    seen(`<h1>Belt sander</h1>${PRICE}${PRICE}${more}<div class="stock">${stock}</div>`);
  it.each(['Disponibilidad: con stock', 'In stock', 'En stock', 'Na zalogi', 'в наличии', 'Lager: på lager'])(
    '%s',
    (stock) => {
      expect(page(stock)?.availability?.value).toBe('in-stock');
    },
  );
  it('sells nothing by itself where another price of the kind stands beside it, or where it says nothing', () => {
    expect(page('In stock', '<p class="price">€9.00</p>')).toBeUndefined();
    expect(page('Our team: always there')).toBeUndefined();
  });
});

describe('whether it can be had', () => {
  const had = (body: string, address = ADDRESS): string | undefined =>
    seen(`<h1>Belt sander</h1>${body}`, { address })?.availability?.value;
  const OFF = '<button class="add-to-cart" disabled>Add to cart</button>';

  it('is said by a button beside a price that nobody can read', () => {
    expect(had(`<p class="price">45</p>${BUY}`, 'https://tools.com/item.php?id=7')).toBe('in-stock');
    expect(had(`<p class="shipping-price">45</p>${BUY}`, 'https://tools.com/item.php?id=7')).toBeUndefined();
  });
  it('is said by the words that ask to choose, where the button waits for it', () => {
    expect(had(`${PRICE}${OFF}<p class="availability">Select a size for availability</p>`)).toBe('in-stock');
    expect(had(`${PRICE}${OFF}<p class="availability">Sold out</p>`)).toBe('out-of-stock');
  });
});

describe('markup that lost its product', () => {
  const tags = meta({ 'og:type': 'product', 'og:title': 'Belt sander' });
  const offer = (price: string): string =>
    `<div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="price" content="${price}"><meta itemprop="priceCurrency" content="EUR"><link itemprop="availability" href="http://schema.org/OutOfStock"></div>`;
  it('still has its one offer', () => {
    const found = seen(`<h1>Belt sander</h1>${offer('45.00')}`, { head: tags });
    expect(found?.price).toMatchObject({ value: { minor: 4500 }, source: 'microdata' });
    expect(found?.availability?.value).toBe('out-of-stock');
  });
  it('has none where there are several, and makes no product by itself', () => {
    expect(seen(`<h1>Belt sander</h1>${offer('45.00')}${offer('9.00')}`, { head: tags })?.price).toBeUndefined();
    expect(seen(`<h1>Belt sander</h1>${offer('45.00')}`)).toBeUndefined();
  });
});

describe('a currency that nobody pays in', () => {
  const product = (code: string): string =>
    `<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Belt sander</h1><div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="price" content="253"><meta itemprop="priceCurrency" content="${code}"></div><p class="price">253.0 грн</p></div>`;
  it.each([
    ['UAN', 'UAH'],
    ['IRT', 'IRT'],
    ['PLN', 'PLN'],
  ])('%s is read as %s, by what the page shows', (code, currency) => {
    expect(seen(product(code), { address: 'https://tools.com/1' })?.price?.value).toEqual({ minor: 25300, currency });
  });
  it('counts as none in the tags of the page, too', () => {
    const head = meta({ 'og:type': 'product', 'product:price:amount': '253', 'product:price:currency': 'UAN' });
    const found = seen('<h1>Belt sander</h1><p class="price">253.0 грн</p>', { head, address: 'https://tools.com/1' });
    expect(found?.price?.value.currency).toBe('UAH');
  });
});

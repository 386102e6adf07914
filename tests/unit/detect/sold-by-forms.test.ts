import { describe, expect, it } from 'vitest';
import type { Sighting } from '../../../lib/domain/sighting.ts';
import { detectIn } from './fixture-page.ts';

function seen(body: string, title = 'Green tea', address = 'https://shop.example/product/7'): Partial<Sighting> {
  const page = `<html lang="de"><head><title>${title}</title></head><body><main>${body}</main></body></html>`;
  const view = detectIn(page, address);
  return (view.kind === 'product' ? view.sightings[0] : undefined) ?? {};
}
const form = (button: string): string =>
  `<h1>Green tea</h1><p class="price">9,00 €</p><form action="/cart/add">${button}</form>`;

describe('a form that sells', () => {
  it.each([
    ['Ausverkauft', 'disabled', 'out-of-stock'],
    ['Rupture de stock', 'disabled', 'out-of-stock'],
    ['Größe wählen', 'disabled', 'in-stock'],
    ['In den Warenkorb', '', 'in-stock'],
  ])('with the button “%s” %s: %s', (words, state, expected) => {
    expect(seen(form(`<button class="kaufen" ${state}>${words}</button>`)).availability?.value).toBe(expected);
  });

  it('says nothing where several things are gone: they are its sizes', () => {
    const size = '<button class="kauf-groesse" disabled>Ausverkauft</button>';
    expect(seen(form(size.repeat(2))).availability?.value).toBe('out-of-stock');
    expect(seen(form(size.repeat(3))).availability?.value).toBe('in-stock');
  });

  it('beside a size that is gone, is open', () => {
    const button = '<button>In den Warenkorb</button><button class="kauf-xl" disabled>Ausverkauft</button>';
    expect(seen(form(button)).availability?.value).toBe('in-stock');
  });
});

describe('what is told of the stock, where nothing sells', () => {
  it.each(['Available in stock', 'Currently in stock', 'In stock'])('is “%s”', (words) => {
    const body = `<h1>Green tea</h1><p class="price in-stock">€9.00</p><p class="stock-status">${words}</p>`;
    expect(seen(body).availability?.value).toBe('in-stock');
  });
});

it('what a place calls the current price is asked, though the one it calls old is lower', () => {
  const box = (now: string): string =>
    `<h1>Green tea</h1><p class="price compare-at">11,99 €</p><p class="${now}">17,11 €</p><button>In den Warenkorb</button>`;
  expect(seen(box('price current')).price?.value.minor).toBe(1711);
  expect(seen(box('price other')).price?.value.minor).toBe(1199);
});

describe('a title that tells people to buy', () => {
  const bare = '<p class="price">9,00 €</p><button>In den Warenkorb</button>';
  it.each([
    ['Buy Green Tea Uji | Example', 'Green Tea Uji'],
    ['Grüner Tee Uji online kaufen | Example', 'Grüner Tee Uji'],
    ['Grüner Tee Uji günstig kaufen - Example', 'Grüner Tee Uji'],
    ['Купить Чай зелёный | Example', 'Чай зелёный'],
    ['Buy it now | Example', 'Buy it now'],
    ['Buy Tea | Example', 'Buy Tea'],
  ])('“%s” is “%s”', (title, name) => {
    expect(seen(bare, title).name?.value).toBe(name);
  });

  it('and a price that is made a heading are no names', () => {
    expect(seen(`<h1>$18.99</h1>${bare}`, 'Green Tea Uji | Example').name?.value).toBe('Green Tea Uji');
  });
});

it('a group is a product by what its variants are offered for, though nothing else ties it to the page', () => {
  const group = {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    name: 'Green tea',
    brand: { '@type': 'Brand', name: 'Uji' },
    hasVariant: ['100 g', '200 g'].map((size) => ({
      '@type': 'Product',
      name: `Green tea ${size}`,
      offers: { '@type': 'Offer', price: '9.00', priceCurrency: 'EUR' },
    })),
  };
  const data = `<script type="application/ld+json">${JSON.stringify(group)}</script>`;
  expect(seen(data, '').name?.value).toBe('Green tea');
});

describe('what is gone, beside a button that is off', () => {
  it.each(['품절', '缺货', '售完', '完売', 'Закінчився', 'Sold out'])('is said in a word: %s', (word) => {
    const off = '<button class="add-to-cart" disabled>Add to cart</button>';
    const body = (said: string): string => `<h1>Green tea</h1><p class="price">€9.00</p><span>${said}</span>${off}`;
    expect(seen(body(word)).availability?.value).toBe('out-of-stock');
    expect(seen(body('XL')).availability?.value).toBe('in-stock');
  });
});

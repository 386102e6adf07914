import { describe, expect, it } from 'vitest';
import type { Sighting } from '../../../lib/domain/sighting.ts';
import { ld, meta } from '../../fixtures/shops/shop-case.ts';
import { detectIn } from './fixture-page.ts';

function seen(html: string, address?: string): Sighting {
  const view = detectIn(`<html lang="en"><body>${html}</body></html>`, address);
  if (view.kind !== 'product') throw new Error(view.kind);
  return view.sightings[0];
}
const kettle = (offers: object): string =>
  `<h1>Copper Kettle</h1>${ld({ '@type': 'Product', name: 'Copper Kettle', sku: 'CK', offers })}`;
const span = (more: object): object => ({ '@type': 'AggregateOffer', lowPrice: 60, priceCurrency: 'EUR', ...more });
const offer = (price: number, seller: string): object => ({ '@type': 'Offer', price, priceCurrency: 'EUR', seller });

describe('the lowest price of several is a guess, not this shop’s price', () => {
  it.each([
    ['a span', span({ highPrice: 90 })],
    ['a number of offers', span({ offerCount: 41 })],
    ['offers of several sellers', span({ highPrice: 61, offers: [offer(60, 'A'), offer(61, 'B')] })],
    ['a list of several sellers', [offer(60, 'A'), offer(61, 'B')]],
  ])('%s', (_, offers) => {
    const { price } = seen(kettle(offers));
    expect(price?.value.minor).toBe(6000);
    expect(price?.certainty).toBeLessThan(0.5);
  });

  it.each([
    ['a span of one price', span({ highPrice: 60, offerCount: 3 })],
    ['one offer', span({ offerCount: 1 })],
    ['one seller', [offer(60, 'A'), offer(61, 'A')]],
  ])('%s is sure', (_, offers) => {
    const { price } = seen(kettle(offers));
    expect(price?.value.minor).toBe(6000);
    expect(price?.certainty).toBeGreaterThan(0.9);
  });

  it('is not believed against the higher price that the page shows for what is selected', () => {
    const { price } = seen(`${kettle(span({ highPrice: 90 }))}<p class="price">€75.00</p>`);
    expect(price?.value.minor).toBe(7500);
    expect(price?.others?.map(({ value }) => value.minor)).toEqual([6000]);
  });

  it('is not less sure for a lower price beside it, which is an instalment or another thing', () => {
    expect(seen(`${kettle(span({ highPrice: 90 }))}<p class="price">€15.00</p>`).price?.value.minor).toBe(6000);
  });
});

describe('tags are of the parent where the address names a variant', () => {
  const tags = meta({
    'og:type': 'product',
    'og:title': 'Hat',
    'og:price:amount': '30.00',
    'og:price:currency': 'CAD',
  });
  const page = `${tags}<h1>Hat</h1><p class="price">$34.00</p><button>Add to cart</button>`;
  it.each([
    ['https://hat.example/products/hat?variant=8002', 3400],
    ['https://hat.example/products/hat', 3000],
  ])('%s', (address, minor) => {
    expect(seen(page, address).price?.value.minor).toBe(minor);
  });
});

describe('codes in the text', () => {
  const text = (html: string): readonly string[] =>
    seen(`<h1>Drill</h1><p class="price">€89.00</p><button>Add to cart</button>${html}`).gtins.map(
      ({ value }) => value,
    );
  const [own, other] = ['4006381333931', '4006381333948'];

  it.each([
    ['the first of each word', `<p>EAN: ${own}</p><h2>Bought with it</h2><p>EAN: ${other}</p>`],
    ['what fits to another', `<p>EAN: ${own}</p><p>Compatible with UPC 036000291452</p>`],
    ['numbers of other kinds', `<p>Order number ${other}. EAN: ${own}. EPREL: 12345670. Hotline 0800 4006381333</p>`],
  ])('%s', (_, html) => {
    expect(text(html)).toEqual([`0${own}`]);
  });
});

describe('the name', () => {
  it('is not the brand that stands in a heading of its own', () => {
    const data = ld({ '@type': 'Product', name: 'Roadster Black Shirt', brand: 'Roadster', sku: 'R1' });
    expect(seen(`<h1>Roadster</h1><h1>Black Shirt</h1>${data}`).name?.value).toBe('Black Shirt');
  });
});

describe('a price that was asked once', () => {
  it.each([
    ['<div class="price">de R$ 45,00</div><div class="price">R$ 39,90</div>', 3990],
    ['<div class="price">de R$ 45,00 por R$ 39,90</div>', 3990],
    ['<div class="price discounted">€12.00</div>', 1200],
    ['<div class="price"><s>€15.00</s></div><div class="price">€12.00</div>', 1200],
  ])('%s', (html, minor) => {
    expect(seen(`<h1>Café</h1>${html}<button>Add to cart</button>`).price?.value.minor).toBe(minor);
  });
});

describe('a page that has no first heading', () => {
  it('shows its price below the second', () => {
    const html = '<title>Mug</title><h2>Mug</h2><p><b>350,000 VND</b></p><button>Thêm vào giỏ</button>';
    expect(seen(html).price?.value).toEqual({ minor: 350_000, currency: 'VND' });
  });
});

describe('sold out without a button', () => {
  const html = '<h1>Tren</h1><div class="price">459,00 TL</div><div class="sold">Tükendi</div>';
  it.each([
    ['https://toy.example/urun/tren', 'product'],
    ['https://opera.example/tonight', 'nothing'],
  ])('%s', (address, kind) => {
    expect(detectIn(`<html lang="tr"><body>${html}</body></html>`, address).kind).toBe(kind);
  });
});

describe('a list of a shop whose language is not English, and that has no buttons', () => {
  const list = (lang: string, name: string, host = 'garn.example'): string =>
    detectIn(
      `<html lang="${lang}"><body><h1>Garn</h1>${['a', 'b', 'c']
        .map((one) => `<div><a href="/garn-${one}">Garn ${one}</a><span class="${name}">59,00 €</span></div>`)
        .join('')}</body></html>`,
      `https://${host}/garn`,
    ).kind;
  it.each([
    ['sv', 'varapris', 'listing'],
    ['de-AT', 'artikelPreis', 'listing'],
    ['pl', 'cena', 'listing'],
    ['en', 'varapris', 'nothing'],
    ['', 'varapris', 'nothing'],
    ['', 'varapris', 'listing', 'garn.se'],
    ['', 'varapris', 'nothing', 'garn.co.uk'],
    ['', 'varapris', 'nothing', 'garn.com'],
    ['en-GB', 'varapris', 'nothing', 'garn.se'],
  ])('%s %s: %s %s', (lang, name, kind, host?: string) => {
    expect(list(lang, name, host)).toBe(kind);
  });
});

describe('a button of what is related', () => {
  it('does not say that the page’s own is to be had', () => {
    const { availability } = seen(
      `<h1>Vase</h1><p class="price">€12.00</p><p class="stock out-of-stock">Sold out</p>
      <section class="related products"><a class="button" href="?add-to-cart=12">Add to cart</a></section>`,
    );
    expect(availability?.value).toBe('out-of-stock');
  });
});

describe('what one costs, beside what it costs by measure', () => {
  const form = '<form action="/trolley/add"><button>Add to trolley</button></form>';
  it.each([
    ['the unit is what is sold', '<p class="pricePerUnit">£3.50/unit</p><p class="pricePerMeasure">£0.70/ea</p>', 350],
    ['a price stands beside both', '<p class="price">£7.00</p><p class="pricePerUnit">£3.50/unit</p>', 700],
    ['a code would lower it', '<p class="price-promocode">£2.80</p><p class="price">£3.50</p>', 350],
  ])('%s', (_, prices, minor) => {
    expect(seen(`<h1>Apricots x5</h1>${prices}${form}`).price?.value.minor).toBe(minor);
  });
});

describe('a picture that is pressed', () => {
  it('puts the product into the basket', () => {
    const { price } = seen(
      '<h1>Elastic Tether</h1><b class="product_price">$55.95</b><img onclick="send()" src="b.gif" alt="Add to Cart">',
    );
    expect(price?.value.minor).toBe(5595);
  });
});

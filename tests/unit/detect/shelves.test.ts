import { describe, expect, it } from 'vitest';
import { detectIn } from './fixture-page.ts';

function shown(html: string, address: string, lang = 'en'): unknown {
  const view = detectIn(`<html lang="${lang}"><body><h1>Tea</h1>${html}</body></html>`, address);
  return view.kind === 'listing' ? view.items.map(({ url }) => new URL(url ?? '').pathname) : view.kind;
}
const tiles = (tile: (id: string) => string): string =>
  ['a', 'b', 'c', 'd'].map((id) => `<li>${tile(id)}</li>`).join('');
const ALL = ['/p/a', '/p/b', '/p/c', '/p/d'];
const hashed = (price: string): string => tiles((id) => `<a class="x1" href="/p/${id}">Tea ${id}<b>${price}</b></a>`);

describe('prices that no name gives away make a list', () => {
  it.each([
    ['where its address speaks of one', hashed('$9'), 'https://shop.example/search?q=tea', 'en'],
    ['where the page is not in English', hashed('Rp9.000'), 'https://shop.example/teh', 'id'],
    ['where a basket can be filled', `${hashed('$9')}<button>Add to cart</button>`, 'https://shop.example/tea', 'en'],
  ])('%s', (_, html, address, lang) => {
    expect(shown(html, address, lang)).toEqual(ALL);
  });

  it('and are not looked for anywhere else', () => {
    expect(shown(hashed('$9'), 'https://news.example/tea')).toBe('nothing');
  });
});

it('tags that state the price of each entry make no product of the list', () => {
  const tags = (price: string): string =>
    `<meta property="og:type" content="product"><meta property="product:price:amount" content="${price}"><meta property="product:price:currency" content="EUR">`;
  const entries = (prices: readonly string[]): string =>
    ['a', 'b', 'c', 'd']
      .map(
        (id, at) =>
          `${tags(prices[at] ?? '')}<li><a href="/p/${id}">Tea ${id}</a><b class="price">${prices[at]} €</b></li>`,
      )
      .join('');
  expect(shown(entries(['9', '10', '11', '9']), 'https://shop.example/12-tea')).toEqual(ALL);
  expect(shown(entries(['9', '9', '9', '9']), 'https://shop.example/12-tea')).toBe('product');
});

it('filters by price lead to the page itself and are no products', () => {
  const filters = tiles((id) => `<a href="?price=${id}"><b class="price">9 €</b></a>`);
  const priced = tiles((id) => `<a href="/p/${id}">Tea ${id}</a><b class="price">9 €</b>`);
  expect(shown(filters + priced, 'https://shop.example/tea')).toEqual(ALL);
});

it('many buttons are of one kind, even if each names its product', () => {
  const tile = (id: string): string =>
    `<a href="/p/${id}">Tea ${id}</a><b class="price ${id}">9 €</b><button class="btn btn-primary large" aria-label="Add to cart: Tea ${id}"></button>`;
  expect(shown(tiles(tile), 'https://shop.example/tea')).toEqual(ALL);
});

it('what is placed relatively is no related product', () => {
  const html = '<div class="relative"><b class="price">9 €</b><button>Add to cart</button></div>';
  expect(shown(html, 'https://shop.example/tea')).toBe('product');
});

it('a price that no name gives away is found far from the heading, where something is sold', () => {
  const html = '<div><div><div><div><h1>Tea</h1></div></div></div><b>$7</b></div><button>Add to cart</button>';
  const view = detectIn(`<html><body>${html}</body></html>`, 'https://shop.example/tea');
  expect(view).toMatchObject({ kind: 'product', sightings: [{ price: { value: { minor: 700, currency: 'USD' } } }] });
});

describe('a thing is gone', () => {
  const page = (rest: string): unknown => {
    const view = detectIn(
      `<html lang="ru"><body><h1>Чай</h1><b>450 руб.</b>${rest}</body></html>`,
      'https://shop.example/shop/chai',
    );
    return view.kind === 'product' ? view.sightings[0].availability?.value : view.kind;
  };
  it.each([
    ['a paragraph says so', '<p>Товар временно отсутствует на складе.</p>'],
    ['it is told when it comes', '<button>Сообщить о поступлении</button>'],
    ['its button is not shown', '<button class="displaynone">В корзину</button><i class="soldout">SOLD OUT</i>'],
  ])('where %s', (_, html) => {
    expect(page(html)).toBe('out-of-stock');
  });

  it('and not where a sentence speaks of what is there, or a button can be pressed', () => {
    expect(page('<p>Всегда в наличии</p>')).toBe('nothing');
    expect(page('<p>Чёрный чай отсутствует.</p><button>В корзину</button>')).toBe('in-stock');
  });
});

import { describe, expect, it } from 'vitest';
import { detectIn } from './fixture-page.ts';

const NAME = 'Grüner Tee aus Uji';

function shown(link: string, address: string, head = '', name = NAME): unknown {
  const html = `<div class="card"><h2><a href="${link}">${name}</a></h2><p class="price-label">Preis</p><b class="price">9,00 €</b><form action="/cart/add" method="post"><button>In den Warenkorb</button></form></div>`;
  const view = detectIn(`<html lang="de"><head>${head}</head><body>${html}</body></html>`, address);
  return view.kind === 'listing' ? view.items.map(({ url }) => url) : view.kind;
}

describe('a category that holds a single thing is a list of one', () => {
  it.each([
    ['below its address', 'https://shop.example/tee'],
    ['below its address with a slash', 'https://shop.example/tee/'],
  ])('%s', (_, address) => {
    expect(shown('https://shop.example/tee/gruener-tee-aus-uji', address)).toEqual([
      'https://shop.example/tee/gruener-tee-aus-uji',
    ]);
  });

  it.each([
    [
      'the page has the number of the thing',
      '/tee/4711/gruener-tee-aus-uji',
      'https://shop.example/tee/4711',
      '',
      NAME,
    ],
    [
      'the link is to the page itself',
      '/tee/gruener-tee-aus-uji',
      'https://shop.example/tee/gruener-tee-aus-uji',
      '',
      NAME,
    ],
    ['the link is not below it', '/gruener-tee-aus-uji', 'https://shop.example/tee', '', NAME],
    ['the link does not spell the name out', '/tee/versand', 'https://shop.example/tee', '', NAME],
    ['the name is too short to tell', '/tee/uji-tee', 'https://shop.example/tee', '', 'Uji Tee'],
    [
      'the link is the canonical address',
      'https://shop.example/tee/gruener-tee-aus-uji',
      'https://shop.example/tee',
      '<link rel="canonical" href="https://shop.example/tee/gruener-tee-aus-uji">',
      NAME,
    ],
  ])('but no list, where %s', (_, link, address, head, name) => {
    expect(shown(link, address, head, name)).toBe('product');
  });
});

import { describe, expect, it } from 'vitest';
import { ld } from '../../fixtures/shops/shop-case.ts';
import { detectIn } from './fixture-page.ts';

const OFFER = { '@type': 'Offer', price: 45, priceCurrency: 'EUR' };
const DATA = ld({ '@type': 'Product', name: 'Belt sander', sku: 'BS-300', offers: OFFER });

/** What the page says was asked once, of a sander for 45 euros. */
function before(prices: string, { head = '', more = '' } = {}): number | string | undefined {
  const html = `<html><head><title>Belt sander</title>${head}</head><body><main><h1>Belt sander</h1>${prices}<button>Add to cart</button></main>${more}</body></html>`;
  const view = detectIn(html, 'https://tools.example/p/belt-sander');
  return view.kind === 'product' ? view.sightings[0].struckPrice?.value.minor : view.kind;
}
const NOW = '<b class="price">€45.00</b>';
const OTHER = '<i class="price">€9.00</i>';

describe('what was asked once', () => {
  it.each([
    ['is struck', `<del class="price">€60.00</del>${NOW}`, 6000],
    ['is struck inside its own box', `<span class="price-a"><del>€60.00</del></span>${NOW}`, 6000],
    ['stands behind what is asked now', `${NOW}<del class="price">€60.00</del>`, 6000],
    ['is told by the name of its place', `<i class="price-original">€60.00</i>${NOW}`, 6000],
    ['is told in a word of another language', `<i class="preco antigo price">€60.00</i>${NOW}`, 6000],
    ['is told by a line through it', `<i class="price line-through">€60.00</i>${NOW}`, 6000],
    ['is told by the word before it', `<i class="price">RRP €60.00</i>${NOW}`, 6000],
    ['is told by a word of Japan', '<p class="price-a">通常価格：€60.00</p><p class="price">€45.00</p>', 6000],
    ['is not less than what is asked', `<del class="price">€40.00</del>${NOW}`, undefined],
    ['is not as much', `<del class="price">€45.00</del>${NOW}`, undefined],
    ['is not four times as much', `<del class="price">€180.00</del>${NOW}`, undefined],
    ['is a little less than that', `<del class="price">€179.00</del>${NOW}`, 17_900],
    ['is not in other money', `<del class="price">$60.00</del>${NOW}`, undefined],
    ['is not what one saves, or pays for a while', `<del class="price savings">€60.00</del>${NOW}`, undefined],
    ['is not another price', `<i class="price">€60.00</i>${NOW}`, undefined],
    ['is no number without a sign', `<i class="price-list">60</i>${NOW}`, undefined],
    [
      'is told where a box of its name is around the new one, too',
      `<del class="price">€60.00</del><p class="price-old"><b class="price-sale">€45.00</b></p>${NOW}`,
      6000,
    ],
    ['is not said', NOW, undefined],
  ])('%s', (_, prices, expected) => {
    expect(before(prices)).toBe(expected);
  });

  it('is not what is asked now, whatever the discount', () => {
    const html = (prices: string) =>
      `<html><body><h1>Belt sander</h1>${prices}<button>Add to cart</button></body></html>`;
    const asked = (prices: string) => {
      const view = detectIn(html(prices), 'https://tools.example/p/belt-sander');
      return view.kind === 'product' ? view.sightings[0].price?.value : view.kind;
    };
    expect(asked('<b class="price_before_discount">€60.00</b><b class="price_with_discount">€45.00</b>')).toMatchObject(
      {
        minor: 4500,
      },
    );
    expect(asked('<b class="price-list">De: €60.00</b><b class="spot-price--price-discount">€45.00</b>')).toMatchObject(
      {
        minor: 4500,
      },
    );
    expect(asked('<b class="price">€60.00</b><b class="price-saved discount">€45.00</b>')).toMatchObject({
      minor: 6000,
    });
    expect(asked('<p class="price"><i class="price-old">89,00 Lei</i> <i class="price-new">64,90 Lei</i></p>')).toEqual(
      {
        minor: 6490,
        currency: 'RON',
      },
    );
  });

  it('is not the first in a box of both, where it has a place of its own', () => {
    const html = (first: string) =>
      `<html><body><h1>Belt sander</h1><p class="price"><i class="${first}">€60.00</i> <b>45.00</b> incl. VAT</p><button>Add to cart</button></body></html>`;
    const asked = (first: string) => {
      const view = detectIn(html(first), 'https://tools.example/p/belt-sander');
      return view.kind === 'product' ? view.sightings[0].price?.value.minor : view.kind;
    };
    expect(asked('old-price')).toBe(4500);
    const pieces = '<p class="price">€60.00</p><del class="price">€6</del>';
    expect(asked(`x"></i></p>${pieces}<p><i class="y`)).toBe(6000);
  });

  it('is not the lower of two, whatever its box is called', () => {
    const asked = (prices: string) => {
      const html = `<html><body><h1>Belt sander</h1>${prices}<button>Add to cart</button></body></html>`;
      const view = detectIn(html, 'https://tools.example/p/belt-sander');
      return view.kind === 'product' ? view.sightings[0].price?.value.minor : view.kind;
    };
    const boxed = (price: string) => `<div class="data-old-price-container"><i class="price">${price}</i></div>`;
    expect(asked(`${boxed('€45.00')}<p><b class="price big">€60.00</b></p>`)).toBe(4500);
    expect(asked(`${boxed('€60.00')}<p><b class="price big">€45.00</b></p>`)).toBe(4500);
    expect(asked(`<p><b class="price big">€60.00</b></p>${boxed('€45.00')}`)).toBe(6000);
    expect(asked(`${boxed('$45.00')}<p><b class="price big">€60.00</b></p>`)).toBe(6000);
    expect(asked(`${boxed('You save €45.00')}<p><b class="price big">€60.00</b></p>`)).toBe(6000);
  });

  it('stands beside the price that the data states', () => {
    expect(before(`<del class="price">€60.00</del>${NOW}`, { head: DATA })).toBe(6000);
    expect(before('', { head: DATA, more: '<del class="price">€60.00</del>' })).toBeUndefined();
  });

  it.each([
    ['with another price between', `${NOW}${OTHER}<del class="price">€60.00</del>`, undefined],
    ['with another price between, before it', `<del class="price">€60.00</del>${OTHER}${NOW}`, undefined],
    ['with a lower one behind it, which may be its own', `${NOW}<del class="price">€60.00</del>${OTHER}`, undefined],
    ['with a higher one behind it', `${NOW}<del class="price">€60.00</del><i class="price">€70.00</i>`, 6000],
    ['with what is asked said once more', `${NOW}<del class="price">€60.00</del>${NOW}${OTHER}`, 6000],
    ['with itself said once more', `<del class="price">€60.00</del>${NOW}<del class="price">€60.00</del>`, 6000],
    [
      'in one box, each by its name',
      '<p class="price"><i class="x-before-discount">€60.00</i> <i class="price-with-discount">€45.00</i></p>',
      6000,
    ],
    ['told by an outer name alone', `<p class="price-regular"><i class="price">€60.00</i></p>${NOW}`, 6000],
    ['in a box with what is asked now', '<p class="price"><del>€60.00</del> <ins>€45.00</ins></p>', 6000],
    ['in a box of another thing', `${NOW}<p class="price"><del>€60.00</del> <ins>€9.00</ins></p>`, undefined],
  ])('stands beside it: %s', (_, prices, expected) => {
    expect(before(prices, { head: DATA })).toBe(expected);
  });
});

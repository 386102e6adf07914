import { describe, expect, it } from 'vitest';
import { detectIn } from './fixture-page.ts';

const TITLE = 'How a card is drawn';
/** A page that states nothing for machines. */
function kind(body: string, title = TITLE): string {
  const html = `<html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`;
  return detectIn(html, 'https://tools.example/a-page').kind;
}
const card = (heading: string, price = '<p class="price">€45.00</p>'): string =>
  `<main><div class="box">${heading}${price}<button>Add to cart</button></div></main>`;

describe('a price that stands under a heading of lower order', () => {
  it.each([
    ['is an example’s, where that is a name', card('<h3>Running shoe</h3>'), 'nothing'],
    ['two boxes further out, too', card('<h4>Running shoe</h4>', '<p><i class="price">€45.00</i></p>'), 'nothing'],
    ['is the page’s own where the title has it', card(`<h3>${TITLE}</h3>`), 'product'],
    ['is the page’s own where that says “price”', card('<h3>Our price</h3>'), 'product'],
    ['is the page’s own where that is a word for what follows', card('<h3>Options</h3>'), 'product'],
    [
      'is the page’s own where that comes after it',
      card('', '<p class="price">€45.00</p><h3>Running shoe</h3>'),
      'product',
    ],
    ['is the page’s own where it is the heading', card('', '<h3 class="price">€45.00</h3>'), 'product'],
    ['is the page’s own where another price is', card('<h3>€50.00 now</h3>'), 'product'],
    ['is the page’s own where that bids to choose', card('<h2>Choose your size</h2>'), 'product'],
    ['is another’s where that only speaks of choosing', card('<h2>What you choose: Day cream</h2>'), 'nothing'],
    ['is one of a list where each has its word', card('<h3>Vanilla</h3>') + card('<h3>Cedar</h3>'), 'nothing'],
    ['is the page’s own where all have the same', card('<h3>Options</h3>') + card('<h3>Options</h3>'), 'product'],
  ])('%s', (_, body, expected) => {
    expect(kind(body)).toBe(expected);
  });

  it('is asked for no further than the main heading reaches', () => {
    expect(kind(`<section><h3>Running shoe</h3></section>${card('')}`)).toBe('product');
  });
});

describe('the heading of a page that has none of the first order', () => {
  const seen = (body: string, title: string): string | undefined => {
    const html = `<html lang="en"><head><title>${title}</title></head><body>${body}${card('')}</body></html>`;
    const view = detectIn(html, 'https://tools.example/a-page');
    return view.kind === 'product' ? view.sightings[0].name?.value : view.kind;
  };

  it('is the one that the title knows', () => {
    expect(seen('<h2>Menu</h2><h2></h2><h2>Belt sander</h2>', 'Belt sander | Tools')).toBe('Belt sander');
  });

  it('is the first, where it knows none', () => {
    expect(seen('<h2>Belt sander</h2><h2>Menu</h2>', 'Welcome')).toBe('Belt sander');
  });
});

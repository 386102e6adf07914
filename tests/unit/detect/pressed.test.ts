import { describe, expect, it } from 'vitest';
import { detectPage } from '../../../lib/detect/detect-page.ts';
import { documentOf } from './fixture-page.ts';

const body = (html: string): Document => documentOf(`<html lang="en"><body>${html}</body></html>`);

describe('a basket button that cannot be pressed', () => {
  const availability = (button: string, stock = ''): string | undefined => {
    const html = `<h1>Copper Kettle</h1><p class="price">€69.00</p><form action="/cart/add">${button}</form>${stock}`;
    const view = detectPage(body(html), new URL('https://shop.example/p/copper-kettle'));
    return view.kind === 'product' ? (view.sightings[0]?.availability?.value ?? 'unknown') : view.kind;
  };

  /** Of some shop, as long as a button can be pressed. */
  const GONE = '<p class="stock-line">Sold out</p>';
  it.each([
    ['<button>Add to cart</button>', '', 'in-stock'],
    ['<button disabled>Add to cart</button>', '', 'in-stock'],
    ['<button class="btn sold-out">Add to cart</button>', '', 'unknown'],
    ['<button>Add to cart</button>', GONE, 'in-stock'],
    ['<button disabled>Add to cart</button>', GONE, 'out-of-stock'],
    ['<input type="submit" value="Add to cart" disabled>', GONE, 'out-of-stock'],
    ['<button aria-disabled="true">Add to cart</button>', GONE, 'out-of-stock'],
    ['<button class="btn btn-hidden">Add to cart</button>', GONE, 'out-of-stock'],
    ['<button class="btn hide">Add to cart</button>', GONE, 'out-of-stock'],
    ['<button class="btn hide-label">Add to cart</button>', GONE, 'in-stock'],
    ['<button class="btn disabled:opacity-50">Add to cart</button>', '', 'in-stock'],
    ['<button disabled>Add to cart</button>', '<ul><li>Availability: Sold out</li></ul>', 'out-of-stock'],
    ['<button disabled>Add to cart</button>', '<ul><li>Availability: In stock</li></ul>', 'in-stock'],
    [
      '<button disabled>Add to cart</button>',
      '<p class="stock-line">Ships within 24 hours</p><img alt="Out of stock">',
      'out-of-stock',
    ],
    ['<button>Add to cart</button>', '<p>Ships within 24 hours</p><img alt="Out of stock">', 'in-stock'],
  ])('%s %s: %s', (button, stock, expected) => {
    expect(availability(button, stock)).toBe(expected);
  });

  it('is one of its kind in a list all the same', () => {
    const entry = (off: string): string =>
      `<div><a href="/x">X</a><p class="price">€9.00</p><button ${off}>Add to cart</button></div>`;
    const html = `<h1>Kettles</h1>${entry('disabled')}${entry('').repeat(5)}`;
    expect(detectPage(body(html), new URL('https://shop.example/kettles')).kind).not.toBe('product');
  });
});

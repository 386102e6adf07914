import { describe, expect, it } from 'vitest';
import { headings, headText } from '../../../lib/detect/headings.ts';
import { metas } from '../../../lib/detect/metas.ts';
import { shortText } from '../../../lib/detect/short-text.ts';
import { documentOf } from './fixture-page.ts';

const page = (head: string, body = ''): Document =>
  documentOf(`<html lang="de-AT"><head>${head}</head><body class="home">${body}</body></html>`);

describe('meta tags', () => {
  it('are named by their property or their name; one without either, or without content, says nothing', () => {
    const tags = page(
      '<meta property="og:title" content="Kettle"><meta name="description" content="Boils"><meta property="og:type" name="twitter:card" content="product"><meta charset="utf-8"><meta content="nameless"><meta name="keywords" content="">',
    );
    expect(metas(tags)).toEqual([
      ['og:title', 'Kettle'],
      ['description', 'Boils'],
      ['og:type', 'product'],
    ]);
    expect(metas(tags.head)).toEqual(metas(tags));
  });
});

describe('the class of the body', () => {
  it.each([
    ['product-template-default single single-product', true],
    ['catalog-product-view', true],
    ['template-product_list', false],
    ['single-products', false],
    ['home', false],
  ])('"%s" says that the page is a product’s: %s', (name, says) => {
    const html = `<html><head><meta name="x" content="y"></head><body class="${name}"></body></html>`;
    expect(metas(documentOf(html))).toEqual(
      says
        ? [
            ['og:type', 'product'],
            ['x', 'y'],
          ]
        : [['x', 'y']],
    );
  });
});

describe('title, canonical address and language', () => {
  it.each([
    ['<title> Copper\n Kettle </title><link rel="canonical" href="/p/1">', ['Copper Kettle', '/p/1', 'de-AT']],
    ['<link rel="shortlink Canonical" href="/p/1">', ['', '/p/1', 'de-AT']],
    ['<link rel="stylesheet" href="/x.css">', ['', '', 'de-AT']],
  ])('%s', (head, expected) => {
    expect(headText(page(head))).toEqual(expected);
  });
});

describe('the text of an element', () => {
  const read = (html: string, limit: number): string => shortText(page('', `<p>${html}</p>`).querySelector('p'), limit);

  it.each<[string, number, string]>([
    ['  Copper\n\t  Kettle ', 60, 'Copper Kettle'],
    ['<b>Copper</b> <i>Kettle</i>', 60, 'Copper Kettle'],
    ['Copper Kettle', 6, 'Copper'],
    ['', 60, ''],
    // A box of that much is the page, no label on it.
    ['x'.repeat(80), 10, 'x'.repeat(10)],
    ['x'.repeat(81), 10, ''],
  ])('%j, at most %d letters', (html, limit, expected) => {
    expect(read(html, limit)).toBe(expected);
  });

  it('is none where there is no element', () => {
    expect(shortText(null, 60)).toBe('');
    expect(shortText(undefined, 60)).toBe('');
    expect(headings(page('', '<h1>Copper</h1><h2>x</h2><h1>Kettle</h1>'))).toEqual(['Copper', 'Kettle']);
  });
});

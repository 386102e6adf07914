import { describe, expect, it } from 'vitest';
import { codeRows } from '../../../lib/detect/code-rows.ts';
import { likelyNames, FOREIGN, pricedElements } from '../../../lib/detect/priced.ts';
import { prices } from '../../../lib/detect/prices.ts';
import { looksLikeAmazon } from '../../../lib/detect/looks-like-amazon.ts';
import { labelRows, namedRows, stockRows } from '../../../lib/detect/rows.ts';
import { documentOf } from './fixture-page.ts';

const body = (html: string): Document => documentOf(`<html lang="en"><body>${html}</body></html>`);

describe('codeRows', () => {
  it.each([
    ['<p>EAN: 4006381333931</p>', [['EAN:', '4006381333931']]],
    ['<b>EAN</b><i>4006381333931</i>', [['EAN', '4006381333931']]],
    ['<b>EAN</b>\n\n      <i>:</i> 4006381333931', [['EAN :', '4006381333931']]],
    ['ISBN 978-3-16-148410-0, 250 pages', [['ISBN', '978-3-16-148410-0']]],
    ['ISBN 3-16-148410-X', [['ISBN', '3-16-148410-X']]],
    [
      'EAN 40063813 and GTIN 12345670',
      [
        ['EAN', '40063813'],
        ['EAN 40063813 and GTIN', '12345670'],
      ],
    ],
    ['EAN 400638133393', [['EAN', '400638133393']]],
    ['ISBN 4006381333', [['ISBN', '4006381333']]],
    ['EAN 400638133', []],
    ['EAN 400638133393112', []],
    ['EAN A4006381333931', []],
    ['EAN 4006381333931-7', []],
    ['EAN 4006381333931.5', []],
    ['a=4006381333931', []],
    ['"ean": "4006381333931"', []],
    ['4006381333931', []],
    ['<script>EAN 4006381333931</script><style>EAN 4006381333931</style>', []],
    [`<script>${'x '.repeat(500)}EAN 4006381333931</script>`, []],
    ['<b>EAN</b><script>12</script>4006381333931', [['EAN', '4006381333931']]],
    [`EAN ${'1 '.repeat(40)}`, []],
  ])('%s', (html, found) => {
    expect(codeRows(body(html))).toEqual(found);
  });

  it('gives up on a book, and stops at sixty', () => {
    expect(codeRows(body(`<p>EAN 4006381333931</p><p>${'word '.repeat(700_000)}</p>`))).toEqual([]);
    expect(codeRows(body('<p>EAN 4006381333931</p>'.repeat(100)))).toHaveLength(60);
  });
});

describe('labelRows', () => {
  it.each([
    ['<table><tr><th>EAN</th><td>1</td></tr></table>', [['EAN', '1']]],
    [
      '<table><tr><td>A</td><td>1</td><td>B</td><td>2</td></tr></table>',
      [
        ['A', '1'],
        ['B', '2'],
      ],
    ],
    ['<table><tr><td>A</td><td></td></tr></table>', []],
    ['<dl><dt>A</dt><dd>1</dd></dl>', [['A', '1']]],
    ['<dl><dt>A</dt></dl>', []],
    ['<ul><li>Brand: X</li></ul>', [['Brand', 'X']]],
    ['<ul><li>品牌：X</li></ul>', [['品牌', 'X']]],
    ['<ul><li><b>Brand</b> <i>X</i></li></ul>', [['Brand', 'X']]],
    ['<ul><li><b>Brand</b></li></ul>', []],
    ['<ul><li><a>Menu: all</a><ul><li>x</li></ul></li></ul>', []],
    [`<ul><li>${'word '.repeat(20)}: X</li></ul>`, []],
    [`<ul><li>${'<b>x</b>'.repeat(7)}: X</li></ul>`, []],
    ['<ul><li>: X</li></ul>', []],
  ])('%s', (html, found) => {
    expect(labelRows(body(html))).toEqual(found);
  });

  it('reads lines that only their names mark, where it is asked for them', () => {
    const page = body('<p class="product-sku">SKU: 7</p><p class="Brand">Brand: X</p><p class="note">Note: y</p>');
    expect(labelRows(page)).toEqual([]);
    expect(namedRows(page)).toEqual([
      ['SKU', '7'],
      ['Brand', 'X'],
    ]);
  });
});

describe('prices', () => {
  const marks = (html: string) => {
    const page = body(html);
    const named = pricedElements(page, likelyNames(page, ''));
    return prices(page, named.length > 0 ? named : pricedElements(page, FOREIGN));
  };

  it.each([
    ['<b class="price">1 €</b>', '1 €'],
    ['<b class="productPrice">1 €</b>', '1 €'],
    ['<b id="price">1 €</b>', '1 €'],
    ['<b data-testid="price">1 €</b>', '1 €'],
    ['<b data-test="the-price">1 €</b>', '1 €'],
    ['<b itemprop="price">1 €</b>', '1 €'],
  ])('%s', (html, text) => {
    expect(marks(html).map((mark) => mark.text.trim())).toEqual([text]);
  });

  it('are told apart where a box holds an old one', () => {
    const told = (html: string) => marks(html).map(({ text, struck, names }) => [text, struck, names.trim()]);
    expect(told('<b class="price"><del>2 €</del> 1 €</b>')).toEqual([
      ['1 €', false, 'price'],
      ['2 €', true, ''],
    ]);
    expect(told('<b class="price"><del>2 €</del></b>')).toEqual([['2 €', true, '']]);
  });

  it.each(['<b class="licorice">1 €</b>', '<b class="price">soon</b>', '<b>1 €</b>', '<b class="enabled">1 €</b>'])(
    '%s is none',
    (html) => {
      expect(marks(html)).toEqual([]);
    },
  );

  it.each(['preis', 'Preis', 'prix', 'precio', 'preco', 'prezzo', 'prijs', 'pris', 'hinta', 'cena', 'amount'])(
    'are found under %s too',
    (word) => {
      expect(marks(`<b class="${word}">1 €</b>`)).toHaveLength(1);
    },
  );

  it('tell what is struck, below the heading, and aside', () => {
    const [first, second, third, fourth] = marks(
      '<b class="price">1 €</b><h1>x</h1><del class="price">2 €</del><div class="related"><p><b class="price">3 €</b></p></div><b class="old-price">4 €</b>',
    );
    expect(first).toMatchObject({ below: false, struck: false, aside: false });
    expect(second).toMatchObject({ below: true, struck: true });
    expect(third).toMatchObject({ below: true, struck: false, aside: true });
    expect(fourth).toMatchObject({ struck: true, aside: false });
    for (const box of ['nav', 'header', 'footer', 'aside', 'a'])
      expect(marks(`<${box}><b class="price">1 €</b></${box}>`)[0]?.aside, box).toBe(true);
  });
});

describe('what is said of the stock', () => {
  const texts = (html: string, hasData = false): readonly string[] =>
    stockRows(body(html), hasData).flatMap(([label, text]) => (label === 'stock' ? text : []));

  it('stands in places named after it, with their names', () => {
    expect(
      texts(
        '<p class="stock">None</p><p class="Stock-state">2</p><i class="sold-out">x</i><i class="availability">y</i><i class="disponibilite">z</i><button disabled>Gone</button><button>Buy</button><p class="state">No</p>',
      ),
    ).toEqual(['None|stock', '2|Stock-state', 'x|sold-out', 'y|availability', 'z|disponibilite', 'Gone|']);
    expect(stockRows(body('<p class="stock">1</p>'), false)[0]?.[0]).toBe('stock');
  });

  it('may stand in any sentence around the heading, as long as no more than one thing fits in there', () => {
    const said = (html: string): readonly string[] =>
      stockRows(body(html), false).flatMap(([label, text]) => (label === 'said' ? text : []));
    expect(said('<div><h1>Tea</h1></div><p>Товар закончился.</p><b> </b><i>1</i>')).toEqual([
      'Tea',
      'Товар закончился.',
    ]);
    expect(said('<div><h1>Tea</h1></div><a><p>Gone</p></a><div class="related"><p>Gone</p></div>')).toEqual(['Tea']);
    expect(said(`<div><h1>Tea</h1></div><p>Gone</p><p>${'word '.repeat(600)}</p>`)).toEqual(['Tea']);
    expect(said('<p>Gone</p>')).toEqual([]);
  });

  it('is not what is said of others', () => {
    const other = '<div><h3><a href="/y">Y</a></h3><p class="stock">None</p></div>';
    expect(
      texts(`<h1>X</h1><a><p class="stock">1</p></a><div class="related"><p class="stock">2</p></div>${other}`),
    ).toEqual([]);
    // Where data speaks of the product, looking for the names of others would cost.
    expect(texts(`<h1>X</h1>${other}`, true)).toEqual(['None|stock']);
  });
});

it.each([
  ['www.amazon.de', true],
  ['amazon.com', true],
  ['smile.amazon.co.uk', true],
  ['amazon.com.tr', true],
  ['notamazon.com', false],
  ['amazon.de.evil.example', false],
  ['amazon.example', false],
  ['www.amazonia.de', false],
])('%s looks like Amazon: %s', (host, does) => {
  expect(looksLikeAmazon(host)).toBe(does);
});

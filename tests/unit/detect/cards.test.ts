import { describe, expect, it } from 'vitest';
import { cards } from '../../../lib/detect/cards.ts';
import { pricedElements } from '../../../lib/detect/priced.ts';
import type { Card } from '../../../lib/domain/recognise/evidence.ts';
import { documentOf } from './fixture-page.ts';

function read(html: string): readonly Card[] {
  const page = documentOf(`<html><body>${html}</body></html>`);
  return cards(page, pricedElements(page));
}
const links = (html: string): readonly string[] => read(html).map(({ href }) => href);
const inside = (depth: number, html: string): string => `${'<div>'.repeat(depth)}${html}${'</div>'.repeat(depth)}`;
const PRICE = '<b class="price">9 €</b>';

describe('the link of an entry', () => {
  it.each<[string, string, readonly string[]]>([
    ['is the entry itself', `<a href="/p/1">Kettle ${PRICE}</a>`, ['/p/1']],
    [
      'is the one in its heading',
      `<li><a href="/brand">Acme</a><h2><a href="/p/1">Kettle</a></h2>${PRICE}</li>`,
      ['/p/1'],
    ],
    [
      'is the one in a smaller heading',
      `<li><a href="/brand">Acme</a><h3><a href="/p/1">K</a></h3>${PRICE}</li>`,
      ['/p/1'],
    ],
    [
      'is the one that Amazon makes',
      `<li><a href="/brand">Acme</a><a href="/x/dp/B07PGL2ZSL">K</a>${PRICE}</li>`,
      ['/x/dp/B07PGL2ZSL'],
    ],
    [
      'is the first that leads to no basket',
      `<li><a href="/cart?add=1">+</a><a href="/p/1">K</a>${PRICE}</li>`,
      ['/p/1'],
    ],
    [
      'is none to its maker',
      `<li><a class="item__brand" href="/acme">Acme</a><a href="/p/1">K</a>${PRICE}</li>`,
      ['/p/1'],
    ],
    [
      'is none to its maker in a heading',
      `<li><h2 class="brand"><a href="/acme">Acme</a></h2><h3><a href="/p/1">K</a></h3>${PRICE}</li>`,
      ['/p/1'],
    ],
    ['is none that opens a menu', `<li><a href="#menu">…</a><a href="javascript:x()">+</a>${PRICE}</li>`, []],
    ['is none that calls somebody', `<li><a href="tel:123">Ask</a><a href="mailto:a@b.c">Ask</a>${PRICE}</li>`, []],
    [
      'may be a whole address',
      `<li><a href="https://shop.example/p/1">K</a>${PRICE}</li>`,
      ['https://shop.example/p/1'],
    ],
    ['is none that asks for an opinion', `<li><a href="/p/1/reviews">5 stars</a>${PRICE}</li>`, []],
    ['is none to the till', `<li><a href="/checkout">Pay</a>${PRICE}</li>`, []],
    ['is none of a menu', `<nav><li><a href="/p/1">K</a>${PRICE}</li></nav>`, []],
    ['is none beside the list', `<aside><li><a href="/p/1">K</a>${PRICE}</li></aside>`, []],
    ...['related', 'Recommended', 'box-upsell', 'recently-viewed'].map((name): [string, string, readonly string[]] => [
      `is none of what is called ${name}`,
      `<div class="${name}"><li><a href="/p/1">K</a>${PRICE}</li></div>`,
      [],
    ]),
    ['stands a few boxes around the price', `<li><a href="/p/1">K</a>${inside(7, PRICE)}</li>`, ['/p/1']],
    ['is no other one far around it', `<li><a href="/p/1">K</a>${inside(8, PRICE)}</li>`, []],
    ['is none where there is no link', PRICE, []],
    ['is none of a page of links around it', `<div>${'<a href="/p/1">K</a>'.repeat(80)}${PRICE}</div>`, []],
    ['is one of as many as an entry may have', `<div>${'<a href="/p/1">K</a>'.repeat(79)}${PRICE}</div>`, ['/p/1']],
  ])('%s', (_, html, expected) => {
    expect(links(html)).toEqual(expected);
  });

  it('is told once for the old and the new price, and again for the next entry', () => {
    const entry = (id: string): string => `<li><a href="/p/${id}">K</a><s class="price">12 €</s>${PRICE}</li>`;
    expect(links(`<ul>${entry('1')}${entry('2')}</ul>`)).toEqual(['/p/1', '/p/2']);
  });

  it('is looked for beside a hundred prices that have none, and no more', () => {
    const table = (rows: number): string =>
      `<section>${`<p>${PRICE}</p>`.repeat(rows)}</section><footer><p><a href="/p/1">K</a>${PRICE}</p></footer>`;
    expect(links(table(80))).toEqual(['/p/1']);
    expect(links(table(110))).toEqual([]);
  });
});

it.each(['', 'MSRP:', '$0.00'])('a place for a price that holds %o is passed over for the next one', (empty) => {
  expect(read(`<li><i class="rrp-price">${empty}</i><a href="/p/1">K</a>${PRICE}</li>`)).toMatchObject([
    { href: '/p/1', price: '9 €' },
  ]);
});

describe('the name of an entry', () => {
  it.each<[string, string, string]>([
    ['a heading', '<a href="/p/1">More</a><h3>Copper Kettle</h3>', 'Copper Kettle'],
    [
      'no heading that is called the brand',
      '<h2 class="brand">Acme</h2><a href="/p/1">More</a><h3>Copper Kettle</h3>',
      'Copper Kettle',
    ],
    ['what is called a title', '<a href="/p/1">More</a><i class="cardTitle">Copper Kettle</i>', 'Copper Kettle'],
    ['what is called a name', '<a href="/p/1">More</a><i class="product-name">Copper Kettle</i>', 'Copper Kettle'],
    ['its link', '<a href="/p/1">Copper Kettle</a>', 'Copper Kettle'],
    ['its link up to the price', `<a href="/p/1">Copper Kettle<b>9 €</b>4.9 stars</a>`, 'Copper Kettle'],
    ['its link that begins with the price', `<a href="/p/1"><b>9 €</b> Kettle</a>`, '9 € Kettle'],
    ['its picture', '<a href="/p/1"><img alt=""><img alt="Copper Kettle"></a>', 'Copper Kettle'],
    ['nothing', '<a href="/p/1"><img></a>', ''],
  ])('is that of %s', (_, html, expected) => {
    expect(read(`<li>${html}${PRICE}</li>`)).toMatchObject([{ name: expected, price: '9 €' }]);
  });
});

it('entries that name their ASIN are told even without link and price', () => {
  expect(
    read('<div data-asin="B07PGL2ZSL"><i class="a-price">9,99 €</i></div><div data-asin="B0CHX1W1XY"></div>'),
  ).toEqual([
    { href: '', name: '', price: '9,99 €', code: 'B07PGL2ZSL' },
    { href: '', name: '', price: '', code: 'B0CHX1W1XY' },
  ]);
});

it('the badge that says how much less it is is no price', () => {
  const badge = (text: string): string => `<li><a href="/p/1">K</a><b class="price">${text}</b>${PRICE}</li>`;
  expect(read(badge('-20%')).map(({ price }) => price)).toEqual(['9 €']);
  expect(read(badge('12 € -20%')).map(({ price }) => price)).toEqual(['12 € -20%']);
});

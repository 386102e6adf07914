import { describe, expect, it } from 'vitest';
import { collect } from '../../../lib/detect/collect.ts';
import type { Evidence } from '../../../lib/domain/recognise/evidence.ts';
import { readSold } from '../../../lib/domain/recognise/sold.ts';
import { documentOf } from './fixture-page.ts';

const SHOP = new URL('https://shop.example/p/1');
const page = (html: string, head = ''): Document =>
  documentOf(`<html lang="en"><head>${head}</head><body>${html}</body></html>`);
const seen = (html: string, head = ''): Evidence => collect(page(html, head), SHOP);

/** A page of as many elements, which the parser of the tests could not hold. */
const ofSize = (count: number, document: Document): Document =>
  Object.assign(document, {
    getElementsByTagName: (name: string) =>
      name === '*' ? { item: (at: number) => (at < count ? document.body : null) } : {},
  });

const PRODUCT = '<script type="application/ld+json">{"@type":"Product","name":"X"}</script>';
const PRICE = '<b class="price">1 €</b>';
const BUTTON = '<button>Add to cart</button>';
const GONE = '<i class="sold-out">Sold out</i>';
const stock = (evidence: Evidence): readonly string[] =>
  evidence.stock.filter(([name]) => name === 'stock').map(([, text]) => text);

describe('a page of hundreds of thousands of elements', () => {
  const endless = (count: number): Evidence =>
    collect(
      ofSize(
        count,
        page(
          `<h1>X</h1>${PRICE}${BUTTON}<script type="application/ld+json">{"@type":"Offer"}</script><p typeof="Product">`,
          `<meta property="og:type" content="product">${PRODUCT}`,
        ),
      ),
      SHOP,
      () => 0,
    );

  it('is heard by its head alone', () => {
    expect(endless(300_001)).toMatchObject({
      url: SHOP.href,
      metas: [['og:type', 'product']],
      jsonLd: ['{"@type":"Product","name":"X"}'],
      title: '',
      headings: [],
      rdfa: [],
      prices: [],
      buttons: [],
    });
  });

  it('is heard by all its data where they are fewer', () => {
    for (const count of [100_001, 300_000])
      expect(endless(count)).toMatchObject({
        metas: [['og:type', 'product']],
        jsonLd: ['{"@type":"Product","name":"X"}', '{"@type":"Offer"}'],
        headings: ['X'],
        rdfa: [{}],
        prices: [],
        buttons: [],
      });
    expect(endless(100_000)).toMatchObject({ headings: ['X'], prices: [{ text: '1 €' }], buttons: [{}] });
  });
});

describe('a large page', () => {
  const large = (html: string, times: readonly number[]): Evidence => {
    const left = [...times];
    let last = 0;
    return collect(ofSize(20_000, page(html)), SHOP, () => (last = left.shift() ?? last));
  };

  it('is read whole where time does not run out', () => {
    expect(large(`<h1>X</h1>${PRICE}${BUTTON}`, [0, 25])).toMatchObject({ prices: [{ text: '1 €' }], buttons: [{}] });
    expect(large(`<h1>X</h1>${PRICE}${BUTTON}`, [0, 26])).toMatchObject({ prices: [], buttons: [] });
  });

  it('has a clock of its own', () => {
    expect(collect(ofSize(20_000, page(`<h1>X</h1>${PRICE}${BUTTON}`)), SHOP).headings).toEqual(['X']);
  });
});

describe('whether a thing can be had is looked for', () => {
  it.each<[string, string, readonly string[]]>([
    ['where a price stands and no button', PRICE + GONE, ['Sold out|sold-out']],
    ['where the data speaks of a product', PRODUCT + GONE, ['Sold out|sold-out']],
    ['beside a button that may sell', `${PRICE}<button>Order status</button>${GONE}`, ['Sold out|sold-out']],
    ['not beside a button that surely sells', `${PRICE}<button>Add to cart</button>${GONE}`, []],
    [
      'beside a button that nobody sees',
      `${PRICE}<p hidden><button>Add to cart</button></p>${GONE}`,
      ['Sold out|sold-out'],
    ],
    ['but not what is hidden', `${PRICE}<i class="-hide">${GONE}</i><i class="unvisible">${GONE}</i>`, []],
    [
      'but not of one size',
      `${PRICE}<p><select><option>38 – sold out</option></select><label>L, sold out</label></p>`,
      [],
    ],
    ['not where nothing is sold', GONE, []],
    [
      'though the data says otherwise',
      `<script type="application/ld+json">{"@type":"Product","offers":{"availability":"InStock"}}</script>${GONE}`,
      ['Sold out|sold-out'],
    ],
  ])('%s', (_, html, expected) => {
    expect(stock(seen(html))).toEqual(expected);
  });
});

describe('the entries of a list are looked for', () => {
  const entry = `<div><a href="/a">A</a>${PRICE}</div>`;
  const other = `<div><a href="/b">B</a>${PRICE}</div>`;
  it.each<[string, string, number]>([
    ['where two prices stand', entry + other, 2],
    ['not where one does', entry, 0],
    ['not where the data names the one product', PRODUCT + entry + other, 0],
    ['where the data names two', PRODUCT + PRODUCT + entry + other, 2],
  ])('%s', (_, html, count) => {
    expect(seen(html).cards).toHaveLength(count);
  });
});

describe('prices under names of other languages are looked for', () => {
  const preis = '<b class="preis">1 €</b>';
  it.each<[string, string, readonly string[]]>([
    ['beside a button', preis + BUTTON, ['1 €']],
    ['where the data speaks of a product', PRODUCT + preis, ['1 €']],
    ['not where nothing is sold', preis, []],
    ['not beside those of English names', preis + BUTTON + PRICE.replace('1', '2'), ['2 €']],
  ])('%s', (_, html, expected) => {
    expect(seen(html).prices.map(({ text }) => text)).toEqual(expected);
  });
});

describe('where neither a name nor a plain button speaks of a sale', () => {
  const ELSEWHERE = new URL('https://kettles.example/a');
  const entry = (at: string): string => `<div><a href="/${at}">A</a><b id="price-${at}">1 €</b></div>`;
  const LINK = '<a class="to-cart">Add to cart</a>';
  it.each<[string, URL, string, number, number]>([
    ['rarer names of prices are not asked for', ELSEWHERE, entry('a') + entry('b'), 0, 0],
    ['they are where the address makes a sale likely', SHOP, entry('a') + entry('b'), 2, 0],
    ['they are beside what surely sells', ELSEWHERE, PRICE + entry('a') + entry('b') + LINK, 2, 1],
    ['they are not beside what may', ELSEWHERE, `${PRICE + entry('a') + entry('b')}<a class="to-cart">Cart</a>`, 0, 0],
    ['they are beside a button', ELSEWHERE, entry('a') + entry('b') + BUTTON, 2, 1],
    ['no link is taken for a button', ELSEWHERE, LINK, 0, 0],
    ['one is beside a price', ELSEWHERE, LINK + PRICE, 0, 1],
    ['one is beside a form', ELSEWHERE, `<form action="/cart-add"><select></select></form>${LINK}`, 0, 2],
  ])('%s', (_, url, html, entries, buttons) => {
    const view = collect(page(html), url, () => 0);
    expect([view.cards.length, readSold(view).buttons.length]).toEqual([entries, buttons]);
  });
});

it('a source that a page has broken is silent, and no other', () => {
  const broken = page(`<h1>X</h1>${PRICE}${BUTTON}`, '<title>T</title>');
  const { querySelector } = broken;
  broken.querySelector = (selector: string) => {
    if (selector === 'title') throw new Error('mine');
    return querySelector.call(broken, selector);
  };
  expect(collect(broken, SHOP, () => 0)).toMatchObject({
    title: '',
    canonical: '',
    lang: '',
    headings: ['X'],
    buttons: [{}],
  });
});

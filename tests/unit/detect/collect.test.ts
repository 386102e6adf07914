import { describe, expect, it } from 'vitest';
import { cards } from '../../../lib/detect/cards.ts';
import { collect } from '../../../lib/detect/collect.ts';
import { jsonLd, states } from '../../../lib/detect/json-scripts.ts';
import { pricedElements } from '../../../lib/detect/priced.ts';
import type { Evidence } from '../../../lib/domain/recognise/evidence.ts';
import { documentOf } from './fixture-page.ts';

/** As many elements as counts for huge; the parser of the tests cannot count them all. */
const huge = (document: Document): Document =>
  Object.assign(document, {
    getElementsByTagName: () => ({ item: (at: number) => (at === 10_000 ? document.body : null) }),
  });

const body = (html: string): Document => documentOf(`<html lang="en"><body>${html}</body></html>`);

describe('scripts', () => {
  const script = (type: string, text: string): string => `<script type="${type}">${text}</script>`;
  it('are read where they could speak of a product, articles beside them', () => {
    const article = '{"@type":"NewsArticle"}';
    const product = '{"@type":"Product"}';
    const page = body(
      ['{"@type":"Person"}', article, product].map((text) => script('application/ld+json', text)).join(''),
    );
    expect(jsonLd(page)).toEqual([product, article]);
    expect(jsonLd(body(script('application/ld+json', article)))).toEqual([]);
    expect(jsonLd(body(script('Application/LD+JSON; charset=utf-8', product)))).toEqual([product]);
    expect(jsonLd(body(script('application/ld+json', `{"@type":"Product","x":"${'y'.repeat(400_000)}"}`)))).toEqual([]);
  });

  const EAN = '4006381333931';

  it.each<[string, string]>([
    ['JSON', script('application/json', `{"barcode":"${EAN}"}`)],
    ['a page’s own script', script('text/javascript', `x = { gtin: ${EAN} }`)],
    ['one that says nothing of its kind', `<script>x["EAN"] = '${EAN}'</script>`],
    ['a list of what is known of a thing', script('', `{"name":"GTIN 13","group":["a",1],"code":"${EAN}"}`)],
    ['a text in a script', script('', String.raw`push("{\"ean\":{\"data\":\"${EAN}\"}}")`)],
    ['Magento’s', script('text/x-magento-init', `{"upc":"${EAN}"}`)],
    ['a template that holds a state', `<template data-varname="S"><script>{"ean":"${EAN}"}</script></template>`],
    ['an attribute for variations', `<form data-product_variations='[{"ean":"${EAN}"}]'></form>`],
    ['an attribute for a product', `<div data-product='{"ean13":"${EAN}"}'></div>`],
    ['an attribute for a page', `<div data-page='{"ean":"${EAN}"}'></div>`],
    ['an attribute for a part of it', `<div data-props='{"ean":"${EAN}"}'></div>`],
    ['one for such a part of another kind', `<div data-react-props='{"ean":"${EAN}"}'></div>`],
    ['any attribute around the heading', `<kettle-page :x='{"ean":"${EAN}"}'><h1>Kettle</h1></kettle-page>`],
  ])('of a page’s state are read where they hold a code: %s', (_, html) => {
    const [read = '', ...more] = states(body(`${'<a data-product="12" data-page="2"></a>'.repeat(3)}${html}`));
    expect(read).toContain(EAN);
    expect(more).toEqual([]);
  });

  it.each<[string, string]>([
    ['where they hold none', script('application/json', '{"theme":40063813}')],
    ['where it is of a word with these letters in it', script('', `x = { ocean: '${EAN}', boolean: ${EAN} }`)],
    ['where the code is of what comes next', script('', `{"a":{"ean":""},"id":"${EAN}"}`)],
    ['where it is too far away', script('', `x.ean = '';${' '.repeat(40)}x.id = ${EAN}`)],
    ['where they speak of things for machines', script('application/ld+json', `{"gtin":"${EAN}"}`)],
    ['in any other attribute', `<h1>Kettle</h1><div :x='{"ean":"${EAN}"}'></div>`],
    ['in any other template', `<template><script>{"ean":"${EAN}"}</script></template>`],
  ])('of a page’s state are not read %s', (_, html) => {
    expect(states(body(html))).toEqual([]);
  });

  it('of attributes are three at most', () => {
    const state = `{"ean":"${EAN}"}`;
    const all = Array.from({ length: 5 }, (_, at) => `data-x${String(at)}='${state}'`).join(' ');
    expect(states(body(`<div data-props='{}' ${all}></div>`))).toEqual([state, state, state]);
    expect(states(body(`<div data-props='${state}'></div>`.repeat(5)))).toEqual([state, state, state]);
  });
});

describe('cards', () => {
  it('are the smallest boxes around a price with a link to a product', () => {
    const card = (id: string): string =>
      `<li><div><a href="#">x</a><a href="/cart?add=${id}">+</a><a href="/p/${id}"><h3>Name ${id}</h3></a></div><p><b class="price">1 €</b></p></li>`;
    const page = body(`<ul>${card('a')}${card('b')}</ul>`);
    expect(cards(page, pricedElements(page))).toEqual([
      { href: '/p/a', name: 'Name a', price: '1 €', code: '' },
      { href: '/p/b', name: 'Name b', price: '1 €', code: '' },
    ]);
  });

  it('that name their ASIN come first', () => {
    const page = body(
      '<div data-asin="B0BSHF7WHW"><h2><a href="/dp/B0BSHF7WHW">X</a></h2></div><div data-asin=""></div>',
    );
    expect(cards(page, [])).toEqual([{ href: '/dp/B0BSHF7WHW', name: 'X', price: '', code: 'B0BSHF7WHW' }]);
  });
});

describe('collect', () => {
  it('looks no further on a page that sells nothing', () => {
    const page = body('<h1>News</h1><table><tr><td>EAN</td><td>4006381333931</td></tr></table>');
    // On a busy machine a page may seem to take its time: here none passes.
    expect(collect(page, new URL('https://news.example/'), () => 0)).toMatchObject({
      rows: [],
      codes: [],
      cards: [],
      headings: ['News'],
    });
  });

  it('reads the details of an Amazon page and leaves out the products beside it', () => {
    const page = body(
      '<span id="productTitle">X</span><div id="detailBullets_feature_div"><li>EAN: 4006381333931</li></div><div data-asin="B0BSHF7WHW"></div><li>Brand: Y</li>',
    );
    const found = collect(page, new URL('https://www.amazon.de/dp/B0CHX1W1XY'));
    expect(found).toMatchObject({ rows: [['EAN', '4006381333931']], codes: [['EAN:', '4006381333931']], cards: [] });
    expect(
      collect(body('<div data-asin="B0BSHF7WHW"></div>'), new URL('https://www.amazon.de/s?k=x')).cards,
    ).toHaveLength(1);
  });

  it('looks for no buttons and no stock on what calls itself an article, unless its data speaks of a product', () => {
    const shown = `${'<div><a href="/x">X</a><b class="price">1 €</b></div>'.repeat(2)}<i class="sold-out">Sold out</i><button>Add to cart</button>`;
    const address = new URL('https://paper.example/x');
    const article =
      '<meta property="og:type" content="article"><meta property="article:published_time" content="2026-03-01">';
    expect(collect(body(`${article}${shown}`), address)).toMatchObject({
      buttons: [],
      rows: [],
      prices: [],
      cards: [{ price: '1 €' }],
    });
    const product = '<script type="application/ld+json">{"@type":"Product","name":"X"}</script>';
    expect(collect(body(`${article}${product}${shown}`), address).buttons).toHaveLength(1);
  });

  it('of a huge page on a slow machine gives the data at least', () => {
    const data =
      '<script type="application/ld+json">{"@type":"Product","name":"X"}</script><meta property="og:type" content="product">';
    const shown = '<h1>X</h1><b class="price">1 €</b><button>Add to cart</button>';
    let time = 0;
    const slow = (): number => (time += 1000);
    const address = new URL('https://shop.example/p/x');
    expect(collect(huge(body(`${data}${shown}`)), address, slow)).toMatchObject({
      headings: ['X'],
      jsonLd: ['{"@type":"Product","name":"X"}'],
      metas: [['og:type', 'product']],
      prices: [],
      buttons: [],
    });
    const counted = [0, 0];
    expect(collect(body(`${data}${shown}`), address, () => counted.shift() ?? slow())).toMatchObject({
      prices: [{ text: '1 €' }],
    });
  });

  it('of a page that takes its time to be counted, though of few elements, reads what time is left for', () => {
    const page = (): Document =>
      body('<meta property="og:type" content="product"><h1>X</h1><b class="price">1 €</b><p typeof="Product">');
    const at = (...times: readonly number[]): Evidence => {
      const left = [...times];
      return collect(
        page(),
        new URL('https://shop.example/p/x'),
        () => (left.length > 1 ? left.shift() : left[0]) ?? 0,
      );
    };
    expect(at(0, 2, 1000)).toMatchObject({ headings: ['X'], rdfa: [{}], prices: [{ text: '1 €' }] });
    expect(at(0, 3, 25)).toMatchObject({ headings: ['X'], rdfa: [{}], prices: [{ text: '1 €' }] });
    expect(at(0, 3, 26)).toMatchObject({
      metas: [['og:type', 'product']],
      headings: [],
      rdfa: [],
      prices: [],
    });
  });

  it('of a huge page of Amazon on a slow machine gives the places and the details at least', () => {
    const page = `<span id="productTitle">X</span><div id="detailBullets_feature_div"><li>EAN: 4006381333931</li></div>`;
    let time = 0;
    const found = collect(huge(body(page)), new URL('https://www.amazon.de/dp/B0CHX1W1XY'), () => (time += 1000));
    expect(found).toMatchObject({ rows: [['EAN', '4006381333931']], codes: [['EAN:', '4006381333931']] });
    expect(found.slots.find(({ name }) => name === 'title')?.texts).toEqual(['X']);
  });
});

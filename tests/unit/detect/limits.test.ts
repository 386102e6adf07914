import { describe, expect, it } from 'vitest';
import { requests } from '../../../lib/contract/messages.ts';
import { collect } from '../../../lib/detect/collect.ts';
import { jsonLd, states } from '../../../lib/detect/json-scripts.ts';
import type { Evidence } from '../../../lib/domain/recognise/evidence.ts';
import { documentOf } from './fixture-page.ts';

const LONG = 'x'.repeat(3000);
const SHOP = 'https://shop.example/p/1';
const AMAZON = 'https://www.amazon.de/dp/B07PGL2ZSL';

/** What a page sends, and whether the background would take it. */
function sent(html: string, address = SHOP, head = ''): Evidence {
  // How much is told is asked here, not how soon: the clock stands, or a busy machine would tell less.
  const page = documentOf(`<html lang="en"><head>${head}</head><body>${html}</body></html>`);
  const view = collect(page, new URL(address), () => 0);
  expect(requests['page/seen'].payload.safeParse({ view, url: SHOP, revision: 1, came: [SHOP] }).error).toBeUndefined();
  return view;
}

describe('what a page says at too great a length is cut, and the rest of it is still heard', () => {
  const PRICE = '<b class="price">9 €</b>';
  const BUTTON = '<button>Add to cart</button>';
  it.each<[string, string, string]>([
    ['its heading', `<h1>${LONG}</h1>`, ''],
    ['its title', '', `<title>${LONG}</title>`],
    ['its canonical address', '', `<link rel="canonical" href="/${LONG.repeat(3)}">`],
    ['the name and the content of a tag', '', `<meta property="${LONG}" content="${LONG}">`],
    [
      'a value in its markup',
      `<div itemscope itemtype="http://schema.org/Product"><i itemprop="name">${LONG}</i></div>`,
      '',
    ],
    ['a button', `${PRICE}<button title="${LONG}">Add to cart</button>`, ''],
    ['the names of a price', `${BUTTON}<b class="price ${LONG}">9 €</b>`, ''],
    ['a price', `${BUTTON}<b class="price">9 € ${LONG.slice(0, 900)}</b>`, ''],
    ['a label', `${BUTTON}<ul><li>${LONG.slice(0, 400)}: ${LONG.slice(0, 1200)}</li></ul>`, ''],
    ['the name of its stock', `${PRICE}<i class="stock ${LONG}">None</i>`, ''],
    ['the words before a number', `${BUTTON}<p>${LONG} EAN 4006381333931</p>`, ''],
    [
      'the link and the name of an entry',
      `<p><a href="/${LONG.repeat(2)}">${LONG.slice(0, 2000)}</a>${PRICE}</p>`.repeat(2),
      '',
    ],
    ['the picture of an entry', `<p><a href="/p"><img alt="${LONG}"></a>${PRICE}</p>`.repeat(2), ''],
  ])('%s', (_, html, head) => {
    const { headings, title } = sent(
      `${html}<h1>Kettle</h1>`,
      SHOP,
      `${head}<title>Kettle</title><script type="application/ld+json">{"@type":"WebPage","about":"offer"}</script>`,
    );
    expect([...headings, title].join(' ')).toContain('Kettle');
  });

  it.each([
    ['a place', `<span id="productTitle">Kettle</span><img id="landingImage" src="data:${LONG}">`],
    ['an ASIN', `<div data-asin="${LONG}"></div>`],
    ['a byline', `<span id="productTitle">Kettle</span><a id="bylineInfo">${LONG}</a>`],
  ])('%s of Amazon', (_, html) => {
    sent(html, AMAZON);
  });

  it('the language and the address of the page', () => {
    const page = documentOf(`<html lang="${LONG}"><body></body></html>`);
    const view = collect(page, new URL(`${SHOP}?x=${LONG.repeat(3)}`));
    expect(requests['page/seen'].payload.safeParse({ view, url: SHOP, revision: 1, came: [SHOP] }).success).toBe(true);
    expect(view.lang.length).toBeLessThan(100);
  });
});

describe('of what a page has too many, the first are told', () => {
  const BUTTON = '<button>Add to cart</button>';
  it.each<[string, string, (view: Evidence) => number]>([
    ['labels', `${BUTTON}<table>${'<tr><td>A</td><td>1</td></tr>'.repeat(500)}</table>`, ({ rows }) => rows.length],
    ['prices', `${BUTTON}${'<b class="price">9 €</b>'.repeat(300)}`, ({ prices }) => prices.length],
    ['codes', `${BUTTON}${'<p>EAN 4006381333931</p>'.repeat(300)}`, ({ codes }) => codes.length],
  ])('%s', (_, html, count) => {
    const told = count(sent(html));
    expect(told).toBeGreaterThan(30);
    expect(told).toBeLessThanOrEqual(300);
  });

  it('and so from all the boxes in which Amazon keeps details', () => {
    const row = '<tr><td>EAN</td><td>4006381333931</td></tr>';
    const html = [
      'prodDetails',
      'detail-bullets',
      'tech-specs-table-wrapper',
      'detail_bullets_id',
      'productDetails_techSpec_section_1',
    ]
      .map((id) => `<div id="${id}"><table>${row.repeat(250)}</table></div>`)
      .join('');
    const { rows, codes } = sent(`<span id="productTitle">Kettle</span>${html}`, AMAZON);
    expect(rows.length).toBeLessThanOrEqual(300);
    expect(codes.length).toBeLessThanOrEqual(60);
  });
});

describe('data of hundreds of kilobytes', () => {
  const ld = (length: number): string =>
    `<script type="application/ld+json">${'{"@type":"Product"}'.padEnd(length)}</script>`;
  const state = (length: number): string =>
    `<script type="application/json">${'{"gtin":"40063813"}'.padEnd(length)}</script>`;
  const blank = (length: number): string => `<script>${' '.repeat(length)}</script>`;
  const form = (length: number): string =>
    `<form data-product_variations="${'[{ean:40063813}]'.padEnd(length)}"></form>`;
  const read = (html: string, source: (page: Document) => readonly string[]): readonly number[] =>
    source(documentOf(`<html><body>${html}</body></html>`)).map(({ length }) => length);

  it.each<[string, string, (page: Document) => readonly string[], readonly number[]]>([
    ['is read up to a limit', ld(400_000), jsonLd, [400_000]],
    ['is not beyond it', ld(400_001), jsonLd, []],
    [
      'is left out where it would cross it, what follows is not',
      ld(300_000) + ld(150_000) + ld(50_000),
      jsonLd,
      [300_000, 50_000],
    ],
    ['adds up', ld(150_000).repeat(3), jsonLd, [150_000, 150_000]],
    ['of a page’s state is read up to a limit', state(300_000) + state(200_000), states, [300_000]],
    [
      'of scripts is searched up to a limit',
      blank(350_000).repeat(2) + state(100_000) + blank(200_000),
      states,
      [100_000],
    ],
    ['of scripts is not searched beyond it', blank(350_000).repeat(2) + blank(250_000) + state(100_000), states, []],
    ['of a shop’s variations is read up to a limit', form(399_999) + form(400_000), states, [399_999]],
  ])('%s', (_, html, source, expected) => {
    expect(read(html, source)).toEqual(expected);
  });
});

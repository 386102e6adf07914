import { describe, expect, it } from 'vitest';
import type { PageView, Sighting } from '../../../lib/domain/sighting.ts';
import { detectIn } from './fixture-page.ts';

const ADDRESS = 'https://tools.example/item.php?id=7';
const BUY = '<form action="/cart.php"><input name="qty"><button>Add to cart</button></form>';
const PRICE = '<p class="price">€45.00</p>';

/** What is seen of a page that states nothing for machines. */
function view(body: string, { title = 'Belt sander', lang = 'en', address = ADDRESS } = {}): PageView {
  return detectIn(`<html lang="${lang}"><head><title>${title}</title></head><body>${body}</body></html>`, address);
}
function seen(body: string, page = {}): Sighting | undefined {
  const found = view(body, page);
  return found.kind === 'product' ? found.sightings[0] : undefined;
}
const minor = (body: string, page = {}): number | undefined => seen(body, page)?.price?.value.minor;
const there = (body: string): string | undefined => seen(body)?.availability?.value;

/** What others bought, each with a button of its own. */
const card = (name: string, price: string): string =>
  `<div><h3><a href="/${name}">${name}</a></h3><p class="price">${price}</p><button>Add to cart</button></div>`;

describe('the product’s own box', () => {
  it('may hold the cards of others, below a heading that stands above it', () => {
    const box = `<div>${'<p>It sands wood, and more than wood.</p>'.repeat(30)}${PRICE}${BUY}${card('Paper', '€9.00')}</div>`;
    expect(minor(`<h1>Belt sander</h1>${box}`)).toBe(4500);
  });

  it('is its own where it is headed by a name that leads nowhere', () => {
    const box = `<div><h2>Belt sander</h2><h3><a href="/power-tools">Power tools</a></h3>${BUY}</div>`;
    expect(seen(`<h1>Belt sander</h1>${box}`)).toBeDefined();
    expect(seen(`<h1>Belt sander</h1>${box.replace('<h2>Belt sander</h2>', '')}`)).toBeUndefined();
  });

  it('may stand in a bar beside the heading, where it can be bought', () => {
    const bar = (more: string): string =>
      `<main><div><h1>Copper Kettle</h1></div><aside><p class="price">€ 49.90</p>${more}</aside></main>`;
    const minor = (html: string): number | undefined => {
      const view = detectIn(`<html lang="en"><body>${html}</body></html>`, 'https://shop.example/p/kettle');
      return view.kind === 'product' ? view.sightings[0].price?.value.minor : undefined;
    };
    expect(minor(bar('<button>Add to cart</button>'))).toBe(4990);
    expect(minor(`${bar('')}<button>Add to cart</button>`)).toBeUndefined();
  });

  it('may be named after what it has beside it', () => {
    const box = `<div class="shop-box has-related">${PRICE}${BUY}</div>`;
    expect(minor(`<div><h1>Belt sander</h1></div>${box}`)).toBe(4500);
    expect(seen(`<div><h1>Belt sander</h1></div>${box.replace('has-related', 'related')}`)).toBeUndefined();
  });
});

describe('what stands in a box of other things', () => {
  it.each(['class', 'id'])('by its %s', (attribute) => {
    const others = `<div ${attribute}="dlCorrelati">${'<p><b>Paper</b><i class="price">€9.00</i><button>Add to cart</button></p>'.repeat(2)}</div>`;
    const found = seen(`<h1>Belt sander</h1>${PRICE}<p>Out of stock</p>${others}`);
    expect([found?.price?.value.minor, found?.availability?.value]).toEqual([4500, 'out-of-stock']);
  });
});

describe('the buttons of others', () => {
  const gone = `<h1>Belt sander</h1>${PRICE}<p class="stock">Out of stock</p>`;
  it('do not say that this is there', () => {
    expect(there(gone + card('Paper', '€9.00') + card('Bag', '€19.00'))).toBe('out-of-stock');
    expect(there(gone + BUY + card('Paper', '€9.00'))).toBe('in-stock');
  });

  it('make no product of a page that sells nothing', () => {
    const teaser = `<aside><h3><a href="/sander">Belt sander</a></h3>${PRICE}<button>Add to cart</button></aside>`;
    expect(view(`<h1>About freight</h1><table><tr><td>Parcel</td><td>€4.90</td></tr></table>${teaser}`).kind).toBe(
      'nothing',
    );
  });

  it('are not those that a link is drawn as', () => {
    expect(there(`<h1>Belt sander</h1>${PRICE}<a href="/order?id=7"><img alt="Add to cart"></a>`)).toBe('in-stock');
  });
});

describe('a form of the basket', () => {
  const form = (inner: string): string => `<form action="/checkout/cart/add/7">${inner}</form>`;
  it('says nothing where people see nothing of it', () => {
    const hidden = form('<input type="hidden" name="product" value="7">');
    const html = `<h1>Belt sander</h1>${PRICE}${hidden}<p class="availability">Out of stock</p>`;
    expect(there(html)).toBe('out-of-stock');
  });

  it.each([
    '<select><option>S</option></select>',
    '<input name="qty">',
    '<i onclick="add()">+</i>',
    '<i class="btn">+</i>',
  ])('sells with %s', (inner) => {
    expect(there(`<h1>Belt sander</h1>${PRICE}${form(inner)}`)).toBe('in-stock');
  });
});

describe('the heading', () => {
  const body = (logo: string): string => `<header><h1>${logo}</h1></header><h2>Belt sander</h2>${PRICE}${BUY}`;
  it.each(['/', 'https://tools.example/', 'https://tools.example', '/index.html'])(
    'is not the name of the shop, which leads to %s',
    (href) => {
      expect(
        seen(body(`<a href="${href}">Hammer Tools</a>`), { title: 'Hammer Tools / Belt sander' })?.name?.value,
      ).toBe('Belt sander');
    },
  );

  it('is the only one there is, wherever it leads', () => {
    const html = `<h1><a href="/">Belt sander</a></h1>${PRICE}${BUY}`;
    expect(seen(html, { title: 'Tools' })?.name?.value).toBe('Belt sander');
  });
});

describe('the price', () => {
  it.each([
    ['before one in brackets', '<p class="price">€45.00 (€37.82 + VAT)</p>', 4500],
    [
      'and not one that its line calls old',
      '<p class="price-a">List price: <b class="price-b">€60.00</b></p><p class="price-c">€45.00</p>',
      4500,
    ],
    [
      'and not one that is struck elsewhere',
      '<p class="price-a line-through">€60.00</p><p><i class="price-b">€60.00</i></p><p class="price-c">€45.00</p>',
      4500,
    ],
    [
      'and not the first of two, the higher one',
      '<p class="price-box"><b class="price-x">€60.00</b><b class="price-y">€45.00</b></p>',
      4500,
    ],
    [
      'and not one beside a reduced one, in the language of the shop',
      '<p><b class="spanFiyat">60,00 TL</b></p><p id="indirimliFiyat">45,00 TL</p>',
      4500,
      'tr',
    ],
    [
      'and not what it costs to send it',
      '<p class="price-box"><b class="price-x">€45.00</b><b class="price-y">€6.99 post</b></p>',
      4500,
    ],
    [
      'in a text of its own, before what it is compared with',
      '<p class="price">€45.00* <i>-18%</i> <b class="list">instead of €55.00 (18% less)</b></p>',
      4500,
    ],
    [
      'and not several in a row',
      '<p class="price-box"><b class="price-x">145</b> <b class="price-y">160</b></p><span class="price">€145</span>',
      14_500,
    ],
    [
      'behind the old one, after a word',
      '<p class="price-box"><b class="old-price">RRP €60.00</b> Your price €45.00</p>',
      4500,
    ],
    [
      'under a name in the page’s language',
      '<b id="spanFiyat">45,00 TL</b><aside><p class="price">9,00 TL</p></aside>',
      4500,
      'tr',
    ],
  ])('is read %s', (_, html, expected, lang = 'en') => {
    expect(minor(`<h1>Belt sander</h1><main>${html}${BUY}</main>`, { lang })).toBe(expected);
  });
});

describe('a label in a box of its own', () => {
  it.each([
    '<span>Product Code:</span> BS-300<br>',
    '<b>SKU: </b><i>BS-300</i>',
    '<strong>Artikelnummer:</strong>BS-300',
  ])('%s', (line) => {
    expect(seen(`<h1>Belt sander</h1>${PRICE}${BUY}<div>${line}</div>`)?.sku?.value).toBe('BS-300');
  });

  it('is none without a colon, or before a whole story', () => {
    for (const line of ['<b>SKU</b> BS-300', `<b>SKU:</b> ${'BS-300 '.repeat(30)}`])
      expect(seen(`<h1>Belt sander</h1>${PRICE}${BUY}<div>${line}</div>`)?.sku).toBeUndefined();
  });
});

describe('where nothing has a name or can be pressed', () => {
  const bare = '<h1>Belt sander</h1><main><i>€45.00</i><p>SKU: BS-300</p></main>';
  it('the address tells where to look', () => {
    const gone = `${bare}<ul><li>SKU: BS-300</li><li>Availability: Sold out</li></ul>`;
    expect(seen(gone, { address: 'https://tools.example/pd/7/sander' })?.price?.value.minor).toBe(4500);
    expect(seen(gone, { address: 'https://tools.example/x/7/sander' })).toBeUndefined();
  });
});

describe('what is sold out', () => {
  it('is goods where it has a number', () => {
    const page = (more: string): string =>
      `<h1>Belt sander</h1>${PRICE}<ul><li>Availability: Sold out</li>${more}</ul>`;
    expect(there(page('<li>SKU: BS-300</li>'))).toBe('out-of-stock');
    expect(there(page(''))).toBeUndefined();
  });

  it('is a product where its address says so', () => {
    const html = `<h1>Belt sander</h1>${PRICE}<p class="sold-out">Sold out</p>`;
    const at = (query: string): string => `https://tools.example/index.php?${query}`;
    for (const query of ['main_page=product_info&cPath=3_21&products_id=418', 'product_id=7'])
      expect(seen(html, { address: at(query) })?.availability?.value).toBe('out-of-stock');
    expect(view(html, { address: at('main_page=evening&id=418') }).kind).toBe('nothing');
  });
});

interface HostilePage {
  readonly name: string;
  readonly address: string;
  /** The page at a share of its full size: the slower parser of the tests gets a smaller one. */
  readonly html: (share: number) => string;
  /** What only a running page can do; goes to the browser as text. */
  readonly grow?: (document: Document) => void;
}

const SHOP = 'https://shop.example/p/kettle';
/** With a basket button, so that no place of the page is left unread. */
const page = (body: string, head = ''): string =>
  `<!doctype html><html><head><title>x</title>${head}</head><body><button>Add to cart</button>${body}</body></html>`;
const ldJson = (json: string): string => `<script type="application/ld+json">${json}</script>`;
const times = (part: string, count: number): string => part.repeat(Math.max(1, Math.round(count)));
const PRODUCT =
  '{"@type":"Product","name":"Kettle","gtin13":"4006209700068","offers":{"price":"9.99","priceCurrency":"EUR"}}';

/** What a page can do to whoever reads it. */
export const HOSTILE: readonly HostilePage[] = [
  {
    name: 'a million nodes',
    address: SHOP,
    html: () => page('<h1>Kettle</h1>'),
    grow: (document) => {
      const box = document.createElement('div');
      for (let index = 0; index < 1000; index += 1) {
        const line = document.createElement('p');
        line.className = `price p${String(index)}`;
        for (let inner = 0; inner < 999; inner += 1) line.append(document.createElement('b'));
        box.append(line);
      }
      // Not to be drawn: the browser's own work is not what is tried here.
      box.hidden = true;
      document.body.append(box);
    },
  },
  {
    name: '50 MB of JSON-LD',
    address: SHOP,
    html: () => page('<h1>Kettle</h1>'),
    grow: (document) => {
      const block = document.createElement('script');
      block.type = 'application/ld+json';
      block.textContent = `{"@type":"Product","name":"Kettle","description":"${'water '.repeat(8_500_000)}"}`;
      document.body.append(block);
    },
  },
  {
    name: '50 MB of text',
    address: SHOP,
    html: () => page('<h1>Kettle</h1>'),
    grow: (document) => {
      const box = document.createElement('div');
      box.hidden = true;
      box.append('EAN 4006209700068 12,99 € '.repeat(2_000_000));
      document.body.append(box);
    },
  },
  { name: '10,000 blocks', address: SHOP, html: (share) => page(times(ldJson(PRODUCT), 10_000 * share)) },
  {
    name: 'one block of 20,000 products',
    address: SHOP,
    html: (share) => page(ldJson(`[${times(`${PRODUCT},`, 20_000 * share)}${PRODUCT}]`)),
  },
  {
    name: 'JSON-LD 100,000 deep',
    address: SHOP,
    html: (share) => page(ldJson(`${times('{"offers":[', 100_000 * share)}1`)),
  },
  {
    name: 'an open string',
    address: SHOP,
    html: (share) => page(ldJson(`{"@type":"Product","name":"${times('\\', 500_000 * share)}`)),
  },
  {
    name: 'comments without an end',
    address: SHOP,
    html: (share) => page(ldJson(`{"a":1,${times('/*', 300_000 * share)}`)),
  },
  { name: 'commas and spaces', address: SHOP, html: (share) => page(ldJson(`{"a":[${times(', ', 300_000 * share)}}`)) },
  {
    name: 'microdata in a ring',
    address: SHOP,
    html: (share) =>
      page(
        times(
          '<div itemscope itemtype="http://schema.org/Product" id="a" itemref="a b"><div itemprop="offers" itemscope itemref="a" id="b"><span itemprop="price">9</span></div></div>',
          2000 * share,
        ),
      ),
  },
  {
    name: 'microdata 5,000 deep',
    address: SHOP,
    html: (share) =>
      page(times('<div itemscope itemtype="http://schema.org/Product" itemprop="isRelatedTo">', 5000 * share)),
  },
  {
    name: 'rdfa 5,000 deep',
    address: SHOP,
    html: (share) =>
      page(times('<div typeof="Product" vocab="http://schema.org/" property="isRelatedTo">', 5000 * share)),
  },
  {
    name: 'keys of prototypes',
    address: SHOP,
    html: () =>
      page(
        ldJson(
          '{"@type":"Product","__proto__":{"polluted":1,"name":"x"},"constructor":{"prototype":{"polluted":1}},"name":"Kettle"}',
        ),
      ),
  },
  {
    name: 'half characters',
    address: SHOP,
    html: () =>
      page(
        ldJson(
          '{"@type":"Product","name":"Kettle \\ud83d","brand":"\\udc00","sku":"\\ud800","offers":{"price":"9","priceCurrency":"EUR"}}',
        ),
      ),
  },
  {
    name: 'bombs for price patterns',
    address: SHOP,
    html: (share) =>
      page(
        times(
          `<span class="price">${'1,'.repeat(100)}</span><span class="price">${' '.repeat(900)}1${'1 '.repeat(100)}</span>`,
          2000 * share,
        ),
      ),
  },
  {
    name: 'bombs for code patterns',
    address: SHOP,
    html: (share) =>
      page(
        `EAN${times('1 ', 200_000 * share)}${times('1234567-', 100_000 * share)}${times('\u00a0', 300_000 * share)}`,
      ),
  },
  {
    name: 'bombs for patterns of scripts',
    address: SHOP,
    html: (share) => page(times(`<script>${' ean'.repeat(90_000 * share)}</script>`, 30)),
  },
  {
    name: 'bombs for label patterns',
    address: SHOP,
    html: (share) =>
      page(
        times(`<li>${'a:'.repeat(100)}</li><dt>EAN${' '.repeat(500)}</dt><dd>${'-'.repeat(500)}</dd>`, 3000 * share),
      ),
  },
  {
    name: '100,000 meta tags',
    address: SHOP,
    html: (share) =>
      page(
        '',
        times(
          '<meta property="og:title" content="x"><meta property="product:price:amount" content="1,,,,,1">',
          50_000 * share,
        ),
      ),
  },
  {
    name: 'attributes of 200 kB',
    address: SHOP,
    html: (share) =>
      page(
        `<h1 class="price ${times('x ', 100_000 * share)}">1 €</h1><a href="/p?${times('utm_a=1&', 25_000 * share)}">x</a><div data-asin="${times('B', 200_000 * share)}"></div>`,
      ),
  },
  {
    name: 'scripts for addresses',
    address: SHOP,
    html: () =>
      page(
        `${ldJson('{"@type":"Product","name":"Kettle","url":"javascript:alert(1)","image":"javascript:alert(1)","offers":{"url":"data:text/html,x"}}')}<a href="javascript:alert(1)"><span class="price">9 €</span></a>`,
        '<link rel="canonical" href="javascript:alert(1)"><meta property="og:image" content="http://shop.example/i.png"><base href="javascript:alert(1)">',
      ),
  },
  {
    name: "another shop's ASIN",
    address: SHOP,
    html: () =>
      page(
        '<input type="hidden" id="ASIN" name="ASIN" value="B0BSHF7WHW"><div id="productTitle">Kettle</div><div data-asin="B0BSHF7WHW"></div>',
        '<link rel="canonical" href="https://www.amazon.de/dp/B0BSHF7WHW"><meta property="og:url" content="https://www.amazon.de/dp/B0BSHF7WHW">',
      ),
  },
  {
    name: "a look-alike's ASIN",
    address: 'https://www.amazon.de.evil.example/dp/B0BSHF7WHW',
    html: () => page('<input id="ASIN" value="B0BSHF7WHW"><span id="productTitle">Kettle</span>'),
  },
  {
    name: 'forms that hide the document',
    address: SHOP,
    html: () =>
      page(
        '<form name="body"><input name="textContent"></form><form name="documentElement"></form><img name="querySelectorAll"><form name="getElementsByTagName"></form><form id="x"><input name="children"><input name="attributes"><input name="id"><input name="className"><input name="textContent"></form>',
      ),
  },
];

import * as fc from 'fast-check';

const ADDRESSES = [
  'https://www.amazon.de/Slug/dp/B0BSHF7WHW',
  'https://www.amazon.com/s?k=x',
  'https://shop.example/p/1',
  'https://www.ebay.com/itm/302474151804',
  'http://localhost:8080/',
  'https://shop.example/?utm_source=%E0%A4%A',
  'https://xn--bcher-kva.example/p;sid=1#/x',
  'https://www.otto.de/p/x-848068924/#variationId=1',
];
const VALUES = [
  '4006209700068',
  '64981901',
  '978-3-16-148410-0',
  '0131103628',
  'B0BSHF7WHW',
  '12,99 €',
  '$1,299.00',
  '1.299',
  'EUR',
  'USD',
  '-1',
  '1e400',
  'NaN',
  'null',
  'InStock',
  'https://schema.org/OutOfStock',
  'Product',
  'ProductGroup',
  'Offer',
  'AggregateOffer',
  'javascript:alert(1)',
  '//evil.example/p',
  'https://shop.example/p/2',
  '\uD800',
  '\u0000',
  '<b>x</b>',
  '&quot;',
  '__proto__',
  'constructor',
  '💥',
  'x'.repeat(5000),
  '',
  ' ',
  'EAN',
  'GTIN: 4006209700068',
];
const KEYS = [
  '@type',
  '@id',
  '@graph',
  '@context',
  'name',
  'brand',
  'offers',
  'price',
  'lowPrice',
  'priceCurrency',
  'availability',
  'gtin13',
  'gtin',
  'isbn',
  'sku',
  'mpn',
  'productID',
  'image',
  'url',
  'hasVariant',
  'isVariantOf',
  'itemOffered',
  'mainEntity',
  'itemListElement',
  'item',
  'additionalProperty',
  'value',
  'priceSpecification',
  '__proto__',
  'constructor',
  'toString',
  'length',
];

const value = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...VALUES) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    value,
    fc.constantFrom<unknown>(null, true, 0, -1, 12.99, 1e21, 4006209700068, {}, []),
    fc.array(tie('tree'), { maxLength: 3 }),
    fc
      .array(fc.tuple(fc.constantFrom(...KEYS), tie('tree')), { maxLength: 8 })
      .map((pairs) => Object.fromEntries(pairs)),
  ),
}));

const SPOILS: readonly ((json: string) => string)[] = [
  (json) => json,
  (json) => json,
  (json) => `<!--${json}-->`,
  (json) => `//<![CDATA[\n${json}\n//]]>`,
  (json) => json.replace(/}/g, ',}'),
  (json) => json.slice(0, -3),
  (json) => json.replaceAll('"', '&quot;'),
  (json) => `${json};${json}`,
  (json) => `/* x */ ${json} // y`,
  (json) => '['.repeat(3000) + json,
  (json) => json.replaceAll('"', "'"),
  (json) => json.replace('{', '{"__proto__":{"polluted":1},'),
];
const text = (plain: string): string =>
  plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const script = fc
  .tuple(
    tree,
    fc.constantFrom(...SPOILS),
    fc.constantFrom('application/ld+json', 'application/json" id="__NEXT_DATA__', 'application/json'),
  )
  .map(
    ([data, spoil, type]) =>
      `<script type="${type}">${spoil(JSON.stringify(data) ?? '').replaceAll('</', '<\\/')}</script>`,
  );
const meta = fc
  .tuple(
    fc.constantFrom(
      'og:type',
      'og:title',
      'og:url',
      'product:price:amount',
      'product:price:currency',
      'product:retailer_item_id',
      'og:price:amount',
      'twitter:data1',
      'twitter:label1',
      'product:availability',
      'og:upc',
    ),
    value,
  )
  .map(([name, content]) => `<meta property="${name}" content="${text(content)}">`);
const link = value.map((href) => `<link rel="canonical" href="${text(href)}">`);
const item = fc
  .array(
    fc.tuple(
      fc.constantFrom(...KEYS),
      value,
      fc.constantFrom('span', 'meta', 'a', 'div itemscope itemref="a b a"', 'time'),
    ),
    { maxLength: 6 },
  )
  .map(
    (properties) =>
      `<div itemscope itemtype="http://schema.org/Product" id="a" itemref="a b">${properties.map(([name, content, tag]) => `<${tag} itemprop="${name}" content="${text(content)}" href="${text(content)}">${text(content)}</${tag.split(' ')[0] ?? ''}>`).join('')}</div>`,
  );
const rdfa = fc
  .tuple(fc.constantFrom(...KEYS), value)
  .map(
    ([name, content]) =>
      `<div vocab="http://schema.org/" typeof="Product"><span property="${name}" content="${text(content)}">x</span></div>`,
  );
const visible = fc
  .tuple(
    fc.constantFrom(
      'h1',
      'span class="price"',
      'div id="productTitle"',
      'input id="ASIN" name="ASIN" value="B0BSHF7WHW"',
      'div data-asin="B0BSHF7WHW"',
      'button class="buy"',
      'del',
      'th',
      'td',
      'tr',
      'dt',
      'li',
      'div id="corePrice_feature_div"',
      'a href="/dp/0131103628"',
    ),
    value,
  )
  .map(([tag, content]) => `<${tag}>${text(content)}</${tag.split(' ')[0] ?? ''}>`);

/** A page of random parts that all mean something to a detector. */
export const anyPage: fc.Arbitrary<{ readonly html: string; readonly address: string }> = fc.record({
  address: fc.constantFrom(...ADDRESSES),
  html: fc
    .array(fc.oneof(script, meta, link, item, rdfa, visible), { maxLength: 14 })
    .map(
      (parts) => `<!doctype html><html lang="de"><head><title>x</title></head><body>${parts.join('\n')}</body></html>`,
    ),
});

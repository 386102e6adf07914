import type { DemoProduct } from '../../demo/products.ts';
import { cents, euro, html, json, layout } from './layout.ts';
import { dropButton, productBody } from './product-body.ts';

// One product in each of the ways in which shops describe it to machines.

const stock = ({ inStock }: DemoProduct): string => `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`;

/** A JSON-LD graph with the shop, the breadcrumb and the product, as the big shop systems write it. */
export function jsonLdGraph(product: DemoProduct, url: string): string {
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', '@id': '#shop', name: 'The Demo Shop' },
      { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, name: product.category }] },
      {
        '@type': ['Product'],
        '@id': `${url}#product`,
        name: product.name,
        description: product.description,
        brand: { '@type': 'Brand', name: product.brand },
        gtin13: product.gtin,
        mpn: product.mpn,
        sku: `DS-${product.slug}`,
        offers: {
          '@type': 'Offer',
          price: cents(product.priceCents),
          priceCurrency: 'EUR',
          availability: stock(product),
          itemCondition: 'https://schema.org/NewCondition',
          url,
        },
      },
    ],
  };
  const head = `<link rel="canonical" href="${html(url)}"><script type="application/ld+json">${json(graph)}</script>`;
  return layout({ title: `${product.name} | The Demo Shop`, head, body: productBody(product) });
}

export function microdata(product: DemoProduct, url: string): string {
  const body = `<main itemscope itemtype="https://schema.org/Product"><div class="picture"></div><div>
<h1 itemprop="name">${html(product.name)}</h1>
<p>by <span itemprop="brand" itemscope itemtype="https://schema.org/Brand"><span itemprop="name">${html(product.brand)}</span></span></p>
<meta itemprop="gtin13" content="${product.gtin}"><meta itemprop="mpn" content="${html(product.mpn)}">
<div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><p class="price"><span itemprop="price" content="${cents(product.priceCents)}">${html(euro(product.priceCents))}</span></p>
<meta itemprop="priceCurrency" content="EUR"><link itemprop="availability" href="${stock(product)}">In stock</div>
<p itemprop="description">${html(product.description)}</p></div>${dropButton(product)}</main>`;
  return layout({ title: product.name, head: `<link rel="canonical" href="${html(url)}">`, body });
}

export function rdfa(product: DemoProduct, url: string): string {
  const body = `<main vocab="https://schema.org/" typeof="Product"><div class="picture"></div><div>
<h1 property="name">${html(product.name)}</h1><p>by <span property="brand">${html(product.brand)}</span>, <span property="mpn">${html(product.mpn)}</span></p>
<p>GTIN <span property="gtin13">${product.gtin}</span></p>
<div property="offers" typeof="Offer"><p class="price"><span property="price" content="${cents(product.priceCents)}">${html(euro(product.priceCents))}</span></p>
<meta property="priceCurrency" content="EUR"><link property="availability" href="${stock(product)}"></div></div>${dropButton(product)}</main>`;
  return layout({ title: product.name, head: `<link rel="canonical" href="${html(url)}">`, body });
}

/** Only what the share buttons want. The barcode stands in no tag: the catalog is asked by the page's address and words. */
export function openGraph(product: DemoProduct, url: string): string {
  const tags: Readonly<Record<string, string>> = {
    'og:type': 'product',
    'og:title': product.name,
    'og:url': url,
    'product:brand': product.brand,
    'product:price:amount': cents(product.priceCents),
    'product:price:currency': 'EUR',
    'product:availability': product.inStock ? 'in stock' : 'out of stock',
    'product:retailer_item_id': product.mpn,
  };
  const head = Object.entries(tags)
    .map(([name, content]) => `<meta property="${name}" content="${html(content)}">`)
    .join('\n');
  return layout({ title: product.name, head, body: productBody(product) });
}

/** Nothing for machines at all: a table of facts, as on many a small shop. */
export function specificationTable(product: DemoProduct): string {
  const rows = Object.entries({
    Publisher: product.brand,
    Format: product.model,
    'ISBN-13': `${product.gtin.slice(0, 3)}-${product.gtin.slice(3)}`,
    'Item number': 'DS-100200300400',
  }).map(([name, value]) => `<tr><th>${html(name)}</th><td>${html(value)}</td></tr>`);
  const body = productBody(product).replace(
    '</main>',
    `<section><h2>Details</h2><table>${rows.join('')}</table></section></main>`,
  );
  return layout({
    title: `${product.name} – The Demo Shop`,
    head: '<meta property="og:type" content="product">',
    body,
  });
}

/** JSON-LD as it comes from a template engine on a bad day: a comment, a trailing comma, an entity. */
export function brokenJsonLd(product: DemoProduct, url: string): string {
  const block = `{ "@context": "http://schema.org/", "@type": "Product", /* set by the theme */
  "name": "${html(product.name)}", "gtin": "${product.gtin}", "brand": "${html(product.brand)}", "mpn": "${html(product.mpn)}",
  "offers": { "@type": "AggregateOffer", "lowPrice": "${cents(product.priceCents)}", "priceCurrency": "EUR", "offerCount": 1, "availability": "InStock", }, }`;
  const head = `<link rel="canonical" href="${html(url)}"><script type="application/ld+json">${block}</script>`;
  return layout({ title: product.name, head, body: productBody(product) });
}

import type { DemoProduct } from '../../demo/products.ts';
import { euro, html, json, layout } from './layout.ts';

/** A category page: an ItemList for machines, cards for people. */
export function category(
  title: string,
  products: readonly DemoProduct[],
  link: (product: DemoProduct) => string,
): string {
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: { '@type': 'Product', name: product.name, gtin13: product.gtin, url: link(product) },
    })),
  };
  const cards = products.map(
    (
      product,
    ) => `<article><a href="${html(link(product))}"><div class="picture"></div><h2>${html(product.name)}</h2></a>
<p class="price">${html(euro(product.priceCents))}</p></article>`,
  );
  const head = `<script type="application/ld+json">${json(list)}</script>`;
  return layout({
    title: `${title} | The Demo Shop`,
    head,
    body: `<h1>${html(title)}</h1><main>${cards.join('')}</main>`,
  });
}

export function index(entries: readonly (readonly [string, string])[]): string {
  const rows = entries.map(([path, words]) => `<li><a href="${html(path)}">${html(words)}</a></li>`);
  return layout({
    title: 'The Demo Shop',
    body: `<h1>The Demo Shop</h1><p>The same dozen products, each page in the style of another kind of shop.</p><ul>${rows.join('')}</ul>`,
  });
}

export function about(): string {
  return layout({
    title: 'About the Demo Shop',
    body: `<h1>About us</h1><p>This page sells nothing. Our number 4006381333931 is printed here and is no barcode of a product;
parcels up to 25.00 € are insured.</p>`,
  });
}

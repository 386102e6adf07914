import type { DemoProduct } from '../../demo/products.ts';
import { cents, euro, html, json, layout } from './layout.ts';
import { dropButton, productBody } from './product-body.ts';

// Pages that change after they have loaded.

const ld = (product: DemoProduct, url: string): unknown => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.name,
  gtin13: product.gtin,
  mpn: product.mpn,
  color: product.color,
  brand: { '@type': 'Brand', name: product.brand },
  offers: {
    '@type': 'Offer',
    price: cents(product.priceCents),
    priceCurrency: 'EUR',
    availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
    url,
  },
});

/** A ProductGroup whose selected variant is switched by script: address, name, price and data move together. */
export function variants(products: readonly DemoProduct[], selected: DemoProduct, base: string): string {
  const address = (product: DemoProduct): string => `${base}?variant=${product.mpn}`;
  const data = products.map((product) => ({
    mpn: product.mpn,
    name: product.name,
    price: euro(product.priceCents),
    ld: json(ld(product, address(product))),
  }));
  const choices = products.map((p) => `<button data-variant="${html(p.mpn)}">${html(p.color ?? p.name)}</button>`);
  const body = `<main><div class="picture"></div><div><h1 id="name">${html(selected.name)}</h1>
<p class="price" id="price">${html(euro(selected.priceCents))}</p><p>${choices.join(' ')}</p><button>Add to basket</button></div>${dropButton(selected)}</main>
<script>const data = ${json(data)};
addEventListener('click', (event) => {
  const chosen = data.find((entry) => entry.mpn === event.target.dataset?.variant);
  if (!chosen) return;
  history.replaceState({}, '', '?variant=' + chosen.mpn);
  document.getElementById('name').textContent = chosen.name;
  document.getElementById('price').textContent = chosen.price;
  document.getElementById('data').textContent = chosen.ld;
  document.title = chosen.name;
});</script>`;
  const head = `<script type="application/ld+json" id="data">${json(ld(selected, address(selected)))}</script>`;
  return layout({ title: selected.name, head, body });
}

/** A shop of one page: products follow one another without the browser loading anything. */
export function singlePage(products: readonly DemoProduct[], slug: string | undefined, base: string): string {
  const views = products.map((product) => ({
    slug: product.slug,
    name: product.name,
    body: productBody(product),
    ld: json(ld(product, `${base}/${product.slug}`)),
  }));
  const links = products.map((p) => `<a href="/app/${p.slug}" data-slug="${p.slug}">${html(p.name)}</a>`);
  const body = `<nav>${links.join(' · ')}</nav><div id="view"></div>
<script>const views = ${json(views)};
const data = Object.assign(document.createElement('script'), { type: 'application/ld+json' });
function show(slug) {
  const view = views.find((entry) => entry.slug === slug);
  data.textContent = view ? view.ld : '';
  if (view) document.head.append(data); else data.remove();
  document.title = view ? view.name : 'The Demo Shop';
  document.getElementById('view').innerHTML = view ? view.body : '<p>Choose a product.</p>';
}
addEventListener('click', (event) => {
  const slug = event.target.dataset?.slug;
  if (!slug) return;
  event.preventDefault();
  history.pushState({}, '', '/app/' + slug);
  setTimeout(show, 60, slug);
});
addEventListener('popstate', () => show(location.pathname.split('/')[2]));
show(${json(slug ?? '')});</script>`;
  return layout({ title: 'The Demo Shop', body });
}

/** State for a framework to wake up on, and no other data. */
export function embeddedState(product: DemoProduct): string {
  const state = {
    props: {
      pageProps: {
        product: {
          name: product.name,
          gtin: product.gtin,
          brand: product.brand,
          mpn: product.mpn,
          sku: `DS-${product.slug}`,
          price: Number(cents(product.priceCents)),
          currency: 'EUR',
          availability: product.inStock ? 'InStock' : 'OutOfStock',
        },
      },
    },
    page: '/product/[slug]',
  };
  const body = `${productBody(product)}<script id="__NEXT_DATA__" type="application/json">${json(state)}</script>`;
  return layout({ title: product.name, head: '<meta property="og:type" content="product">', body });
}

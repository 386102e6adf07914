import type { DemoProduct } from '../../demo/products.ts';
import { euro, html } from './layout.ts';

/** The button that makes the demo's story move: the catalog's cheapest offer of this product falls in price. */
export const dropButton = (product: DemoProduct): string => `
<section class="demo"><button data-testid="drop" data-drop="${product.gtin}">Drop the price elsewhere</button>
Lowers the cheapest offer of this product in the demo catalog by a fifth and lets the catalog check its watches.
<p><output data-testid="dropped"></output></p></section>`;

/** What a buyer sees, without any markup for machines. */
export function productBody(product: DemoProduct): string {
  const struck = product.struckCents === undefined ? '' : `<del>${html(euro(product.struckCents))}</del> `;
  return `<main><div class="picture"></div><div><h1>${html(product.name)}</h1><p>by ${html(product.brand)}</p>
<p class="price">${struck}<span>${html(euro(product.priceCents))}</span></p>
<p>${product.inStock ? 'In stock, delivered in two days' : 'Sold out'}</p><p>${html(product.description)}</p>
<button>Add to basket</button></div>${dropButton(product)}</main>`;
}

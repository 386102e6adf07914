import { take } from './take.ts';

/** A block without any of these words cannot speak of a product. */
const TELLING = /product|offer|"book|vehicle|"car"|itemlist|musicalbum|movie|game/i;
const MAX_TOTAL = 400_000;

/** The JSON-LD blocks that could speak of a product. */
export function jsonLd(document: Document): readonly string[] {
  return texts(take(document, 'script[type*="ld+json" i]', 60), TELLING);
}

/** Page state that shops ship as plain JSON: Shopify, Next, Magento, WooCommerce's variations. */
export function states(document: Document): readonly string[] {
  const scripts = take(document, 'script[type="application/json"],script[type="text/x-magento-init"]', 60);
  const forms = take(document, 'form[data-product_variations]', 2);
  const variations = forms.map((form) => form.getAttribute('data-product_variations') ?? '');
  return [
    ...variations.filter((text) => text.length < MAX_TOTAL),
    ...texts(scripts, /"(?:gtin|ean|barcode|sku|upc|isbn)\w*"/i),
  ];
}

function texts(scripts: readonly Element[], telling: RegExp): readonly string[] {
  const found: string[] = [];
  let total = 0;
  for (const script of scripts) {
    // The length is known at once, the text of many megabytes would have to be copied first.
    const { length = 0 } = (script.firstChild ?? {}) as { readonly length?: number };
    const text = length > MAX_TOTAL ? '' : (script.textContent ?? '');
    if (total + text.length > MAX_TOTAL || !telling.test(text)) continue;
    total += text.length;
    found.push(text.toWellFormed());
  }
  return found;
}

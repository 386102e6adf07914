import { CODE_NAMES } from './marked-codes.ts';
import { take } from './take.ts';

/** A block without any of these words cannot speak of a product, or of what looks like one and is cooked. */
const TELLING = /product|offer|"book|itemlist|"recipe/i;
const MAX_TOTAL = 400_000;

/** Beside a product it matters whether the page is an article about it. */
const ARTICLE = /"\w*(?:Article|Posting)"/;

/** The JSON-LD blocks that could speak of a product, and then those of articles. */
export function jsonLd(root: ParentNode): readonly string[] {
  const blocks = take(root, 'script[type*="ld+json" i]', 60);
  const telling = texts(blocks, (text) => TELLING.test(text));
  return telling[0] ? [...telling, ...texts(blocks, (text) => !TELLING.test(text) && ARTICLE.test(text))] : [];
}

/** Elements that hold such state in an attribute: WooCommerce, PrestaShop, Inertia, and what draws a part of the page by itself. */
const HOLDERS = '[data-product_variations],[data-product^="{"],[data-page^="{"],[data-props^="{"],[data-react-props]';

/** Page state that shops ship as plain JSON: Shopify, Next, Magento, WooCommerce's variations, PrestaShop's product. */
export function states(document: Document): readonly string[] {
  const scripts = take(document, '[type$="/json"],[type*=magento]', 60);
  const boxes = take(document, HOLDERS, 3).flatMap((box) => [...box.attributes]);
  const held = boxes
    .map(({ value }) => value)
    .filter((value) => /^[[{]/.test(value) && value.length < MAX_TOTAL)
    .slice(0, 3);
  // Plain search, because these blocks are long: a pattern would be felt.
  const holding = texts(scripts, (text) => [...CODE_NAMES, 'EAN', 'GTIN'].some((key) => text.includes(`"${key}`)));
  return [...held, ...holding];
}

function texts(scripts: readonly Element[], tells: (text: string) => boolean): readonly string[] {
  const found: string[] = [];
  let total = 0;
  for (const script of scripts) {
    // The length is known at once, the text of many megabytes would have to be copied first.
    const { length = 0 } = (script.firstChild ?? {}) as { readonly length?: number };
    const text = length > MAX_TOTAL ? '' : (script.textContent ?? '');
    if (total + text.length > MAX_TOTAL || !tells(text)) continue;
    total += text.length;
    found.push(text);
  }
  return found;
}

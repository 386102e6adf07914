import { headingOf } from './headings.ts';
import { take } from './take.ts';

/** A block without any of these words cannot speak of a product, or of what looks like one and is cooked. */
const TELLING = /product|offer|"book|itemlist|"recipe/i;
const MAX_TOTAL = 400_000;
/** Shops seldom have more of it, and to search it takes its time. */
const MAX_SEARCHED = 1_000_000;

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

/** A barcode behind what it is called; most scripts hold nothing like it. */
const CODED = /[^a-z](?:ean|gtin|upc|isbn|bar[ck]od)[^}]{0,40}?\d{8}/i;

/** Scripts, and attributes around the heading and where state is kept, that name a barcode. */
export function states(document: Document): readonly string[] {
  const boxes = [...take(document, HOLDERS, 3)];
  for (let box = headingOf(document); box; box = box.parentElement) boxes.push(box);
  const held = boxes
    .flatMap((box) => [...box.attributes])
    .map(({ value }) => value)
    .filter((value) => value.length < MAX_TOTAL && CODED.test(value))
    .slice(0, 3);
  const kept = take(document, 'template[data-varname]', 3).flatMap(
    (one) => (one as HTMLTemplateElement).content.firstElementChild ?? [],
  );
  return [...held, ...texts([...take(document, 'script:not([type*=ld])', 200), ...kept], (text) => CODED.test(text))];
}

function texts(scripts: readonly Element[], tells: (text: string) => boolean): readonly string[] {
  const found: string[] = [];
  let total = 0;
  let left = MAX_SEARCHED;
  for (const script of scripts) {
    // The length is known at once, the text of many megabytes would have to be copied first.
    const { length = 0 } = (script.firstChild ?? {}) as { readonly length?: number };
    const text = length > MAX_TOTAL ? '' : (script.textContent ?? '');
    left -= text.length;
    if (total + text.length > MAX_TOTAL || left < 0 || !tells(text)) continue;
    total += text.length;
    found.push(text);
  }
  return found;
}

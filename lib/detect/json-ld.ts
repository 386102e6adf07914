import { parseLooseJson } from './loose-json.ts';

const MAX_BLOCKS = 60;
const MAX_TOTAL = 2_000_000;
/** A block without any of these words cannot speak of a product, and is not parsed. */
const TELLING = /product|offer|"book|vehicle|"car"|itemlist|musicalbum|movie|game/i;

/** The data of the page's JSON-LD blocks, those that could speak of a product. */
export function jsonLdRoots(document: Document): readonly unknown[] {
  const scripts = document.querySelectorAll('script[type*="ld+json" i]');
  const roots: unknown[] = [];
  let total = 0;
  for (let index = 0; index < scripts.length && index < MAX_BLOCKS; index += 1) {
    const text = scripts[index]?.textContent ?? '';
    total += text.length;
    if (total > MAX_TOTAL) break;
    if (TELLING.test(text)) roots.push(parseLooseJson(text));
  }
  return roots;
}

import { nameFit } from './clue.ts';
import type { Finding } from './finding.ts';
import { unfolded } from './flat-state.ts';
import { type Item, isItem, text, values } from './item.ts';
import { labelField } from './labels.ts';
import { parseLooseJson } from './loose-json.ts';
import type { Page } from './page.ts';
import { CODE_KEYS } from './schema-product.ts';
import { scriptCode } from './script-codes.ts';

const MAX_OBJECTS = 5000;
const MAX_DEPTH = 12;
/** The known item numbers; what has none has none of them. */
type Skus = ReadonlySet<string | undefined>;

/** Barcodes that a shop keeps only in its page's state: of the product that has the page's name, and of its chosen variant. */
export function readState(page: Page, known: readonly Finding[]): Finding {
  const skus: Skus = new Set(known.flatMap(({ sku }) => sku || []));
  const names = [...known.map(({ name }) => name ?? ''), ...page.clues.names];
  const gtins = new Set<string>();
  let budget = MAX_OBJECTS;

  function visit(value: unknown, depth: number): void {
    if (typeof value !== 'object' || !value || depth > MAX_DEPTH || (budget -= 1) < 0) return;
    const product = isItem(value) ? value : loneVariants(value, names);
    const isNamed = product && hasName(product, names);
    const told = isNamed ? chosen(product, page.clues.url, skus) : product && isTold(product, names, skus) && product;
    const code = told && codeOf(told);
    if (code) gtins.add(code);
    if (!isNamed) for (const inner of Object.values(value)) visit(inner, depth + 1);
  }

  const { states } = page.evidence;
  for (const state of states) visit(unfolded(parseLooseJson(state)), 0);
  const scripts = states.filter((state) => !/^\s*[[{]/.test(state));
  const isSaid = known.some(({ codes }) => codes?.[0]);
  // Titles are more than a name, and go on with the shop's.
  return {
    source: 'state',
    gtins: [...gtins],
    codes: isSaid ? [] : scriptCode(scripts, names.slice(0, known.length + 1)),
  };
}

function hasName(thing: Item, names: readonly string[]): boolean {
  return nameFit(text(thing, 'title', 'name', 'productName', 'name1'), names) > 0.9;
}

/** Whether a thing has the known item number, or keeps its name in a part of its own. */
function isTold(thing: Item, names: readonly string[], skus: Skus): boolean {
  return (
    skus.has(text(thing, 'itemId', 'sku')) || Object.values(thing).some((part) => isItem(part) && hasName(part, names))
  );
}

/** Variants may stand by themselves, each with the product’s name before its own: “Teapot - 1 litre”. */
function loneVariants(value: object, names: readonly string[]): Item | undefined {
  const variants = Object.values(value).filter(isItem);
  const own = variants.map((variant) => `${text(variant, 'name')}`);
  const title = names.find((name) => own.every((whole) => whole.startsWith(`${name} - `)));
  return variants[0] && { title, variants };
}

/** The variant that the address or the known item number names, or the shop has chosen: the first that can be had; the product itself where it has but one form. */
function chosen(product: Item, url: URL, skus: Skus): Item | undefined {
  const variants = values(product, 'variants').filter(isItem);
  if (variants.length === 0) return product;
  const id = url.searchParams.get('variant');
  const named = variants.find((variant) => (id === null ? skus.has(text(variant, 'sku')) : text(variant, 'id') === id));
  const first = id === null ? variants.find(({ available }) => available === true) : undefined;
  return named ?? first ?? (variants.length === 1 ? variants[0] : undefined);
}

/** What it calls a barcode itself, or in a list of what is known of it: `{"name":"EAN","value":"…"}`; or a part of it does that has no name of its own. */
function codeOf(item: Item, depth = 0): string | undefined {
  if (depth > 2) return undefined;
  const own = text(item, 'barcode', ...CODE_KEYS);
  if (own) return own;
  const all = Object.values(item);
  const labelled = all
    .flat()
    .filter(isItem)
    .find((one) => labelField(text(one, 'name', 'label', 'key', 'code') ?? '') === 'gtin');
  if (labelled) return text(labelled, 'value', 'values', 'code');
  const parts = all.filter(isItem).filter((part) => !text(part, 'title', 'name'));
  return parts.map((part) => codeOf(part, depth + 1)).find(Boolean);
}

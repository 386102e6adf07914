import type { Item } from '../domain/recognise/item.ts';
import { attribute } from './attribute.ts';
import { shortText } from './short-text.ts';
import { take } from './take.ts';

/** The attributes of a syntax that writes items into markup. */
export interface Syntax {
  /** Marks an element as an item. */
  readonly scope: string;
  readonly type: string;
  readonly property: string;
}

export const MICRODATA: Syntax = { scope: 'itemscope', type: 'itemtype', property: 'itemprop' };
export const RDFA: Syntax = { scope: 'typeof', type: 'typeof', property: 'property' };

/** A page of honest size has fewer; a hostile one may have millions. */
const MAX_ELEMENTS = 1500;
/** Long, and of no use to us. */
const UNWANTED = /^(?:descr|review|articleB|text$|itemListE)/i;
/** Properties whose value is an address even on a link. */
const ADDRESS = /^(?:url|image|avail|itemC|item$|same)/i;
const MAX_DEPTH = 10;

type Building = Record<string, unknown[]>;

interface Built {
  readonly item: Building;
  readonly depth: number;
}

/** The items of a page that belong to no other, in page order. */
export function markupItems(document: Document, syntax: Syntax): readonly Item[] {
  const { scope, property } = syntax;
  if (!document.querySelector(`[${scope}]`)) return [];
  const built = new Map<Element, Built>();
  const elements = take(document, `[${scope}],[${property}]`, MAX_ELEMENTS);
  for (const element of elements) {
    // An item inside another without being its property stands alone.
    const holder = element.hasAttribute(property) && element.parentElement?.closest(`[${scope}]`);
    const owner = holder ? built.get(holder) : undefined;
    const depth = owner ? owner.depth + 1 : 0;
    if (depth > MAX_DEPTH) continue;
    const item = element.hasAttribute(scope) ? itemOf(element, syntax) : undefined;
    if (item) built.set(element, { item, depth });
    if (owner) addProperty(owner.item, element, property, item);
  }
  for (const [element, { item }] of [...built].filter(([one]) => refers(one)).slice(0, 50))
    followReferences(document, element, item, built);
  return [...built.values()].filter(({ depth }) => depth === 0).map(({ item }) => item);
}

function itemOf(element: Element, { type }: Syntax): Building {
  const item = Object.create(null) as Building;
  item['@type'] = attribute(element, type).split(/\s+/, 5);
  return item;
}

function addProperty(owner: Building, element: Element, property: string, item: Building | undefined): void {
  for (const name of attribute(element, property).split(/\s+/, 5)) {
    const key = name.slice(name.lastIndexOf(':') + 1);
    // Types are told apart from properties by their sign, which a page may not forge.
    if (key === '' || key.startsWith('@') || UNWANTED.test(key)) continue;
    const list = (owner[key] ??= []);
    if (list.length < 60) list.push(item ?? propertyValue(element, key));
  }
}

/** Elements elsewhere on the page that an item names by id; an item among them only where no chain of references can start. */
function followReferences(
  document: Document,
  element: Element,
  item: Building,
  built: ReadonlyMap<Element, Built>,
): void {
  for (const id of attribute(element, 'itemref').split(/\s+/, 20)) {
    const target = document.getElementById(id);
    if (!target || target.contains(element)) continue;
    for (const found of [target, ...take(target, '[itemprop]', 200)]) {
      if (!found.hasAttribute('itemprop') || isInsideItem(found, target)) continue;
      const nested = built.get(found)?.item;
      if (!nested || !(refers(found) || found.querySelector('[itemref]'))) addProperty(item, found, 'itemprop', nested);
    }
  }
}

function isInsideItem(element: Element, root: Element): boolean {
  return element !== root && root.contains(element.parentElement?.closest('[itemscope]') ?? null);
}

function refers(element: Element): boolean {
  return element.hasAttribute('itemref');
}

/** The value that an element stands for: what it states for machines, else its text. */
function propertyValue(element: Element, key: string): string {
  const text = (): string => shortText(element, 500);
  const stated = attribute(element, 'content');
  if (stated) return stated.slice(0, 1000);
  const address = attribute(element, 'href') || attribute(element, 'src') || attribute(element, 'resource');
  return (ADDRESS.test(key) ? address || text() : text() || address).slice(0, 4000);
}

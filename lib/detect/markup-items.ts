import type { Item } from './item.ts';

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
const MAX_ELEMENTS = 6000;
/** What a page says of a product that we have a use for, and how products hang together. */
const WANTED =
  /^(?:name|brand|manufacturer|sku|mpn|model|product_?id|identifier|gtin(?:8|12|13|14)?|ean|upc|isbn(?:13)?|offers?|price|lowprice|highprice|pricecurrency|pricespecification|availability|itemcondition|image|url|hasvariant|mainentity|itemlistelement|item|itemoffered|value|propertyid|additionalproperty|isrelatedto|issimilarto|isvariantof|itemreviewed|review|reviews)$/i;

type Building = Record<string, unknown[]>;

/** The items of a page that belong to no other, in page order. */
export function markupItems(document: Document, syntax: Syntax): readonly Item[] {
  const { scope, property } = syntax;
  const built = new Map<Element, Building>();
  const tops: Building[] = [];
  const elements = document.querySelectorAll(`[${scope}],[${property}]`);
  const referring: [Element, Building][] = [];
  for (let index = 0; index < elements.length && index < MAX_ELEMENTS; index += 1) {
    const element = elements[index];
    if (element === undefined) break;
    const item = element.hasAttribute(scope) ? itemOf(element, syntax) : undefined;
    const owner = item === undefined || element.hasAttribute(property) ? ownerOf(element, scope, built) : undefined;
    if (item !== undefined) {
      built.set(element, item);
      if (owner === undefined) tops.push(item);
      if (scope === 'itemscope' && element.hasAttribute('itemref')) referring.push([element, item]);
    }
    if (owner !== undefined) addProperty(owner, element, property, item);
  }
  for (const [element, item] of referring.slice(0, 50)) followReferences(document, element, item, built);
  return tops;
}

function itemOf(element: Element, { type }: Syntax): Building {
  const item = Object.create(null) as Building;
  item['@type'] = (element.getAttribute(type) ?? '').split(/\s+/, 5);
  return item;
}

/** The item that a property belongs to. An item inside another without being its property stands alone. */
function ownerOf(element: Element, scope: string, built: ReadonlyMap<Element, Building>): Building | undefined {
  const owner = element.parentElement?.closest(`[${scope}]`);
  return owner === null || owner === undefined ? undefined : built.get(owner);
}

function addProperty(owner: Building, element: Element, property: string, item: Building | undefined): void {
  for (const name of (element.getAttribute(property) ?? '').split(/\s+/, 5)) {
    const key = name.slice(name.lastIndexOf(':') + 1);
    if (!WANTED.test(key)) continue;
    const list = (owner[key] ??= []);
    if (list.length < 60) list.push(item ?? propertyValue(element));
  }
}

/** Elements elsewhere on the page that an item names by id. One level deep: a cycle ends there. */
function followReferences(
  document: Document,
  element: Element,
  item: Building,
  built: ReadonlyMap<Element, Building>,
): void {
  for (const id of (element.getAttribute('itemref') ?? '').split(/\s+/, 20)) {
    const target = document.getElementById(id);
    if (target === null) continue;
    for (const found of [target, ...Array.from(target.querySelectorAll('[itemprop]')).slice(0, 200)]) {
      const inside = found.parentElement?.closest('[itemscope]');
      const isDirect = found === target || inside === null || inside === undefined || !target.contains(inside);
      const nested = built.get(found);
      if (isDirect && nested !== item && found.hasAttribute('itemprop')) addProperty(item, found, 'itemprop', nested);
    }
  }
}

/** The value that an element stands for: what it states for machines, else its text. */
function propertyValue(element: Element): string {
  const stated =
    element.getAttribute('content') ??
    element.getAttribute('href') ??
    element.getAttribute('src') ??
    element.getAttribute('data-src') ??
    element.getAttribute('resource') ??
    element.getAttribute('datetime');
  if (stated !== null && (stated !== '' || element.localName === 'meta')) return stated;
  const text = element.textContent ?? '';
  return text.length > 5000 ? text.slice(0, 5000) : text;
}

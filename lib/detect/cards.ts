import type { Card } from '../domain/recognise/evidence.ts';
import { attribute } from './attribute.ts';
import { shortText } from './short-text.ts';
import { take } from './take.ts';

const MAX_CARDS = 400;
const MAX_CHILDREN = 80;
const MAX_LINKLESS = 100;
const MAX_STEPS = 8;
const NAME = 'h2:not([class*=brand]),h3,h4,[class*=itle],[class*=name i]';
const PRICE = '[class*=rice]';
/** What is shown on every page, or to whoever looks for something else. */
const BESIDE = 'nav,aside,[class*=elated],[class*=ecommend],[class*=psell],[class*=iewed]';

/** Boxes that repeat on a page, each with a link and most often a price. */
export function cards(document: Document, priced: readonly Element[]): readonly Card[] {
  const marked = take(document, '[data-asin]:not([data-asin=""])', MAX_CARDS);
  if (marked.length > 0) return marked.map((box) => readCard(box, linkIn(box), box.querySelector(PRICE)));
  const found: Card[] = [];
  const linkless = new Set<Element>();
  let last = '';
  for (const price of priced) {
    if (linkless.size > MAX_LINKLESS) break;
    // Templates leave places for prices that there are not, and a badge says how much less it is.
    if (!/(?!0)\p{Nd}(?!\d*%)/u.test(shortText(price, 60))) continue;
    const [box, link] = boxAround(price, linkless);
    const href = attribute(link, 'href');
    if (box === undefined || href === last || ACTION.test(href) || link?.closest(BESIDE)) continue;
    last = href;
    found.push(readCard(box, link, price));
  }
  return found;
}

/** The smallest box around a price that holds a link. Boxes found without one are not looked through again. */
function boxAround(price: Element, linkless: Set<Element>): [Element, Element] | [] {
  let box: Element | null = price.parentElement;
  for (let step = 0; box && step < MAX_STEPS; step += 1) {
    // A box of that many is the whole list, and looking through it for each price would cost.
    if (box.childElementCount > MAX_CHILDREN) return [];
    const link = linkless.has(box) ? null : box.localName === 'a' ? box : linkIn(box);
    if (link) return [box, link];
    linkless.add(box);
    box = box.parentElement;
  }
  return [];
}

/** The link to the product, which is not the one to its maker, to the basket or to its reviews. */
function linkIn(box: Element): Element | null | undefined {
  // Most boxes hold none, which is quick to know.
  if (!box.querySelector('a')) return null;
  return (
    box.querySelector('h2:not([class*=brand]) a[href],h3 a[href],a[href*="/dp/"]') ??
    take(box, 'a[href]:not([class*=brand])', 6).find((link) => !ACTION.test(attribute(link, 'href')))
  );
}

const ACTION = /^(?:#|\w+:(?!\/)|$)|cart|basket|checkout|wish|compare|login|review|[?&]action=/i;

function readCard(box: Element, link: Element | null | undefined, price: Element | null): Card {
  const cost = shortText(price, 60);
  const text = shortText(link, 300);
  const end = text.indexOf(cost);
  const image = attribute(box.querySelector('img[alt]:not([alt=""])'), 'alt');
  return {
    href: attribute(link, 'href').slice(0, 2048),
    name:
      shortText(box.querySelector(NAME), 300) || // Where the link is the whole entry, the name comes before its price.
      (end > 0 ? text.slice(0, end).trim() : text) ||
      image.slice(0, 300),
    price: cost,
    code: attribute(box, 'data-asin').slice(0, 40),
  };
}

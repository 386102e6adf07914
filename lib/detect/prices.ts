import type { PriceMark } from '../domain/recognise/evidence.ts';
import { shortText } from './short-text.ts';
import { takeNamed } from './take.ts';

const PRICE_NAME = /price|preis|prix|preci|preco|prezz|cena|prijs|pris|hinta|amount/i;
/** Where pages show other products, and the basket. */
const ASIDE =
  'a,nav,header,footer,aside,[class*="relat" i],[class*="recommend" i],[class*="carousel" i],[class*="upsell" i],[class*="similar" i],[class*="slider" i],[class*="minicart" i],[class*="cross" i],[class*="swiper" i]';
const STRUCK =
  'del,s,strike,[class*="old" i],[class*="was" i],[class*="strike" i],[class*="list" i],[class*="regular" i],[class*="rrp" i],[class*="retail" i]';
const MAX_MARKS = 40;

/** Looks up a few boxes only: a page may nest them without end. */
function isAside(element: Element): boolean {
  let box: Element | null = element;
  for (let step = 0; box !== null && step < 14; step += 1) {
    if (box.matches(ASIDE)) return true;
    box = box.parentElement;
  }
  return false;
}

/** A box may hold the old price beside the new one. */
function withoutStruck(element: Element, text: string): string {
  const old = element.querySelector('del,s,strike');
  return old === null ? text : text.replace(shortText(old, 120), '');
}

/** Texts in places whose names speak of a price, in page order. */
export function prices(document: Document): readonly PriceMark[] {
  const heading = document.querySelector('h1');
  const found: PriceMark[] = [];
  for (const element of takeNamed(document, PRICE_NAME, 300)) {
    if (element.childElementCount > 8) continue;
    const text = withoutStruck(element, shortText(element, 120));
    if (!/\p{Nd}/u.test(text)) continue;
    found.push({
      text,
      names: `${element.id} ${element.className}`.slice(0, 120),
      struck: element.matches(STRUCK),
      below: heading !== null && (heading.compareDocumentPosition(element) & 4) !== 0,
      aside: isAside(element),
    });
    if (found.length >= MAX_MARKS) break;
  }
  return found;
}

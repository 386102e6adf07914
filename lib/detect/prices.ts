import type { PriceMark } from '../domain/recognise/evidence.ts';
import { namesOf } from './priced.ts';
import { shortText } from './short-text.ts';
import { take } from './take.ts';

/** Where pages show other products, and the basket. */
const ASIDE_TAG = /^(?:a|nav|header|footer|aside)$/;
const ASIDE_NAME = /relat|recommend|carousel|upsell|similar|slider|minicart|cross|swiper/i;
const STRUCK_TAG = 'del,s,strike';
const STRUCK_NAME = /old|was|strike|list|regular|rrp|retail/i;
const MAX_LOOKED_AT = 300;
const MAX_MARKS = 40;
const MAX_BOXES = 14;

/** The name of another product leads to it; the page's own leads nowhere. */
const LINKED_NAME = ['h2', 'h3', 'h4']
  .flatMap((tag) => [`${tag} a[href]:not([href^="#"])`, `a[href]:not([href^="#"]) ${tag}`])
  .join();

/** Looks up a few boxes only: a page may nest them without end. What was seen of a box holds for all that is in it. */
function isAside(element: Element, heading: Element | null, known: Map<Element, boolean>, left = MAX_BOXES): boolean {
  const seen = known.get(element);
  if (seen !== undefined) return seen;
  const isAround = heading !== null && element.contains(heading);
  const box = element.parentElement;
  const isOne =
    ASIDE_TAG.test(element.localName) ||
    ASIDE_NAME.test(element.getAttribute('class')?.slice(0, 300) ?? '') ||
    (heading !== null && !isAround && element.querySelector(LINKED_NAME) !== null);
  const verdict = isOne || (box !== null && left > 0 && isAside(box, heading, known, left - 1));
  known.set(element, verdict);
  return verdict;
}

/** A box may hold the old price beside the new one. */
function withoutStruck(element: Element, text: string): string {
  const old = element.childElementCount === 0 ? null : element.querySelector(STRUCK_TAG);
  return old === null ? text : text.replace(shortText(old, 120), '');
}

/** A price and nothing else. */
const BARE_PRICE = /^(?=.*(?:\p{Sc}|EUR|CHF|kr|zł|Kč|Ft|lei|руб|TL))[^\d-]{0,5}\d[\d.,' \u00A0]*[^\d%]{0,5}$/u;

/** Prices in the heading's own box that no name gives away. */
function unnamed(box: Element): readonly PriceMark[] {
  return take(box, 'h2,h3,b,strong,span,p,div,td,li', 80)
    .filter((element) => element.childElementCount === 0)
    .map((element) => ({
      text: shortText(element, 30),
      names: '',
      struck: element.closest(STRUCK_TAG) !== null || /line-through/.test(element.getAttribute('style') ?? ''),
      below: true,
      aside: false,
    }))
    .filter(({ text }) => BARE_PRICE.test(text));
}

/** Texts in places whose names speak of a price, in page order. */
export function prices(document: Document, priced: readonly Element[]): readonly PriceMark[] {
  const heading = document.querySelector('h1');
  const known = new Map<Element, boolean>();
  const found: PriceMark[] = [];
  for (const element of priced.slice(0, MAX_LOOKED_AT)) {
    if (element.childElementCount > 8) continue;
    const text = withoutStruck(element, shortText(element, 120));
    if (!/\p{Nd}/u.test(text)) continue;
    found.push({
      text,
      names: namesOf(element).slice(0, 120).toWellFormed(),
      struck: element.matches(STRUCK_TAG) || STRUCK_NAME.test(element.getAttribute('class')?.slice(0, 300) ?? ''),
      below: heading !== null && (heading.compareDocumentPosition(element) & 4) !== 0,
      aside: isAside(element, heading, known),
    });
    if (found.length >= MAX_MARKS) break;
  }
  const box = heading?.parentElement;
  return box && !priced.some((element) => box.contains(element)) ? [...found, ...unnamed(box)] : found;
}

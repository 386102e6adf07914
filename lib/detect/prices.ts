import type { PriceMark } from '../domain/recognise/evidence.ts';
import { namesOf } from './priced.ts';
import { shortText } from './short-text.ts';
import { take } from './take.ts';

/** Where pages show other products, and the basket. */
const ASIDE_TAG = /^(?:a|nav|header|footer|aside)$/;
const ASIDE_NAME = /relat|recommend|carousel|upsell|similar|slider|minicart|cross|swiper/i;
const STRUCK_TAG = 'del,s,strike';
const STRUCK_NAME = /old[-_]?pri|pri\w*[-_]+old|\bold\b|\bwas\b|was[-_]?pri|strike|rrp|crossed/i;
const NAMED_OLD = '[class*="old"],[class*="trike"],[class*="was"]';
const CENTS = 'sup,[class*="cent"],[class*="raction"],[class*="ecimal"]';
/** A price and nothing else. */
const BARE_PRICE = /^(?=.*(?:\p{Sc}|EUR|CHF|kr|zł|Kč|Ft|lei|руб|TL))[^\d-]{0,5}\d[\d.,' \u00A0]*[^\d%]{0,5}$/u;
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

/** A box may hold the old price beside the new one. A name alone says so where a price is left without it, and no more than that. */
function withoutStruck(element: Element, text: string): string {
  if (element.childElementCount === 0) return text;
  const without = (selector: string): string => {
    const old = element.querySelector(selector);
    return old === null ? text : text.replace(shortText(old, 120), '').trim();
  };
  const left = without(NAMED_OLD);
  return BARE_PRICE.test(left) ? left : without(STRUCK_TAG);
}

/** Raised cents stand behind the whole without a mark: “24” and “99” are not 2499. */
function withMark(element: Element, text: string): string {
  const cents = element.childElementCount === 0 ? null : element.querySelector(CENTS);
  const digits = cents === null ? '' : shortText(cents, 8);
  const at = /^\d\d$/.test(digits) ? text.lastIndexOf(digits) : -1;
  return /\d\s?$/.test(text.slice(0, Math.max(at, 0))) ? `${text.slice(0, at).trimEnd()}.${text.slice(at)}` : text;
}

/** Whether its names, or those of the element right around it, say that the price was asked once. */
function isNamedOld(element: Element): boolean {
  return [element, element.parentElement].some(
    (one) => one !== null && STRUCK_NAME.test(`${one.id} ${one.getAttribute('class') ?? ''}`.slice(0, 300)),
  );
}

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
export function prices(document: Document, priced: readonly Element[], hasData = false): readonly PriceMark[] {
  const heading = document.querySelector('h1');
  // Data that speaks of the product has its price most often, and looking for others' names costs.
  const around = hasData ? null : heading;
  const known = new Map<Element, boolean>();
  const found: PriceMark[] = [];
  for (const element of priced.slice(0, MAX_LOOKED_AT)) {
    if (element.childElementCount > 8) continue;
    const text = withMark(element, withoutStruck(element, shortText(element, 120)));
    if (!/\p{Nd}/u.test(text)) continue;
    found.push({
      text,
      names: namesOf(element).slice(0, 120).toWellFormed(),
      struck: element.matches(STRUCK_TAG) || isNamedOld(element),
      below: heading !== null && (heading.compareDocumentPosition(element) & 4) !== 0,
      aside: isAside(element, around, known),
    });
    if (found.length >= MAX_MARKS) break;
  }
  const box = heading?.parentElement;
  return box && !priced.some((element) => box.contains(element)) ? [...found, ...unnamed(box)] : found;
}

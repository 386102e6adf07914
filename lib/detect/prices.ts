import type { PriceMark } from '../domain/recognise/evidence.ts';
import { asides } from './aside.ts';
import { attributes } from './attribute.ts';
import { BARE_PRICE, barePrices } from './bare-prices.ts';
import { headingOf } from './headings.ts';
import { namesOf } from './priced.ts';
import { shortText } from './short-text.ts';
import { take } from './take.ts';

const STRUCK_TAG = 'del,s,strike';
const STRUCK_NAME =
  /old[-_]?pri|pri\w*[-_]+old|\bold\b|\bwas\b|was[-_]?pri|strike|line-through|rrp|crossed|compare|antig|ancien|puvodn|gammel|indirimsiz/i;
/** A price is set in no more pieces. */
const MAX_PIECES = 12;
const MAX_STEPS = 4;
const DIGIT = /\p{Nd}/u;
const MAX_PARTS = 8;
const MAX_MARKS = 40;

/** As people see it: without an old price beside it, with the mark before raised cents. */
function shownPrice(element: Element, whole: string): string {
  const pieces = take(element, '*', MAX_PIECES);
  return withMark(pieces, withoutStruck(element, pieces, whole));
}

/** The heading that a price stands under beside the page's own: the name of another thing, most often. */
function headingOver(element: Element, heading: Element | null): string {
  let box = element.parentElement;
  for (let step = 0; box && !box.contains(heading) && step < MAX_STEPS; step += 1) {
    const over = take(box, 'h2,h3,h4', 8).findLast((one) => one.compareDocumentPosition(element) === 4);
    if (over) return shortText(over, 100);
    box = box.parentElement;
  }
  return '';
}

/** A box may hold the old price beside the new one. A name alone says so where a price is left without it, and no more than that. */
function withoutStruck(element: Element, pieces: readonly Element[], text: string): string {
  const without = (old: Element | null | undefined, all: string): string =>
    old ? text.replace(shortText(old, 120), '').trim() : all;
  const left = without(pieces.find(saysOld), '');
  return BARE_PRICE.test(left) ? left : without(element.querySelector(STRUCK_TAG), text);
}

/** Raised cents stand behind the whole without a mark: “24” and “99” are not 2499. Two digits in a piece of their own are such, whatever it is called. */
function withMark(pieces: readonly Element[], text: string): string {
  const digits = pieces.map((piece) => shortText(piece, 8)).findLast((piece) => /^\d\d$/.test(piece));
  const at = digits ? text.lastIndexOf(digits) : -1;
  return /\d\s?$/.test(text.slice(0, Math.max(at, 0))) ? `${text.slice(0, at).trimEnd()}.${text.slice(at)}` : text;
}

/** Whether the price was asked once: by a line through it, or by its names or those of the element right around it. */
function isStruck(element: Element): boolean {
  return element.closest(STRUCK_TAG) !== null || saysOld(element) || saysOld(element.parentElement);
}

function saysOld(element: Element | null): boolean {
  return element !== null && STRUCK_NAME.test(attributes(element, ['id', 'class', 'style']).slice(0, 300));
}

/** Texts in places whose names speak of a price, in page order. */
export function prices(document: Document, priced: readonly Element[], hasData = false): readonly PriceMark[] {
  const heading = headingOf(document);
  // Data that speaks of the product has its price most often, and looking for others' names costs.
  const isAside = asides(heading, hasData);
  const found: PriceMark[] = [];
  const add = (elements: readonly Element[], max: number, names: (element: Element) => string): void => {
    for (const element of elements) {
      const whole = element.childElementCount > MAX_PARTS ? '' : shortText(element, 120);
      if (!DIGIT.test(whole)) continue;
      const shown = shownPrice(element, whole);
      // A box may as well hold the old price alone.
      const isOld = !DIGIT.test(shown);
      found.push({
        text: isOld ? whole : shown,
        names: names(element).slice(0, 120).toWellFormed(),
        struck: isOld || isStruck(element),
        below: heading !== null && (heading.compareDocumentPosition(element) & 4) !== 0,
        aside: isAside(element),
        over: hasData ? '' : headingOver(element, heading),
      });
      if (found.length >= max) break;
    }
  };
  add(priced, MAX_MARKS, namesOf);
  const box = heading?.parentElement;
  // In the heading's own box, no name needs to give them away.
  if (box && !priced.some((element) => box.contains(element))) add(barePrices(box, 400, heading), Infinity, () => '');
  return found;
}

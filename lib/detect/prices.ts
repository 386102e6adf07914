import type { PriceMark } from '../domain/recognise/evidence.ts';
import { asides } from './aside.ts';
import { attributes } from './attribute.ts';
import { BARE_PRICE, barePrices } from './bare-prices.ts';
import { headingOf } from './headings.ts';
import { namesOf } from './priced.ts';
import { shortText } from './short-text.ts';
import { take } from './take.ts';

const STRUCK_TAG = 'del,s,strike';
const STRUCK_NAME = /old[-_]?pri|pri\w*[-_]+old|\bold\b|\bwas\b|was[-_]?pri|strike|line-through|rrp|crossed|compare/i;
/** A price is set in no more pieces. */
const MAX_PIECES = 12;
const MAX_PARTS = 8;
const MAX_MARKS = 40;

/** As people see it: without an old price beside it, with the mark before raised cents. */
function shownPrice(element: Element): string {
  const pieces = take(element, '*', MAX_PIECES);
  return withMark(pieces, withoutStruck(element, pieces, shortText(element, 120)));
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
      const text = element.childElementCount > MAX_PARTS ? '' : shownPrice(element);
      if (!/\p{Nd}/u.test(text)) continue;
      found.push({
        text,
        names: names(element).slice(0, 120).toWellFormed(),
        struck: isStruck(element),
        below: heading !== null && (heading.compareDocumentPosition(element) & 4) !== 0,
        aside: isAside(element),
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

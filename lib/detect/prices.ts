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
  /(?:old|was)[-_]?pri|[-_]old|\b(?:old|was)\b|(?<!no[-_]?)strike|line-through|(?<!h-)rrp|crossed|compare|before|antig|ancien|puvodn|gammel/i;
/** “Your price”: what may stand before the price that is left. */
const NOW = /^(?:.{0,8}\bpr\S+|now|nur|jetzt nur|por|nu):? /i;
/** With its cents, it is whole without what stands behind it. */
const OWN = /[.,]\d\d\D*$/;
/** A price is set in no more pieces. */
const MAX_PIECES = 12;
const MAX_STEPS = 4;
const DIGIT = /\p{Nd}/u;
const MAX_PARTS = 8;
const MAX_MARKS = 40;
/** Prices of other products say no more than that there are some. */
const MAX_OTHERS = 10;

/** What a box holds of an old price beside the new one. A name alone says so where a price is left without it, and no more than that. */
function oldPart(element: Element, pieces: readonly Element[], whole: string): string {
  const named = shortText(pieces.find(saysOld), 120);
  return named && BARE_PRICE.test(without(named, whole).replace(NOW, ''))
    ? named
    : shortText(element.querySelector(STRUCK_TAG), 120);
}

function without(part: string, whole: string): string {
  return whole.replace(part, '').trim();
}

/** The heading that a price stands under beside the page's own: the name of another thing, most often. Each box is looked through once. */
function headingOver(element: Element, heading: Element | null, known: Map<Element, readonly Element[]>): string {
  let box = element.parentElement;
  for (let step = 0; box && !box.contains(heading) && step < MAX_STEPS; step += 1) {
    const inside = known.get(box) ?? take(box, 'h2,h3,h4', 8);
    known.set(box, inside);
    const over = inside.findLast((one) => one.compareDocumentPosition(element) === 4);
    if (over) return shortText(over, 100);
    box = box.parentElement;
  }
  return '';
}

/** What stands in a box before all others, where that is a price with its cents. */
function ownText(element: Element): string {
  const own = (element.firstChild?.nodeValue ?? '').trim();
  return OWN.test(own) && BARE_PRICE.test(own) ? own : '';
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
  return element !== null && STRUCK_NAME.test(attributes(element, ['id', 'class', 'style']));
}

/** Prices around the heading that nothing gives away but what stands there: in its own box, and in the wider ones where all that have names are of others. */
function unnamed(
  heading: Element | null,
  priced: readonly Element[],
  isAside: (element: Element) => boolean,
): readonly Element[] {
  let box = heading?.parentElement ?? null;
  if (!heading || priced.some((element) => box?.contains(element))) return [];
  const isAlone = priced.every((element) => isAside(element));
  for (let step = 0; box && step < (isAlone ? MAX_STEPS : 1); step += 1) {
    const found = barePrices(box, 400, heading);
    if (found.length > 0) return found;
    box = box.parentElement;
  }
  return [];
}

/** Texts in places whose names speak of a price, in page order; in the heading's own box, no name needs to give them away. */
export function prices(document: Document, priced: readonly Element[], hasData = false): readonly PriceMark[] {
  const heading = headingOf(document);
  // Data that speaks of the product has its price most often, and looking for others' names costs.
  const isAside = asides(heading, hasData);
  const found: PriceMark[] = [];
  const known = new Map<Element, readonly Element[]>();
  const bare = unnamed(heading, priced, isAside);
  let others = 0;
  for (const element of [...bare, ...priced]) {
    const aside = isAside(element);
    const whole =
      element.childElementCount > MAX_PARTS || (aside && others > MAX_OTHERS) ? '' : shortText(element, 120);
    if (!DIGIT.test(whole)) continue;
    others += Number(aside);
    const pieces = take(element, '*', MAX_PIECES);
    const old = oldPart(element, pieces, whole);
    // As people see it: without the old price, with the mark before raised cents.
    const now = ownText(element) || withMark(pieces, without(old, whole));
    const mark = {
      text: now,
      names: bare.includes(element) ? '' : namesOf(element).slice(0, 120),
      struck: isStruck(element),
      below: Boolean(heading && heading.compareDocumentPosition(element) & 4),
      aside,
      over: hasData ? '' : headingOver(element, heading, known),
    };
    if (DIGIT.test(now)) found.push(mark);
    if (DIGIT.test(old)) found.push({ ...mark, text: old, names: '', struck: true });
    if (found.length >= MAX_MARKS) break;
  }
  return found;
}

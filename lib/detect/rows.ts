import type { Pair } from '../domain/recognise/evidence.ts';
import { asides, HIDDEN } from './aside.ts';
import { attribute } from './attribute.ts';
import { headingOf } from './headings.ts';
import { shortText } from './short-text.ts';
import { take } from './take.ts';

const MAX_LINES = 600;
const MAX_ROWS = 300;
const MAX_LABEL = 60;
const MAX_VALUE = 160;

/** Places named after what they say. First letters are left out, as for prices. */
const NAMED = '[class*=ku],[class*=rand],[class*=anufacturer],[class*=ct-code],[class*=ctCode]';

const SIGNS = '[class*=tock],[class*=sold],[class*=vailab],[class*=ispo],[class*=iefer],[id*=vailab],button[disabled]';
const MAX_SIGNS = 40;

/** Around the heading: no text is told of a box that holds more than the product. */
function boxOf(heading: Element | null): Element | null {
  const box = heading?.parentElement;
  return box && shortText(box, MAX_VALUE * 2) !== '' ? boxOf(box) : heading;
}

/** Short labels and their short values: rows of tables, definition lists, “label: value” lines. */
export function labelRows(root: ParentNode): readonly Pair[] {
  const rows = take(root, 'tr,dt', MAX_LINES).flatMap(readRow);
  return [...rows, ...take(root, 'li', MAX_LINES).flatMap(readLine)].slice(0, MAX_ROWS);
}

/** Lines that stand in no table or list. Costly to find: for a page whose data does not say it. */
export function namedRows(root: ParentNode): readonly Pair[] {
  return [
    ...take(root, NAMED, MAX_ROWS).flatMap(readLine),
    ...take(root, 'span,b,strong', MAX_LINES).flatMap(readLabel),
  ];
}

/** “Label:” in a box of its own, and behind it the value, in one or in none. */
function readLabel(element: Element): readonly Pair[] {
  if (!/\S[:：]\s*$/.test(element.lastChild?.nodeValue ?? '')) return [];
  const text = (element.nextSibling?.nodeValue ?? '').trim();
  return text === '' || text.length > MAX_VALUE
    ? pair(element, element.nextElementSibling)
    : [[shortText(element, MAX_LABEL), text]];
}

/** What is said of the stock, and places named after it, with their names: as if it were a labelled line. */
export function stockRows(document: Document, hasData: boolean): readonly Pair[] {
  const heading = headingOf(document);
  const isAside = asides(heading, hasData);
  const read = (elements: readonly Element[], toPair: (element: Element) => Pair): readonly Pair[] =>
    // As with prices: data that speaks of the product speaks of no other.
    elements.filter((element) => !isAside(element) && !element.closest(HIDDEN)).map(toPair);
  return [
    ...read(take(document, SIGNS, MAX_SIGNS), (element) => [
      'stock',
      `${shortText(element, 60)}|${attribute(element, 'class')}`.slice(0, MAX_VALUE),
    ]),
    // That nothing is left may stand in any paragraph, or be a picture.
    ...read(
      take(boxOf(heading) ?? document.head, ':not(option,label)', MAX_ROWS).filter(
        ({ localName, firstChild }) => localName === 'img' || /\S\S/.test(firstChild?.nodeValue ?? ''),
      ),
      (element) => ['said', shortText(element, MAX_VALUE) || attribute(element, 'alt').slice(0, MAX_VALUE)],
    ),
  ];
}

function readRow(element: Element): readonly Pair[] {
  if (element.localName === 'dt') return pair(element, element.nextElementSibling);
  const cells = element.children;
  return [0, 2].flatMap((index) => pair(cells[index], cells[index + 1]));
}

/** Menus have their own lists inside, and hundreds of entries without a colon. */
function readLine(element: Element): readonly Pair[] {
  const parts = element.childElementCount;
  if (parts > 6 || element.lastElementChild?.localName === 'ul') return [];
  const whole = shortText(element, MAX_LABEL + MAX_VALUE);
  const colon = whole.search(/[:：]/);
  if (colon > 0 && colon < MAX_LABEL) return [[whole.slice(0, colon), whole.slice(colon + 1).trim()]];
  return parts === 2 ? pair(element.firstElementChild, element.lastElementChild) : [];
}

function pair(head: Element | null | undefined, value: Element | null | undefined): readonly Pair[] {
  const label = shortText(head, MAX_LABEL);
  const text = label === '' ? '' : shortText(value, MAX_VALUE);
  return text === '' ? [] : [[label, text]];
}

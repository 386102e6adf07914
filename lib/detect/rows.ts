import type { Pair } from '../domain/recognise/evidence.ts';
import { shortText } from './short-text.ts';
import { take } from './take.ts';
import { visibleText } from './visible-text.ts';

const MAX_ELEMENTS = 1200;
const MAX_ROWS = 300;
const MAX_LABEL = 60;
const MAX_VALUE = 160;

const ROWS = 'tr,dt,li,[class*="sku" i],[class*="brand" i],[class*="manufacturer" i],[class*="product-code" i]';

/** Short labels and their short values: rows of tables, definition lists, “label: value” lines. */
export function labelRows(root: ParentNode): readonly Pair[] {
  return take(root, ROWS, MAX_ELEMENTS).flatMap(readRow).slice(0, MAX_ROWS);
}

function readRow(element: Element): readonly Pair[] {
  if (element.localName === 'dt') return pair(element, element.nextElementSibling);
  const cells = element.children;
  if (element.localName === 'tr') {
    return [0, 2].flatMap((index) => pair(cells[index], cells[index + 1]));
  }
  const whole = shortText(element, MAX_LABEL + MAX_VALUE);
  const colon = /[:：]/.exec(whole)?.index ?? -1;
  if (colon > 0 && colon < MAX_LABEL) return [[whole.slice(0, colon), whole.slice(colon + 1).trim()]];
  return cells.length === 2 ? pair(cells[0], cells[1]) : [];
}

function pair(head: Element | null | undefined, value: Element | null | undefined): readonly Pair[] {
  const label = head ? shortText(head, MAX_LABEL) : '';
  const text = label !== '' && value ? shortText(value, MAX_VALUE) : '';
  return text === '' ? [] : [[label, text]];
}

/** Numbers as long as a barcode, and ISBNs; nothing that is a part of a longer number, an address or a name. */
const CODE =
  /(?<![\p{L}\p{N}_=/.,&?+-])(?:97[89][- ]?(?:\d[- ]?){9}\d|(?:\d[- ]?){9}[\dX]|\d{8}|\d{12,14})(?![\p{L}\p{N}_=/-]|[.,]\d)/gu;

/** Where a code may be: the costly pattern looks at these places alone. */
const MAX_PLACES = 2000;
/** More than that in a row is a table of figures. */
const MAX_DIGITS = 60;
const DIGITS = /\d[\d -]{6,}/g;

function* codesIn(text: string): Generator<{ readonly at: number; readonly code: string }> {
  let left = MAX_PLACES;
  for (const { 0: digits, index } of text.matchAll(DIGITS)) {
    left -= 1;
    if (left < 0) return;
    if (digits.length > MAX_DIGITS) continue;
    const from = Math.max(0, index - 1);
    for (const match of text.slice(from, index + digits.length + 2).matchAll(CODE)) {
      yield { at: from + match.index, code: match[0] };
    }
  }
}

/** Numbers in the page's text that may be barcodes, with the words before them. */
export function codeRows(document: Document): readonly Pair[] {
  const text = visibleText(document);
  const found: Pair[] = [];
  for (const { at, code } of codesIn(text)) {
    // Templates leave long gaps between a label and its value.
    const before = text.slice(Math.max(0, at - 400), at).trimEnd();
    // Scripts name their codes in quotes; people do not.
    if (!/[\p{L}\p{N})][\s:.#№°-]*$/u.test(before.slice(-24))) continue;
    found.push([before.replace(/\s+/g, ' ').trim().slice(-60).toWellFormed(), code]);
    if (found.length >= 60) break;
  }
  return found;
}

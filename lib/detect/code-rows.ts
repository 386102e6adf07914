import type { Pair } from '../domain/recognise/evidence.ts';
import { asides } from './aside.ts';
import { headingOf } from './headings.ts';

/** Numbers as long as a barcode, and ISBNs; nothing that is a part of a longer number, an address or a name. */
const CODE =
  /(?<![\p{L}\p{N}_=/.,&?+-])(?:97[89][- ]?(?:\d[- ]?){9}\d|(?:\d[- ]?){9}[\dX]|\d{8}|\d{12,14})(?![\p{L}\p{N}_=/-]|[.,]\d)/gu;
/** Where a code may be: the costly pattern looks at these places alone. */
const DIGITS = /\d[\d -]{6,}/g;
/** More than that in a row is a table of figures. */
const MAX_DIGITS = 60;
const MAX_PLACES = 2000;
const MAX_CODES = 60;
/** A page of more is a book, no shop's; to look at a text costs as much as to read so many letters of it. */
const MAX_LENGTH = 3_000_000;
const COST = 75;
/** Nobody writes a code behind so many letters without a break. */
const MAX_TEXT = 50_000;
/** Templates leave long gaps between a label and its value. */
const MAX_BEFORE = 400;
const TEXT_NODES = 4;
const UNSEEN = /script|style|templ/;

/** Numbers in the page's text that may be barcodes, with the words before them; none on a page with far too much of it. */
export function codeRows(root: Node): readonly Pair[] {
  const document = root.ownerDocument ?? (root as Document);
  const walker = document.createTreeWalker(root, TEXT_NODES);
  const isAside = asides(headingOf(document), false);
  const found: Pair[] = [];
  let room = MAX_LENGTH;
  const passed: Text[] = [];
  let places = MAX_PLACES;
  for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null) {
    // The length is known at once; a text is copied out of the page only where it could hold a code.
    const { length } = node;
    room -= length + COST;
    if (room < 0) return [];
    // Thousands would be moved about whenever memory is cleared, and few hold that many letters.
    if (passed.push(node) > MAX_BEFORE) passed.splice(0, 200);
    if (length < 8 || !isSeen(node)) continue;
    const data = node.substringData(0, MAX_TEXT);
    if (data.search(DIGITS) >= 0) places -= readCodes(passed, data, found, places, isAside);
    if (found.length >= MAX_CODES || places < 0) break;
  }
  return found.slice(0, MAX_CODES);
}

function isSeen(node: Text): boolean {
  return !UNSEEN.test(node.parentElement?.localName ?? '');
}

/** The end of the texts before the last one, without scripts. */
function textBefore(passed: readonly Text[]): string {
  let end = '';
  for (let at = passed.length - 2; at >= 0 && end.length < MAX_BEFORE; at -= 1) {
    const node = passed[at];
    if (node && isSeen(node)) end = `${node.data.slice(-MAX_BEFORE)} ${end}`;
  }
  return end;
}

/** Adds the codes in the text passed last after what stood before them; gives the number of places looked at. */
function readCodes(
  passed: readonly Text[],
  data: string,
  found: Pair[],
  max: number,
  isAside: (element: Element) => boolean,
): number {
  const { previousSibling, parentElement } = passed.at(-1) as Text;
  // Behind a tick box stands what others may have as well.
  if ((previousSibling as HTMLInputElement | null)?.type === 'checkbox') return 0;
  let places = 0;
  let before: string | undefined;
  for (const { 0: digits, index } of data.matchAll(DIGITS)) {
    places += 1;
    if (places > max) break;
    if (digits.length > MAX_DIGITS) continue;
    const from = Math.max(0, index - 1);
    for (const { 0: code, index: at } of data.slice(from, index + digits.length + 2).matchAll(CODE)) {
      before ??= textBefore(passed);
      const words = (before + data.slice(0, from + at).slice(-MAX_BEFORE)).replace(/\s+/g, ' ').trim();
      // Scripts name their codes in quotes; people do not.
      if (/[\p{L}\p{N})][\s:：.#№°\u200E\u200F/-]{0,9}$/u.test(words) && !isAside(parentElement as Element))
        found.push([words.slice(-60), code]);
    }
  }
  return places;
}

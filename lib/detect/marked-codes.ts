import type { Pair } from '../domain/recognise/evidence.ts';
import { asides } from './aside.ts';
import { attributes } from './attribute.ts';
import { headingOf } from './headings.ts';
import { shortText } from './short-text.ts';
import { take } from './take.ts';

/** Markup whose item was lost, and what scripts of the page look for. */
const MARKED = '[itemprop^=gtin],[data-ean],[data-gtin],[data-flix-ean],.ean';
const VALUES = ['content', 'data-ean', 'data-gtin', 'data-flix-ean'];

/** The barcode that a page marks as one outside of any item; none where it marks several, for those are of other products as well. */
export function markedCodes(document: Document): readonly Pair[] {
  const isAside = asides(headingOf(document), false);
  const codes = take(document, MARKED, 60)
    .filter((element) => !element.closest('[itemscope]') && !isAside(element))
    .flatMap((element) => /\b\d{8,14}\b/.exec(`${attributes(element, VALUES)} ${shortText(element, 40)}`)?.[0] ?? []);
  const [code = ''] = codes;
  return new Set(codes).size === 1 ? [['EAN', code]] : [];
}

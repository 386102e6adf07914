import type { Pair } from '../domain/recognise/evidence.ts';
import { asides } from './aside.ts';
import { attributes } from './attribute.ts';
import { headingOf } from './headings.ts';
import { shortText } from './short-text.ts';
import { singleCode } from './single-code.ts';
import { take } from './take.ts';

/** What a barcode is called in data, classes, fields, and attributes that the page's own scripts look for. */
export const CODE_NAMES = 'ean ean13 gtin upc isbn barcode flix-ean loadbee-gtin'.split(' ');
/** Markup whose item was lost, as well. */
const MARKED = `[itemprop^=gtin],${CODE_NAMES.map((name) => `.${name},#${name},[name=${name} i],[data-${name}]`).join()}`;
const VALUES = [...CODE_NAMES.map((name) => `data-${name}`), 'content', 'value'];

/** The barcode that a page marks as one outside of any item: of several, that of the size or colour that is chosen; else none, for they are of other products as well. */
export function markedCodes(document: Document): readonly Pair[] {
  const isAside = asides(headingOf(document), false);
  const marked = take(document, MARKED, 60);
  const chosen = marked.filter((element) => element.matches(':checked'));
  const own = chosen[0] ? chosen : marked.filter((element) => !element.closest('[itemscope]'));
  const codes = own.flatMap((element) =>
    isAside(element)
      ? []
      : (/\b\d{8,14}\b/.exec(`${attributes(element, VALUES)} ${shortText(element, 40)}`)?.[0] ?? []),
  );
  return singleCode(codes);
}

import type { Pair } from '../domain/recognise/evidence.ts';
import { asides } from './aside.ts';
import { attributes } from './attribute.ts';
import { headingOf } from './headings.ts';
import { shortText } from './short-text.ts';
import { take } from './take.ts';

/** What a barcode is called in data, classes, fields, and attributes that the page's own scripts look for. */
const CODE_NAMES =
  'ean ean13 gtin upc isbn barcode barkod product-ean product-gtin product-barcode variant-upc icecat-gtin flix-ean loadbee-gtin'.split(
    ' ',
  );
/** Markup whose item was lost, as well; what was not chosen is another. */
const MARKED = `:is([itemprop^=gtin]:not([itemscope] *),${CODE_NAMES.map((name) => `.${name},#${name},[name*=${name} i],[data-${name}]`).join()}):not(option:not(:checked))`;
const VALUES = [...CODE_NAMES.map((name) => `data-${name}`), 'content', 'value'];

/** What is chosen or goes into the basket with it, and what services are told that show more of this very thing. */
const SURE = ':checked,[type=hidden],[data-flix-ean],[data-loadbee-gtin]';

/** The barcode that a page marks as one outside of any item: of several, that of the size or colour that is chosen; else none, for they are of other products as well. */
export function markedCodes(document: Document): readonly Pair[] {
  const isAside = asides(headingOf(document), false);
  const marked = take(document, MARKED, 60);
  const sure = marked.filter((element) => element.matches(SURE));
  const apart = marked.filter((element) => !element.closest('[itemscope]'));
  const [own = marked] = [sure, apart].filter(([first]) => first);
  const codes = own.flatMap((element) =>
    isAside(element)
      ? []
      : (/\b\d{8,14}\b/.exec(`${attributes(element, VALUES)} ${shortText(element, 40)}`)?.[0] ?? []),
  );
  const [code, more] = new Set(codes);
  return code && !more ? [['EAN', code]] : [];
}

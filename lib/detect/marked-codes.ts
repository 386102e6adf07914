import type { Pair } from '../domain/recognise/evidence.ts';
import { asides } from './aside.ts';
import { attributes } from './attribute.ts';
import { headingOf } from './headings.ts';
import { shortText } from './short-text.ts';
import { singleCode } from './single-code.ts';
import { take } from './take.ts';

/** What scripts of the page look for. */
const VALUES = ['content', 'data-ean', 'data-gtin', 'data-barcode', 'data-flix-ean', 'data-loadbee-gtin'];
/** Markup whose item was lost, as well. */
const MARKED = '.ean,[itemprop^=gtin],[data-ean],[data-gtin],[data-barcode],[data-flix-ean],[data-loadbee-gtin]';

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

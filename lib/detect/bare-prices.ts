import { shortText } from './short-text.ts';
import { take } from './take.ts';

/** Scripts are longer, and templates leave gaps. */
const MAX_TEXT = 150;

/** A price is set in a few pieces. To read all that a larger place holds, once for each thing in it, would take seconds. */
const MAX_PIECES = 8;

/** A price and nothing else. */
export const BARE_PRICE =
  /^(?=.*(?:\p{Sc}|[A-Z]{3}|kr|zł|Kč|Ft|[Ll]ei|руб|грн|TL|R[pMs]|[đ円元원]|บาท|ر\.س|тг|[,:]-))[^\d-]{0,7}\d[\d.,' \u00A0]*[^\d%]{0,5}$/u;

/** Elements that hold a price, whatever they are called: by their own text, or with a sign that stands in a piece of its own. Of those after a heading, where one is given. */
export function barePrices(root: ParentNode, max: number, heading?: Element): readonly Element[] {
  const all = take(root, '*', max);
  const from = heading ? all.indexOf(heading) + 1 || max : 0;
  return all.slice(from).flatMap((element) => {
    // A price may be set in pieces; its whole comes first, as text of its own.
    const own = element.firstChild?.nodeValue ?? '';
    if (own.length > MAX_TEXT || !/\d/.test(own)) return [];
    if (BARE_PRICE.test(own.trim())) return [element];
    // Asked for one more, a browser counts no further; asked how many, it counts them all.
    const isPrice = (place: Element | null): boolean =>
      place?.children.item(MAX_PIECES) === null && BARE_PRICE.test(shortText(place, 30));
    return [element, element.parentElement].find(isPrice) ?? [];
  });
}

import { cleanText } from './clean-text.ts';
import { labelField } from './labels.ts';
import { withoutShop } from './name-edges.ts';

/** A heading from its pieces: words of their own, but for signs and raised figures. A mark stays where only the page's style parts them. */
export function inWords(pieces: string): string {
  const [first = '', ...more] = pieces.split('\r');
  return [first, ...more.filter((piece) => !NOTE.test(piece.trim()))]
    .join('\r')
    .replace(/[^\S\r]+/g, ' ')
    .replace(GLUED, '')
    .replace(/ \r ?|\r /g, ' ')
    .split('\r')
    .map((piece) => cleanText(piece))
    .filter((piece) => piece !== '')
    .join('\n');
}

/** A piece that tells the shop's number of the thing, or how often it was rated. */
const NOTE =
  /^\(?(?:(?:art(?:ikel|icle|icolo|ículo)?|sku|r[eé]f(?:[eé]ren\p{L}+)?|item (?:no|id|code)|item(?= #)|(?:product )?code|c[oó]d(?:ice|igo|ul)?|kod|арт(?:икул)?|код|ean|gtin|upc|isbn)(?!\p{L})[\s.:#№-]*(?:(?:no|nr|produ\p{L}+|товара)(?!\p{L})[\s.:#]*)?(?=\S*\d)[\w./-]{2,20}|\d+ (?:reviews?|ratings?|bewertung(?:en)?|avis|opini\p{L}+|recensioni|отзыв\p{L}*))\)?$/iu;

const GLUED = /\r(?=[\p{Pe}\p{Pf}\p{Po}™®©°])|(?<=[\p{Ps}\p{Pi}])\r|(?<=\b[cdkm]?m)\r(?=[23]\b)/gu;

/** What is in the heading beside the name, “Details about X”, “X466/7999”, “X Code: 123”, where the title knows X alone. */
export function withoutLabels(marked: string, title: string): string {
  const named = withoutShop(title);
  const at = named.length < 6 ? -1 : unmarked(marked).indexOf(named);
  if (at === 0 && BESIDE.test(marked.slice(named.length))) return named;
  // A lead ends in a small word; a maker does not.
  const own = at > 0 && /\s\p{Ll}+ $/u.test(unmarked(marked.slice(0, at))) ? marked.slice(at) : marked;
  const [, name = own] = /^([^]+\p{L})\n?\d[\d/-]{4,}$/u.exec(own) ?? [];
  const isLed = own !== marked && /^\n?- /.test(own.slice(named.length));
  const known = unmarked(isLed ? named : title.includes(unmarked(name)) ? name : own);
  const cuts = LABELLED.map((pattern) => pattern.exec(known));
  return cuts.find((cut) => labelField(cut?.[2] ?? '') !== undefined)?.[1] ?? known;
}

function unmarked(heading: string): string {
  return heading.replaceAll('\n', ' ');
}

/** A badge that only the page's style parts from the name, its price, and how many have rated it. */
const BESIDE = /^(?:\n\p{Lu}\p{Ll}|\s*[-–|]?\s*(?:\p{Sc} ?\d[\d.,]*|\d[\d.,]* ?\p{Sc})$|\s\(\d+ \p{L}+\)$)/u;

/** A label of one word or of two, and its value. */
const LABELLED = ['', ' [^\\s:：(,]+'].map(
  (second) => new RegExp(`^(.{6,}?)[\\s(,–-]+(\\p{L}[^\\s:：(,]*${second})[:：] ?[\\w/.-]{2,20}\\)?$`, 'u'),
);

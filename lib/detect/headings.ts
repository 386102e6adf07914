import { attribute } from './attribute.ts';
import { shortText } from './short-text.ts';
import { take } from './take.ts';

const MAX_TEXT = 500;
const MAX_PIECES = 500;
const TEXT_NODES = 4;
/** Titles are cut, and go on in their own way. */
const ALIKE = 20;

/** Where there is none of the first order, the first of the second is it. */
export function headings(document: Document): readonly string[] {
  const first = headingOf(document);
  return (first?.localName === 'h2' ? [first] : ofFirstOrder(document)).map(inPieces);
}

/** Its pieces, each behind a mark: only the page's style may part them. */
function inPieces(heading: Element): string {
  if (!shortText(heading, MAX_TEXT)) return '';
  const walker = heading.ownerDocument.createTreeWalker(heading, TEXT_NODES);
  let text = '';
  for (let left = MAX_PIECES; left > 0 && walker.nextNode(); left -= 1) {
    const { data, previousSibling } = walker.currentNode as Text;
    text += ((previousSibling as Text | null)?.data === undefined ? '\r' : '') + data;
  }
  return text.slice(1, 2000);
}

/** Title, canonical address and language. */
export function headText(document: Document): readonly string[] {
  return [
    shortText(document.querySelector('title'), 500),
    attribute(document.querySelector('link[rel~=canonical i]'), 'href').slice(0, 4096),
    attribute(document.documentElement, 'lang').slice(0, 40),
  ];
}

/** What stands over all, of the second order where there is none of the first: the one whose beginning the title knows, or the first. */
export function headingOf(document: Document): Element | null {
  const first = ofFirstOrder(document);
  const all = first[0] ? first : take(document, 'h2:not(:has(a),a *)', 20);
  return all.find((one) => document.title.includes(shortText(one, 100).slice(0, ALIKE) || '\n')) ?? all[0] ?? null;
}

/** Without the one that leads to the front page: it names the shop. */
function ofFirstOrder(document: Document): readonly Element[] {
  const all = take(document, 'h1', 6);
  const own = all.filter((one) => !FRONT.test(attribute(one.querySelector('a[href]'), 'href')));
  return own[0] || document.querySelector('h2') ? own : all;
}

const FRONT = /^(?:https?:\/\/[^/]+\/?|\/)(?:index\.\w+)?$/;

import { attributes } from './attribute.ts';
import { take } from './take.ts';

/*
 * A browser finds a piece of a class name three times as fast when it may look at the case of letters. So each word comes without its
 * first letter, the one that shops write small and large: “price” and “productPrice” both hold “rice”.
 */
const COMMON = '[class*=rice]';
/** Looked for as well where something is likely to be sold. A browser knows at once of each by itself whether a page has any, but not in a list with others. */
const RARE = ['[id*=rice]', '[data-testid*=rice]', '[data-test*=rice]', '[itemprop=price]'];
/** With the languages and countries in which they are said. */
const WORDS = Object.entries({
  preis: 'de at ch',
  prix: 'fr',
  preci: 'es ar cl mx',
  preco: 'pt br',
  prezz: 'it',
  cena: 'pl cs cz sk sl hr sr bg',
  prijs: 'nl',
  pris: 'sv se da dk no nb',
  hinta: 'fi',
  fiyat: 'tr',
  amount: '',
});
const named = (word: string): string => `[class*=${word.slice(1)}],[id*=${word.slice(1)}]`;
/** Each language costs as much as English: for a page that sells something and has no price in that. */
export const FOREIGN = WORDS.map(([word]) => named(word)).join();
const PRICE_NAME = new RegExp(`price|${WORDS.map(([word]) => word).join('|')}`, 'i');
const NAMES = ['id', 'class', 'data-testid', 'data-test', 'itemprop'];
const MAX = 400;

/** The names that a page gives to an element. */
export function namesOf(element: Element): string {
  return attributes(element, NAMES);
}

/** Elements whose names speak of a price, in page order. */
export function pricedElements(document: Document, selector = COMMON): readonly Element[] {
  return take(document, selector, MAX).filter((element) => PRICE_NAME.test(namesOf(element)));
}

/** What gives prices away in English on this page, or in the language of the place it is of. */
export function likelyNames(document: Document, place: string): string {
  const own = WORDS.filter(([, places]) => places.includes(place.slice(0, 2).toLowerCase() || '-'));
  const rare = RARE.filter((name) => document.querySelector(name));
  return [COMMON, ...rare, ...own.map(([word]) => named(word))].join();
}

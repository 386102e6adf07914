import { take } from './take.ts';

/*
 * A browser finds a piece of a class name three times as fast when it may look at the case of letters. So each word comes without its
 * first letter, the one that shops write small and large: “price” and “productPrice” both hold “rice”.
 */
const ENGLISH = '[class*="rice"],[id*="rice"],[data-testid*="rice"],[data-test*="rice"],[itemprop="price"]';
const BY_LANGUAGE: Readonly<Record<string, string>> = {
  de: 'reis',
  at: 'reis',
  ch: 'reis rix',
  fr: 'rix',
  be: 'rix rijs',
  nl: 'rijs',
  es: 'reci',
  mx: 'reci',
  ar: 'reci',
  pt: 'reco',
  br: 'reco',
  it: 'rezz',
  sv: 'ris',
  se: 'ris',
  da: 'ris',
  dk: 'ris',
  nb: 'ris',
  no: 'ris',
  fi: 'inta',
};
const ELSEWHERE = 'ena mount rezzo reis rix';
const PRICE_NAME = /price|preis|prix|preci|preco|prezz|cena|ceny|prijs|pris|hinta|amount/i;
const MAX = 400;

/** The names that a page gives to an element. */
export function namesOf(element: Element): string {
  return ['id', 'class', 'data-testid', 'data-test', 'itemprop']
    .map((name) => element.getAttribute(name) ?? '')
    .join(' ')
    .slice(0, 300);
}

/** Elements whose names speak of a price, in page order. */
export function pricedElements(document: Document): readonly Element[] {
  return named(document, ENGLISH);
}

/** The same in the words of the page's country: for a page that has none in English. */
export function pricedAbroad(document: Document, { hostname }: URL): readonly Element[] {
  const spoken = (document.documentElement.getAttribute('lang') ?? '').slice(0, 2).toLowerCase();
  const pieces = BY_LANGUAGE[hostname.slice(hostname.lastIndexOf('.') + 1)] ?? BY_LANGUAGE[spoken] ?? ELSEWHERE;
  return named(
    document,
    pieces
      .split(' ')
      .map((piece) => `[class*="${piece}"],[id*="${piece}"]`)
      .join(),
  );
}

function named(document: Document, selector: string): readonly Element[] {
  return take(document, selector, MAX).filter((element) => PRICE_NAME.test(namesOf(element)));
}

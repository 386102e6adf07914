/**
 * What a content script brings from a page: text, addresses and trees of text, as found. Nothing in it was judged: that is done where
 * it arrives, by `recognise`, so that the script in the page stays small and the page's thread free. Plain JSON, sizes capped.
 */
export interface Evidence {
  readonly url: string;
  readonly lang: string;
  readonly title: string;
  readonly headings: readonly string[];
  /** The address of `link rel=canonical`. */
  readonly canonical: string;
  /** Property or name, and content. */
  readonly metas: readonly Pair[];
  /** The text of JSON-LD blocks. */
  readonly jsonLd: readonly string[];
  /** The text of scripts, and of attributes that keep a page's state, where they name a barcode. */
  readonly states: readonly string[];
  /** Trees of `@type` and properties, from markup. */
  readonly microdata: readonly unknown[];
  readonly rdfa: readonly unknown[];
  /** What stands in the places that Amazon has for each thing; none elsewhere. */
  readonly slots: readonly Slot[];
  /** Labels and values of tables and lists. */
  readonly rows: readonly Pair[];
  /** What is said of the stock near the heading and in places named after it, with the names behind a stroke. */
  readonly stock: readonly Pair[];
  /** Numbers in the text that may be barcodes, after the words before them. */
  readonly codes: readonly Pair[];
  /** What stands in places that look like a price, in page order. */
  readonly prices: readonly PriceMark[];
  /** Words on buttons and forms that may put something into a basket, those that cannot be pressed with “disabled” at the end. */
  readonly buttons: readonly string[];
  /** Words on what may be made to look like one. */
  readonly likenesses: readonly string[];
  /** Products that the page links to, in page order. */
  readonly cards: readonly Card[];
}

/** What is not looked for on every page. */
export const UNSEARCHED = {
  states: [],
  microdata: [],
  rdfa: [],
  slots: [],
  rows: [],
  stock: [],
  codes: [],
  prices: [],
  buttons: [],
  likenesses: [],
  cards: [],
} satisfies Partial<Evidence>;

/** What the places of other products are called, and where a script comes to them; what `@type`s things is read as data. */
export const ASIDE_NAME = /(?<!has-|with-)(?:relat(?!iv)|recom|carous|upsel|simila|slider|minic|cross|swiper|"@type)/i;

/** Stands before the words of a button that sells at once and names no basket: it may as well lead to where others sell. */
export const AT_ONCE = '! ';

/** Follows the words of a button that cannot be pressed. */
export const OFF = ' disabled';

/** Whether a button names a basket. */
export function fillsBasket({ buttons }: Pick<Evidence, 'buttons'>): boolean {
  return buttons.some((button) => !button.startsWith(AT_ONCE));
}

export type Pair = readonly [name: string, value: string];

export interface Slot {
  readonly name: string;
  readonly texts: readonly string[];
}

export interface PriceMark {
  readonly text: string;
  /** Class names and ids of the element and the two around it. */
  readonly names: string;
  readonly struck: boolean;
  /** Whether it comes after the page's main heading. */
  readonly below: boolean;
  /** Whether it stands inside a link or a list entry, as prices of other products do. */
  readonly aside: boolean;
  /** The heading of lower order that it stands under, where the page says nothing for machines. */
  readonly over: string;
}

export interface Card {
  readonly href: string;
  readonly name: string;
  readonly price: string;
  /** `data-asin` and the like. */
  readonly code: string;
}

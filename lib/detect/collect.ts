import { type Evidence, UNSEARCHED } from '../domain/recognise/evidence.ts';
import { amazonDetails, amazonSlots, isEbook } from './amazon-slots.ts';
import { barePrices } from './bare-prices.ts';
import { basketButtons, LIKENESSES, PLAIN, surelySells } from './buttons.ts';
import { cards } from './cards.ts';
import { codeRows } from './code-rows.ts';
import { jsonLd, states } from './json-scripts.ts';
import { headings, headText } from './headings.ts';
import { markedCodes } from './marked-codes.ts';
import { markupItems, MICRODATA, RDFA } from './markup-items.ts';
import { looksLikeAmazon } from './looks-like-amazon.ts';
import { metas } from './metas.ts';
import { FOREIGN, likelyNames, pricedElements } from './priced.ts';
import { prices } from './prices.ts';
import { labelRows, namedRows, stockRows } from './rows.ts';
import { readStated } from './stated.ts';

/** Few pages are that large; on one that is, the time that is left decides what is read beside the data: a slow machine sees less, never nothing. */
const HUGE = 10_000;
const BUDGET_MS = 25;
/** What a page is made of beside elements is not counted, but to pass it takes its time: on such a page, even the data is not all read. */
const COUNTING_MS = 2;
/** On such a page one search by pieces of names would be felt: only the data is read. */
const VAST = 100_000;
/** And here already one for a single thing: its head alone is read. */
const ENDLESS = 300_000;

/** Words in the address of a page that shows products. */
const SHELF = /search|categor|collection|catalog|shop|brand|product|\/(?:pd?|item)\/|[?&](?:q|s|query)=/;
/** Where prices without a name are looked for, no more elements are asked what they hold. */
const MAX_PLACES = 4000;

/** Brings together what a page says of products. Reads only: no layout, no style, nothing changed; one broken source stops no other. */
export function collect(document: Document, url: URL, now: () => number = () => performance.now()): Evidence {
  const start = now();
  const hasPassed = (ms: number): boolean => now() - start > ms;
  // Asked in this way, elements are counted no further than there; by a number in brackets they are all.
  const hasMore = (than: number): boolean => Boolean(attempt(() => document.getElementsByTagName('*').item(than)));
  const isHuge = hasMore(HUGE);
  const isStuffed = !isHuge && hasPassed(COUNTING_MS);
  const isVast = isHuge && hasMore(VAST);
  const isEndless = isVast && hasMore(ENDLESS);
  const readHead: Read<ParentNode> = (source) => attempt(() => source(isEndless ? document.head : document)) ?? [];
  const readData: Read = (source) =>
    isEndless || (isStuffed && hasPassed(BUDGET_MS)) ? [] : (attempt(() => source(document)) ?? []);
  const read: Read = (source) => (isVast || (isHuge && hasPassed(BUDGET_MS)) ? [] : readData(source));
  const isAmazon = looksLikeAmazon(url.hostname);
  const told = { metas: readHead(metas), jsonLd: isAmazon ? [] : readHead(jsonLd) };
  const [title = '', canonical = '', lang = ''] = readData(headText);
  return {
    ...UNSEARCHED,
    url: url.href.slice(0, 8192),
    lang,
    title,
    canonical,
    headings: readData(headings),
    ...told,
    ...(isAmazon ? amazonEvidence(readData, read) : shopEvidence(told, readData, read, url, lang)),
  };
}

type Read<Root = Document> = <T>(source: (root: Root) => readonly T[]) => readonly T[];
type Parts = Partial<Evidence>;

function amazonEvidence(readData: Read, read: Read): Parts {
  const slots = readData(amazonSlots);
  const details = readData(amazonDetails);
  const codes = details.flatMap((box) => readData(() => codeRows(box))).slice(0, 60);
  return {
    slots,
    rows: details.flatMap((box) => readData(() => labelRows(box))).slice(0, 300),
    // A phone's layout of a book has them beside the title.
    codes: codes[0] ? codes : read((page) => (details[0] && !isEbook(page) ? [] : codeRows(page))),
    // A page of one product shows others as well, which are not asked for.
    cards: slots.some(({ name, texts }) => name === 'title' && texts[0])
      ? []
      : read((page) => cards(page, pricedElements(page))),
  };
}

/** What the data says comes first. The rest of the page is searched where it may sell something, and for what the data leaves open. */
function shopEvidence(
  told: Pick<Evidence, 'metas' | 'jsonLd'>,
  readData: Read,
  read: Read,
  url: URL,
  lang: string,
): Parts {
  const data = {
    ...told,
    microdata: readData((page) => markupItems(page, MICRODATA)),
    rdfa: readData((page) => markupItems(page, RDFA)),
  };
  const stated = readStated(data);
  const found = stated.article ? { priced: read(pricedElements) } : offered(stated.product, read, url, lang);
  const { priced, ...offers } = { buttons: [], likenesses: [], ...found };
  const isSold = offers.buttons.length + offers.likenesses.length > 0;
  // Where nothing can be bought, it may be sold out, whatever the data says.
  const stock =
    stated.article || surelySells(offers.buttons) || !(stated.product || priced.length > 0)
      ? []
      : read((page) => stockRows(page, stated.product));
  return {
    ...data,
    ...offers,
    ...(stated.product || isSold || stock.length > 0
      ? {
          prices: read((page) => prices(page, priced, stated.product)),
          rows: [...read(labelRows), ...(stated.numbers ? [] : read(namedRows))],
          stock,
          states: read(states),
          codes: [...read(markedCodes), ...read(codeRows)],
        }
      : {}),
    cards: !stated.alone && priced.length > 1 ? read((page) => cards(page, priced)) : [],
  };
}

interface Offered {
  readonly priced: readonly Element[];
  readonly buttons: readonly string[];
  readonly likenesses: readonly string[];
}

/** Prices under English names and plain buttons are found quickly; others are looked for where one of the two is there, or the page's language or address makes them likely. */
function offered(isProduct: boolean, read: Read, url: URL, lang: string): Offered {
  const find = (selector?: string): readonly string[] =>
    read((page) => basketButtons(page, url.hostname, selector, isProduct));
  const likely = (page: Document): string => likelyNames(page, lang || url.hostname.slice(-2));
  const hasButton = isProduct || PLAIN.some((selector) => find(selector).length > 0);
  const isLikely = hasButton || isForeign(lang, url) || SHELF.test(url.href);
  const named = read((page) => pricedElements(page, isLikely ? likely(page) : undefined));
  const told = named[0] || !isLikely ? named : otherPrices(read);
  const isShop = hasButton || told.length > 0;
  const buttons = isShop ? find() : [];
  const likenesses = isShop && !surelySells(buttons) ? find(LIKENESSES) : [];
  // What only looks like a button comes to light here, and a sale is likely after all.
  const isSold = !isLikely && surelySells([...buttons, ...likenesses]);
  return { priced: isSold ? read((page) => pricedElements(page, likely(page))) : told, buttons, likenesses };
}

/** Whether the page is not in English: by its language or, where it does not say, its country. */
function isForeign(lang: string, { hostname }: URL): boolean {
  return lang ? !lang.startsWith('en') : /\.(?!uk|us|au|nz|ie|io|co|ca|tv|me|ai)[a-z]{2}$/.test(hostname);
}

/** Under names of other languages; where no name gives one away, by what stands there. */
function otherPrices(read: Read): readonly Element[] {
  const named = read((page) => pricedElements(page, FOREIGN));
  return named[0] ? named : read((page) => barePrices(page, MAX_PLACES));
}

/** A page may have put its own things in the place of the browser's: then this one source is silent. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

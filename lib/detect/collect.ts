import type { Evidence } from '../domain/recognise/evidence.ts';
import { readAmazonHost } from '../domain/marketplace.ts';
import { amazonDetails, amazonSlots } from './amazon-slots.ts';
import { basketButtons, basketLikenesses } from './buttons.ts';
import { cards } from './cards.ts';
import { codeRows } from './code-rows.ts';
import { jsonLd, states } from './json-scripts.ts';
import { headings, headText } from './headings.ts';
import { markupItems, MICRODATA, RDFA } from './markup-items.ts';
import { metas } from './metas.ts';
import { pricedAbroad, pricedElements } from './priced.ts';
import { prices } from './prices.ts';
import { labelRows, namedRows } from './rows.ts';
import { readStated } from './stated.ts';

/** Few pages are that large; on one that is, the time that is left decides what is read beside the data: a slow machine sees less, never nothing. */
const HUGE = 10_000;
const BUDGET_MS = 25;
/** On such a page already one search for one thing would be felt: its head alone is read. */
const ENDLESS = 300_000;

/** Brings together what a page says of products. Reads only: no layout, no style, nothing changed; one broken source stops no other. */
export function collect(document: Document, url: URL, now: () => number = () => performance.now()): Evidence {
  // Asking for one element counts no further than there.
  const hasMore = (than: number): boolean => attempt(() => document.getElementsByTagName('*')[than]) !== undefined;
  const isHuge = hasMore(HUGE);
  if (isHuge && hasMore(ENDLESS)) return headEvidence(document.head, url);
  const deadline = now() + BUDGET_MS;
  const isOver = (): boolean => isHuge && now() > deadline;
  const readData: Read = (source) => attempt(() => source(document)) ?? [];
  const read: Read = (source) => (isOver() ? [] : readData(source));
  const isAmazon = readAmazonHost(url.hostname) !== undefined;
  const [title = '', canonical = '', lang = ''] = readData(headText);
  return {
    ...NONE,
    url: url.href.slice(0, 8192),
    lang,
    title,
    canonical,
    headings: readData(headings),
    ...(isAmazon ? { metas: readData(metas), ...amazonEvidence(readData, read) } : shopEvidence(readData, read, url)),
  };
}

function headEvidence(head: ParentNode, url: URL): Evidence {
  return {
    ...NONE,
    url: url.href.slice(0, 8192),
    lang: '',
    title: '',
    canonical: '',
    headings: [],
    metas: attempt(() => metas(head)) ?? [],
    jsonLd: attempt(() => jsonLd(head)) ?? [],
  };
}

type Read = <T>(source: (document: Document) => readonly T[]) => readonly T[];
type Parts = Partial<Evidence>;

const NONE = {
  metas: [],
  jsonLd: [],
  states: [],
  microdata: [],
  rdfa: [],
  slots: [],
  rows: [],
  codes: [],
  prices: [],
  buttons: [],
  cards: [],
};

function amazonEvidence(readData: Read, read: Read): Parts {
  const slots = readData(amazonSlots);
  const details = readData(amazonDetails);
  const codes = details.flatMap((box) => readData(() => codeRows(box))).slice(0, 60);
  return {
    slots,
    rows: details.flatMap((box) => readData(() => labelRows(box))).slice(0, 300),
    // A phone's layout has them beside the title.
    codes: codes.length > 0 ? codes : read(codeRows),
    // A page of one product shows others as well, which are not asked for.
    cards: slots.some(({ name, texts }) => name === 'title' && texts.length > 0)
      ? []
      : read((page) => cards(page, pricedElements(page))),
  };
}

/** What the data says comes first. The rest of the page is searched where it may sell something, and for what the data leaves open. */
function shopEvidence(readData: Read, read: Read, url: URL): Parts {
  const data = {
    metas: readData(metas),
    jsonLd: readData(jsonLd),
    microdata: readData((page) => markupItems(page, MICRODATA)),
    rdfa: readData((page) => markupItems(page, RDFA)),
  };
  const stated = readStated(data);
  const english = read(pricedElements);
  const real = read((page) => basketButtons(page, url.hostname));
  const priced = english.length > 0 || !(stated.product || real.length > 0) ? english : read(pricedAbroad);
  const buttons =
    real.length > 0 || !(stated.product || priced.length > 0)
      ? real
      : read((page) => basketLikenesses(page, url.hostname));
  const isListing = !stated.alone && priced.length > 1;
  const sells = stated.product || buttons.length > 0;
  return {
    ...data,
    buttons,
    ...(sells
      ? {
          prices: read((page) => prices(page, priced, stated.product)),
          rows: [...read(labelRows), ...(stated.numbers ? [] : read(namedRows))],
          states: read(states),
          codes: stated.code ? [] : read(codeRows),
        }
      : {}),
    cards: isListing ? read((page) => cards(page, priced)) : [],
  };
}

/** A page may have put its own things in the place of the browser's: then this one source is silent. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

import type { Evidence } from '../domain/recognise/evidence.ts';
import { readAmazonHost } from '../domain/marketplace.ts';
import { amazonRows, amazonSlots } from './amazon-slots.ts';
import { buttons } from './buttons.ts';
import { cards } from './cards.ts';
import { jsonLd, states } from './json-scripts.ts';
import { markupItems, MICRODATA, RDFA } from './markup-items.ts';
import { metas } from './metas.ts';
import { prices } from './prices.ts';
import { codeRows, labelRows } from './rows.ts';
import { headings, headText } from './headings.ts';

/** No shop's page is that large; on one that is, the time that is left decides which sources are read. */
const HUGE = 30_000;
const BUDGET_MS = 15;

/** Brings together what a page says of products. Reads only: no layout, no style, nothing changed; one broken source stops no other. */
export function collect(document: Document, url: URL, now: () => number = () => performance.now()): Evidence {
  const isHuge = (attempt(() => document.getElementsByTagName('*').length) ?? 0) > HUGE;
  const deadline = now() + BUDGET_MS;
  const read: Read = (source) => (isHuge && now() > deadline ? [] : (attempt(() => source(document)) ?? []));
  const isAmazon = readAmazonHost(url.hostname) !== undefined;
  const [title = '', canonical = '', lang = ''] = read(headText);
  return {
    url: url.href.slice(0, 8192),
    lang,
    title,
    canonical,
    headings: read(headings),
    metas: read(metas),
    ...(isAmazon ? { ...NONE, slots: read(amazonSlots), rows: read(amazonRows) } : shopEvidence(read)),
    codes: read(codeRows),
    cards: read(cards),
  };
}

type Read = <T>(source: (document: Document) => readonly T[]) => readonly T[];

const NONE = { jsonLd: [], states: [], microdata: [], rdfa: [], slots: [], rows: [], prices: [], buttons: [] };

function shopEvidence(
  read: Read,
): Omit<Evidence, 'url' | 'lang' | 'title' | 'canonical' | 'headings' | 'metas' | 'codes' | 'cards'> {
  return {
    jsonLd: read(jsonLd),
    microdata: read((page) => markupItems(page, MICRODATA)),
    rdfa: read((page) => markupItems(page, RDFA)),
    slots: [],
    prices: read(prices),
    buttons: read(buttons),
    rows: read(labelRows),
    states: read(states),
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

import { currencyOfPlace, type Place } from '../currency-sign.ts';
import { type Currency, parseCurrency } from '../money.ts';
import { parsePrice, type PriceHint } from '../price-text.ts';
import { cleanText } from './clean-text.ts';
import type { Clues } from './clue.ts';
import type { Evidence } from './evidence.ts';
import { parseLooseJson } from './loose-json.ts';
import { type Metas, metaCurrency, readMetas } from './meta-tags.ts';
import { inWords, withoutLabels } from './heading-labels.ts';
import { readSold } from './sold.ts';

/** The evidence of a page with what every source needs to know of it. */
export interface Page {
  readonly evidence: Evidence;
  readonly metas: Metas;
  readonly clues: Clues;
  /** The blocks of JSON-LD, read. */
  readonly data: readonly unknown[];
  readonly hint: PriceHint;
}

export function openPage(found: Evidence, url: URL): Page {
  const { lang } = found;
  const metas = readMetas(found.metas);
  const place = { host: url.hostname, lang };
  const currency = metaCurrency(metas) ?? currencyOfPlace(place) ?? currencyShown(found, place);
  const titles = readable([metas.get('og:title') ?? '', found.title]);
  const title = cleanText(found.title);
  const headings = found.headings
    .map((pieces) => withoutLabels(inWords(pieces), title))
    .filter((heading) => heading !== '' && !COST.test(heading));
  const evidence = { ...found, ...readSold(found), headings };
  const names = [...headings, ...titles];
  const hint = { ...place, currencyHint: currency && parseCurrency(currency) };
  return { evidence, metas, clues: { url, names, currency }, data: found.jsonLd.map(parseLooseJson), hint };
}

/** A price that is made to look like a heading names nothing. */
const COST = /^\p{Sc} ?\d[\d.,]*$|^\d[\d.,]* ?\p{Sc}$/u;

function readable(texts: readonly string[]): readonly string[] {
  return texts.map((text) => cleanText(text)).filter((text) => text !== '');
}

/** A page that is at home nowhere shows its prices with a sign, which its data may leave out. */
function currencyShown({ prices }: Evidence, place: Place): Currency | undefined {
  for (const { text, aside } of prices) {
    const price = aside ? undefined : parsePrice(cleanText(text, 120), place);
    if (price !== undefined) return price.currency;
  }
  return undefined;
}

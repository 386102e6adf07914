import { currencyOfPlace, type Place } from '../currency-sign.ts';
import { type Currency, parseCurrency } from '../money.ts';
import { parsePrice, type PriceHint } from '../price-text.ts';
import { cleanText } from './clean-text.ts';
import type { Clues } from './clue.ts';
import type { Evidence } from './evidence.ts';
import { type Metas, metaCurrency, readMetas } from './meta-tags.ts';

/** The evidence of a page with what every source needs to know of it. */
export interface Page {
  readonly evidence: Evidence;
  readonly metas: Metas;
  readonly clues: Clues;
  readonly hint: PriceHint;
}

export function openPage(evidence: Evidence, url: URL): Page {
  const { lang } = evidence;
  const metas = readMetas(evidence.metas);
  const place = { host: url.hostname, lang };
  const currency = metaCurrency(metas) ?? currencyOfPlace(place) ?? currencyShown(evidence, place);
  const titles = [metas.get('og:title') ?? '', evidence.title].map((title) => cleanText(title));
  const names = [...evidence.headings.map((heading) => cleanText(heading)), ...titles].filter((name) => name !== '');
  const hint = { ...place, currencyHint: currency && parseCurrency(currency) };
  return { evidence, metas, clues: { url, names, currency }, hint };
}

/** A page that is at home nowhere shows its prices with a sign, which its data may leave out. */
function currencyShown({ prices }: Evidence, place: Place): Currency | undefined {
  for (const { text, aside } of prices) {
    const price = aside ? undefined : parsePrice(cleanText(text, 120), place);
    if (price !== undefined) return price.currency;
  }
  return undefined;
}

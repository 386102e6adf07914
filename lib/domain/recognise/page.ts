import { currencyOfPlace } from '../currency-sign.ts';
import { parseCurrency } from '../money.ts';
import type { PriceHint } from '../price-text.ts';
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
  const currency = metaCurrency(metas) ?? currencyOfPlace({ host: url.hostname, lang });
  const titles = [metas.get('og:title') ?? '', evidence.title].map((title) => cleanText(title));
  const names = [...evidence.headings.map((heading) => cleanText(heading)), ...titles].filter((name) => name !== '');
  const hint = { host: url.hostname, lang, currencyHint: currency && parseCurrency(currency) };
  return { evidence, metas, clues: { url, names, currency }, hint };
}

import { currencyOfPlace } from '../domain/currency-sign.ts';
import type { Currency } from '../domain/money.ts';
import { cleanText } from './clean-text.ts';
import { type Metas, metaCurrency } from './meta.ts';

/** What the page calls itself: its headings, then the titles it gives to others. */
export function pageNames(document: Document, metas: Metas): readonly string[] {
  const headings = Array.from(document.querySelectorAll('h1'), (heading) => cleanText(heading.textContent ?? '')).slice(
    0,
    5,
  );
  return [...headings, metas.get('og:title') ?? '', cleanText(document.title)].filter((name) => name !== '');
}

/** The currency the page states, or the one of its shop's country. */
export function statedCurrency(document: Document, metas: Metas, url: URL): Currency | undefined {
  return (
    metaCurrency(metas) ??
    currencyOfPlace({ host: url.hostname, lang: document.documentElement.getAttribute('lang') ?? '' })
  );
}

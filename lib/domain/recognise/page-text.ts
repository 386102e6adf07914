import type { Money } from '../money.ts';
import { parsePrice, type PriceHint } from '../price-text.ts';
import { isBasketButton } from './basket-words.ts';
import { cleanText } from './clean-text.ts';
import type { Evidence, PriceMark } from './evidence.ts';
import type { Finding } from './finding.ts';
import { labelledCodes, readLabelled } from './labels.ts';
import type { Page } from './page.ts';
import { withoutShop } from './page-name.ts';
import { isNoProductPlace } from './page-place.ts';
import { readAvailability } from './schema-words.ts';

/** What the page says in words, for what its data does not. Alone it makes a product only of a page with a basket button and a price. */
export function readPageText(page: Page, known: readonly Finding[]): Finding | undefined {
  const { evidence, hint } = page;
  const canBuy = hasOwnButton(evidence.buttons);
  const priced = evidence.prices.filter(({ aside }) => !aside).map((mark) => readMark(mark, hint));
  const main = mainPrice(priced, evidence);
  const name = textName(page);
  if (known.length === 0 && (!canBuy || name === '' || isOtherKind(page) || !isAlone(main, page))) return undefined;
  const labelled = readLabelled(evidence.rows);
  return {
    source: 'text',
    ...(known.length === 0 ? { name } : {}),
    brand: labelled.brand,
    mpn: labelled.mpn,
    sku: labelled.sku,
    gtins: [...(labelled.gtin ?? []), ...(labelled.isbn ?? []), ...labelledCodes(evidence.codes)],
    price: main?.price,
    availability:
      readAvailability(labelled.stock) ??
      (canBuy && [main, ...known].some((one) => one?.price !== undefined) ? 'in-stock' : undefined),
  };
}

/** The heading; the shorter form that the page gives to others where the heading has more in it, the title where there is none. */
function textName({ evidence, metas }: Page): string {
  const shared = withoutShop(cleanText(metas.get('og:title') ?? ''));
  const heading = evidence.headings.map((one) => cleanText(one)).find((one) => one !== '');
  if (heading === undefined) return shared === '' ? withoutShop(cleanText(evidence.title)) : shared;
  return shared.length > 5 && heading.startsWith(shared) ? shared : heading;
}

/** Shops put a product with its button beside what they write, and on their front page. */
function isOtherKind({ metas, clues, evidence }: Page): boolean {
  const isBeside = evidence.prices.length > 0 && evidence.prices.every(({ aside }) => aside);
  return isBeside || metas.get('og:type') === 'article' || isNoProductPlace(clues.url);
}

/** A price among many of its kind, on a page with a basket button for each, is an entry of a list; without one a single button must do. */
function isAlone(main: Priced | undefined, { evidence }: Page): boolean {
  const buttons = evidence.buttons.filter((button) => isBasketButton(button)).length;
  return main === undefined ? buttons === 1 : countAlike(main.mark, evidence) < 3 || buttons < 3;
}

/** A basket button that is not one of many alike: those belong to the entries of a list. */
function hasOwnButton(buttons: readonly string[]): boolean {
  const counts = new Map<string, number>();
  for (const button of buttons) {
    const kind = button.replace(/\d+/g, '');
    if (isBasketButton(kind)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts.values()].some((count) => count <= 2);
}

interface Priced {
  readonly mark: PriceMark;
  readonly price: Money | undefined;
  /** Whether the text itself says which currency. */
  readonly signed: boolean;
}

function readMark(mark: PriceMark, { currencyHint, ...place }: PriceHint): Priced {
  const text = cleanText(mark.text, 120);
  const own = parsePrice(text, place);
  const price = parsePrice(text, { ...place, currencyHint });
  return { mark, price, signed: own !== undefined };
}

/** Names of what is no price of the product, or only a part of it. */
const NO_PRICE = /tax|vat|sav(?:e|ing)|discount|ship|deliver|month|filter|range|unit-?price|per-?unit|points/i;

const OLD_PRICE = /^\W*(?:retail|list|regular|old|was|rrp|r\.r\.p|msrp|uvp|statt|you save|your savings|save)\b/i;

/** What such names say depends on the price beside them: of two it is the higher one. */
const MAYBE_OLD = /regular|retail|normal|list/i;
const REDUCED = /special|sale|final|current|offer|now/i;

/** The first that is a price with its currency and no more, after the heading; or what comes nearest to that. */
function mainPrice(priced: readonly Priced[], evidence: Evidence): Priced | undefined {
  const real = priced.filter(
    ({ price, mark }) => price !== undefined && price.minor > 0 && !mark.struck && !isOther(mark),
  );
  const score = ({ mark, signed }: Priced): number =>
    (mark.below ? 4 : 0) +
    (mark.text.length < 24 ? 2 : 0) +
    (signed ? 4 : 0) -
    (mark.names === '' ? 2 : 0) -
    (MAYBE_OLD.test(mark.names) ? 3 : 0) +
    (REDUCED.test(mark.names) ? 1 : 0) +
    (countAlike(mark, evidence) < 3 ? 1 : 0);
  const best = Math.max(0, ...real.map(score));
  return real.find((one) => score(one) === best);
}

function isOther({ names, text }: PriceMark): boolean {
  return NO_PRICE.test(names) || OLD_PRICE.test(text);
}

function countAlike(mark: PriceMark, { prices }: Evidence): number {
  const kind = (names: string): string => names.replace(/\d+/g, '');
  return prices.filter(({ names }) => kind(names) === kind(mark.names)).length;
}

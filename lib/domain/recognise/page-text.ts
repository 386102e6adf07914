import type { Money } from '../money.ts';
import { parsePrice, type PriceHint } from '../price-text.ts';
import type { Availability } from '../sighting.ts';
import { cleanText } from './clean-text.ts';
import { fold, nameFit } from './clue.ts';
import type { Evidence, PriceMark } from './evidence.ts';
import type { Finding } from './finding.ts';
import { labelField, labelledCodes, readLabelled } from './labels.ts';
import type { Page } from './page.ts';
import { isShopName, withoutNote, withoutPlace, withoutShop } from './page-name.ts';
import { isNoProductPlace } from './page-place.ts';
import { readAvailability } from './schema-words.ts';

/** What the page says in words, for what its data does not. Alone it makes a product only of a page with a basket button and a price. */
export function readPageText(page: Page, known: readonly Finding[]): Finding | undefined {
  const { evidence, hint } = page;
  const canBuy = hasOwnButton(evidence.buttons);
  const own = ownPrices(page, known);
  const priced = own.map((mark) => readMark(mark, hint));
  const main = mainPrice(priced, evidence);
  const name = textName(page);
  const labelled = readLabelled(evidence.rows);
  const stock = readAvailability(labelled.stock);
  const sells = canBuy
    ? isAlone(main, own, evidence.buttons)
    : speaksOfStock(page, stock, labelled.stock) && isSingle(main, own);
  if (known.length === 0 && (!sells || name === '' || isOtherKind(page, own))) return undefined;
  const price = main?.price ?? parsePrice(labelled.price ?? '', hint);
  const asked = [...known, { price }].map((one) => one.price).find(Boolean);
  return {
    source: 'text',
    ...(known.length === 0 ? { name } : {}),
    brand: labelled.brand,
    mpn: labelled.mpn,
    sku: labelled.sku,
    gtins: [labelled.gtin, labelled.isbn, labelledCodes(evidence.codes)].flatMap((codes) => codes ?? []),
    price,
    struckPrice: priceBefore(priced, asked),
    availability: stock ?? (canBuy && asked !== undefined ? saidByButtons(evidence.buttons) : undefined),
  };
}

/** What cannot be pressed is gone where it says so, or a choice is to be made first. A form that stands first says nothing of itself, its button does. */
function saidByButtons(buttons: readonly string[]): Availability | undefined {
  if (buttons.slice(0, 2).some((button) => /[\s_-](?:disabled(?! \S*selection)|sold-?out)(?=\s|$)/.test(button)))
    return buttons.every((button) => button.endsWith(' disabled')) &&
      readAvailability(buttons.join(' ')) === 'out-of-stock'
      ? 'out-of-stock'
      : undefined;
  return 'in-stock';
}

/** The heading; the shorter form that the page gives to others where the heading has more in it, the title where there is none. */
function textName({ evidence, metas, clues }: Page): string {
  const given = cleanText(metas.get('og:title') ?? '');
  const shared = withoutShop(given);
  const title = cleanText(evidence.title);
  const { headings } = evidence;
  const own = headings.filter((one) => !isShopName(one, metas, clues.url));
  // Of several, the one that the title begins like.
  const heading = own.find((one) => title.startsWith(one.slice(0, ALIKE))) ?? own[0];
  if (heading !== undefined && isMakerOf(shared, heading, clues.url)) return shared;
  if (heading === undefined)
    return [shared, withoutPlace(withoutShop(title), clues.url), headings[0]].find(Boolean) ?? '';
  // What both of them have after a dash names no shop.
  return shared.length > 5 && heading.startsWith(shared) && !given.startsWith(heading)
    ? shared
    : withoutNote(heading, withoutShop(title));
}

const ALIKE = 20;

/** A heading of one word that begins the name which the address spells out is the maker. */
function isMakerOf(name: string, heading: string, { pathname }: URL): boolean {
  return !/\s/.test(heading) && name.startsWith(`${heading} `) && fold(pathname).includes(fold(name));
}

/** Shops put a product with its button beside what they write, and on their front page. */
function isOtherKind({ clues, evidence }: Page, own: readonly PriceMark[]): boolean {
  return (evidence.prices.length > 0 && own.length === 0) || isNoProductPlace(clues.url);
}

/** Without those of others. What stands under a name that the page does not bear is an entry of a list, a teaser, or an example; a single word may also say what is below it. */
function ownPrices({ evidence, clues, hint }: Page, known: readonly Finding[]): readonly PriceMark[] {
  const marks = evidence.prices.filter(({ aside }) => !aside);
  const isName = ({ over }: PriceMark): boolean =>
    over !== '' &&
    !BIDDING.test(over) &&
    nameFit(over, clues.names) === 0 &&
    labelField(over) === undefined &&
    parsePrice(over, hint) === undefined;
  const others = known.length === 0 ? marks.filter(isName) : [];
  const names = new Set(others.map(({ over }) => over));
  return marks.filter((mark) => !(others.includes(mark) && (names.size > 1 || mark.over.includes(' '))));
}

/** What is to be done, and no name. */
const BIDDING = /^(?:choose|select|pick|buy|wähl|choisi|eli[gj]|scegli|kies|v[aeæä]l[gj]|wybierz)/i;

/** A price among many of its kind, on a page with a basket button for each, is an entry of a list; without one a single button must do. Those of others beside it say nothing. */
function isAlone(main: Priced | undefined, own: readonly PriceMark[], { length }: readonly string[]): boolean {
  return main === undefined ? length === 1 : countAlike(main.mark, own) < 3 || length < 3;
}

/** Evenings and rooms are sold out as well, and a flat is available: only a shop speaks of its stock. */
function speaksOfStock({ clues }: Page, stock: Availability | undefined, said = ''): boolean {
  return stock === 'out-of-stock'
    ? OUT_OF_STOCK.test(said) || PRODUCT_PLACE.test(clues.url.pathname)
    : IN_STOCK.test(said);
}

/** Where the address is a product's, any such word will do. */
const PRODUCT_PLACE = /\/(?:p|(?:item|goods|pro[di]|shop|store|catalog|urun)\w*)\//i;
const OUT_OF_STOCK = /stock|(?<!r )avail|dispon/i;
const IN_STOCK = /^\W*(?:in stock(?! (?!now|and|on|ready)[a-z])|auf lager|en stock|op voorraad|skladem|på lager)/i;

/** A shop's own product stands alone with its price. */
function isSingle(main: Priced | undefined, own: readonly PriceMark[]): boolean {
  const asked = own.filter(({ below, struck }) => below && !struck);
  return main !== undefined && main.mark.below && countAlike(main.mark, asked) < 2;
}

/** A basket button that is not one of many alike: those belong to the entries of a list. */
function hasOwnButton(buttons: readonly string[]): boolean {
  const counts = new Map<string, number>();
  for (const button of buttons) {
    // What it says may name the product; its class comes last.
    const kind = button
      .replace(/\d+| disabled$/g, '')
      .trimEnd()
      .slice(-20);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts.values()].some((count) => count <= 2);
}

interface Priced {
  readonly mark: PriceMark;
  readonly price: Money | undefined;
  /** Whether the text itself says that it is one: by its currency, or by its cents. */
  readonly signed: boolean;
}

/** “24.99* tax included, shipping 3.99” */
const SMALL_PRINT = /^(\d+[.,]\d\d) ?\*.*$/;
const CENTS = /\d[.,]\d\d$/;

function readMark(mark: PriceMark, { currencyHint, ...place }: PriceHint): Priced {
  const text = cleanText(mark.text, 120).replace(OLD_THEN_NEW, '').replace(SMALL_PRINT, '$1');
  const price = parsePrice(text, { ...place, currencyHint });
  return { mark, price, signed: price !== undefined && (CENTS.test(text) || parsePrice(text, place) !== undefined) };
}

/** Names of what is no price of the product, or only a part of it. */
const NO_PRICE =
  /tax|vat|sav(?:e|ing)|(?<!has-|(?:with|after|before)[-_])discount(?!ed)|ship|deliver|month|filter|unit-?price|per-?(?:unit|meas)|points|coupon|promo-?c|instal|parcel|warrant|trade-?in|lowest|omnibus/i;

/** What is added to a price or taken from it begins with its sign. */
const OLD_PRICE =
  /^[+-]|^\W*(?:retail|list|regular|old|original|was|rrp|r\.r\.p|ms?rp|uvp|pvpr|statt|piyasa|you save|your savings|save)\b|^\W*de R\$|^(?:通常|定価|原[价價]|市[场場][价價]|정가)/i;
/** What was asked once, and then what is asked now. */
const OLD_THEN_NEW =
  /^\W*(?:was|statt|rrp|msrp|uvp|avant|antes|era|før|tidigare|de)\b[^\d]*(?:\d[\d.,' ]*)?(?=\D*(?:now|current|sale|nur|jetzt|nu|ora|ahora|por)\D)/i;
/** Beside a price with the tax, the one without it is for others. */
const NET =
  /excl(?:uding)?\b|exkl|netto|without-?tax|bez[ -]?dph|\bh\.?t\b|hors tax|\+ ?iva|sin iva|\bex\.? (?:vat|tax)|税抜|税別|(?:zzgl|plus|ohne)\.? (?:\d+ ?% )?(?:mwst|ust|vat)/i;

/** A box around several prices. */
const SEVERAL = /\p{Sc}.*\p{Sc}/u;

/** What such names say depends on the price beside them: of two it is the higher one. */
const MAYBE_OLD = /regular|retail|normal|list|original|[-_]org\b|standard|mrp|range|member|club|loyal/i;
/** The price, in the words of the data. */
const MARKED_UP = / price$/;
const REDUCED = /special|sale|final|current|offer|now/i;

/** The first that is a price with its currency and no more, after the heading; or what comes nearest to that. */
function mainPrice(priced: readonly Priced[], evidence: Evidence): Priced | undefined {
  const asked = priced.filter(({ price, mark }) => price !== undefined && price.minor > 0 && !mark.struck);
  const own = asked.filter(({ mark }) => !isOther(mark));
  // The unit may be what is sold, beside what it costs by weight.
  const real = own.length > 0 ? own : asked.filter(({ mark }) => /per-?unit /i.test(mark.names));
  const score = ({ mark, signed }: Priced): number =>
    (mark.below ? 4 : 0) +
    (MARKED_UP.test(mark.names) ? 3 : 0) +
    (mark.text.length < 24 ? 2 : 0) +
    (SEVERAL.test(mark.text) ? 0 : 2) -
    (NET.test(`${mark.names} ${mark.text}`) ? 6 : 0) +
    (signed ? 4 : 0) -
    (mark.names === '' ? 2 : 0) -
    (MAYBE_OLD.test(mark.names) ? 3 : 0) +
    (REDUCED.test(mark.names) ? 1 : 0) +
    (countAlike(mark, evidence.prices) < 3 ? 1 : 0);
  const best = Math.max(0, ...real.map(score));
  return real.find((one) => score(one) === best);
}

/** What was asked once stands beside what is asked now, and is more; where yet another price follows it, that may be its own. */
function priceBefore(priced: readonly Priced[], asked: Money | undefined): Money | undefined {
  const row = priced.filter(({ mark, price }) => price?.currency === asked?.currency && !NO_PRICE.test(mark.names));
  const costs = row.map(({ price }) => price?.minor ?? 0);
  const now = asked?.minor ?? 0;
  const at = row.findIndex(({ mark }, index) => costs[index] === now && !mark.struck);
  if (at < 0) return undefined;
  const old = new Map(row.filter(saysOld).map(({ price }) => [price?.minor, price]));
  const after = costs.slice(at).find((cost) => cost !== now) ?? 0;
  const next = costs.slice(costs.indexOf(after, at)).find((cost) => cost !== after) ?? now;
  const isItsOwn = next !== now && next < after && !old.has(next);
  const before = old.get(costs[at - 1]) ?? (isItsOwn ? undefined : old.get(after));
  return before && before.minor > now && before.minor < now * 4 ? before : undefined;
}

function saysOld({ mark: { struck, names, text } }: Priced): boolean {
  return struck || MAYBE_OLD.test(names) || OLD_PRICE.test(text);
}

function isOther({ names, text }: PriceMark): boolean {
  return NO_PRICE.test(names) || (OLD_PRICE.test(text) && !OLD_THEN_NEW.test(text));
}

function countAlike(mark: PriceMark, prices: readonly PriceMark[]): number {
  const kind = (names: string): string => names.replace(/\d+/g, '');
  return prices.filter(({ names }) => kind(names) === kind(mark.names)).length;
}

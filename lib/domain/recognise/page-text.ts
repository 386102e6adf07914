import { parsePrice } from '../price-text.ts';
import { cleanText } from './clean-text.ts';
import { fold, nameFit } from './clue.ts';
import type { PriceMark } from './evidence.ts';
import type { Finding } from './finding.ts';
import { labelField, labelledCodes, readLabelled } from './labels.ts';
import type { Page } from './page.ts';
import { isShopName, withoutLabels, withoutNote, withoutPlace, withoutShop } from './page-name.ts';
import { isOther, mainPrice, priceBefore, readMark } from './page-price.ts';
import { BIDDING, saidByButtons, sellsOne } from './page-sale.ts';
import { readAvailability } from './schema-words.ts';

/** What the page says in words, for what its data does not. Alone it makes a product only of a page with a basket button and a price. */
export function readPageText(page: Page, known: readonly Finding[]): Finding | undefined {
  const { evidence, hint } = page;
  const own = ownPrices(page, known);
  const priced = own.map((mark) => readMark(mark, hint));
  const main = mainPrice(priced, evidence);
  const name = textName(page);
  const labelled = readLabelled(evidence.rows);
  if (known.length === 0 && (name === '' || !sellsOne(page, own, main, labelled.stock))) return undefined;
  const price = main?.price ?? parsePrice(labelled.price ?? '', hint);
  const asked = [...known, { price }].map((one) => one.price).find(Boolean);
  return {
    source: 'text',
    ...(known.length === 0 ? { name } : {}),
    brand: labelled.brand,
    mpn: labelled.mpn,
    sku: labelled.sku,
    gtins: [labelled.gtin, labelled.isbn, labelledCodes(evidence.codes)].flatMap((codes) => codes ?? []),
    numbers: labelledCodes(evidence.codes, ['mpn', 'sku']),
    price,
    struckPrice: priceBefore(priced, asked),
    availability: readAvailability(labelled.stock) ?? saidByButtons(evidence, asked !== undefined || isUnread(own)),
  };
}

/** A price that nobody can read, for want of its currency, is one all the same. */
function isUnread(own: readonly PriceMark[]): boolean {
  return own.some((mark) => !mark.struck && !isOther(mark));
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
    : withoutNote(withoutLabels(heading, title), withoutShop(title));
}

const ALIKE = 20;

/** A heading of one word that begins the name which the address spells out is the maker. */
function isMakerOf(name: string, heading: string, { pathname }: URL): boolean {
  return !/\s/.test(heading) && name.startsWith(`${heading} `) && fold(pathname).includes(fold(name));
}

/** Without those of others. What stands under a name that the page does not bear is an entry of a list, a teaser, or an example; a single word may also say what is below it. */
function ownPrices({ evidence, clues, hint }: Page, known: readonly Finding[]): readonly PriceMark[] {
  const marks = evidence.prices.filter(({ aside }) => !aside);
  const isName = ({ over }: PriceMark): boolean =>
    over !== '' &&
    !BIDDING.test(over) &&
    !SECTION.test(over) &&
    nameFit(over, clues.names) === 0 &&
    labelField(over) === undefined &&
    parsePrice(over, hint) === undefined;
  const others = known.length === 0 ? marks.filter(isName) : [];
  const names = new Set(others.map(({ over }) => over));
  return marks.filter((mark) => !(others.includes(mark) && (names.size > 1 || mark.over.includes(' '))));
}

/** What heads a part of the page about the product, and names none. */
const SECTION =
  /^(?:(?:product|item|price|pricing|order|purchase|buying|stock|more|your|the) )*(?:price|pricing|prices|details?|info(?:rmation)?|options?|availability|quantity|overview|summary|description|specifications?|delivery|shipping|checkout|offers?|configuration|selection)(?: (?:&|and|of|on|for|this) .{0,24})?$/i;

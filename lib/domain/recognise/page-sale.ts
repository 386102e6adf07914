import { readShopItem } from '../shop-items.ts';
import type { Availability } from '../sighting.ts';
import { fold, plain, spelling } from './clue.ts';
import { AT_ONCE, type Evidence, OFF, type PriceMark } from './evidence.ts';
import { type Labelled, labelledCodes } from './labels.ts';
import { readCode } from './read-code.ts';
import type { Page } from './page.ts';
import { isNoProductPlace } from './page-place.ts';
import { countAlike } from './page-price.ts';
import type { Priced } from './price-mark.ts';
import { readAvailability } from './schema-words.ts';
import { pressable } from './sold.ts';

/** Whether the page sells one thing, where no data says so: by its button, by what it says of the stock, or by its address. */
export function sellsOne(
  page: Page,
  own: readonly PriceMark[],
  main: Priced | undefined,
  { stock = '', ...told }: Labelled,
): boolean {
  if (isOtherKind(page, own)) return false;
  const isSold = hasOwnButton(page.evidence)
    ? isAlone(main, own, page.evidence.buttons)
    : (speaksOfStock(page, stock, isNumbered(told)) || isBarcoded(page, told)) && isSingle(main, own);
  return isSold || isKnownItem(page, main) || (isSpeltOut(page) && isPricedAt(main) && isSingle(main, own));
}

/** Shops put a product with its button beside what they write, and on their front page. */
function isOtherKind({ clues, evidence }: Page, own: readonly PriceMark[]): boolean {
  return (evidence.prices.length > 0 && own.length === 0) || isNoProductPlace(clues.url) || sellsOthers(evidence);
}

/** Buttons that all name what links lead to are those of entries. */
function sellsOthers({ buttons, cards, headings }: Evidence): boolean {
  const names = cards.map(({ name }) => name).filter((name) => name.length > 5 && !headings.includes(name));
  const pressed = pressable(buttons);
  return pressed.length > 1 && pressed.every((button) => names.some((name) => button.includes(name)));
}

/** A price among many of its kind, on a page with a basket button for each, is an entry of a list; without one a single button must do. Those of others beside it say nothing. */
function isAlone(main: Priced | undefined, own: readonly PriceMark[], buttons: readonly string[]): boolean {
  const { length } = buttons;
  if (main === undefined) return length === 1;
  // “Order online” below a menu is for all that stands there.
  return countAlike(main.mark, own) < 3 || (length < 3 && !buttons.every((button) => button.startsWith(AT_ONCE)));
}

/** Evenings and rooms are sold out as well, and a flat is available: only a shop speaks of its stock. */
function speaksOfStock({ clues }: Page, said: string, isGoods: boolean): boolean {
  return readAvailability(said) === 'out-of-stock'
    ? isGoods || OUT_OF_STOCK.test(said) || PRODUCT_PLACE.test(clues.url.pathname + clues.url.search)
    : IN_STOCK.test(said);
}

/** Only goods have numbers. */
function isNumbered({ sku, mpn, gtin, isbn }: Labelled): boolean {
  return [sku, mpn, gtin, isbn].some((one) => one !== undefined);
}

/** What has a barcode and a price is goods, whatever its shop does with them; a book may be written about. */
function isBarcoded({ evidence, clues }: Page, { gtin = [] }: Labelled): boolean {
  return [...gtin, ...labelledCodes(evidence.codes, clues.names, ['gtin'])].some((code) =>
    /^0(?!97[89])/.test(readCode(code) ?? ''),
  );
}

/** Where the address is a product's, any such word will do. */
const PRODUCT_PLACE =
  /\/(?:p|(?:item|goods|pro[di]|shop|store|catalog|urun)\w*)\/|[?&](?:\w+=)?products?_(?:id=|info)/i;
const OUT_OF_STOCK =
  /stock|(?<!r )avail|dispon|towar|produ[ck]t|lager|magazyn|sklad|stok|raktár|склад|налич|наявн|διαθ|在庫|[庫库]存|재고|מלאי|المخزون/i;
const IN_STOCK =
  /^\W*(?:\p{L}+ ?: ?)?(?:(?:available |currently )?in stock(?! (?!now|and|on|ready)[a-z])|auf lager|(?:en|con|hay) stock|em estoque|op voorraad|skladem|na (?:sklad|stan|zalogi)|[pi]å? lager|raktáron|varastossa|în stoc|stokta|в нал|в ная|在庫あり|有[現现][货貨])/iu;

/** Where the address is that of one item at a shop we know, whatever its buttons say: of an auction, in any language. */
function isKnownItem({ clues }: Page, main: Priced | undefined): boolean {
  return isPricedAt(main) && readShopItem(clues.url) !== undefined;
}

function isPricedAt(main: Priced | undefined): boolean {
  return main !== undefined && main.mark.below && main.signed;
}

/** Where shops keep single things, and the address and the title say what the heading does. */
function isSpeltOut({ evidence, clues }: Page): boolean {
  const { pathname } = clues.url;
  const [heading = ''] = evidence.headings;
  const name = fold(plain(heading));
  return (
    THING.test(pathname) &&
    name.length > 3 &&
    evidence.title.includes(heading) &&
    fold(spelling(clues.url)).includes(name)
  );
}

/** A part of the address that says so, or its end. */
const THING = /\/(?:p|[dip]p|pd|items?|itm|goods|pro[di]\w*|artikel|artikl|tuote|toode|tovar)\/.|\/p\/?$/i;

/** A shop's own product stands alone with its price. */
function isSingle(main: Priced | undefined, own: readonly PriceMark[]): boolean {
  const others = own.filter(({ below, struck, text }) => below && !struck && text !== main?.mark.text);
  return main !== undefined && main.mark.below && countAlike(main.mark, others) === 0;
}

/** A basket button that is not one of many alike: those belong to the entries of a list. Beside a single price, such as say the very same are copies that go along with whoever scrolls. */
export function hasOwnButton({ buttons, prices }: Evidence): boolean {
  if (prices.length === 1 && buttons.length > 0 && new Set(buttons).size * 2 <= buttons.length) return true;
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

/** What cannot be pressed is gone where it says so. Where nothing says why, it waits for a choice or for its script: shops that have sold out say that. A form that stands first says nothing of itself, its button does. */
export function saidByButtons(evidence: Evidence, isPriced: boolean): Availability | undefined {
  if (!isPriced || !hasOwnButton(evidence)) return undefined;
  const { buttons, rows } = evidence;
  const isOff = (way: RegExp): boolean => buttons.slice(0, 2).some((button) => way.test(button));
  if (!isOff(/[\s_-](?:disabled(?! \S*selection)|sold-?out)(?=\s|$)/)) return 'in-stock';
  const pressed = pressable(buttons);
  const isGone =
    pressed.every((button) => button.endsWith(OFF)) && readAvailability(pressed.join(' ')) === 'out-of-stock';
  if (isGone) return 'out-of-stock';
  const isBidding = rows.some(([label, text]) => label === 'stock' && BIDDING.test(text));
  return isBidding || !isOff(/sold[- ]?out/i) ? 'in-stock' : undefined;
}

/** What is to be done, and no name. */
export const BIDDING = /^(?:choose|select|pick|buy|wähl|choisi|eli[gj]|scegli|kies|v[aeæä]l[gj]|wybierz)/i;

import { currencyBeside, type Place } from './currency-sign.ts';
import { toAsciiDigits } from './gtin.ts';
import { type Currency, fromMajor, minorDigits, type Money } from './money.ts';

export interface PriceHint extends Place {
  /** The currency the page states elsewhere: used where the text has none, and to read signs that several countries share. */
  readonly currencyHint?: Currency | undefined;
}

const MAX_LENGTH = 240;
/** A text of more numbers is a table; what stands first counts. */
const MAX_NUMBERS = 12;

/** Spaces or apostrophes group by three; points and commas are judged later. A dash may stand for the cents. */
const NUMBER = /(?:\d{1,3}(?:[ ']\d{3})+(?!\d)(?:[.,]\d{1,3}(?!\d))?|\d+(?:[.,]\d+)*)(?:[.,]\s?-+)?/g;
/** What follows a number that is no price of the product: a share, a magnitude, per weight or month. */
const NOT_A_PRICE =
  /^\s*(?:%|off\b|lakh|crore|mil[lhjy]|mln|млн|тыс|[万萬億]|(?:[^\d\s]{1,4}\s*)?(?:\/|per |pro |je |par |al |por )\s*(?:\d+\s*)?(?:k?g|[mc]?l|m²?|oz|lb|kilo|lit[er]+|litro|mo(?:nth|is|nat)?|m[eêå]s?n?d?)(?!\p{L}))/iu;
/** “12x de R$ 49,90”, discounts, what an order must be worth, and gifts under a price. */
const NOT_BEFORE = /(?:\d\s?x(?:\s+de)?\s*\D{0,4}|^\s*-\s*\D{0,3}|\b(?:orders?|over|under) \D{0,3})$/i;
/** “4 payments of $12.30”, “3 cuotas sin interés de $ 16.400” */
const INSTALMENT =
  /\d (?:\p{L}+[- ]){0,2}(?:payments?|instal\p{L}+|cuotas|pagos|parcelas|prestações|rat[ey]n?|mensualit\p{L}+|betalingen|termijnen|splátek|taksit)\b[^\d.]{0,24}$/iu;
/** Between the two ends of a range. */
const UNTIL = /^\s*(?:-|~|to|bis|till|až|do|a|à)\s*\D{0,3}$/i;

/** What people write in other signs, and what they do not see. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\p{Cf}/gu, ''],
  [/\s+/g, ' '],
  // The Arabic separator of thousands is nothing else.
  [/[\u2018\u2019\u02BB\u02BC\u2032\u00B4\u066C`]/g, "'"],
  [/[\u066B\uFF0E]/g, '.'],
  [/[\u060C\uFF0C]/g, ','],
  [/[\u2010-\u2015\u2212\u301C\uFF5E]/g, '-'],
  [/\b([A-Z]{1,2}) \$/g, '$1$'],
  // “12 $ US”, “12 $CAD”.
  [/\$ ?(US|CA|AU)D?\b/g, '$1$'],
  // “$119. 95”, “99 . 95” and “$ 13 .69”, and nothing else.
  [/^([^\d.,]{0,3}\d[\d.,' ]*?) ?([.,]) ?(\d\d[^\d.,]{0,5})$/, '$1$2$3'],
  // “Only 99p”
  [/^([a-z]* ?)(\d\d)p$/i, '$1£0.$2'],
  // “$12 99” and “1.299 99 lei”: small figures in a piece of their own, and nothing else.
  [/^(\p{Sc} ?\d{1,3}(?:\.\d{3})*) (\d\d)$/u, '$1,$2'],
  [/^(\d{1,3}(?:\.\d{3})*) (\d\d)(?= ?(?:\p{Sc}|lei|zł|kč|kr|tl|лв|грн|руб|eur|ron|chf)\.?$)/iu, '$1,$2'],
  // “$.99”
  [/(?<![\p{L}\d.,])\.(?=\d\d(?!\d))/gu, '0.'],
  // “%30 490,20 TL”: a share whose sign stands before it, as in Turkish.
  [/(?<!\d ?)%\d\d?(?= )/g, ''],
  // “1299:-”, and nowhere but in Sweden.
  [/(\d):-+/g, '$1 SEK'],
  // Beside it stands that the tax is in it, in a piece of its own.
  [/TL(?=KDV)/g, 'TL '],
  // A new line, which is nothing in a text: “44,50 EURJetzt nur”.
  [/(?<=\d ?)([A-Z]{3})(?=\p{Lu}\p{Ll})/gu, '$1 '],
  // “12€99”, not “$12 $99”.
  [/(?<![€£$] ?[\d.,']*)(\d) ?([€£$]) ?(\d\d)(?![\d.,]| ?[€£$])/g, '$1,$3$2'],
];

function normalise(text: string): string {
  // “12⁹⁹”
  const digits = toAsciiDigits(text).replace(
    /(\d) ?([⁰¹²³⁴-⁹]{2})/g,
    (_, digit: string, raised: string) => `${digit}.${raised.normalize('NFKC')}`,
  );
  return SPELLINGS.reduce((plain, [pattern, replacement]) => plain.replace(pattern, replacement), digits);
}

/** A price with the words before it, and these with all that follows. */
export interface PriceInText {
  readonly price: Money;
  readonly words: string;
  readonly onward: string;
}

interface Amount {
  readonly notation: string;
  readonly start: number;
  readonly end: number;
  readonly currency: Currency | undefined;
}

/**
 * A price in any notation people write; of a range its lower end. Unit prices (per kilogram), instalments and shares are passed
 * over. Undefined when no currency can be told.
 */
export function parsePrice(text: string, hint: PriceHint = {}): Money | undefined {
  const plain = normalise(text.slice(0, MAX_LENGTH));
  const amounts = readAmounts(plain, hint);
  const at = amounts.findIndex(({ currency }) => currency !== undefined);
  const priced = amounts[at];
  if (priced === undefined) return bare(plain, amounts, hint.currencyHint);
  const money = toMoney(priced, priced.currency);
  const before = amounts[at - 1];
  const low = isRange(plain, before, priced) ? toMoney(before, priced.currency) : undefined;
  return low && money && low.minor < money.minor ? low : money;
}

/** Every price that its currency stands beside, with the words before it and the text from it on. */
export function pricesIn(text: string, hint: PriceHint = {}): readonly PriceInText[] {
  const plain = normalise(text.slice(0, MAX_LENGTH));
  let end = 0;
  return readAmounts(plain, hint).flatMap((amount) => {
    const words = plain.slice(end, amount.start);
    end = amount.end;
    const price = toMoney(amount, amount.currency);
    return price === undefined ? [] : [{ price, words, onward: words + plain.slice(amount.start) }];
  });
}

/** Without any sign only a lone number, or a lone range, can be the price. */
function bare(text: string, amounts: readonly Amount[], currency: Currency | undefined): Money | undefined {
  const [first, second, third] = amounts;
  const isClear = second === undefined || (third === undefined && isRange(text, first, second));
  const marked = `${text.slice(0, first?.start)}#${text.slice((second ?? first)?.start)}`;
  return isClear && !NAMED.test(marked) ? toMoney(first, currency) : undefined;
}

/** A part of a name (“DOTA2”) or of a date (“25-09”), a count (“163 products”, “12x”, “40-50% off”), a measure (“1.50 m”). */
const NAMED = /\p{L}-?#|#0\d|#[\d.,' ]*(?:(?<![.,]\d\d *)(?:-\d|\p{L}{5})|(?:[kcm]?[gml]|ft|x)(?!\p{L}))/iu;

function isRange(text: string, low: Amount | undefined, high: Amount): boolean {
  return low !== undefined && UNTIL.test(text.slice(low.end, high.start));
}

function readAmounts(text: string, { currencyHint, ...place }: PriceHint): Amount[] {
  const found: Amount[] = [];
  let left = MAX_NUMBERS;
  for (const match of text.matchAll(NUMBER)) {
    left -= 1;
    if (left < 0) break;
    const start = match.index;
    const end = start + match[0].length;
    const before = text.slice(Math.max(0, start - 12), start);
    const after = text.slice(end, end + 24);
    if (NOT_A_PRICE.test(after) || NOT_BEFORE.test(before) || INSTALMENT.test(text.slice(0, start))) continue;
    found.push({
      notation: match[0],
      start,
      end,
      currency: currencyBeside(before, after.slice(0, 12), currencyHint, place),
    });
  }
  return found;
}

function toMoney(amount: Amount | undefined, currency: Currency | undefined): Money | undefined {
  if (amount === undefined || currency === undefined) return undefined;
  const major = parseAmount(amount.notation, minorDigits(currency));
  return major === undefined ? undefined : fromMajor(major, currency);
}

/** The number that a notation stands for: “1.299,00”, “1'299.–”, “1,29,999”; undefined for dates, versions and broken groups. */
export function parseAmount(notation: string, digits = 2): number | undefined {
  // “1.299.00” has one sign for both.
  const text = notation.replace(/[\s']|[.,]\s?-*$|([.,])(?=(?:\d{3}\1)+\d\d$)/g, '');
  const [, whole = text, separator, decimals = ''] = /^(.*)([.,])(\d*)$/.exec(text) ?? [];
  if (separator === undefined) return Number(text);
  const other = separator === '.' ? ',' : '.';
  if (whole.includes(separator)) {
    return isGrouped(text, separator) ? Number(text.replaceAll(separator, '')) : undefined;
  }
  if (whole.includes(other)) {
    return isGrouped(whole, other) ? Number(`${whole.replaceAll(other, '')}.${decimals}`) : undefined;
  }
  const isGroup = decimals.length === 3 && digits !== 3 && /^[1-9]\d{0,2}$/.test(whole);
  return Number(isGroup ? whole + decimals : `${whole}.${decimals}`);
}

/** Groups of three, or the Indian twos before the last three. */
function isGrouped(text: string, separator: string): boolean {
  const [first = '', ...rest] = text.split(separator);
  const last = rest.pop();
  if (first.length > 3 || last?.length !== 3) return false;
  const width = rest.length > 0 && first.length < 3 && rest[0]?.length === 2 ? 2 : 3;
  return rest.every((group) => group.length === width);
}

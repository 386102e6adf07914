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
const NUMBER = /(?:\d{1,3}(?:[ ']\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)*)(?:[.,]\s?-+)?/g;
/** What follows a number that is no price of the product: a share, a magnitude, per weight or month. */
const NOT_A_PRICE =
  /^\s*(?:%|off\b|lakh|crore|million|mln|млн|тыс|[万萬億]|(?:[^\d\s]{1,4}\s*)?(?:\/|per |pro |je |par |al |por )\s*(?:\d+\s*)?(?:k?g|[mc]?l|m²?|oz|lb|kilo|lit[er]+|litro|mo(?:nth|is|nat)?|m[eêå]s?n?d?)(?!\p{L}))/iu;
/** “12x de R$ 49,90” and discounts. */
const NOT_BEFORE = /(?:\d\s?x(?:\s+de)?\s*\D{0,4}|^\s*-\s*\D{0,3})$/i;
/** Between the two ends of a range. */
const UNTIL = /^\s*(?:-|~|to|bis|till|až|do|a|à)\s*\D{0,3}$/i;

/** What people write in other signs, and what they do not see. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, ''],
  [/\s+/g, ' '],
  [/[\u2019\u02BC\u2032\u00B4`]/g, "'"],
  [/[\u066B\uFF0E]/g, '.'],
  [/[\u066C\u060C\uFF0C]/g, ','],
  [/[\u2010-\u2015\u2212\u301C\uFF5E]/g, '-'],
  [/\b([A-Z]{1,2}) \$/g, '$1$'],
  // “1299:-”, and nowhere but in Sweden.
  [/(\d):-+/g, '$1 SEK'],
  // “12€99”.
  [/(\d) ?([€£$]) ?(\d{2})(?![\d.,])/g, '$1.$3$2'],
];
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function normalise(text: string): string {
  const digits = toAsciiDigits(text).replace(
    /(\d) ?([⁰¹²³⁴-⁹])([⁰¹²³⁴-⁹])/g,
    (_, digit: string, tens: string, ones: string) => `${digit}.${RAISED.indexOf(tens)}${RAISED.indexOf(ones)}`,
  );
  return SPELLINGS.reduce((plain, [pattern, replacement]) => plain.replace(pattern, replacement), digits);
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

/** Without any sign only a lone number, or a lone range, can be the price. */
function bare(text: string, amounts: readonly Amount[], currency: Currency | undefined): Money | undefined {
  const [first, second, third] = amounts;
  const isClear = second === undefined || (third === undefined && isRange(text, first, second));
  return isClear ? toMoney(first, currency) : undefined;
}

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
    if (NOT_A_PRICE.test(after) || NOT_BEFORE.test(before)) continue;
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
  const text = notation.replace(/[\s']|[.,]\s?-*$/g, '');
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

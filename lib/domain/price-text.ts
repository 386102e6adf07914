import { currencyBeside, type Place } from './currency-sign.ts';
import { toAsciiDigits } from './gtin.ts';
import { type Currency, fromMajor, minorDigits, type Money } from './money.ts';

export interface PriceHint extends Place {
  /** The currency the page states elsewhere: used where the text has none, and to read signs that several countries share. */
  readonly currencyHint?: Currency | undefined;
}

/** One price, or the two ends of a range. */
export interface PriceSpan {
  readonly from: Money;
  readonly to?: Money;
}

const MAX_LENGTH = 240;

/** A price in any notation people write; the lower end of a range. Undefined when no currency can be told. */
export function parsePrice(text: string, hint: PriceHint = {}): Money | undefined {
  return parsePriceSpan(text, hint)?.from;
}

/** A price or a price range. Unit prices (per kilogram), instalments and percentages are passed over. */
export function parsePriceSpan(text: string, hint: PriceHint = {}): PriceSpan | undefined {
  const plain = normalise(text.slice(0, MAX_LENGTH));
  const amounts = readAmounts(plain, hint);
  const index = amounts.findIndex(({ currency }) => currency !== undefined);
  if (index >= 0) return spanAround(plain, amounts, index);
  return hint.currencyHint === undefined ? undefined : bareSpan(plain, amounts, hint.currencyHint);
}

/** The number that a price notation stands for: “1.299,00”, “1'299.–”, “1,29,999”. Three minor digits where the currency has them. */
export function parseAmount(notation: string, digits = 2): number | undefined {
  const text = notation.replace(/[\s']/g, '').replace(/[.,]-*$/, '');
  const decimal = decimalSeparator(text, digits);
  if (decimal === undefined) return undefined;
  const at = decimal === '' ? text.length : text.lastIndexOf(decimal);
  const whole = text.slice(0, at).replace(/[.,]/g, '');
  return Number(`${whole}.${text.slice(at + 1) || '0'}`);
}

interface Amount {
  readonly notation: string;
  readonly start: number;
  readonly end: number;
  readonly currency: Currency | undefined;
}

/** Spaces or apostrophes group by three; points and commas are judged later. A dash may stand for the cents. */
const NUMBER = /(?:\d{1,3}(?:[ ']\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)*)(?:[.,]\s?-+)?/g;
/** What follows a number that is no price of the product: per weight or month, a share, a magnitude. */
const NOT_A_PRICE =
  /^\s*(?:%|(?:lakh|crore|million|mln|млн|тыс|万|萬|億)|(?:[^\d\s]{1,4}\s*)?(?:\/|per |pro |je |par |al |por )\s*(?:\d+\s*)?(?:k?g|m?l|cl|m|m²|oz|lb|fl|kilo|liter|litre|litro|month|mo|monat|mois|mes|mês|mån|mnd)\b)/i;
/** “12x de R$ 49,90” and discounts. */
const NOT_BEFORE = /(?:\d\s?x(?:\s+de)?\s*\D{0,4}|^\s*-\s*\D{0,3})$/i;
const BETWEEN = /^\D{0,5}\s*(?:-|~|to|bis|till|až|do|a|à)\s*\D{0,5}$/i;

const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function normalise(text: string): string {
  return toAsciiDigits(text)
    .replace(/[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .replace(/[\s\u00A0\u2000-\u200A\u202F\u205F\u3000]+/g, ' ')
    .replace(/[\u2019\u02BC\u2032\u00B4`]/g, "'")
    .replace(/[\u066B\uFF0E]/g, '.')
    .replace(/[\u066C\u060C\uFF0C]/g, ',')
    .replace(/[\u2010-\u2015\u2212\u301C\uFF5E]/g, '-')
    .replace(/\b(US|CA?|AU?|NZ|MX|HK|NT|SG?|R) \$/g, '$1$')
    .replace(/(\d) ?([\u2070\u00B9\u00B2\u00B3\u2074-\u2079]{2})(?!\d)/g, (_, digit: string, raised: string) => {
      const [tens = '', ones = ''] = raised;
      return `${digit}.${SUPERSCRIPT.indexOf(tens)}${SUPERSCRIPT.indexOf(ones)}`;
    })
    .replace(/(\d) ?([€£$]) ?(\d{2})(?![\d.,])/g, '$1.$3$2');
}

function readAmounts(text: string, { currencyHint, ...place }: PriceHint): Amount[] {
  const found: Amount[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const start = match.index;
    const end = start + match[0].length;
    const before = text.slice(Math.max(0, start - 16), start);
    const after = text.slice(end, end + 24);
    if (NOT_A_PRICE.test(after) || NOT_BEFORE.test(before)) continue;
    const currency = currencyBeside(before, after, currencyHint, place);
    found.push({ notation: match[0], start, end, currency });
  }
  return found;
}

function spanAround(text: string, amounts: readonly Amount[], index: number): PriceSpan | undefined {
  const amount = amounts[index];
  if (amount?.currency === undefined) return undefined;
  const { currency } = amount;
  const money = toMoney(amount, currency);
  if (money === undefined) return undefined;
  const previous = amounts[index - 1];
  const next = amounts[index + 1];
  const low =
    previous && BETWEEN.test(text.slice(previous.end, amount.start)) ? toMoney(previous, currency) : undefined;
  if (low !== undefined && low.minor < money.minor) return { from: low, to: money };
  const isSpan =
    next !== undefined && (next.currency ?? currency) === currency && BETWEEN.test(text.slice(amount.end, next.start));
  const high = isSpan ? toMoney(next, currency) : undefined;
  return high !== undefined && high.minor > money.minor ? { from: money, to: high } : { from: money };
}

/** Without any sign only a lone number, or a lone range, can be the price. */
function bareSpan(text: string, amounts: readonly Amount[], currency: Currency): PriceSpan | undefined {
  const [first, second] = amounts;
  if (first === undefined || amounts.length > 2) return undefined;
  const isSpan = second === undefined || BETWEEN.test(text.slice(first.end, second.start));
  const money = isSpan ? amounts.map((amount) => toMoney(amount, currency)) : [];
  const [from, to] = money;
  if (from === undefined) return undefined;
  return to === undefined ? { from } : { from, to };
}

function toMoney({ notation }: Amount, currency: Currency): Money | undefined {
  const amount = parseAmount(notation, minorDigits(currency));
  return amount === undefined ? undefined : fromMajor(amount, currency);
}

/** `''` when the number is whole, undefined when it is no price (dates, versions, broken groups). */
function decimalSeparator(text: string, digits: number): '.' | ',' | '' | undefined {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return '';
  const separator = text[last] === '.' ? '.' : ',';
  const head = text.slice(0, last);
  const tail = text.length - last - 1;
  const other = separator === '.' ? ',' : '.';
  if (head.includes(separator)) return !head.includes(other) && isGrouped(text, separator) ? '' : undefined;
  if (head.includes(other)) return isGrouped(head, other) ? separator : undefined;
  const isGroup = tail === 3 && digits !== 3 && /^[1-9]\d{0,2}$/.test(head);
  return isGroup ? '' : separator;
}

/** Groups of three, or the Indian twos before the last three. */
function isGrouped(text: string, separator: '.' | ','): boolean {
  const groups = text.split(separator);
  const first = groups.shift() ?? '';
  const last = groups.at(-1) ?? '';
  if (first.length > 3 || last.length !== 3) return false;
  const inner = groups.slice(0, -1);
  return (
    inner.every((group) => group.length === 3) || (first.length <= 2 && inner.every((group) => group.length === 2))
  );
}

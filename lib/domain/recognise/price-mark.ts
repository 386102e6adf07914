import type { Money } from '../money.ts';
import { parsePrice, type PriceHint, type PriceInText, pricesIn } from '../price-text.ts';
import { cleanText } from './clean-text.ts';
import type { PriceMark } from './evidence.ts';
import { NET, saysOnce } from './price-words.ts';

/** A price that the page shows, and what is read of it. */
export interface Priced {
  readonly mark: PriceMark;
  readonly price: Money | undefined;
  /** Whether the text itself says that it is one: by its currency, or by its cents. */
  readonly signed: boolean;
}

/** “24.99* tax included, shipping 3.99” */
const SMALL_PRINT = /^(\d+[.,]\d\d) ?\*.*$/;
/** “28 990 Ft (22 827 Ft + ÁFA)” */
const IN_BRACKETS = /(?<=\d.{0,40})\s*\([^()]*\d[^()]*\)\W*$/;
/** “1 - 14 15 - 49 50+ $3.46 $2.49 $1.71”: what one costs stands first. */
const TIERS = /^(?:qty\W*)?1 ?[-–] ?\d+ (?:\d+ ?[-–] ?\d+ |\d+\+ )+(?=\p{Sc})(\S+) .*$/iu;
/** “-36% 49,20 €”, “36%OFF4,920 JPY”, “%30 490,20 TL”, “2折$90”: what is taken off, right before what is asked. */
const TAKEN_OFF =
  /^(?:save |[-–−~] ?)?(?:\d\d? ?%|% ?\d\d?|\d\d? ?[折割](?!\d))(?: ?(?:off|indirim|rabatt?|korting|引き?|(?:de )?(?:desc|dto|réd|rem)\p{L}*\.?))?[\s:!|]*(?=\d|\p{Sc}|\p{L}{1,3}[$.]? ?\d)/iu;
const CENTS = /\d(?:[.,]\d\d|[.,:] ?[-–—]+)$/;
/** A place for what it was before the sale. */
const REPLACED = /non-sale/i;

export function readMark(found: PriceMark, { currencyHint, ...place }: PriceHint): Priced {
  const mark = {
    ...found,
    struck: found.struck || REPLACED.test(found.names),
    text: withTax(withoutOld(found.text.replace(TIERS, '$1').replace(TAKEN_OFF, ''), place), place),
  };
  const text = cleanText(mark.text, 120).replace(SMALL_PRINT, '$1').replace(IN_BRACKETS, '');
  const price = parsePrice(text, { ...place, currencyHint });
  return { mark, price, signed: price !== undefined && (CENTS.test(text) || parsePrice(text, place) !== undefined) };
}

/** What is taken off, or comes on top. */
const PART =
  /sav|spar|(?:é|e)conom|ahorr|risparm|poup|bespa|oszcz|ušet|megtak|эконом|выгод|kazan|[节節](?:省|約)|[優优]惠(?![價价])|할인액|ship|versand|livr|env[ií]o|spedi|frete|(?:vanaf|ab|from)\W*$/iu;

/** “Was 44.50, now 39.80”: what is asked now stands behind what was asked once, and is less. */
function withoutOld(text: string, place: PriceHint): string {
  const [old, now, next] = saysOnce(text) ? pricesIn(cleanText(text, 120), place) : [];
  if (old === undefined) return text;
  // “MSRP 349.00 Was 299.00 Now 239.20”
  if (now !== undefined && saysOnce(now.words.trim())) return withoutOld(now.onward.trim(), place);
  // A line may have been drawn through the old one, and its words are left: “Was price Current price 39.80”.
  const at = old.words.search(NOW);
  if (at > 0) return old.onward.slice(at);
  const isLeft = now && now.price.minor < old.price.minor && now.price.minor * 3 > old.price.minor;
  if (!isLeft || PART.test(now.words)) return text;
  // The sign of the one may stand in the words of the next.
  return next ? onward(now).slice(0, SIGN_BEHIND - next.onward.length) : onward(now);
}

const SIGN_BEHIND = 4;
const NOW = /(?:now|current|sale|nur|jetzt|nu|ora|ahora|por)\b\D*$/i;

/** “4,473円 (税込 4,920円)” */
const TAXED = /[(（]税込/;
/** What a price may begin with. */
const SIGN = /(?:(?<!\S)(?:[A-Z]{0,2}\p{Sc}|[A-Z]{3}|kr\.?) ?)?$/u;

const SIGN_AFTER = /^\d[\d.,']* ?(?:\p{Sc}|[A-Z]{3})/u;

/** From a price on, with its sign, which may stand in the words before it. */
function onward({ words, onward: all }: PriceInText): string {
  const bare = all.slice(words.length);
  return SIGN_AFTER.test(bare) ? bare : all.slice(words.search(SIGN));
}

/** “41,00 € HT 49,20 € TTC”: behind the price without the tax stands the one that is paid. */
function withTax(text: string, place: PriceHint): string {
  const [net, gross] = NET.test(text) || TAXED.test(text) ? pricesIn(cleanText(text, 120), place) : [];
  const share = net && gross ? gross.price.minor / net.price.minor : 0;
  if (gross === undefined || share < 1.02 || share > 1.28) return text;
  const paid = onward(gross);
  return NET.test(paid) ? text : paid;
}

/** Among what a line says, it is what stands without the tax. */
export function saysNet(line: string, money: Money, hint: PriceHint): boolean {
  return pricesIn(cleanText(line), hint).some(({ price, words }) => price.minor === money.minor && NET.test(words));
}

import type { Money } from '../money.ts';
import { parsePrice, type PriceHint, pricesIn } from '../price-text.ts';
import { cleanText } from './clean-text.ts';
import type { Evidence, PriceMark } from './evidence.ts';

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
const CENTS = /\d[.,]\d\d$/;

export function readMark(found: PriceMark, { currencyHint, ...place }: PriceHint): Priced {
  const mark = {
    ...found,
    text: withTax(withoutOld(found.text.replace(TIERS, '$1').replace(TAKEN_OFF, ''), place), place),
  };
  const text = cleanText(mark.text, 120).replace(SMALL_PRINT, '$1').replace(IN_BRACKETS, '');
  const price = parsePrice(text, { ...place, currencyHint });
  return { mark, price, signed: price !== undefined && (CENTS.test(text) || parsePrice(text, place) !== undefined) };
}

/** Names of what is no price of the product, or only a part of it. */
const NO_PRICE =
  /tax|vat|sav(?:e|ing)|(?<!has-|(?:with|after|before|price)[-_])discount(?!ed|[-_]?price)|ship|deliver|month|filter|unit-?price|per-?(?:unit|meas)|points|coupon|promo-?c|instal|parcel|warrant|trade-?in|lowest|omnibus|conv(?:\b|bid|bin|price|ert|eted)/i;

/** What is added to a price or taken from it begins with its sign. */
const OLD_PRICE =
  /^[+-]|^\W*(?:approx\w*|circa|environ|retail|list|regular|old|original|normal|was|before|rrp|r\.r\.p|ms?rp|uvp|pvpr?|prp|рр?ц|пцд|dmoc|statt|avant|ancien prix|era|alter preis|ursprüngl\p{L}*|vorher\p{L}*|piyasa|you save|your savings|save|listenpreis|bisher\p{L}*|unser bisheriger|früher\p{L}*|unverb\p{L}*|prix (?:conseillé|barré|public|normal|d[e'’]origine)|au lieu|antes|precio (?:anterior|normal|de lista|recomendado|original)|preço (?:anterior|original|de tabela|normal)|prezzo (?:di listino|originale|precedente|consigliato|intero)|anzich\p{L}|listino|adviesprijs|oude prijs|normale prijs|van|ord\.?|ordinarie|rek\.?|tidigare|lägsta|før\p{L}*|normalpris|vejl\p{L}*|veil\p{L}*|norm\.|ovh|alin hinta|pre[țţt] (?:vechi|ini[țţt]ial|recomandat|de list[ăa])|cena (?:katalogowa|regularna|sugerowana|przed)|najniższa|běžná|původní|doporučená|nejnižší|bežná|pôvodná|odporúčaná|redovna|stara cijena|najniža|eredeti|az árcsökkentés|kedvezmény előtti|listaár|legalacsonyabb|стара|старая|цена без|начальная|αρχική|προτεινόμενη|liste fiyat|eski|giá (?:cũ|gốc|niêm yết|thị trường)|harga (?:normal|awal|coret))(?!\p{L})|^\W*de:? (?:R\$|\D?\d.*\bpor\b)|^(?:通常|定価|メーカー希望|希望小売|参考価格|市価|原[價价]|市[場场][價价]|定價|建議售價|吊牌價|參考價|정가|소비자가|ราคา(?:ปกติ|เดิม|เต็ม)|السعر (?:السابق|القديم|الأصلي|العادي|قبل)|מחיר (?:רגיל|קודם|מקורי|מחירון|שוק)|قیمت (?:قبل|اصلی))/iu;
/** What a maker recommends is what is asked, where nothing else is. */
const LONE = /^\W*(?:pvp|m\.?r\.?p)\b/i;
/** What is taken off, or comes on top. */
const PART =
  /sav|spar|(?:é|e)conom|ahorr|risparm|poup|bespa|oszcz|ušet|megtak|эконом|выгод|kazan|[节節](?:省|約)|[優优]惠(?![價价])|할인액|ship|versand|livr|env[ií]o|spedi|frete|(?:vanaf|ab|from)\W*$/iu;

/** “Was 44.50, now 39.80”: what is asked now stands behind what was asked once, and is less. */
function withoutOld(text: string, place: PriceHint): string {
  const [old, now, next] = OLD_PRICE.test(text) ? pricesIn(cleanText(text, 120), place) : [];
  if (old === undefined) return text;
  // A line may have been drawn through the old one, and its words are left: “Was price Current price 39.80”.
  const at = old.words.search(NOW);
  if (at > 0) return old.onward.slice(at);
  const isLeft = now && now.price.minor < old.price.minor && now.price.minor * 3 > old.price.minor;
  if (!isLeft || PART.test(now.words)) return text;
  // The sign of the one stands in the words of the next.
  const left = (next ? now.onward.slice(0, BEHIND - next.onward.length) : now.onward).trim();
  const rest = left.replace(/^\S+ /, '');
  return parsePrice(rest, place)?.minor === now.price.minor ? rest : left;
}

const BEHIND = 4;

const NOW = /(?:now|current|sale|nur|jetzt|nu|ora|ahora|por)\b\D*$/i;

/** Beside a price with the tax, the one without it is for others. */
const NET =
  /excl(?:uding)?\b|exkl|netto|without-?tax|(?:bez|brez)[ -]?(?:dph|pdv|ddv)|bez vat|nettó|fără tva|(?:uden|exkl\.?|utan|eks\.?) ?m(?:om|v)s|χωρίς φπα|без (?:ндс|пдв|ддс)|kdv hariç|ilma km|alv 0|\bh\.?t\b|hors tax|\+ ?(?:iva|áfa|btw|moms|kdv|tva|pdv|ндс|пдв)|sin iva|\bex[-.]? ?(?:vat|tax|gst)|[-_]ex(?![a-z])|税抜|税別|(?:zzgl|plus|ohne)\.? (?:\d+ ?% )?(?:mwst|ust|vat)/i;

/** “4,473円 (税込 4,920円)” */
const TAXED = /[(（]税込/;
/** What a price may begin with. */
const SIGN = /(?:(?<!\S)(?:[A-Z]{0,2}\p{Sc}|[A-Z]{3}|kr\.?) ?)?$/u;

/** “41,00 € HT 49,20 € TTC”: behind the price without the tax stands the one that is paid. */
function withTax(text: string, place: PriceHint): string {
  const [net, gross] = NET.test(text) || TAXED.test(text) ? pricesIn(cleanText(text, 120), place) : [];
  const share = net && gross ? gross.price.minor / net.price.minor : 0;
  if (gross === undefined || share < 1.02 || share > 1.28) return text;
  const paid = gross.onward.slice(gross.words.search(SIGN));
  return NET.test(paid) ? text : paid;
}

/** A box around several prices. */
const SEVERAL = /\p{Sc}.*\p{Sc}/u;

/** What such names say depends on the price beside them: of two it is the higher one. */
const MAYBE_OLD = /regular|retail|normal|list|\bsrp|_srp|original|[-_]org\b|standard|mrp|range|member|club|loyal/i;
/** The price, in the words of the data. */
const MARKED_UP = / price$/;
const REDUCED =
  /special|sale|final|current|offer|now|indirim|akci|akce|ofert|rabat|descuent|scont|aktion|kampanj|tilbud|tarjous|slev/i;

/** The first that is a price with its currency and no more, after the heading; or what comes nearest to that. */
export function mainPrice(priced: readonly Priced[], evidence: Evidence): Priced | undefined {
  const asked = priced.filter(({ price, mark }) => price !== undefined && price.minor > 0 && !mark.struck);
  const own = asked.filter(({ mark }) => !isOther(mark));
  // The unit may be what is sold, beside what it costs by weight; and a price may be called after its delivery.
  const isConfirmed = ({ names, text }: PriceMark): boolean =>
    /per-?unit /i.test(names) ||
    (LONE.test(text) && !NO_PRICE.test(names)) ||
    evidence.prices.some((other) => other.text === text && !isOther(other));
  const real = own.length > 0 ? own : asked.filter(({ mark }) => isConfirmed(mark));
  const all = priced.map(({ mark }) => mark);
  const score = ({ mark, signed }: Priced): number =>
    (mark.below ? 4 : 0) -
    (isCalledOld(mark, all) ? 3 : 0) -
    (isRow(mark, all) ? 6 : 0) -
    (isFirstOfTwo(mark, all) ? 3 : 0) +
    (MARKED_UP.test(mark.names) ? 3 : 0) +
    (mark.text.length < 24 ? 2 : 0) +
    (SEVERAL.test(mark.text) ? 0 : 2) -
    (NET.test(`${mark.names} ${mark.text}`) ? 6 : 0) +
    (signed ? 4 : 0) -
    (mark.names === '' ? 2 : 0) -
    (MAYBE_OLD.test(mark.names) ? 3 : 0) +
    (REDUCED.test(mark.names) ? 1 : 0) +
    (countAlike(mark, evidence.prices) < 3 ? 1 : 0);
  const scores = real.map(score);
  const best = real[scores.indexOf(Math.max(0, ...scores))];
  return best && (miscalled(best, priced) ?? best);
}

/** A box for both prices may have the old one's name: what was asked once is never less than what is asked now. */
function miscalled(best: Priced, priced: readonly Priced[]): Priced | undefined {
  const minor = best.price?.minor ?? 0;
  // A place of its own that says so is not mistaken.
  if (/current/i.test(best.mark.names)) return undefined;
  return priced
    .slice(0, priced.indexOf(best))
    .find(
      ({ mark, price }) =>
        mark.struck &&
        mark.below &&
        mark.names !== '' &&
        !isOther(mark) &&
        price !== undefined &&
        price.currency === best.price?.currency &&
        price.minor > 0 &&
        price.minor < minor,
    );
}

/** Without the tax, and nothing else. */
export function isNet({ names, text }: PriceMark): boolean {
  return NET.test(`${names} ${text}`) && !SEVERAL.test(text);
}

/** What was asked once stands beside what is asked now, and is more; where yet another price follows it, that may be its own. */
export function priceBefore(priced: readonly Priced[], asked: Money | undefined): Money | undefined {
  const row = priced.filter(
    ({ mark, price }) =>
      price?.currency === asked?.currency &&
      !NO_PRICE.test(mark.names) &&
      // A box of both may have the old one's name around the new one.
      !(mark.struck && price?.minor === asked?.minor),
  );
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

function saysOld({ mark, signed }: Priced): boolean {
  return isOld(mark) || (signed && MAYBE_OLD.test(mark.names));
}

export function isOld({ struck, text }: PriceMark): boolean {
  return struck || OLD_PRICE.test(text);
}

export function isOther({ names, text }: PriceMark): boolean {
  return NO_PRICE.test(names) || OLD_PRICE.test(text);
}

/** A place around it calls it so, or has a line through it. */
function isCalledOld({ text }: PriceMark, all: readonly PriceMark[]): boolean {
  return all.some((other) =>
    other.struck
      ? other.text === text
      : isOther(other) && other.text.endsWith(text) && !/\d|^$/.test(other.text.slice(0, -text.length)),
  );
}

/** Of two prices behind each other and nothing else, the second was set later, as it is lower. */
function isFirstOfTwo({ text }: PriceMark, all: readonly PriceMark[]): boolean {
  const first = amountIn(text);
  const isSecond = ({ text: next }: PriceMark): boolean => {
    if (!PLAIN.test(next) || amountIn(next) >= first) return false;
    const both = spaceless(text + next);
    return all.some((pair) => spaceless(pair.text) === both);
  };
  return PLAIN.test(text) && all.some(isSecond);
}

/** An amount and its sign. */
const PLAIN = /^\D{0,4}\d[\d.,\s]*\D{0,3}$/;

function amountIn(text: string): number {
  return Number(text.replace(/\D/g, ''));
}

function spaceless(text: string): string {
  return text.replace(/\s/g, '');
}

/** Several prices without a sign, one behind the other: “149 199”. */
function isRow({ text }: PriceMark, all: readonly PriceMark[]): boolean {
  const parts = /^\d[\d.,]*(?: \d[\d.,]*)+$/.test(text) ? text.split(' ') : [];
  return all.some((other) => other.text !== text && parts.includes(other.text));
}

export function countAlike(mark: PriceMark, prices: readonly PriceMark[]): number {
  const kind = (names: string): string => names.replace(/\d+/g, '');
  return prices.filter(({ names }) => kind(names) === kind(mark.names)).length;
}

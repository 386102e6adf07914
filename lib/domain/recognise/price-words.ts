import type { PriceMark } from './evidence.ts';

/** Names of what is no price of the product, or only a part of it. */
const NO_PRICE =
  /tax|vat|sav(?:e|ing)|(?<!has-|(?:with|after|before|price)[-_])discount(?!ed|[-_]?price)|ship|deliver|month|filter|unit-?price|per-?(?:unit|meas)|points|coupon|promo-?c|instal|parcel|warrant|trade-?in|lowest|omnibus|conv(?:\b|bid|bin|price|ert|eted)/i;

/** What is added to a price or taken from it begins with its sign. */
const OLD_PRICE =
  /^[+-]|^\W*(?:approx\w*|circa|environ|retail|list|regular|old|original|normal|was|before|rrp|r\.r\.p|ms?rp|uvp|pvpr?|prp|рр?ц|пцд|dmoc|statt|avant|ancien prix|era|alter preis|ursprüngl\p{L}*|vorher\p{L}*|piyasa|you save|your savings|save|listenpreis|bisher\p{L}*|unser bisheriger|früher\p{L}*|unverb\p{L}*|prix (?:conseillé|barré|public|normal|d[e'’]origine)|au lieu|antes|precio (?:anterior|normal|de lista|recomendado|original)|preço (?:anterior|original|de tabela|normal)|prezzo (?:di listino|originale|precedente|consigliato|intero)|anzich\p{L}|listino|adviesprijs|oude prijs|normale prijs|van|ord\.?|ordinarie|rek\.?|tidigare|lägsta|før\p{L}*|normalpris|vejl\p{L}*|veil\p{L}*|norm\.|ovh|alin hinta|pre[țţt] (?:vechi|ini[țţt]ial|recomandat|de list[ăa])|cena (?:katalogowa|regularna|sugerowana|przed)|najniższa|běžná|původní|doporučená|nejnižší|bežná|pôvodná|odporúčaná|redovna|stara cijena|najniža|eredeti|az árcsökkentés|kedvezmény előtti|listaár|legalacsonyabb|стара|старая|цена без|начальная|αρχική|προτεινόμενη|liste fiyat|eski|giá (?:cũ|gốc|niêm yết|thị trường)|harga (?:normal|awal|coret))(?!\p{L})|^\W*de:? (?:R\$|\D?\d.*\bpor\b)|^(?:通常|定価|メーカー希望|希望小売|参考価格|市価|原[價价]|市[場场][價价]|定價|建議售價|吊牌價|參考價|정가|소비자가|ราคา(?:ปกติ|เดิม|เต็ม)|السعر (?:السابق|القديم|الأصلي|العادي|قبل)|מחיר (?:רגיל|קודם|מקורי|מחירון|שוק)|قیمت (?:قبل|اصلی))/iu;

/** What a maker recommends is what is asked, where nothing else is. */
const LONE = /^\W*(?:pvp|m\.?r\.?p)\b/i;

/** Beside a price with the tax, the one without it is for others. */
export const NET =
  /excl(?:uding)?\b|exkl|netto|without-?tax|(?:bez|brez)[ -]?(?:dph|pdv|ddv)|bez vat|nettó|fără tva|(?:uden|exkl\.?|utan|eks\.?) ?m(?:om|v)s|χωρίς φπα|без (?:ндс|пдв|ддс)|kdv hariç|ilma km|alv 0|\bh\.?t\b|hors tax|\+ ?(?:iva|áfa|btw|moms|kdv|tva|pdv|ндс|пдв)|sin iva|\bex[-.]? ?(?:vat|tax|gst)|[-_]ex(?![a-z])|税抜|税別|(?:zzgl|plus|ohne)\.? (?:\d+ ?% )?(?:mwst|ust|vat)/i;

/** A box around several prices. */
export const SEVERAL = /\p{Sc}.*\p{Sc}/u;

/** What such names say depends on the price beside them: of two it is the higher one. */
export const MAYBE_OLD =
  /regular|retail|normal|list|\bsrp|_srp|original|[-_]org\b|standard|mrp|range|member|club|loyal/i;

/** A line is drawn through it, or its words say so. */
export function isOld({ struck, text }: PriceMark): boolean {
  return struck || OLD_PRICE.test(text);
}

/** What is no price of the product, or no more. */
export function isOther({ names, text }: PriceMark): boolean {
  return NO_PRICE.test(names) || OLD_PRICE.test(text);
}

/** Whether its words alone say that it was asked once. */
export function saysOnce(text: string): boolean {
  return OLD_PRICE.test(text);
}

/** A maker's recommendation in a place of no other name. */
export function isLone({ names, text }: PriceMark): boolean {
  return LONE.test(text) && !NO_PRICE.test(names);
}

/** Without the tax, and nothing else. */
export function isNet({ names, text }: PriceMark): boolean {
  return NET.test(`${names} ${text}`) && !SEVERAL.test(text);
}

/** A place for what is no price of the product, or only a part of it. */
export function isPartName(names: string): boolean {
  return NO_PRICE.test(names);
}

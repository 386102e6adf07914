import { ADD, INTO, INTO_ENDINGS } from './fills-basket.ts';

/** What a button says that sells at once; it says little more. */
const BUY =
  /^\W*(?:buy(?: it)? now|comprar|(?:jetzt )?(?:kaufen|vorbestellen)|acheter|acquista|bestellen|naroči|kup teraz|köp|kjøp|køb|купить|купити|купи|satın al|beli|mua ngay|ซื้อเลย|我要購買|立即(?:購買|购买)|購入する|구매하기|اشتر|pre-?order|pr[ée]commander)(?![a-zа-яçğışöü])/;

const SELLS = new RegExp([ADD, INTO, INTO_ENDINGS, BUY].map(({ source }) => source).join('|'));

/** Leads to the basket instead of filling it. */
const CHECKOUT =
  /check-?out(?!.{0,6}add)|view[\s-]?(?:cart|basket|bag)|fechar|finalizar|zur kasse|proceed|continue|\b(?:go|back|return|ir|ver|vai|volver|retour|gå|przejdź|přejít) (?:to|al?|ao?|au|til|do)\b|перейти/;

/** Whether the words on and about a button say that it puts a product into the basket. */
export function isBasketButton(words: string): boolean {
  // Small letters first: patterns that look past the case of letters of all scripts take ten times as long.
  const small = words.toLowerCase();
  return SELLS.test(small) && !CHECKOUT.test(small);
}

import { AT_ONCE } from './evidence.ts';

/** “Add to cart” as shops say it, and the names their scripts give to that button. */
const ADD =
  /(?:add|move)[\s_-]?(?:item[\s_-]?)?(?:in)?to[\s_-]?(?:(?:your|my|shopping)[\s_-]?)*(?:cart|basket|bag|trolley)|(?:addto|button-|btn-?|add_)(?:cart|basket)|cart[\s_/-]?add(?!r)|add[_-]?2?(?:cart|basket)|add (?:\S+ ){1,12}to (?:(?:your|my|shopping) )*(?:cart|basket|bag)|wg-order/;

/** “Into the basket”: the word for the basket, looked for first because that is quick, and before it a short word with articles. */
const INTO =
  /(?=(?:(?:waren|einkaufs)(?:korb|wagen)|panier|carr(?:it|inh|ell)?o|cest[ao]|saco(?:la)?|winkel(?:wagen|mand)|(?:varu|handle|indkøbs)?(?:korg|kurv|vogn)|kundvagn|koší?k|koszyk|košaric|korp[uie]|co[sș]|корзин|кошик|количк|καλάθι|keranjang|giỏ|krepšel|körfu))(?<=(?:^|[\s_-])(?:in|into|al?|à|au|ao|dans|aan|til|i|í|do|u|v|ke|vào|în|į|в|у|до|στο) ?(?:den |dei?n? |de |het |mijn |le |mon |mi |meu |la |il )*)/;

/** Languages that say “into” with an ending, or without a space. */
const INTO_ENDINGS =
  /kosárba|koriin|lisa (?:ostu)?korvi|groz(?:am|ā)|sepete|warenkorb hinzu|\+ ?keranjang|(?:カート|かご|カゴ)に|장바구니|[加放]入?購物車|加入购物车|(?:ใส่|ลง(?:ใน)?)(?:ตะกร้า|รถเข็น)|הוס\S+ ל(?:סל|עגלה)|أضف (?:إلى|ل)|إضافة (?:إلى|ل)|افزودن به سبد/;

const FILLS = new RegExp([ADD, INTO, INTO_ENDINGS].map(({ source }) => source).join('|'));

/** What a button says that sells at once; it says little more. */
const BUY =
  /^\W*(?:buy(?: it)? now|comprar|(?:jetzt )?(?:kaufen|vorbestellen)|acheter|acquista|bestellen|naroči|kup teraz|koupit|kúpiť|koop nu|osta nyt|köp|kjøp|køb|купить|купити|купи|satın al|beli|mua ngay|ซื้อเลย|我要購買|立即(?:購買|购买)|購入する|구매하기|اشتر|pre-?order|pr[ée]commander)(?![a-zа-яçğışöü])/;

/** Leads to the basket instead of filling it. */
const CHECKOUT =
  /check-?out(?!.{0,6}add)|view[\s-]?(?:cart|basket|bag)|fechar|finalizar|zur kasse|proceed|continue|\b(?:go|back|return|ir|ver|vai|volver|retour|gå|przejdź|přejít) (?:to|al?|ao?|au|til|do)\b|перейти/;

/** The words on and about a button, where they say that it sells. */
export function basketWords(words: string): string | undefined {
  // Small letters first: patterns that look past the case of letters of all scripts take ten times as long.
  const small = words.toLowerCase();
  const told = FILLS.test(small) ? words : BUY.test(small) ? AT_ONCE + words : undefined;
  return told && CHECKOUT.test(small) ? undefined : told;
}

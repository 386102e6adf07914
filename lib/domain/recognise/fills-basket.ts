/** “Add to cart” as shops say it, and the names their scripts give to that button. */
export const ADD =
  /(?:add|move)[\s_-]?(?:item[\s_-]?)?(?:in)?to[\s_-]?(?:(?:your|my|shopping)[\s_-]?)*(?:cart|basket|bag|trolley)|(?:addto|button-|btn-?|add_)(?:cart|basket)|cart[\s_-]?add|\bwg-order\b/;

/** “Into the basket”: the word for the basket, looked for first because that is quick, and before it a short word with articles. */
export const INTO =
  /(?=(?:(?:waren|einkaufs)(?:korb|wagen)|panier|carr(?:it|inh|ell)?o|cest[ao]|saco(?:la)?|winkel(?:wagen|mand)|(?:varu|handle|indkøbs)?(?:korg|kurv|vogn)|kundvagn|koší?k|koszyk|košaric|korp[uie]|co[sș]|корзин|кошик|количк|καλάθι|keranjang|giỏ|krepšel|körfu))(?<=(?:^|[\s_-])(?:in|into|al?|à|au|ao|dans|aan|til|i|í|do|u|v|ke|vào|în|į|в|у|до|στο) ?(?:den |dei?n? |de |het |mijn |le |mon |mi |meu |la |il )*)/;

/** Languages that say “into” with an ending, or without a space. */
export const INTO_ENDINGS =
  /kosárba|koriin|ostukorvi|groz(?:am|ā)|sepete|warenkorb hinzu|\+ ?keranjang|(?:カート|かご|カゴ)に|장바구니|[加放]入?購物車|加入购物车|(?:ใส่|ลง(?:ใน)?)(?:ตะกร้า|รถเข็น)|הוס\S+ ל(?:סל|עגלה)|أضف (?:إلى|ل)|إضافة (?:إلى|ل)|افزودن به سبد/;

/** Whether a button names a basket. “Buy now” may as well lead to where others sell. */
export function fillsBasket(words: string): boolean {
  const small = words.toLowerCase();
  return [ADD, INTO, INTO_ENDINGS].some((pattern) => pattern.test(small));
}

import { AT_ONCE } from './evidence.ts';

/** “Add to cart” as shops say it, and the names their scripts give to that button. */
const ADD =
  /(?:add|move)[\s_-]?(?:item[\s_-]?)?(?:in)?to[\s_-]?(?:(?:your|my|shopping)[\s_-]?)*(?:cart|basket|bag|trolley|tote|order)(?!er)|(?:put )?in (?:the |my )?(?:cart|basket|bag)\s\s|(?:addto|button-|btn-?|add_)(?:cart|basket)|cart[\s_/-]?add(?!r)|add[_-]?2?(?:cart|basket)|add (?:\S+ ){1,12}to (?:(?:your|my|shopping) )*(?:cart|basket|bag)|wg-order/;

/** “Into the basket”: the word for the basket, looked for first because that is quick, and before it a short word with articles. */
const INTO =
  /(?=(?:(?:waren|einkaufs)wagen|(?:waren|einkaufs)?korb|(?:einkaufs)?tasche|shopping-?bag|panier|commande\b|sac\b|chariot|carr(?:it|inh|ell|et)?o?|cest(?:[ao]|ino)|cistella?|bolsa|borsa|saco(?:la)?|winkel(?:wagen|mand)|mandje|(?:varu|handle|indkøbs)?(?:korg|kurv|vogn)|kundvagn|koší?k|koszyk|košaric|vozič|korp[uie]|co[sșş]|корзину|кошик(?!у)|кошни[цч]|количк|корпу|заказу|καλ[αά]θι|keranjang|troli|giỏ|krepšel|körfu))(?<=(?:^|[\s_-])(?:in|into|al?l?|à|au|ao|dans|aan|til|i|í|do|u|v(?! ko[sš]í?k)|ke|vào|în|į|la|во?|у|до|к|σε|στο) ?(?:d(?:en?|ie|ein?) |het |mijn |l[ae] |mon |m[ai] |minha |meu |il )*)/;

/** Languages that say “into” with an ending, without a space, or with the word for “in”, which a number of things in it has as well. */
const INTO_ENDINGS =
  /kosárba|koriin|ostos(?:kassiin|kärryyn)|lisa (?:ostu)?korvi|groz(?:am|ā)|sepete|warenkorb hinzu|(?:\+|masukkan) ?keranjang|thêm giỏ|(?:カート|かご|カゴ|バスケット|バッグ)[にへ]|장바구니|쇼핑백(?:에| 담)|카트에|[入到進进](?:購物[車袋]|购物[车袋]|採購車)|加購物車|(?:ใส่|ลง|ใน|ไปยัง)(?:ตะกร้า|รถเข็น)|კალათა|զամբյուղ|себетке|কার্টে|हैं? ?कार्ट|कार्ट में|הוס\S+ ל(?:סל|עגלה)|[أإا]ضا?فة? (?:[إا]لى|ل)|(?:افزودن|اضافه)(?: کردن)? به سبد|(?<!\d\D{0,20})\bn(?:el|[oa]) (?:mi[oa] |tuo |meu )?(?:carrello|carrinho|sacola|cesta)/;

const FILLS = new RegExp([ADD, INTO, INTO_ENDINGS].map(({ source }) => source).join('|'));

/** What a button says that sells at once; it says little more. */
const BUY =
  /^[^\p{L}\p{N}]*(?:(?:(?:jetzt|sofort|nu|direct|je|quero|chci) |j['’])?(?:(?:buy|order)(?: it| this)?(?: now| online| item)|comprar|compra (?:ora|subito|ahora|ya)|compre agora|lo quiero|eu quero|encomendar|kaufen|(?:vor)?bestellen|ach[eè]ter?|command(?:er|e)|acquista|preordina|naroči|naruči|poruči|kup(?:i odmah| i zapłać| teraz|uję)|koupit|kúpiť|koop nu|bestel nu|kopen|osta nyt|megveszem|megrendelem|megvásárolom|köp|kjøp|køb|αγ[οό]ρ[αά](?:σ\p{L}+)?|купить|купити|купи|купете|поръчай|предзаказ|оформить предзаказ|сатып алу|(?:hemen |şimdi )?sat[ıi]n al|(?:hemen|şimdi) al|sipariş ver|beli|mua (?:ngay|hàng)|đặt (?:hàng|mua)|chọn mua|خرید|pre-?order|pr[ée]commander)(?!\p{L})|今すぐ(?:購入|買う)|[立馬马直][即刻上接](?:[購购][買买]|買|下單|抢购)|我要(?:購買|買)|ご?(?:購入|注文|予約)(?:する|手続)|바로 ?구매|(?:구매|주문)하기|สั่งซื้อ|ซื้อ(?:เลย|ทันที|สินค้า)|अभी खरीदें|[إا]شتر|شراء|اطلب|קנ[היו]|לרכישה|הזמ[ןי])/u;

/** So short that they may begin anything: on a button that sells they are all that it says. */
const SHORT =
  /^[^\p{L}\p{N}]*(buy|order|purchase|bestel|compra|ordina|osta|kup|kupi|handla|pirkt|pirkti|užsakyti|tilaa|beställ|bestill?|kaupa|zamów|objedna[tť]|cump[aă]r[aă]|comand[aă]|pesan|заказать|замовити|[購购][買买]|구매)(?: (?:\1|зараз|сейчас|nyt|nå|tagad|acum|sekarang|teraz|dabar))?(?:\s\s|$)/u;

/** Leads to the basket instead of filling it. */
const CHECKOUT =
  /check-?out(?!.{0,6}add)|view[\s-]?(?:cart|basket|bag)|fechar|finalizar|zur kasse|proceed|continue|\b(?:go|back|return|ir|ver|vai|volver|retour|gå|przejdź|přejít) (?:to|al?|ao?|au|til|do)\b|перейти/;

/** The words on and about a button, where they say that it sells. */
export function basketWords(words: string): string | undefined {
  // Small letters first: patterns that look past the case of letters of all scripts take ten times as long.
  const small = words.toLowerCase();
  const told = FILLS.test(small) ? words : BUY.test(small) || SHORT.test(small) ? AT_ONCE + words : undefined;
  return told && CHECKOUT.test(small) ? undefined : told;
}

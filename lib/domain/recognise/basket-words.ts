/** “Add to cart” as shops say it, and the names their scripts give to that button. */
const BUY =
  /add[\s_-]?(?:item[\s_-]?)?to[\s_-]?(?:your[\s_-]?)?(?:shopping[\s_-]?)?(?:cart|basket|bag|trolley)|(?:addto|button-|btn-?|add_)(?:cart|basket)|cart[\s_-]?add|in den (?:waren|einkaufs)?korb|in den einkaufswagen|ajouter au panier|(?:añadir|agregar|adicionar) (?:al?|ao) (?:carrito|carrinho|cesta|saco)|comprar\b|aggiungi al carrello|in (?:de )?winkel(?:wagen|mand)|lägg i (?:varukorg|kundvagn)|læg i (?:kurv|indkøbskurv)|legg i (?:handlekurv|handlevogn)|lisää (?:ostos)?koriin|(?:do|přidat do) koší?ka|do koszyka|dodaj (?:do koszyka|u košaricu|v košarico)|naroči|kosárba|adaugă în coș|в корзину|до кошика|купить|sepete ekle|カートに入れる|加入購物車|加入购物车|장바구니|我要購買|立即購買|立即购买|הוסף לסל|\bwg-order\b|أضف إلى/i;

/** Leads to the basket instead of filling it. */
const CHECKOUT = /check-?out|view[\s-]?(?:cart|basket|bag)|fechar|finalizar|zur kasse|proceed|continue/i;

/** Whether the words on and about a button say that it puts a product into the basket. */
export function isBasketButton(words: string): boolean {
  return BUY.test(words) && !CHECKOUT.test(words);
}

import { describe, expect, it } from 'vitest';
import { MAY_SELL } from '../../../lib/detect/buttons.ts';
import { basketWords } from '../../../lib/domain/recognise/basket-words.ts';

describe('what buttons say', () => {
  it.each(
    'Thêm vào giỏ hàng|Mua ngay|+ Keranjang|In den Warenkorb|Zum Warenkorb hinzufügen|Ajouter à mon panier|Do koszyka|Köp|Pridať do košíka|Lisää ostoskoriin|Lisa ostukorvi|Ielikt grozā|Legg i handlekurven|Læg i kurv|Tilføj til kurv|Lägg i varukorgen|Lägg i kundvagn|Adicionar à sacola|Adicionar ao carrinho|Agregar al carro|Añadir a la cesta|Aggiungi al carrello|Toevoegen aan winkelmandje|In winkelwagen|Dodaj u košaricu|U korpu|Dodaj v košarico|Adaugă în coș|Adauga in cos|Setja í körfu|Kosárba|Įdėti į krepšelį|До кошика|Додати в кошик|В корзину|Добави в количката|Στο καλάθι|Sepete ekle|カートに追加|かごに入れる|장바구니 담기|加入購物車|放入購物車|加入购物车|ใส่ตะกร้า|เพิ่มลงในรถเข็น|הוסף לסל|הוספה לעגלה|أضف للسلة|أضف إلى السلة|افزودن به سبد خرید|Add to my bag|Move to cart|Buy it now|Add Belt sander “X 300” to my basket|addcartform|btnaddcartpop|form /cart/add|Lisa korvi|productPageAdd2Cart|Koupit|Kúpiť|Koop nu|Osta nyt|Jetzt kaufen|Acheter maintenant|Comprar ahora|Купить|Satın Al|購入する|구매하기|In den Korb|In die Tasche|In den Shopping-Bag|Aggiungi al cestino|Preordina|Afegir al cistell|Pirkti dabar|Купете|Оформить предзаказ|Додади во кошничка|バッグに入れる|쇼핑백 담기|카트에 담기|เพิ่มไปยังรถเข็น|קנו עכשיו|კალათაში დამატება|Ավելացնել զամբյուղ|Себетке қосу|Сатып алу|কার্টে যোগ করুন'.split(
      '|',
    ),
  )('%s sells', (words) => {
    expect(basketWords(words)).toContain(words);
    // The page's own script knows a part of each.
    expect(MAY_SELL.test(words.toLowerCase())).toBe(true);
  });

  it.each(
    'Weiter zur Kasse|Zum Warenkorb|Przejdź do koszyka|Go to cart|Back to basket|Ir al carrito|Ver carrito|Panier|Mon panier|Kaufberatung|Buy tickets|Comprare|Bestellungen|カートを見る|Перейти в корзину|Vai al carrello|Gå til kurv|Cart (0)|Zur Kasse|View bag|Finalizar compra|Search|Buying guide|Vaata ostukorvi|Add to wishlist, then to your account|Add a to z|cart-address|Cart address form|Einkaufstasche|Бальзам|Акция до пятницы'.split(
      '|',
    ),
  )('%s does not', (words) => {
    expect(basketWords(words)).toBeUndefined();
  });
});

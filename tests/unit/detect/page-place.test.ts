import { describe, expect, it } from 'vitest';
import { isNoProductPlace } from '../../../lib/domain/recognise/page-place.ts';

const at = (path: string): boolean => isNoProductPlace(new URL(path, 'https://shop.example'));

describe('an address alone', () => {
  it.each(
    '/|/en|/en-gb/|/de_DE|/index.html|/home|/default.aspx|/?utm_source=mail|/en/home|/cart|/my-cart/|/basket.php|/shopping/cart|/checkout|/check-out/step2|/wishlist|/wish-lists/1|/account/orders/12|/my-account/|/order-received/12|/order-history|/search|/search/kettle|/search.html?q=x|/fr/search_dir.html?sw=x|/login|/log-in|/compare|/contact|/contact-us|/about-us|/pages/about|/faq|/blog|/blogs/news/how-to|/blog/how-to.html|/news/2024/x|/magazin/x|/magazine|/recipe/soup|/recipes|/pricing|/plans|/subscribe|/subscriptions/|/membership|/memberships/gold|/tours/coast|/courses/welding|/services/cleaning|/repairs/screen|/reparatur/display|/reparaturen|/donate|/collections|/collections/tea|/product-category/rare/|/product-tag/blue|/warenkorb|/merkzettel|/kasse|/suche|/panier|/recherche|/carrito|/carrinho|/carrello|/winkelwagen|/koszyk|/kosik|/varukorg|/kundvagn|/category|/category/tea|/categories/green-tea/|/kategorie/selten|/kategorien|/shoppingcart.html|/shopping-cart/|/thank-you|/thankyou/12|/price/tea|/prices|/guides/how-to|/tutorial/cards|/tutorials|/journal/tea|/stories/tea|/hc/articles/12|/terms|/privacy/|/shipping.html|/impressum|/agb|/products.asp?cat=13|/index.php?cPath=1_9|/list.aspx?category=tea|/index.php?dispatch=checkout.cart|/index.php?route=checkout/cart|/?page=account.orders|/rooms/deluxe|/zimmer-preise/doppelzimmer|/chambres|/faturali-tarifeler/rahat|/tarifs|/obchodni-podminky/|/doprava-a-platba|/regulamin|/page/kundtjanst|/versandkosten|/kontakt'.split(
      '|',
    ),
  )('%s holds no one product', (path) => {
    expect(at(path)).toBe(true);
  });

  it.each(
    '/garden-cart|/p/kettle|/kettle.html|/index.php?product_id=12|/?product=chair|/index.php?filenumber=15915|/eng|/collections/tea/products/green|/blog/product/steel-kettle/|/category/kettles/steel-kettle.html|/category/steel-kettle-12|/shop/news-stand|/search-light|/searching_kettle|/accounting-book|/en/kettle|/contact-lenses|/orders-book|/category/tea/green|/tour-poster|/courses-book|/service-manual|/repair-kit|/blogs/p/1|/guide-dog-lead|/travel-journal|/price-gun|/shipping-box|/term|/products.asp?cat=13&id=7|/kettle.html?cat=13|/p/kettle.php?cat=13|/item.php?catalogue=1&p=2|/index.php?route=checkout/cart/add&id=2|/bedrooms-lamp|/kontaktgrill|/versandtasche-a4|/room-divider'.split(
      '|',
    ),
  )('%s may', (path) => {
    expect(at(path)).toBe(false);
  });
});

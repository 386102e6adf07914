import type { Money } from '../money.ts';
import { parsePrice } from '../price-text.ts';
import { cleanText } from './clean-text.ts';
import type { PriceMark } from './evidence.ts';
import type { Finding } from './finding.ts';
import { labelledCodes, readLabelled } from './labels.ts';
import type { Page } from './page.ts';

/** “Add to cart” as shops say it, and the names their scripts give to that button. */
const BUY =
  /add[\s_-]?(?:item[\s_-]?)?to[\s_-]?(?:your[\s_-]?)?(?:shopping[\s_-]?)?(?:cart|basket|bag|trolley)|(?:addto|button-|btn-?|add_)(?:cart|basket)|cart[\s_-]?add|in den (?:waren|einkaufs)?korb|in den einkaufswagen|ajouter au panier|(?:añadir|agregar|adicionar) (?:al?|ao) (?:carrito|carrinho|cesta|saco)|comprar\b|aggiungi al carrello|in (?:de )?winkel(?:wagen|mand)|lägg i (?:varukorg|kundvagn)|læg i (?:kurv|indkøbskurv)|legg i (?:handlekurv|handlevogn)|lisää (?:ostos)?koriin|(?:do|přidat do) koší?ka|do koszyka|dodaj (?:do koszyka|u košaricu|v košarico)|naroči|kosárba|adaugă în coș|в корзину|до кошика|купить|sepete ekle|カートに入れる|加入購物車|加入购物车|장바구니|הוסף לסל|أضف إلى/i;

/** What the page says in words, for what its data does not. Alone it makes a product only of a page with a basket button and a price. */
export function readPageText(page: Page, known: readonly Finding[]): Finding | undefined {
  const { evidence, hint } = page;
  const canBuy = hasOwnButton(evidence.buttons);
  const priced = evidence.prices
    .filter(({ aside }) => !aside)
    .map((mark) => ({ mark, price: parsePrice(cleanText(mark.text, 120), hint) }));
  const price = mainPrice(priced);
  const name =
    evidence.headings.map((heading) => cleanText(heading)).find((heading) => heading !== '') ??
    cleanText(evidence.title);
  if (known.length === 0 && (!canBuy || price === undefined || name === '')) return undefined;
  const labelled = readLabelled(evidence.rows);
  return {
    source: 'text',
    ...(known.length === 0 ? { name } : {}),
    brand: labelled.brand,
    mpn: labelled.mpn,
    sku: labelled.sku,
    gtins: [...(labelled.gtin ?? []), ...(labelled.isbn ?? []), ...labelledCodes(evidence.codes)],
    price,
    availability: canBuy && price !== undefined ? 'in-stock' : undefined,
  };
}

/** A basket button that is not one of many alike: those belong to the entries of a list. */
function hasOwnButton(buttons: readonly string[]): boolean {
  const counts = new Map<string, number>();
  for (const button of buttons) {
    const kind = button.replace(/\d+/g, '');
    if (BUY.test(kind)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts.values()].some((count) => count <= 2);
}

function mainPrice(priced: readonly { mark: PriceMark; price: Money | undefined }[]): Money | undefined {
  const real = priced.filter(({ price, mark }) => price !== undefined && price.minor > 0 && !mark.struck);
  const below = real.filter(({ mark }) => mark.below);
  return (below[0] ?? real[0])?.price;
}

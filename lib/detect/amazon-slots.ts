import type { Slot } from '../domain/recognise/evidence.ts';
import { attribute } from './attribute.ts';
import { shortText } from './short-text.ts';
import { take } from './take.ts';

/** Where Amazon has put each thing over the years, best first; desktop, books, e-books, phones. */
const SLOTS: Readonly<Record<string, string>> = {
  title: '#productTitle|#ebooksProductTitle|#title',
  // What a buyer pays for the selected variant. Never subscriptions, warranties, rentals, trade-ins.
  price:
    '[id^=corePriceDisplay] .priceToPay|#corePrice_feature_div .a-price:not(.a-text-price)|' +
    '[id^=corePrice] .apexPriceToPay|#apex_desktop .a-price:not(.a-text-price)|#priceblock_dealprice|#priceblock_saleprice|#priceblock_ourprice|' +
    '#price_inside_buybox|#newBuyBoxPrice|#buyNewSection .a-color-price|#mediaAccordion .a-color-price.header-price|#kindle-price|#ebooksPrice_feature_div .a-color-price|strong#price|' +
    '#newAccordionRow_0 .a-price|#usedAccordionRow .a-price|#usedBuySection .a-color-price|#tmmSwatches .selected .a-color-price|#tmmSwatches .selected .a-color-base|#tmmSwatches .a-color-secondary|#olp_feature_div .a-color-price|#olpOfferList .olpOfferPrice|#olpLinkWidget_feature_div .a-price',
  struck:
    '.basisPrice .a-offscreen|#corePrice_desktop .a-text-price .a-offscreen|#priceblock_listprice|.priceBlockStrikePriceString',
  byline: 'a#bylineInfo|a#brand',
  availability: '#availability',
  gone: '#outOfStock',
  buy: '#add-to-cart-button|#buy-now-button|#one-click-button|#buyNewSection|#usedBuySection',
  fresh: '#buyNewSection|#newAccordionRow_0|#newBuyBoxPrice|#price_inside_buybox|[id^=corePriceDisplay]',
  used: '#usedBuySection|#usedAccordionRow',
  asin: '#addToCart [name=ASIN]|#ASIN',
  image: '#landingImage|#imgBlkFront|#ebooksImgBlkFront|#main-image',
};

const DETAILS =
  '#productOverview_feature_div,#detailBullets_feature_div,#prodDetails,#productDetails_techSpec_section_1,#detail-bullets,#detail_bullets_id,#technicalSpecifications_feature_div';

/** What stands in Amazon's own places on a product page. */
export function amazonSlots(document: Document): readonly Slot[] {
  return Object.entries(SLOTS).map(([name, selectors]) => ({
    name,
    texts: selectors
      .split('|')
      .flatMap((selector) => document.querySelector(selector) ?? [])
      .map(slotText),
  }));
}

function slotText(element: Element): string {
  const stated = attribute(element, 'value') || attribute(element, 'data-old-hires') || attribute(element, 'src');
  if (stated) return stated.slice(0, 1000);
  return (
    shortText(element.querySelector('.a-offscreen'), 60) ||
    piecedPrice(element) ||
    shortText(element, 500) ||
    element.localName
  );
}

/** Prices are set in pieces: a sign, the whole with its decimal mark, a raised fraction. */
function piecedPrice(element: Element): string {
  const [sign, whole, fraction] = ['symbol', 'whole', 'fraction'].map((name) =>
    shortText(element.querySelector(`.a-price-${name}`), 100).replaceAll(' ', ''),
  );
  if (!whole) return '';
  return `${sign}${/\d$/.test(whole) && fraction ? `${whole}.` : whole}${fraction}`;
}

export function isEbook(document: Document): boolean {
  return document.querySelector('#ebooksImageBlock') !== null;
}

/** The boxes in which Amazon keeps a product's details. */
export function amazonDetails(document: Document): readonly Element[] {
  return take(document, DETAILS, 20);
}

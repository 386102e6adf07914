import { parseAsin, readAmazonUrl } from '../domain/asin.ts';
import type { Money } from '../domain/money.ts';
import { parsePrice, type PriceHint } from '../domain/price-text.ts';
import type { Availability, Condition } from '../domain/sighting.ts';
import { cleanText } from './clean-text.ts';
import type { Finding } from './finding.ts';
import { readLabelled } from './labelled-values.ts';

/** Where Amazon has put the title over the years: desktop, books, e-books, phones. */
const TITLES = ['productTitle', 'ebooksProductTitle', 'btAsinTitle', 'gc-asin-title', 'title'];

/** What a buyer pays for the selected variant, best first. Never subscriptions, warranties, rentals, trade-ins. */
const PRICES = [
  '#corePriceDisplay_desktop_feature_div .priceToPay',
  '#corePriceDisplay_mobile_feature_div .priceToPay',
  '#corePrice_feature_div .a-price:not(.a-text-price)',
  '#corePrice_desktop .a-price:not(.a-text-price)',
  '#apex_desktop .a-price:not(.a-text-price)',
  '#priceblock_dealprice',
  '#priceblock_saleprice',
  '#priceblock_ourprice',
  '#price_inside_buybox',
  '#newBuyBoxPrice',
  '#buyNewSection .offer-price',
  '#buyNewSection .a-color-price',
  '#buyNewSection',
  '#tmmSwatches .swatchElement.selected .a-color-price',
  '#tmmSwatches .swatchElement.selected .a-color-base',
  '#kindle-price',
  '#actualPriceValue',
  '#usedBuySection .a-price',
  '#usedBuySection .a-color-price',
  '#usedBuySection',
  '#olp_feature_div .a-color-price',
  '#olp_feature_div',
  '#olpOfferList .olpOfferPrice',
];

const STRUCK = [
  '#corePriceDisplay_desktop_feature_div .basisPrice .a-offscreen',
  '#corePrice_desktop .a-text-price .a-offscreen',
  '#priceblock_listprice',
  '#price .priceBlockStrikePriceString',
  '#buyBoxInner .a-text-strike',
];

const DETAILS =
  '#productOverview_feature_div,#detailBullets_feature_div,#detailBulletsWrapper_feature_div,#prodDetails,#productDetailsTable,#detail-bullets,#productDetails_techSpec_section_1,#productDetails_detailBullets_sections1,#tech-specs-table-wrapper,#productDetails_secondary_view_div,#technicalSpecifications_feature_div';

/** Reads an Amazon product page: its own places for each field, never the carousels around them. */
export function readAmazon(document: Document, url: URL, hint: PriceHint): Finding | undefined {
  const asin = pageAsin(document, url);
  if (asin === undefined) return undefined;
  const labelled = readLabelled([...document.querySelectorAll(DETAILS)].slice(0, 12));
  return {
    source: 'amazon',
    asin,
    name:
      firstText(
        document,
        TITLES.map((id) => `#${id}`),
      ) ?? headingOf(document),
    brand: bylineBrand(document) ?? labelled.brand,
    mpn: labelled.mpn,
    gtins: [...(labelled.gtin ?? []), ...(labelled.isbn ?? [])],
    price: firstPrice(document, PRICES, hint),
    struckPrice: firstPrice(document, STRUCK, hint),
    availability: availabilityOf(document),
    condition: conditionOf(document),
    image: imageOf(document),
  };
}

/** The selected variant says so in the form that would put it into the basket; the address may still name its parent. */
function pageAsin(document: Document, url: URL): string | undefined {
  const fromUrl = readAmazonUrl(url)?.asin;
  const form = document.querySelector('#addToCart #ASIN,#addToCart input[name="ASIN"],#ASIN,input[name="ASIN"]');
  const fromForm = parseAsin(form?.getAttribute('value') ?? '');
  const canonical = URL.parse(document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '', url);
  const fromCanonical = canonical === null ? undefined : readAmazonUrl(canonical)?.asin;
  if (fromUrl === undefined) return hasProductTitle(document) ? (fromForm ?? fromCanonical) : undefined;
  return fromForm !== undefined && fromForm !== fromUrl && fromCanonical !== fromForm ? fromForm : fromUrl;
}

function hasProductTitle(document: Document): boolean {
  return TITLES.slice(0, 4).some((id) => document.getElementById(id) !== null);
}

function firstText(document: Document, selectors: readonly string[]): string | undefined {
  for (const selector of selectors) {
    const text = cleanText(document.querySelector(selector)?.textContent ?? '');
    if (text !== '') return text;
  }
  return undefined;
}

function headingOf(document: Document): string | undefined {
  return firstText(document, ['h1']);
}

function firstPrice(document: Document, selectors: readonly string[], hint: PriceHint): Money | undefined {
  for (const selector of selectors) {
    const element = document.querySelector(selector);
    const text = element?.querySelector('.a-offscreen')?.textContent?.trim() || element?.textContent;
    const price = text ? parsePrice(cleanText(text, 200), hint) : undefined;
    if (price !== undefined && price.minor > 0) return price;
  }
  return undefined;
}

/** “Brand: X”, “Visit the X Store”, or the bare name. The line of a book names its authors. */
function bylineBrand(document: Document): string | undefined {
  const line = document.getElementById('bylineInfo') ?? document.getElementById('brand');
  if (line === null || line.querySelector('.author,.contributorNameID') !== null || line.localName !== 'a')
    return undefined;
  const text = cleanText(line.textContent ?? '', 200);
  for (const pattern of BYLINES) {
    const brand = pattern.exec(text)?.[1]?.trim();
    if (brand) return brand;
  }
  return text === '' || text.length > 60 ? undefined : text;
}

const BYLINES = [
  /^[^:：]{2,25}\s?[:：]\s*(.+)$/,
  /^Visit the (.+) Store$/i,
  /^Besuchen? (?:Sie )?den (.+?)[- ]Store$/i,
  /^Visiter la boutique (.+)$/i,
  /^Visita lo Store di (.+)$/i,
  /^Visita la (?:Store|tienda) de (.+)$/i,
  /^Visit[ea] a loja (?:da |do |de )?(.+)$/i,
  /^Bezoek de (.+?)[- ](?:winkel|Store)$/i,
  /^Bes[öo]k (.+?)[- ](?:butiken|Store)$/i,
  /^Odwiedź sklep (.+)$/i,
  /^(.+?) Store[’']?u ziyaret edin$/i,
  /^(.+)のストアを表示$/,
  /^زيارة متجر (.+)$/,
];

const OUT =
  /unavailable|out of stock|nicht verfügbar|nicht auf lager|indisponible|non disponibile|no disponible|indispon[ií]vel|niet beschikbaar|ej tillgänglig|niedostępn|mevcut değil|في المخزون حاليًا|غير متوفر|在庫切れ|現在お取り扱いできません|currently not available/i;

function availabilityOf(document: Document): Availability | undefined {
  if (document.getElementById('outOfStock') !== null) return 'out-of-stock';
  const stated = cleanText(document.getElementById('availability')?.textContent ?? '', 200);
  if (OUT.test(stated)) return 'out-of-stock';
  const canBuy =
    document.querySelector(
      '#add-to-cart-button,#buy-now-button,#one-click-button,#buyNewSection,#usedBuySection,#rent-to-buy,#checkoutButtonId,#kindle-price',
    ) !== null;
  return canBuy || stated !== '' ? 'in-stock' : undefined;
}

function conditionOf(document: Document): Condition | undefined {
  const hasNew =
    document.querySelector(
      '#buyNewSection,#newBuyBoxPrice,#price_inside_buybox,#corePriceDisplay_desktop_feature_div',
    ) !== null;
  if (!hasNew && document.getElementById('usedBuySection') !== null) return 'used';
  return hasNew ? 'new' : undefined;
}

function imageOf(document: Document): string | undefined {
  const image = document.querySelector('#landingImage,#imgBlkFront,#ebooksImgBlkFront,#main-image');
  return image?.getAttribute('data-old-hires') || image?.getAttribute('src') || undefined;
}

import type { Source } from '../sighting.ts';
import { type Clues, isOwnAddress, nameFit } from './clue.ts';
import type { Draft, Finding } from './finding.ts';
import { type Item, isItem, items, scalar, text, types, values } from './item.ts';
import { bestOffer, type ReadOffer, readOffers } from './schema-offer.ts';
import { idOf, resolved, variantsOf, type Walked } from './schema-walk.ts';
import { readAvailability, readCondition } from './schema-words.ts';

/** Reads a product; where it has variants, the one that the page shows wins over what all of them share. */
export function readProduct(product: Item, walked: Walked, clues: Clues, source: Source): Finding {
  const variant = chosenVariant(product, walked, clues);
  const offers = readOffers(variant, walked.byId, clues);
  const best = bestOffer(offers.length > 0 ? offers : groupOffers(product, walked, clues));
  const finding: Draft = {
    source,
    name: text(variant, 'name') ?? text(product, 'name'),
    brand: [variant, product, ...resolved(product, 'isVariantOf', walked.byId)]
      .map((item) => brandOf(item, walked))
      .find((brand) => brand !== undefined),
    mpn: own(text(variant, 'mpn')),
    sku: skuOf([variant, product, ...(best?.isOwn === true ? [best.item] : [])]),
    gtins: barcodes(variant, best, offers.length),
    price: best?.price,
    isLowest: isOneOfSeveral(best, offers),
    struckPrice: best?.struckPrice,
    availability: availabilityOf(best, offers) ?? readAvailability(text(variant, 'availability')),
    condition: best?.condition ?? readCondition(text(variant, 'itemCondition')),
    image: imageOf(variant) ?? imageOf(product),
    url: text(variant, 'url') ?? text(product, 'url'),
  };
  return withoutInternalKey(finding, clues);
}

/** One number in both fields is the shop's key for its own database: no maker's part number, and seldom what it shows to people. */
function withoutInternalKey(finding: Draft, { url }: Clues): Finding {
  const { mpn, sku } = finding;
  if (mpn === undefined || mpn !== sku || !/^\d+$/.test(mpn)) return finding;
  return { ...finding, mpn: undefined, sku: url.href.includes(sku) ? sku : undefined };
}

function skuOf(holders: readonly Item[]): string | undefined {
  return own(holders.map((holder) => text(holder, ...SKU_KEYS)).find((sku) => sku !== undefined));
}

/** Not what the search engines' own example says, left in by who copied it. */
function own(number: string | undefined): string | undefined {
  return number === '925872' || number === '0446310786' ? undefined : number;
}

export const SKU_KEYS = ['sku', 'productID', 'productId', 'product_id'];

function chosenVariant(product: Item, walked: Walked, clues: Clues): Item {
  const variants = variantsOf(product, walked);
  const address = decodeURIComponentSafely(clues.url.href);
  const fit = (variant: Item): number => {
    const offer = items(variant, 'offers')[0];
    const own = [text(variant, 'url', '@id'), offer && text(offer, 'url')].some(
      (link) => isOwnAddress(link, clues.url) && hasQueryOf(link, clues.url),
    );
    const sku = text(variant, 'sku', 'productID');
    const named = sku !== undefined && sku.length > 3 && address.includes(sku) ? 2 : 0;
    return (own ? 3 : 0) + named + nameFit(text(variant, 'name'), clues.names);
  };
  const ranked = variants.map((variant) => ({ variant, score: fit(variant) })).sort((a, b) => b.score - a.score);
  const [first, second] = ranked;
  const stands = first !== undefined && first.score >= 0.7 && first.score > (second?.score ?? 0);
  return stands ? first.variant : variants.length === 1 ? (variants[0] ?? product) : product;
}

/** A variant's own address says what differs in its query; an address without one fits all of them. */
function hasQueryOf(link: string | undefined, url: URL): boolean {
  return url.search === '' || (link?.includes('?') ?? false);
}

function decodeURIComponentSafely(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

function groupOffers(product: Item, walked: Walked, clues: Clues): readonly ReadOffer[] {
  const own = readOffers(product, walked.byId, clues);
  if (own.length > 0) return own;
  return variantsOf(product, walked).flatMap((variant) => readOffers(variant, walked.byId, clues));
}

/** Whether others ask more for it, for another variant or in another shop. */
function isOneOfSeveral(best: ReadOffer | undefined, offers: readonly ReadOffer[]): boolean {
  return best?.isLowest || (best?.isOwn === false && new Set(offers.map(({ item }) => text(item, 'seller'))).size > 1);
}

/** Some say it of the product itself: then its offers know nothing of it. */
function availabilityOf(best: ReadOffer | undefined, offers: readonly ReadOffer[]): ReadOffer['availability'] {
  return offers.some((offer) => offer.isOwn) || offers.length < 2 ? best?.availability : anyInStock(offers);
}

function anyInStock(offers: readonly ReadOffer[]): ReadOffer['availability'] {
  const said = offers.map((offer) => offer.availability).filter((availability) => availability !== undefined);
  return said.find((availability) => availability === 'in-stock') ?? said[0];
}

/** Its name, which may stand elsewhere; where only its address is given, that names nobody. */
function brandOf(item: Item, { byId }: Walked): string | undefined {
  return [...values(item, 'brand'), ...values(item, 'manufacturer')]
    .map((brand) => (isItem(brand) ? text(byId.get(idOf(brand) ?? '') ?? brand, 'name', '@value') : scalar(brand)))
    .find((name) => name !== undefined);
}

function imageOf(item: Item): string | undefined {
  for (const image of values(item, 'image')) {
    const address = isItem(image) ? text(image, 'contentUrl', 'url', '@id') : scalar(image);
    if (address !== undefined) return address;
  }
  return undefined;
}

/** What data calls a barcode. */
export const CODE_KEYS =
  'gtin13 gtin gtin14 gtin12 gtin8 ean ean13 upc isbn isbn13 GTIN GTIN13 EAN ISBN eanCode ean_code hasEAN_UCC-13 barcode'.split(
    ' ',
  );

/** Everything the data calls a barcode. Of an offer only where it is the one offer: several are sizes and colours. */
function barcodes(product: Item, best: ReadOffer | undefined, offerCount: number): readonly string[] {
  const works = items(product, 'workExample');
  const holders = [
    product,
    ...(best !== undefined && (offerCount === 1 || best.isOwn) ? [best.item] : []),
    // A book in one form only; of several nobody says which is sold here.
    ...(works.length === 1 ? works : []),
  ];
  return holders
    .flatMap((holder) => [
      ...CODE_KEYS.flatMap((key) => values(holder, key).map(scalar)),
      ...['productID', 'productId'].flatMap((key) => values(holder, key).map(bareCode)),
      ...['identifier', 'productID', 'productId', 'sku', 'additionalProperty', '@id'].flatMap((key) =>
        values(holder, key).map(labelledCode),
      ),
    ])
    .filter((code) => code !== undefined);
}

/** The field for a product's number holds its barcode where it is as long as one, and its check digit is right. */
function bareCode(value: unknown): string | undefined {
  const code = scalar(value)?.trim() ?? '';
  return /^(?!000)\d{12,13}$/.test(code) ? code : undefined;
}

/** A code whose own words say that it is a barcode: `isbn:978…`, a PropertyValue named `EAN`, or a book's number. */
function labelledCode(value: unknown): string | undefined {
  if (isItem(value)) {
    const label = text(value, 'propertyID', 'name') ?? '';
    return types(value).includes('propertyvalue') && /^(?:gtin|ean|upc|isbn|jan|barcode)/i.test(label)
      ? text(value, 'value')
      : undefined;
  }
  const [, labelled, book] =
    /^\s*(?:(?:urn:)?(?:gtin|ean|upc|isbn|jan)[-\d]*\s*:\s*([\dXx -]{8,20})|(97[89][\d-]{10,14}))\s*$/i.exec(
      scalar(value) ?? '',
    ) ?? [];
  return labelled ?? book;
}

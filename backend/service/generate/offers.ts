import type { Gtin } from '../../../lib/domain/identifier.ts';
import { isbn10Of } from '../../../lib/domain/isbn.ts';
import type { MerchantRow, ProductRow } from '../store/tables.ts';
import { saleOf } from '../store/sale.ts';
import { roundToCents, type Variant } from './model.ts';
import type { Random } from './random.ts';

export interface Seller {
  readonly id: number;
  readonly domain: string;
  readonly currency: string;
  readonly country: string;
  readonly isMarketplace: boolean;
}

/** Units of a currency for one US dollar, roughly; prices in a shop are round in its own currency anyway. */
const RATE: Readonly<Record<string, number>> = { USD: 1, EUR: 0.92, GBP: 0.79, SEK: 10.4, JPY: 149 };

/** How merchants of the real world write things: all of it is found in feeds. */
const CONDITIONS = ['new', 'new', 'new', 'new', 'new', 'new', 'new', 'New', 'refurbished', 'used', 'open-box'];

export function sellerOf(row: MerchantRow, isMarketplace: boolean): Seller {
  const [domain = ''] = JSON.parse(row.domains) as string[];
  const [currency = 'USD'] = JSON.parse(row.currencies) as string[];
  const [country = 'US'] = JSON.parse(row.countries) as string[];
  return { id: row.id, domain, currency, country, isMarketplace };
}

export type Stamp = (daysAgo: number, second: number) => string;

/** The number that the world sees: 19 digits, so never one that a double can hold. */
export const productId = (no: number): string => `8099${100_000_000_000_000 + no * 12_347}`;

export interface OfferContext {
  readonly no: number;
  readonly random: Random;
  readonly stamp: Stamp;
  /** Of another product, for merchants who mix up their codes. */
  readonly strangeEan: string;
}

/** What one merchant makes of a variant: its price, its stock, its notation, its gaps. */
export function makeOffer(
  variant: Variant,
  seller: Seller,
  { no, random, stamp, strangeEan }: OfferContext,
): ProductRow {
  const path = seller.isMarketplace ? `dp/${variant.asin}` : `p/${variant.slug}-${no}`;
  const startedDays = 20 + random.below(900);
  const second = random.below(86_400);
  const id = seller.isMarketplace ? `amz_${seller.country.toLowerCase()}_${variant.asin}` : productId(no);
  const codes = codesOf(variant, random, strangeEan);
  const sku = random.chance(0.05) ? null : `${variant.mpn}-${seller.id % 1000}`;
  const image_url = random.chance(0.03) ? null : `https://images.${seller.domain}/${no}.jpg`;
  const prices = pricesOf(variant, seller, random);
  const stock = stockOf(random);
  const commissionable_status = random.pick(STATUSES);
  const commission_model = random.chance(0.9) ? 'CPS' : 'CPC';
  const seller_party = partyOf(seller, random);
  const texts = textsOf(variant, random);
  // Field by field: a literal that spreads its parts takes four times as long, a million times over.
  return {
    no,
    id,
    barcode: codes.barcode,
    code: codes.code,
    ean: codes.ean,
    gtin: codes.gtin,
    upc: codes.upc,
    isbn: codes.isbn,
    asin: seller.isMarketplace ? variant.asin : null,
    mpn: texts.mpn,
    sku,
    name: texts.name,
    description: texts.description,
    direct_url: `https://www.${seller.domain}/${path}`,
    url_key: `${seller.domain}/${path}`,
    image_url,
    currency: prices.currency,
    regular_price: prices.regular_price,
    final_price: prices.final_price,
    on_sale: prices.on_sale,
    sale_discount: prices.sale_discount,
    availability: stock.availability,
    stock_quantity: stock.stock_quantity,
    commissionable_status,
    commission_model,
    seller_party,
    brand: texts.brand,
    category: texts.category,
    size: variant.size,
    color: texts.color,
    gender: variant.gender,
    material: variant.material,
    country: variant.country,
    condition: texts.condition,
    genre: variant.genre,
    manufacturer: texts.manufacturer,
    model: texts.model,
    author: variant.author,
    artist: variant.genre === 'Poetry' ? 'K. Sandoval' : null,
    publisher: variant.publisher,
    subtitle: variant.subtitle,
    tags: variant.tags,
    merchant_id: seller.id,
    added_at: stamp(startedDays - random.below(15), second),
    updated_at: stamp(1 + random.below(3), second),
    started_at: stamp(startedDays, second),
  };
}

const STATUSES = ['commissionable', 'commissionable', 'commissionable', 'assumed_commissionable', 'not_commissionable'];

type Prices = Pick<ProductRow, 'currency' | 'regular_price' | 'final_price' | 'on_sale' | 'sale_discount'>;

/** Shops differ by a third at most, end on 99 or 95, and have a sale on every fourth thing. */
function pricesOf(variant: Variant, { currency }: Seller, random: Random): Prices {
  const local = variant.dollars * (RATE[currency] ?? 1) * (0.88 + 0.3 * random.next());
  const ending = random.chance(0.7) ? 0.01 : 0.05;
  const cut = random.chance(0.28) ? 1 - (5 + random.below(40)) / 100 : 1;
  const isYen = currency === 'JPY';
  const regular_price = isYen ? Math.ceil(local / 10) * 10 : Math.max(0.99, roundToCents(Math.ceil(local) - ending));
  const final_price = isYen ? Math.round(regular_price * cut) : roundToCents(regular_price * cut);
  return { currency, regular_price, final_price, ...saleOf(regular_price, final_price) };
}

function stockOf(random: Random): Pick<ProductRow, 'availability' | 'stock_quantity'> {
  const luck = random.next();
  const isCounted = random.chance(0.6);
  if (luck < 0.82) return { availability: 'InStock', stock_quantity: isCounted ? 1 + random.below(200) : null };
  if (luck < 0.93) return { availability: 'OutOfStock', stock_quantity: isCounted ? 0 : null };
  return { availability: null, stock_quantity: null };
}

type Texts = Pick<
  ProductRow,
  'name' | 'description' | 'brand' | 'category' | 'color' | 'condition' | 'manufacturer' | 'model' | 'mpn'
>;

/** Names with spaces too many, brands in capitals, and what was simply left out. */
function textsOf(variant: Variant, random: Random): Texts {
  const orNone = (share: number, text: string | null): string | null => (random.chance(share) ? null : text);
  const shout = (text: string | null): string | null => (random.chance(0.03) ? (text?.toUpperCase() ?? null) : text);
  return {
    name: random.chance(0.02) ? `  ${variant.name.replace(', ', '  ')} ` : variant.name,
    description: orNone(0.08, variant.description),
    brand: orNone(0.05, shout(variant.brand)),
    category: orNone(0.04, variant.category),
    color: shout(variant.color),
    condition: orNone(0.06, random.pick(CONDITIONS)),
    manufacturer: orNone(0.5, variant.brand),
    model: orNone(0.1, variant.model),
    mpn: orNone(0.12, random.chance(0.05) ? variant.mpn.replace('-', ' ') : variant.mpn),
  };
}

function partyOf({ isMarketplace }: Seller, random: Random): string {
  if (isMarketplace) return random.chance(0.6) ? 'first' : 'third';
  return random.chance(0.7) ? 'first' : random.chance(0.5) ? 'third' : 'unknown';
}

type Codes = Pick<ProductRow, 'barcode' | 'code' | 'ean' | 'gtin' | 'upc' | 'isbn'>;
const NO_CODES: Codes = { barcode: null, code: null, ean: null, gtin: null, upc: null, isbn: null };

/** Most write the code as it is; some pad it, hyphenate it, leave it out, or write that of another product. */
function codesOf(variant: Variant, random: Random, strangeEan: string): Codes {
  const luck = random.next();
  if (luck < 0.06) return NO_CODES;
  const ean = luck < 0.075 ? strangeEan : variant.ean;
  const code = `0${ean}`;
  const upc = ean.startsWith('0') ? ean.slice(1) : null;
  const isbn = ean.startsWith('978') ? ean : null;
  if (luck < 0.1) return { barcode: code, code, ean: null, gtin: code, upc, isbn };
  if (isbn !== null && luck < 0.2) {
    return { barcode: `${ean.slice(0, 3)}-${ean.slice(3, 12)}-${ean.slice(12)}`, code, ean, gtin: code, upc, isbn };
  }
  if (isbn !== null && luck < 0.25) return { barcode: isbn10Of(code as Gtin) ?? ean, code, ean, gtin: code, upc, isbn };
  return { barcode: upc !== null && luck < 0.13 ? upc : ean, code, ean, gtin: luck < 0.8 ? code : null, upc, isbn };
}

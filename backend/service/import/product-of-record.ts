import { parsePrice } from '../../../lib/domain/price-text.ts';
import { parseCurrency, toMajor } from '../../../lib/domain/money.ts';
import { barcodeKey, urlKey } from '../search/keys.ts';
import { saleOf } from '../store/sale.ts';
import type { ProductRow } from '../store/tables.ts';
import { productIdOf } from './product-id.ts';

export interface Shop {
  readonly merchantId: number;
  /** Where prices do not say theirs. */
  readonly currency: string | undefined;
}

/** What the store makes of a record; `no` and the first two times are known only when it is written. */
export type FeedProduct = Omit<ProductRow, 'no' | 'added_at' | 'started_at'>;

type Values = Readonly<Record<string, string>>;

const LONGEST = { name: 500, text: 5000, short: 200 };

/** A product from Google's attributes, or a sentence that says why it is none. `now` is `YYYY-MM-DD HH:MM:SS`. */
export function productOf(values: Values, shop: Shop, now: string): FeedProduct | string {
  const id = values['id'];
  const name = cut(values['title'] ?? values['name'], LONGEST.name);
  const url = values['link'] ?? values['url'];
  if (id === undefined) return 'it has no id';
  if (name === null) return 'it has no title';
  if (url === undefined) return 'it has no link';
  const url_key = /^https?:\/\//i.test(url) ? urlKey(url) : undefined;
  if (url_key === undefined) return `its link is no web address: ${url.slice(0, 100)}`;
  const prices = pricesOf(values, shop, now);
  if (typeof prices === 'string') return prices;
  return {
    id: productIdOf(shop.merchantId, id),
    ...codesOf(values),
    asin: null,
    mpn: cut(values['mpn'], LONGEST.short),
    sku: cut(id, LONGEST.short),
    name,
    description: cut(values['description'], LONGEST.text),
    direct_url: url,
    url_key,
    image_url: webAddress(values['image_link']),
    ...prices,
    availability: stockOf(values['availability']),
    stock_quantity: quantityOf(values['quantity'] ?? values['sell_on_google_quantity']),
    commissionable_status: 'not_commissionable',
    commission_model: 'CPS',
    seller_party: values['external_seller_id'] === undefined ? 'first' : 'third',
    brand: cut(values['brand'], LONGEST.short),
    category: cut(
      values['google_product_category_path'] ?? values['product_type'] ?? values['google_product_category'],
      LONGEST.short,
    ),
    size: cut(values['size'], LONGEST.short),
    color: cut(values['color'], LONGEST.short),
    gender: cut(values['gender'], LONGEST.short),
    material: cut(values['material'], LONGEST.short),
    country: null,
    condition: cut(values['condition'], LONGEST.short),
    genre: null,
    manufacturer: cut(values['manufacturer'], LONGEST.short),
    model: cut(values['model'], LONGEST.short),
    author: cut(values['author'], LONGEST.short),
    artist: null,
    publisher: cut(values['publisher'], LONGEST.short),
    subtitle: null,
    tags: null,
    merchant_id: shop.merchantId,
    updated_at: now,
  };
}

type Prices = Pick<ProductRow, 'currency' | 'regular_price' | 'final_price' | 'on_sale' | 'sale_discount'>;

function pricesOf(values: Values, shop: Shop, now: string): Prices | string {
  const text = values['price'];
  if (text === undefined) return 'it has no price';
  const regular = readPrice(text, values['currency'] ?? shop.currency);
  if (regular === undefined) return `its price cannot be read: ${text.slice(0, 60)}`;
  const saleText = isInPeriod(values['sale_price_effective_date'], now) ? values['sale_price'] : undefined;
  const sale = saleText === undefined ? undefined : readPrice(saleText, regular.currency);
  const isSale = sale?.currency === regular.currency && sale.amount < regular.amount;
  const final_price = isSale ? sale.amount : regular.amount;
  return {
    currency: regular.currency,
    regular_price: regular.amount,
    final_price,
    ...saleOf(regular.amount, final_price),
  };
}

/** `129.99 USD` as Google wants it is read at once; all else as people write prices. */
function readPrice(text: string, currency: string | undefined): { amount: number; currency: string } | undefined {
  const [, plain, code] = /^(\d{1,12}(?:\.\d{1,4})?)(?: ?([A-Za-z]{3}))?$/.exec(text) ?? [];
  const stated = parseCurrency(code ?? currency ?? '');
  if (plain !== undefined && stated !== undefined) return { amount: Number(plain), currency: stated };
  const money = parsePrice(text, { currencyHint: stated });
  return money === undefined ? undefined : { amount: toMajor(money), currency: money.currency };
}

/** `2026-11-20T00:00+0100/2026-11-30T23:59+0100`; without one a sale price always counts. */
function isInPeriod(period: string | undefined, now: string): boolean {
  const [from, to] = period?.split('/').map((moment) => Date.parse(moment.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))) ?? [];
  const at = Date.parse(`${now.replace(' ', 'T')}Z`);
  return !(from !== undefined && at < from) && !(to !== undefined && at > to);
}

function codesOf(values: Values): Pick<ProductRow, 'barcode' | 'code' | 'ean' | 'gtin' | 'upc' | 'isbn'> {
  const barcode = cut(
    values['gtin'] ?? values['ean'] ?? values['upc'] ?? values['isbn'] ?? values['barcode'],
    LONGEST.short,
  );
  const code = barcode === null ? undefined : barcodeKey(barcode);
  if (code === undefined) return { barcode, code: null, ean: null, gtin: null, upc: null, isbn: null };
  const ean = code.startsWith('0') ? code.slice(1) : null;
  return {
    barcode,
    code,
    gtin: code,
    ean,
    upc: code.startsWith('00') ? code.slice(2) : null,
    isbn: ean !== null && /^97[89]/.test(ean) ? ean : null,
  };
}

function stockOf(text: string | undefined): string | null {
  switch (text?.toLowerCase().replaceAll(/[\s_-]|https?:\/\/schema\.org\//g, '')) {
    case 'instock':
    case 'available':
    case 'limitedavailability':
      return 'InStock';
    case 'outofstock':
    case 'soldout':
    case 'discontinued':
      return 'OutOfStock';
    default:
      return null;
  }
}

function quantityOf(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function webAddress(text: string | undefined): string | null {
  return text !== undefined && /^https?:\/\//i.test(text) && text.length <= 2048 ? text : null;
}

/** Text that every store can hold, and no more of it than is ever shown. */
function cut(text: string | undefined, most: number): string | null {
  const plain = text?.replaceAll('\0', '').slice(0, most).toWellFormed().trim();
  return plain === undefined || plain === '' ? null : plain;
}

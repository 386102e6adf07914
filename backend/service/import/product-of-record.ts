import { cleanText } from '../../../lib/domain/recognise/clean-text.ts';
import { readAvailability, readCondition } from '../../../lib/domain/recognise/schema-words.ts';
import { barcodeKey, urlKey } from '../search/keys.ts';
import type { ProductRow } from '../store/tables.ts';
import { pricesOf, type Shop, type Values } from './prices-of-record.ts';
import { productIdOf } from './product-id.ts';
import { shopPage } from './shop-page.ts';

/** What the store makes of a record; `no` and the first two times are known only when it is written. */
export type FeedProduct = Omit<ProductRow, 'no' | 'added_at' | 'started_at'>;

const LONGEST = { name: 500, text: 5000, short: 200 };

/** A product from Google's attributes, or a sentence that says why it is none. `now` is `YYYY-MM-DD HH:MM:SS`. */
export function productOf(values: Values, shop: Shop, now: string): FeedProduct | string {
  const id = values['id'];
  const name = plainText(values['title'] ?? values['name'] ?? modelName(values), LONGEST.name);
  const link = values['link'] ?? values['url'];
  if (id === undefined) return 'it has no id';
  if (name === null) return 'it has no title';
  if (link === undefined) return 'it has no link';
  const url = shopPage(link);
  const url_key = /^https?:\/\//i.test(url) ? urlKey(url) : undefined;
  if (url_key === undefined) return `its link is no web address: ${url.slice(0, 100)}`;
  const prices = pricesOf(values, shop, now);
  if (typeof prices === 'string') return prices;
  return {
    id: productIdOf(shop.merchantId, id),
    ...codesOf(values),
    asin: null,
    mpn: plainText(values['mpn'], LONGEST.short),
    sku: cut(id, LONGEST.short),
    name,
    description: plainText(values['description'], LONGEST.text),
    direct_url: url,
    url_key,
    image_url: webAddress(values['image_link']),
    ...prices,
    availability: stockOf(values['availability'] ?? values['quantity']),
    stock_quantity: quantityOf(values['quantity'] ?? values['sell_on_google_quantity']),
    commissionable_status: 'not_commissionable',
    commission_model: 'CPS',
    seller_party: values['external_seller_id'] === undefined ? 'first' : 'third',
    brand: plainText(values['brand'], LONGEST.short),
    category: categoryOf(values),
    size: plainText(values['size'], LONGEST.short),
    color: plainText(values['color'], LONGEST.short),
    gender: plainText(values['gender'], LONGEST.short),
    material: plainText(values['material'], LONGEST.short),
    country: null,
    condition: conditionOf(values['condition']),
    genre: null,
    manufacturer: plainText(values['manufacturer'], LONGEST.short),
    model: plainText(values['model'], LONGEST.short),
    author: plainText(values['author'], LONGEST.short),
    artist: null,
    publisher: plainText(values['publisher'], LONGEST.short),
    subtitle: null,
    tags: null,
    merchant_id: shop.merchantId,
    updated_at: now,
  };
}

/** A code that a spreadsheet has made a number of, whose digits are lost: `8.80609E+12`. */
const ROUNDED = /^\d(?:[.,]\d+)?e\+\d+$/i;

function codesOf(values: Values): Pick<ProductRow, 'barcode' | 'code' | 'ean' | 'gtin' | 'upc' | 'isbn'> {
  const said = [values['gtin'], values['ean'], values['upc'], values['isbn'], values['barcode']];
  const text = said.find((code) => code !== undefined && !ROUNDED.test(code));
  // Of several the first.
  const barcode = cut(text?.split(/[,;|]/, 1)[0], LONGEST.short);
  const code = barcode === null ? undefined : barcodeKey(barcode);
  if (code === undefined)
    return {
      barcode,
      code: null,
      ean: null,
      gtin: null,
      upc: null,
      isbn: null,
    };
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

/** Some feeds name the maker and the model, and leave the name to whoever shows them. */
function modelName({ brand, model }: Values): string | undefined {
  return brand === undefined || model === undefined ? undefined : `${brand} ${model}`;
}

/** One word, in any language, is what it means; more of them are kept as they are. */
function conditionOf(text: string | undefined): string | null {
  const said = plainText(text, LONGEST.short);
  return said !== null && /^(?:https?:\S*\/)?\p{L}+$/u.test(said) ? (readCondition(said) ?? said) : said;
}

/** What the number of a Google category says is for Google alone. */
function categoryOf(values: Values): string | null {
  const said = [values['google_product_category_path'], values['product_type'], values['google_product_category']];
  return plainText(
    said.find((category) => category !== undefined && !/^\d+$/.test(category)),
    LONGEST.short,
  );
}

/** How many are there says it too; what is still to come, or made to order, is neither in stock nor out of it. */
function stockOf(text: string | undefined): string | null {
  if (text === undefined || /order|presale/i.test(text)) return null;
  if (/^\d+$/.test(text)) return Number(text) > 0 ? 'InStock' : 'OutOfStock';
  if (/^no?$/i.test(text)) return 'OutOfStock';
  const said = readAvailability(text);
  if (said === undefined) return null;
  return said === 'in-stock' ? 'InStock' : 'OutOfStock';
}

function quantityOf(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The first, where there are several. */
function webAddress(text: string | undefined): string | null {
  const first = text?.split(/[,;|]\s*(?=https?:\/\/)/i, 1)[0];
  return first !== undefined && /^https?:\/\//i.test(first) && first.length <= 2048 ? first : null;
}

/** What makes text other than plain: references, tags, marks of direction, and any space but one between words. */
const MARKUP = /&#?\w{2,8};|<[a-z/]|[\u00AD\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]|\s\s|[^\S ]/i;

/** Text as people read it; what is plain already, as nearly all is, costs one look. */
function plainText(text: string | undefined, most: number): string | null {
  return cut(text !== undefined && MARKUP.test(text) ? cleanText(text, most) : text, most);
}

/** Text that every store can hold, and no more of it than is ever shown. */
function cut(text: string | undefined, most: number): string | null {
  const plain = text?.replaceAll('\0', '').slice(0, most).toWellFormed().trim();
  return plain === undefined || plain === '' ? null : plain;
}

import type { ProductRow } from './tables.ts';

/** Every column of a product, named once so that bulk statements and rows agree. */
const COLUMNS: Readonly<Record<keyof ProductRow, true>> = {
  no: true, id: true, barcode: true, code: true, ean: true, gtin: true, upc: true, isbn: true, asin: true, mpn: true,
  sku: true, name: true, description: true, direct_url: true, url_key: true, image_url: true, currency: true,
  regular_price: true, final_price: true, on_sale: true, sale_discount: true, availability: true, stock_quantity: true,
  commissionable_status: true, commission_model: true, seller_party: true, brand: true, category: true, size: true,
  color: true, gender: true, material: true, country: true, condition: true, genre: true, manufacturer: true, model: true,
  author: true, artist: true, publisher: true, subtitle: true, tags: true, merchant_id: true, added_at: true,
  updated_at: true, started_at: true,
};

export const PRODUCT_COLUMNS = Object.keys(COLUMNS) as readonly (keyof ProductRow)[];

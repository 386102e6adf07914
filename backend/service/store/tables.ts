import type { WatchTables } from './watch-tables.ts';

/**
 * One product of one merchant. `no` is the store's own number, in order of arrival; `id` is what the world sees.
 * Prices are in major units of `currency`. Null is "the merchant did not say".
 */
export interface ProductRow {
  readonly no: number;
  readonly id: string;
  /** The barcode as the merchant writes it. */
  readonly barcode: string | null;
  /** The barcode as 14 digits when it is a well-formed one, whatever its notation: what barcode searches compare. */
  readonly code: string | null;
  readonly ean: string | null;
  readonly gtin: string | null;
  readonly upc: string | null;
  readonly isbn: string | null;
  readonly asin: string | null;
  readonly mpn: string | null;
  readonly sku: string | null;
  readonly name: string;
  readonly description: string | null;
  readonly direct_url: string;
  /** `direct_url` without scheme, `www.`, tracking and fragment: what URL searches compare. */
  readonly url_key: string;
  readonly image_url: string | null;
  readonly currency: string;
  readonly regular_price: number;
  readonly final_price: number;
  /** 0 or 1. */
  readonly on_sale: number;
  readonly sale_discount: number;
  readonly availability: string | null;
  readonly stock_quantity: number | null;
  readonly commissionable_status: string;
  readonly commission_model: string;
  readonly seller_party: string;
  readonly brand: string | null;
  readonly category: string | null;
  readonly size: string | null;
  readonly color: string | null;
  readonly gender: string | null;
  readonly material: string | null;
  readonly country: string | null;
  readonly condition: string | null;
  readonly genre: string | null;
  readonly manufacturer: string | null;
  readonly model: string | null;
  readonly author: string | null;
  readonly artist: string | null;
  readonly publisher: string | null;
  readonly subtitle: string | null;
  /** `|a|b|`, so that one tag is found by `|a|`. */
  readonly tags: string | null;
  readonly merchant_id: number;
  /** `YYYY-MM-DD HH:MM:SS`, in UTC, as the other two. */
  readonly added_at: string;
  readonly updated_at: string;
  readonly started_at: string;
}

export interface MerchantRow {
  readonly id: number;
  readonly object_id: string;
  readonly canonical_id: string | null;
  readonly origin_id: string | null;
  readonly name: string;
  readonly slug: string;
  /** JSON arrays of text. */
  readonly domains: string;
  readonly countries: string;
  readonly currencies: string;
  /** JSON array of `{id, name, breadcrumb, google_id, shopify_id}`. */
  readonly categories: string;
  readonly home_url: string | null;
  readonly icon_url: string | null;
  readonly logo_url: string | null;
  readonly description: string | null;
  readonly network_id: number;
  readonly cookie_duration: string | null;
  readonly supports_deeplinking: number | null;
}

export interface NetworkRow {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly logo_url: string | null;
  readonly country: string;
  readonly group_id: number;
  readonly group_name: string;
  /** What its credentials consist of: see `products/credentials.ts`. */
  readonly kind: string;
}

export interface PoolRow {
  /** A ULID. */
  readonly id: string;
  readonly no: number;
  readonly team_id: number;
  readonly name: string;
  readonly is_default: number;
  /** JSON arrays of numbers; empty means "all". */
  readonly network_ids: string;
  readonly merchant_ids: string;
  /** JSON array of provider names, first choice first. */
  readonly outclick_order: string;
}

export interface ProductListRow {
  readonly id: string;
  readonly team_id: number;
  readonly pool_id: number | null;
  readonly name: string;
  readonly metadata: string;
  readonly product_ids: string;
  readonly created_at: string;
}

export interface SettingRow {
  readonly name: string;
  readonly value: string;
}

export interface ProductTextRow {
  readonly no: number;
}

export interface Tables extends WatchTables {
  product_text: ProductTextRow;
  product: ProductRow;
  merchant: MerchantRow;
  network: NetworkRow;
  pool: PoolRow;
  product_list: ProductListRow;
  setting: SettingRow;
}

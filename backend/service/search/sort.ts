import { ref, type Sql } from '../../store/sql.ts';

export type SortOrder = 'asc' | 'desc';

/** By what a result is ordered. `relevance` is best first, whatever the order asked for. */
export interface Sort {
  readonly by: string;
  readonly order: SortOrder;
}

export interface SortKey {
  readonly value: Sql;
  /** Rows without the value come last, in both orders. */
  readonly isNullable: boolean;
  readonly joins: 'merchant' | 'network' | undefined;
}

const FILLED = [
  'id',
  'name',
  'currency',
  'regular_price',
  'final_price',
  'sale_discount',
  'commissionable_status',
  'added_at',
  'updated_at',
];
const NULLABLE = [
  'barcode',
  'ean',
  'gtin',
  'upc',
  'isbn',
  'asin',
  'brand',
  'category',
  'color',
  'gender',
  'size',
  'author',
  'stock_quantity',
];

const ofProduct = (name: string, isNullable: boolean): SortKey => ({
  value: ref(`product.${name}`),
  isNullable,
  joins: undefined,
});

const KEYS: ReadonlyMap<string, SortKey> = new Map<string, SortKey>([
  ...FILLED.map((name) => [name, ofProduct(name, false)] as const),
  ...NULLABLE.map((name) => [name, ofProduct(name, true)] as const),
  ['merchant.id', { value: ref('product.merchant_id'), isNullable: false, joins: undefined }],
  ['merchant.name', { value: ref('merchant.name'), isNullable: false, joins: 'merchant' }],
  ['network.id', { value: ref('merchant.network_id'), isNullable: false, joins: 'merchant' }],
  ['network.name', { value: ref('network.name'), isNullable: false, joins: 'network' }],
]);

export const PRODUCT_SORTS: ReadonlySet<string> = new Set(['relevance', ...KEYS.keys()]);

export const OMNI_SORTS: ReadonlySet<string> = new Set([
  'relevance',
  'criteria_url',
  'barcode',
  'ean',
  'gtin',
  'name',
  'currency',
  'regular_price',
  'final_price',
  'sale_discount',
  'stock_quantity',
  'brand',
  'category',
  'network.name',
  'merchant.name',
]);

export const sortKey = (by: string): SortKey | undefined => KEYS.get(by);

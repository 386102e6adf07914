import type { Column } from './condition.ts';

export type Operator = '=' | '!=' | '>' | '<' | '>=' | '<=' | '<>' | 'LIKE' | 'NOT LIKE' | 'NOT NULL';

/** Which of the two searches asks: they take slightly different operators. */
export type Dialogue = 'search' | 'omni';

/** What a value of the field is, and so how it is read and compared. */
export type FieldType =
  | { readonly kind: 'any' }
  | { readonly kind: 'code' | 'text' | 'tags' | 'exact' | 'url' | 'commission-url'; readonly column: Column }
  | { readonly kind: 'number' | 'day' | 'flag'; readonly column: Column }
  | { readonly kind: 'choice'; readonly column: Column; readonly choices: Readonly<Record<string, string | null>> }
  | { readonly kind: 'relation'; readonly of: 'merchant' | 'network'; readonly by: 'id' | 'name' };

export interface Field {
  readonly type: FieldType;
  readonly operators: readonly Operator[];
  /** Operators that only omni takes. */
  readonly omniToo?: readonly Operator[];
}

const EQUAL: readonly Operator[] = ['=', '!='];
const TEXT: readonly Operator[] = ['=', '!=', 'LIKE', 'NOT LIKE'];
const ORDER: readonly Operator[] = ['=', '!=', '>', '<', '>=', '<='];
const DAYS: readonly Operator[] = ['=', '>', '<', '>=', '<=', '<>'];

const CURRENCIES =
  'USD EUR GBP AUD DKK SEK CHF NOK CAD RUB BRL PLN RON NZD UAH HUF CZK SGD BGN MYR TWD HKD IDR AED INR CNY JPY TRY KRW MXN'.split(
    ' ',
  );

const text = (column: Column): Field => ({ type: { kind: 'text', column }, operators: TEXT });
const code = (column: Column, operators: readonly Operator[] = EQUAL): Field => ({
  type: { kind: 'code', column },
  operators,
});
const price = (column: Column): Field => ({ type: { kind: 'number', column }, operators: ORDER, omniToo: ['<>'] });
const choice = (
  column: Column,
  values: readonly string[],
  more: Readonly<Record<string, string | null>> = {},
): Field['type'] => ({
  kind: 'choice',
  column,
  choices: { ...Object.fromEntries(values.map((value) => [value.toLowerCase(), value])), ...more },
});
const relation = (of: 'merchant' | 'network', by: 'id' | 'name'): Field => ({
  type: { kind: 'relation', of, by },
  operators: by === 'id' ? EQUAL : TEXT,
});

const TEXT_FIELDS: readonly Column[] = [
  'name',
  'brand',
  'category',
  'color',
  'condition',
  'country',
  'gender',
  'genre',
  'manufacturer',
  'model',
  'size',
  'material',
  'publisher',
  'subtitle',
  'author',
  'artist',
];

/** The table of fields and operators of the contract. */
export const FIELDS: ReadonlyMap<string, Field> = new Map<string, Field>([
  ['id', { type: { kind: 'exact', column: 'id' }, operators: EQUAL }],
  ['network.id', relation('network', 'id')],
  ['merchant.id', relation('merchant', 'id')],
  ['image_url', { type: { kind: 'exact', column: 'image_url' }, operators: EQUAL }],
  ['commission_url', { type: { kind: 'commission-url', column: 'direct_url' }, operators: EQUAL }],
  ['any', { type: { kind: 'any' }, operators: ['LIKE'] }],
  ['barcode', code('barcode')],
  ['mpn', code('mpn')],
  ['sku', code('sku', ['=', '!=', 'LIKE'])],
  ['asin', code('asin')],
  ...TEXT_FIELDS.map((name) => [name, text(name)] as const),
  ['tags', { type: { kind: 'tags', column: 'tags' }, operators: TEXT }],
  ['network.name', relation('network', 'name')],
  ['merchant.name', relation('merchant', 'name')],
  ['description', { type: { kind: 'text', column: 'description' }, operators: ['LIKE', 'NOT LIKE'] }],
  ['direct_url', { type: { kind: 'url', column: 'direct_url' }, operators: ['LIKE', '=', 'NOT NULL'] }],
  ['currency', { type: choice('currency', CURRENCIES), operators: EQUAL }],
  ['final_price', price('final_price')],
  ['regular_price', price('regular_price')],
  ['sale_discount', { type: { kind: 'number', column: 'sale_discount' }, operators: ORDER }],
  ['stock_quantity', { type: { kind: 'number', column: 'stock_quantity' }, operators: ORDER }],
  ['on_sale', { type: { kind: 'flag', column: 'on_sale' }, operators: ['='] }],
  [
    'availability',
    { type: choice('availability', ['InStock', 'OutOfStock'], { unknown: null }), operators: ['='], omniToo: ['!='] },
  ],
  ['ean', code('ean', ['=', '!=', 'NOT NULL'])],
  ['gtin', code('gtin', ['=', '!=', 'NOT NULL'])],
  [
    'commissionable_status',
    {
      type: choice('commissionable_status', ['commissionable', 'assumed_commissionable', 'not_commissionable']),
      operators: ['='],
    },
  ],
  ['commission_model', { type: choice('commission_model', ['CPC', 'CPS']), operators: ['='] }],
  [
    'seller_party',
    {
      type: choice('seller_party', ['first', 'third', 'unknown'], { '1st': 'first', '3rd': 'third' }),
      operators: ['='],
    },
  ],
  ['started_at', { type: { kind: 'day', column: 'started_at' }, operators: DAYS }],
  ['added_at', { type: { kind: 'day', column: 'added_at' }, operators: DAYS }],
  ['updated_at', { type: { kind: 'day', column: 'updated_at' }, operators: DAYS }],
]);

export function takes(field: Field, operator: Operator, dialogue: Dialogue): boolean {
  return field.operators.includes(operator) || (dialogue === 'omni' && field.omniToo?.includes(operator) === true);
}

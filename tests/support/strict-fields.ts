import { type Check, isRecord, record, text } from './strict-shapes.ts';

const NUMBERS = ['=', '!=', '>', '<', '>=', '<='];
const WORDS = ['=', '!=', 'LIKE', 'NOT LIKE'];
const NAMED =
  'name network.name merchant.name brand category color condition country gender genre manufacturer model size material tags publisher subtitle author artist';
const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(NAMED.split(' ').map((field) => [field, WORDS])),
  ...Object.fromEntries(['final_price', 'regular_price'].map((field) => [field, [...NUMBERS, '<>']])),
  ...Object.fromEntries(['sale_discount', 'stock_quantity'].map((field) => [field, NUMBERS])),
  ...Object.fromEntries(['added_at', 'updated_at'].map((field) => [field, ['=', '>', '<', '>=', '<=', '<>']])),
  ...Object.fromEntries(
    'id network.id merchant.id image_url commission_url barcode mpn asin currency'
      .split(' ')
      .map((field) => [field, ['=', '!=']]),
  ),
  sku: ['=', '!=', 'LIKE'],
  description: ['LIKE', 'NOT LIKE'],
  direct_url: ['LIKE', '=', 'NOT NULL'],
  ean: ['=', '!=', 'NOT NULL'],
  gtin: ['=', '!=', 'NOT NULL'],
  any: ['LIKE'],
  on_sale: ['='],
  availability: ['=', '!='],
  commissionable_status: ['='],
  commission_model: ['='],
  seller_party: ['='],
};
export const CLOSED: Readonly<Record<string, readonly string[]>> = {
  on_sale: ['true', 'false'],
  availability: ['InStock', 'OutOfStock', 'Unknown'],
  seller_party: ['1st', 'first', '3rd', 'third', 'unknown'],
  currency:
    'USD EUR GBP AUD DKK SEK CHF NOK CAD RUB BRL PLN RON NZD UAH HUF CZK SGD BGN MYR TWD HKD IDR AED INR CNY JPY TRY KRW MXN'.split(
      ' ',
    ),
};

/** One search criterion or filter: a field with an operator that it takes, and a value of its kind. */
export const condition: Check = (value, at) => {
  const wrong = record({ field: text(), operator: text(), value: present }, ['field', 'operator', 'value'])(value, at);
  if (wrong.length > 0 || !isRecord(value)) return wrong;
  const { field, operator, value: wanted } = value;
  if (typeof wanted !== 'string' && typeof wanted !== 'number') return [`${at}.value: string or number`];
  const allowed = OPERATORS[String(field)];
  if (allowed?.includes(String(operator)) !== true) return [`${at}: ${String(field)} takes no ${String(operator)}`];
  const choices = CLOSED[String(field)];
  const parts = String(wanted).split('||');
  if (parts.includes('')) return [`${at}.value: an empty alternative`];
  const isNumber = allowed.includes('>=') && !String(field).endsWith('_at');
  if (isNumber && parts.some((part) => !/^\d+(?:\.\d+)?(?:\|\d+(?:\.\d+)?)?$/.test(part)))
    return [`${at}.value: number`];
  return choices !== undefined && parts.some((part) => !choices.includes(part))
    ? [`${at}.value: ${String(wanted)}`]
    : [];
};

export const present: Check = (value, at) => (value === undefined || value === null ? [`${at}: missing`] : []);

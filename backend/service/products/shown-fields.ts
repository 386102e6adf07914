import type { Report } from '../report.ts';

/** The fields of a product's answer, in its order. */
export const PRODUCT_FIELDS: readonly string[] =
  `id barcode name description direct_url image_url currency regular_price final_price on_sale sale_discount availability
  stock_quantity commissionable_status seller_party mpn sku identifiers brand category size color gender material country condition
  genre manufacturer model author artist tags updated_at added_at started_at commission_url urls network merchant`.split(
    /\s+/,
  );

const NAMES: ReadonlySet<string> = new Set([
  ...PRODUCT_FIELDS,
  'ean',
  'gtin',
  'upc',
  'isbn',
  'asin',
  'commission_model',
  'publisher',
  'subtitle',
]);

/** Wholes of which parts may be asked for, whatever the parts are called. */
const WHOLES: ReadonlySet<string> = new Set(['urls', 'identifiers', 'network', 'merchant']);
const MAX_FIELDS = 200;

/** The names in `fields`, an array or text with commas; undefined when nothing is narrowed. */
export function readShownFields(value: unknown, report: Report): string[] | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const items: unknown[] | undefined =
    typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : undefined;
  if (items === undefined) return report.add('fields', 'The fields field must be an array or a string.');
  if (items.length > MAX_FIELDS)
    return report.add('fields', `The fields field must not have more than ${MAX_FIELDS} items.`);
  const names = items.map((item) => (typeof item === 'string' ? item.trim() : ''));
  names.forEach((name, index) => {
    const [head = '', ...rest] = name.split('.');
    const isKnown = NAMES.has(head) && (rest.length === 0 || WHOLES.has(head));
    if (!isKnown) report.add(`fields.${index}`, `The selected fields.${index} is invalid.`);
  });
  return names.length === 0 ? undefined : names;
}

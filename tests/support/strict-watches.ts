import { CLOSED, condition, present } from './strict-fields.ts';
import { all, type Check, isRecord, list, oneOf, record, text, wholeFrom } from './strict-shapes.ts';

const CONDITIONS = 'increase decrease equals not_equals greater_than less_than change'.split(' ');
const EITHER_OR = ['change', 'equals', 'not_equals'];

const aNumber: Check = (value, at) =>
  typeof value === 'number' ? [] : [`${at}: ${JSON.stringify(value)} is no number`];

function ruleOf(target: unknown): Check {
  return (value, at) => {
    const shape = {
      field: oneOf(['availability', 'final_price', 'on_sale', 'sale_discount', 'regular_price']),
      condition: oneOf(CONDITIONS),
      start_value: aNumber,
      threshold: record({ type: oneOf(['value', 'percentage']), value: present }, ['type', 'value']),
    };
    const wrong = record(shape, ['field', 'condition'])(value, at);
    if (wrong.length > 0 || !isRecord(value)) return wrong;
    const { field, condition: how, threshold, start_value: start } = value;
    const isChoice = field === 'availability' || field === 'on_sale';
    return [
      ...((target === 'asin' ? field === 'sale_discount' : field === 'regular_price')
        ? [`${at}: no ${String(field)}`]
        : []),
      ...(isChoice && !EITHER_OR.includes(String(how)) ? [`${at}: ${field} takes no ${String(how)}`] : []),
      ...(target === 'asin' && start === undefined ? [`${at}: without a start value it never fires`] : []),
      ...(how === 'change'
        ? threshold === undefined
          ? []
          : [`${at}: change takes no threshold`]
        : thresholdOf(field, threshold, at)),
    ];
  };
}

function thresholdOf(field: unknown, threshold: unknown, at: string): string[] {
  if (!isRecord(threshold)) return [`${at}.threshold: missing`];
  const { type, value } = threshold;
  const number = typeof value === 'number' ? value : Number.NaN;
  const isRight =
    field === 'availability'
      ? type === 'value' && CLOSED['availability']?.includes(String(value)) === true
      : field === 'on_sale'
        ? type === 'value' && typeof value === 'boolean'
        : type === 'percentage'
          ? number >= 1 && number <= 100
          : field === 'sale_discount'
            ? number >= 0 && number <= 100
            : number > 0;
  return isRight ? [] : [`${at}.threshold: ${JSON.stringify(threshold)}`];
}

const MOST_TARGETS: Readonly<Record<string, number>> = { product: 100, asin: 10, barcode: 1 };
const watchFilter: Check = all(
  condition,
  record(
    { field: oneOf(['network.id', 'merchant.id', 'direct_url', 'currency']), operator: text(), value: present },
    [],
  ),
);

/** The body of a create or an update. */
export const watchBody: Check = (body, at) => {
  const target = isRecord(body) ? String(body['target_type']) : '';
  const metadata: Check = (value, where) =>
    isRecord(value) && Object.keys(value).length <= 16
      ? Object.entries(value).flatMap(([key, one]) => text(512)(one, `${where}.${key}`).concat(text(64)(key, where)))
      : [`${where}: up to 16 pairs`];
  const expiry = Date.now() / 1000;
  return record(
    {
      name: text(),
      target_type: oneOf(Object.keys(MOST_TARGETS)),
      target_ids: list(text(), 1, MOST_TARGETS[target] ?? 0),
      status: oneOf(['active', 'paused']),
      rules: list(ruleOf(target), 1, target === 'barcode' ? 1 : 10),
      notifications: list(
        record({ channel: oneOf(['webhook']), target: text(), frequency: oneOf(['immediately']) }, [
          'channel',
          'target',
          'frequency',
        ]),
        1,
      ),
      metadata,
      filters: target === 'asin' ? () => [`${at}.filters: forbidden`] : list(watchFilter, 1),
      expire_timestamp: wholeFrom(Math.floor(expiry), Math.ceil(expiry) + 180 * 86_400),
    },
    ['name', 'target_type', 'target_ids', 'status', 'rules'],
  )(body, at);
};

import { readBody } from '../body.ts';
import type { Deps } from '../deps.ts';
import type { Reply } from '../../http/reply.ts';
import { json, type TeamExchange } from '../http/exchange.ts';
import type { Routes } from '../http/router.ts';
import { invalid, notFound } from '../errors.ts';
import { barcodeCondition, urlCondition } from '../products/text-search.ts';
import { compile } from '../search/compile.ts';
import type { Condition } from '../search/condition.ts';
import { raw, sql } from '../../store/sql.ts';
import type { ProductRow } from '../store/tables.ts';

type Code = 'barcode' | 'sku' | 'asin';

interface Conversion {
  readonly from: string;
  readonly to: Code;
  find(text: string): Condition;
}

const same =
  (column: 'asin' | 'sku') =>
  (text: string): Condition => ({ kind: 'in', column, values: [text] });

/** The five that are known; their addresses carry no version. */
const CONVERSIONS: ReadonlyMap<string, Conversion> = new Map([
  ['asin-to-barcode', { from: 'asin', to: 'barcode', find: same('asin') }],
  ['barcode-to-sku', { from: 'barcode', to: 'sku', find: barcodeCondition }],
  ['sku-to-barcode', { from: 'sku', to: 'barcode', find: same('sku') }],
  ['url-to-barcode', { from: 'url', to: 'barcode', find: urlCondition }],
  ['barcode-to-asin', { from: 'barcode', to: 'asin', find: barcodeCondition }],
]);

const MAX_ITEMS = 100;
const MAX_TEXT = 2048;
const MAX_FOUND = 100;

/** `POST /tools/convert/X-to-Y`, with the version before it or without, and `{data: [text]}`: for each text, every code that products with it have. */
export function conversionRoutes({ store: { ask, dialect } }: Deps): Routes<TeamExchange> {
  const convert = async (conversion: Conversion, text: string): Promise<Readonly<Record<string, unknown>>> => {
    const rows = await ask<Pick<ProductRow, Code>>(
      sql`SELECT barcode, sku, asin FROM product WHERE ${compile(conversion.find(text), dialect)}
        AND ${raw(conversion.to)} IS NOT NULL ORDER BY no LIMIT ${MAX_FOUND}`,
    );
    const found = [...new Set(rows.map((row) => row[conversion.to]))];
    return { [conversion.from]: text, [conversion.to]: found[0] ?? null, [`${conversion.to}s`]: found };
  };

  const answer = async (c: TeamExchange): Promise<Reply> => {
    const conversion = CONVERSIONS.get(c.params['conversion'] ?? '');
    if (conversion === undefined) return notFound(c, 'Conversion');
    const read = await readBody(c);
    if (!read.ok) return read.refusal;
    const { data } = read.body;
    if (!Array.isArray(data) || data.length === 0 || data.length > MAX_ITEMS) {
      return invalid(c, {
        data: [`The data field is required and must be an array of at most ${MAX_ITEMS} strings.`],
      });
    }
    const texts = data.map((item: unknown) => (typeof item === 'number' ? String(item) : item));
    const wrong = texts.findIndex((item) => typeof item !== 'string' || item.trim() === '' || item.length > MAX_TEXT);
    if (wrong >= 0) return invalid(c, { [`data.${wrong}`]: [`The data.${wrong} field must be a string.`] });
    const answers = [];
    for (const text of texts) answers.push(await convert(conversion, String(text).trim()));
    return json({ data: answers, meta: { trace_id: c.traceId } });
  };
  return { 'POST /tools/convert/:conversion': answer, 'POST /v1/tools/convert/:conversion': answer };
}

import * as z from 'zod/mini';
import { readText } from './loose.ts';

/** The service's conversions; their paths carry no version. */
export const CONVERSIONS = {
  'asin-to-barcode': ['asin', 'barcode'],
  'barcode-to-asin': ['barcode', 'asin'],
  'barcode-to-sku': ['barcode', 'sku'],
  'sku-to-barcode': ['sku', 'barcode'],
  'url-to-barcode': ['url', 'barcode'],
} as const;
export type ConversionKind = keyof typeof CONVERSIONS;

export interface Conversion {
  readonly from: string;
  readonly to: readonly string[];
}

export function conversionPath(kind: ConversionKind): string {
  return `/tools/convert/${kind}`;
}

const reply = z.object({ data: z.union([z.array(z.unknown()), z.looseObject({})]) });

/**
 * The shape of the answer is not documented, so each usual one is read: a map, a list of objects that name both sides, or
 * a list beside what was asked. Undefined when it is none of these.
 */
export function readConversions(
  body: unknown,
  kind: ConversionKind,
  asked: readonly string[],
): readonly Conversion[] | undefined {
  const parsed = z.safeParse(reply, body);
  if (!parsed.success) return undefined;
  const { data } = parsed.data;
  if (!Array.isArray(data)) return Object.entries(data).map(([from, to]) => ({ from, to: codes(to) }));
  const [source, target] = CONVERSIONS[kind];
  return data.slice(0, 1000).flatMap((row, index): Conversion[] => {
    const named = isRecord(row);
    const from = named ? first(row, [source, 'input', 'from', 'value']) : asked[index];
    const to = named ? pick(row, [target, `${target}s`, 'output', 'to', 'result', 'results']) : row;
    return from === undefined ? [] : [{ from, to: codes(to) }];
  });
}

function codes(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value])
    .slice(0, 100)
    .map((each: unknown) => readText(each, 200))
    .filter((code) => code !== undefined);
}

function pick(row: Record<string, unknown>, names: readonly string[]): unknown {
  return names.map((name) => row[name]).find((value) => value !== undefined && value !== null);
}

function first(row: Record<string, unknown>, names: readonly string[]): string | undefined {
  return readText(pick(row, names), 2048);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

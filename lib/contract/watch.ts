import * as z from 'zod/mini';
import type { PriceUnit } from '../domain/connection.ts';
import type { Rule, RuleValue } from '../domain/rule.ts';
import type { Watch, WatchFilter } from '../domain/watch.ts';
import { currencyOf } from '../domain/watch-identity.ts';
import type { WatchPage } from '../domain/watch-page.ts';
import { compact } from './compact.ts';
import { id, instant, loose, needed, readId, readNumber, readText, text } from './loose.ts';
import { meta, toPaging } from './paging.ts';
import { isPriceField, ruleFromWire } from './price.ts';
import { readRows } from './rows.ts';

const lower = <T extends string>(words: readonly T[]) =>
  needed((value): T | undefined =>
    words.find((word) => typeof value === 'string' && word === value.trim().toLowerCase()),
  );

const CONDITIONS = ['increase', 'decrease', 'equals', 'not_equals', 'greater_than', 'less_than', 'change'] as const;
const FIELDS = ['availability', 'final_price', 'on_sale', 'sale_discount', 'regular_price'] as const;
const TYPES = ['value', 'percentage'] as const;
const STATUSES = ['active', 'paused', 'completed', 'expired'] as const;
const TARGETS = ['product', 'asin', 'barcode'] as const;
const FILTERS = ['network.id', 'merchant.id', 'direct_url', 'currency'] as const;

const ruleWire = z.object({
  field: lower(FIELDS),
  condition: lower(CONDITIONS),
  start_value: loose(readValue),
  threshold: loose((value) => value),
});
const thresholdWire = z.object({ type: lower(TYPES), value: needed(readValue) });

const isNumber = (field: string): boolean => isPriceField(field) || field === 'sale_discount';

/** One rule, with prices as the wire counts them. */
const rule = z.pipe(
  ruleWire,
  z.transform(({ field, condition, start_value: startValue = null, threshold }, context): Rule => {
    const { data } = z.safeParse(thresholdWire, threshold);
    const isRight = (value: RuleValue | null): boolean =>
      value === null || typeof value === 'number' || !isNumber(field);
    // `change` has none, written as null or as an object of nulls; anything else without one cannot be judged, and no number
    // is more or less than a word.
    if (!isRight(startValue) || (condition !== 'change' && (data === undefined || !isRight(data.value)))) {
      context.issues.push({ code: 'custom', message: 'has no threshold', input: threshold });
      return z.NEVER;
    }
    return { field, condition, startValue, threshold: condition === 'change' ? null : (data ?? null) };
  }),
);

const filterWire = z.pipe(
  z.object({
    field: lower(FILTERS),
    operator: needed((value) => readText(value, 20)),
    // `NOT NULL` compares with nothing, whether that is written as null, as no text, or not at all.
    value: z.optional(needed((value) => readText(value, 2000) ?? (value ? undefined : ''))),
  }),
  z.transform(({ value = '', ...filter }): WatchFilter => ({ ...filter, value })),
);

export const metadata = loose((value): Record<string, string> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const pairs = Object.entries(value)
    .slice(0, 64)
    .flatMap(([key, entry]): [string, string][] => {
      const words = typeof entry === 'boolean' ? String(entry) : readText(entry, 512);
      return words === undefined || key.length > 64 ? [] : [[key, words]];
    });
  return Object.fromEntries(pairs);
});

/** A watch whole or not at all, its prices in major units, whatever the wire counts in: one with a rule that cannot be read would promise what it does not do. */
export function watchSchema(unit: PriceUnit): z.ZodMiniType<Watch> {
  const list = <T>(schema: z.ZodMiniType<T>) => z.optional(z.nullable(z.array(schema)));
  return z.pipe(
    z.object({
      watch_id: needed(readId),
      name: text(),
      target_type: loose((value) => TARGETS.find((type) => type === value)),
      target_id: needed(readId),
      status: lower(STATUSES),
      metadata,
      rules: list(rule),
      filters: list(filterWire),
      expire_timestamp: instant,
      created_at: instant,
      last_checked_at: instant,
    }),
    z.transform(({ metadata: pairs = {}, filters, rules, ...wire }): Watch => {
      const ours = { metadata: pairs, filters: filters ?? [] };
      const scale = { unit, currency: currencyOf(ours) };
      return compact({
        ...ours,
        id: wire.watch_id,
        name: wire.name ?? wire.target_id,
        targetType: wire.target_type,
        targetId: wire.target_id,
        status: wire.status,
        rules: rules?.map((one) => ruleFromWire(one, scale)) ?? [],
        expiresAt: wire.expire_timestamp,
        createdAt: wire.created_at,
        lastCheckedAt: wire.last_checked_at,
      });
    }),
  );
}

/**
 * Watches in every envelope the service has for them: a page, one in `data`, a list in `data`, or bare. An answer to a
 * create or an update may also hold nothing at all; only a list must have its `data`.
 */
export function watchPageSchema(unit: PriceUnit): z.ZodMiniType<WatchPage> {
  const watch = watchSchema(unit);
  return z.pipe(
    z.object({ data: z.union([z.array(z.unknown()), z.looseObject({})]), meta }),
    z.transform((wire): WatchPage => {
      const { rows, dropped, unreadable } = readRows(
        watch,
        Array.isArray(wire.data) ? wire.data : [wire.data],
        watchId,
      );
      return { watches: rows, paging: toPaging(wire.meta), dropped, unreadable };
    }),
  );
}

/** The watches of an answer to a create or update, as far as it tells any. */
export function readChangedWatches(reply: unknown, unit: PriceUnit): readonly Watch[] {
  const page = z.safeParse(watchPageSchema(unit), reply);
  if (page.success) return page.data.watches;
  return readRows(watchSchema(unit), Array.isArray(reply) ? reply : [reply]).rows;
}

function watchId(row: unknown): string | undefined {
  return z.safeParse(z.object({ watch_id: id }), row).data?.watch_id;
}

/** A value that a rule or a change speaks of: numbers in quotes are numbers, `"true"` is true. */
export function readValue(value: unknown): RuleValue | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  return readNumber(value) ?? readText(value, 512);
}

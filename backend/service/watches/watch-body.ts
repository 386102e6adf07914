import { z } from 'zod';
import { CONDITIONS, type Rule, RULE_FIELDS, THRESHOLD_TYPES } from '../../../lib/domain/rule.ts';
import { takesThreshold } from '../../../lib/domain/rule-compat.ts';
import type { Report } from '../report.ts';
import type { Channel, Filter, Metadata } from './stored-watch.ts';

const LONGEST_TEXT = 255;
const LONGEST_FILTER_VALUE = 4096;
const MOST_ITEMS = 1000;

const scalar = z.union([z.number(), z.boolean(), z.string().max(LONGEST_TEXT)]);
const threshold = z.object({ type: z.enum(THRESHOLD_TYPES), value: scalar });

/** `change` ignores its threshold, so there it may be anything; elsewhere it must be one, which the rule check says. */
const rule = z
  .object({
    field: z.enum(RULE_FIELDS),
    condition: z.enum(CONDITIONS),
    start_value: scalar.nullish(),
    threshold: z.unknown().optional(),
  })
  .transform((wire, ctx): Rule => {
    const head = { field: wire.field, condition: wire.condition, startValue: wire.start_value ?? null };
    if (!takesThreshold(wire.condition) || wire.threshold === undefined || wire.threshold === null) {
      return { ...head, threshold: null };
    }
    const parsed = threshold.safeParse(wire.threshold);
    if (parsed.success) return { ...head, threshold: parsed.data };
    for (const issue of parsed.error.issues) {
      ctx.addIssue({ code: 'custom', message: issue.message, path: ['threshold', ...issue.path] });
    }
    return z.NEVER;
  });

/** `channel_target` is what a watch says when it is read: a client may send back what it was given. */
const channel = z
  .object({
    channel: z.literal('webhook'),
    target: z.string().optional(),
    channel_target: z.string().optional(),
    frequency: z.literal('immediately').optional(),
    enabled: z.boolean().nullish(),
  })
  .transform((wire): Channel => ({ target: wire.target ?? wire.channel_target ?? '', enabled: wire.enabled ?? true }));

const filter = z
  .object({
    field: z.enum(['network.id', 'merchant.id', 'direct_url', 'currency']),
    operator: z.string().max(20).default('='),
    value: z.union([z.string().max(LONGEST_FILTER_VALUE), z.number()]).nullish(),
  })
  .transform(
    (wire): Filter => ({
      field: wire.field,
      operator: wire.operator.trim().toUpperCase(),
      value: wire.value === null || wire.value === undefined ? '' : String(wire.value),
    }),
  );

const body = z.object({
  name: z.string().min(1).max(LONGEST_TEXT).optional(),
  target_type: z.enum(['product', 'asin', 'barcode']).optional(),
  target_ids: z.array(z.string().trim().min(1).max(LONGEST_TEXT)).max(MOST_ITEMS).optional(),
  status: z.enum(['active', 'paused']).optional(),
  rules: z.array(rule).max(MOST_ITEMS).optional(),
  notifications: z.array(channel).max(10).nullish(),
  // An empty array is how some languages write an empty object.
  metadata: z.preprocess(
    (pairs) => (Array.isArray(pairs) && pairs.length === 0 ? {} : pairs),
    z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
      .nullish()
      .transform((pairs): Metadata | undefined => pairs ?? undefined),
  ),
  filters: z.array(filter).max(100).nullish(),
  expire_timestamp: z.int().nullish(),
  networks: z.unknown().optional(),
});

/** What a create or an update says, in the right kinds; whether it may say so is for `checkBody`. */
export type WatchBody = z.output<typeof body>;

export function parseWatchBody(json: unknown, report: Report): WatchBody | undefined {
  const parsed = body.safeParse(json);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) {
    const field = path.join('.');
    report.add(field, `The ${field} field is invalid: ${message}.`);
  }
  return undefined;
}

import { takesThreshold } from '../../../lib/domain/rule-compat.ts';
import type { Rule } from '../../../lib/domain/rule.ts';
import type { Change } from '../../../lib/domain/watch.ts';
import type { WatchHistoryRow } from '../store/watch-tables.ts';
import { sqlTime, zuluTime } from './times.ts';
import type { StoredWatch } from './stored-watch.ts';

/** What a row of the list shows, in its order. */
export const LIST_FIELDS = ['watch_id', 'name', 'target_id', 'status', 'metadata', 'rules', 'notifications'] as const;

export type WireChange = {
  readonly field: string;
  readonly old_value: Change['oldValue'];
  readonly new_value: Change['newValue'];
};

export function listedWatch(watch: StoredWatch): Record<(typeof LIST_FIELDS)[number], unknown> {
  return {
    watch_id: watch.id,
    name: watch.name,
    target_id: watch.targetId,
    status: watch.status,
    metadata: watch.metadata,
    rules: watch.rules.map((rule) => wireRule(rule, watch)),
    notifications: watch.channels.map(({ target, enabled }) => ({
      channel: 'webhook',
      channel_target: target,
      frequency: 'immediately',
      enabled,
    })),
  };
}

export function wholeWatch(watch: StoredWatch): Record<string, unknown> {
  return {
    ...listedWatch(watch),
    target_type: watch.targetType,
    filters: watch.filters,
    expire_timestamp: Math.floor(watch.expiresAt / 1000),
    created_at: sqlTime(watch.createdAt),
    last_checked_at: watch.lastCheckedAt === null ? null : sqlTime(watch.lastCheckedAt),
  };
}

export function wireHistory(row: WatchHistoryRow): Record<string, unknown> {
  return {
    id: row.id,
    watch_id: row.watch_id,
    changes: JSON.parse(row.changes) as unknown,
    notified_at: zuluTime(row.notified_at),
  };
}

/**
 * The start value that the caller sees: their own, otherwise what the watch saw first. There is such a one only for a
 * single product, and only for numbers, because the service knows no other kind.
 */
export function shownStart(rule: Rule, watch: StoredWatch): Rule['startValue'] {
  if (rule.startValue !== null || watch.targetType !== 'product') return rule.startValue;
  const seen = watch.baseline[watch.targetId]?.[rule.field];
  return typeof seen === 'number' ? seen : null;
}

function wireRule(rule: Rule, watch: StoredWatch): Record<string, unknown> {
  const threshold = takesThreshold(rule.condition) ? rule.threshold : null;
  return {
    field: rule.field,
    condition: rule.condition,
    start_value: shownStart(rule, watch),
    threshold: threshold ?? { type: null, value: null },
  };
}

import type { PriceUnit } from '../domain/connection.ts';
import type { Rule, RuleValue } from '../domain/rule.ts';
import { takesFilters } from '../domain/watch-limits.ts';
import type { WatchDraft } from '../domain/watch.ts';
import { amountToWire } from './price.ts';
import { isPriceField } from './watch.ts';

/** The body of a watch's create and update, exactly as documented. */
export interface WatchRequest {
  readonly name: string;
  readonly target_type: string;
  readonly target_ids: readonly string[];
  readonly status: 'active' | 'paused';
  readonly rules: readonly WireRule[];
  readonly notifications?: readonly {
    readonly channel: 'webhook';
    readonly target: string;
    readonly frequency: 'immediately';
  }[];
  readonly metadata?: Readonly<Record<string, string>>;
  readonly filters?: readonly { readonly field: string; readonly operator: string; readonly value: string }[];
  readonly expire_timestamp?: number;
}

interface WireRule {
  readonly field: string;
  readonly condition: string;
  readonly start_value?: number;
  readonly threshold?: { readonly type: string; readonly value: RuleValue };
}

export interface WatchOptions {
  readonly unit: PriceUnit;
  /** Where the service is to post; undefined where the proxy names its own address. */
  readonly webhookUrl: string | undefined;
}

export function watchRequest(draft: WatchDraft, { unit, webhookUrl }: WatchOptions): WatchRequest {
  const { expiresAt, filters, metadata, targetType } = draft;
  return {
    name: draft.name,
    target_type: targetType,
    target_ids: draft.targetIds,
    status: draft.status,
    rules: draft.rules.map((rule) => wireRule(rule, unit)),
    // What is empty is left out: a server may hold an empty list for a mistake.
    ...(webhookUrl !== undefined && {
      notifications: [{ channel: 'webhook' as const, target: webhookUrl, frequency: 'immediately' as const }],
    }),
    ...(Object.keys(metadata).length > 0 && { metadata }),
    // Forbidden for ASINs, even when empty.
    ...(takesFilters(targetType) && filters.length > 0 && { filters }),
    ...(expiresAt !== undefined && { expire_timestamp: Math.floor(expiresAt / 1000) }),
  };
}

function wireRule({ field, condition, startValue, threshold }: Rule, unit: PriceUnit): WireRule {
  const wire = (value: RuleValue): RuleValue =>
    isPriceField(field) && typeof value === 'number' ? amountToWire(value, unit) : value;
  return {
    field,
    condition,
    ...(startValue !== null && { start_value: startOnWire(field, startValue, unit) }),
    ...(condition !== 'change' &&
      threshold !== null && {
        threshold: {
          type: threshold.type,
          value: threshold.type === 'value' ? wire(threshold.value) : threshold.value,
        },
      }),
  };
}

/** The service knows no start value but a number: a rule that waits for a word or a yes needs one, too, to be awake at all. */
function startOnWire(field: Rule['field'], value: RuleValue, unit: PriceUnit): number {
  if (typeof value !== 'number') return value === true || value === 'InStock' ? 1 : 0;
  return isPriceField(field) ? amountToWire(value, unit) : value;
}

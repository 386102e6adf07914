import type { PriceUnit } from '../domain/connection.ts';
import type { Rule, RuleValue } from '../domain/rule.ts';
import { takesFilters } from '../domain/watch-limits.ts';
import type { WatchDraft } from '../domain/watch.ts';
import { currencyOf } from '../domain/watch-identity.ts';
import { ruleToWire } from './price.ts';

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
  const scale = { unit, currency: currencyOf(draft) };
  return {
    name: draft.name,
    target_type: targetType,
    target_ids: draft.targetIds,
    status: draft.status,
    rules: draft.rules.map((rule) => wireRule(ruleToWire(rule, scale))),
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

function wireRule({ field, condition, startValue, threshold }: Rule): WireRule {
  return {
    field,
    condition,
    ...(startValue !== null && { start_value: startOnWire(startValue) }),
    ...(condition !== 'change' &&
      threshold !== null && { threshold: { type: threshold.type, value: threshold.value } }),
  };
}

/** The service knows no start value but a number: a rule that waits for a word or a yes needs one, too, to be awake at all. */
function startOnWire(value: RuleValue): number {
  return typeof value === 'number' ? value : Number(value === true || value === 'InStock');
}

import type { FieldValues } from '../../../lib/domain/rule-met.ts';
import type { Rule } from '../../../lib/domain/rule.ts';
import type { ServiceStatus, TargetType } from '../../../lib/domain/watch.ts';
import type { WatchRow } from '../store/watch-tables.ts';

export type Metadata = Readonly<Record<string, string | number | boolean>>;

export interface Channel {
  readonly target: string;
  readonly enabled: boolean;
}

export interface Filter {
  readonly field: 'network.id' | 'merchant.id' | 'direct_url' | 'currency';
  readonly operator: string;
  readonly value: string;
}

/** For each product that the watch looks at, its field values when the watch first saw it. */
export type Baseline = Readonly<Record<string, FieldValues>>;

/** A watch as the service keeps it. Times in epoch ms. */
export interface StoredWatch {
  readonly id: string;
  readonly teamId: number;
  readonly name: string;
  readonly targetType: TargetType;
  readonly targetId: string;
  /** The marketplace's country whose offers an ASIN watch looks at; null for all. */
  readonly locale: string | null;
  readonly status: ServiceStatus;
  readonly metadata: Metadata;
  readonly rules: readonly Rule[];
  readonly filters: readonly Filter[];
  readonly channels: readonly Channel[];
  readonly baseline: Baseline;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly lastCheckedAt: number | null;
  readonly checkAt: number;
}

export function readWatch(row: WatchRow): StoredWatch {
  return {
    id: row.id,
    teamId: row.team_id,
    name: row.name,
    targetType: row.target_type as TargetType,
    targetId: row.target_id,
    locale: row.locale,
    status: row.status as ServiceStatus,
    metadata: JSON.parse(row.metadata) as Metadata,
    rules: JSON.parse(row.rules) as Rule[],
    filters: JSON.parse(row.filters) as Filter[],
    channels: JSON.parse(row.notifications) as Channel[],
    baseline: JSON.parse(row.baseline) as Baseline,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastCheckedAt: row.last_checked_at,
    checkAt: row.check_at,
  };
}

export function writeWatch(watch: StoredWatch): WatchRow {
  return {
    id: watch.id,
    team_id: watch.teamId,
    name: watch.name,
    target_type: watch.targetType,
    target_id: watch.targetId,
    locale: watch.locale,
    status: watch.status,
    metadata: JSON.stringify(watch.metadata),
    rules: JSON.stringify(watch.rules),
    filters: JSON.stringify(watch.filters),
    notifications: JSON.stringify(watch.channels),
    baseline: JSON.stringify(watch.baseline),
    created_at: watch.createdAt,
    expires_at: watch.expiresAt,
    last_checked_at: watch.lastCheckedAt,
    check_at: watch.checkAt,
    due_at: watch.status === 'active' ? Math.min(watch.checkAt, watch.expiresAt) : null,
  };
}

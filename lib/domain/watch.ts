import type { Rule } from './rule.ts';

export type TargetType = 'product' | 'asin' | 'barcode';
export type ServiceStatus = 'active' | 'paused' | 'completed' | 'expired';

export interface WatchFilter {
  readonly field: 'network.id' | 'merchant.id' | 'direct_url' | 'currency';
  readonly operator: string;
  readonly value: string;
}

/** A watch as the service has it. */
export interface Watch {
  readonly id: string;
  readonly name: string;
  readonly targetType?: TargetType;
  readonly targetId: string;
  readonly status: ServiceStatus;
  readonly metadata: Readonly<Record<string, string>>;
  readonly rules: readonly Rule[];
  readonly filters: readonly WatchFilter[];
  /** Epoch ms. */
  readonly expiresAt?: number;
  readonly createdAt?: number;
  readonly lastCheckedAt?: number;
}

/** What the user sets, before the service knows of it. */
export interface WatchDraft {
  readonly name: string;
  readonly targetType: TargetType;
  readonly targetIds: readonly string[];
  readonly status: 'active' | 'paused';
  readonly rules: readonly Rule[];
  readonly filters: readonly WatchFilter[];
  readonly metadata: Readonly<Record<string, string>>;
  readonly expiresAt?: number;
}

export interface Change {
  readonly field: string;
  readonly oldValue: string | number | boolean | null;
  readonly newValue: string | number | boolean | null;
}

export interface HistoryRecord {
  readonly id: string;
  readonly watchId: string;
  readonly changes: readonly Change[];
  /** Epoch ms. */
  readonly notifiedAt: number;
}

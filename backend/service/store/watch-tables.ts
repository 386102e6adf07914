import type { Dialect } from './store.ts';

/** One watched target. Times are epoch ms; they are doubles, because an engine's 64-bit integers do not come back as numbers. */
export interface WatchRow {
  readonly id: string;
  readonly team_id: number;
  readonly name: string;
  readonly target_type: string;
  readonly target_id: string;
  /** The marketplace's country whose offers an ASIN watch looks at; null for all. */
  readonly locale: string | null;
  readonly status: string;
  /** JSON, as are the next three: as the caller sent them. */
  readonly metadata: string;
  readonly rules: string;
  readonly filters: string;
  readonly notifications: string;
  /** JSON: for each product, its field values when the watch began. */
  readonly baseline: string;
  readonly created_at: number;
  readonly expires_at: number;
  readonly last_checked_at: number | null;
  /** The next of the six-hour checks. */
  readonly check_at: number;
  /** When something is to be done: the check or the expiry, whichever comes first; null while it is not active. */
  readonly due_at: number | null;
}

/** A pair of a watch's metadata, to be found by. Outlives the watch, because histories are found by it, too. */
export interface WatchLabelRow {
  readonly watch_id: string;
  readonly key: string;
  readonly value: string;
}

export interface WatchHistoryRow {
  readonly id: string;
  readonly watch_id: string;
  readonly team_id: number;
  /** JSON array of `{field, old_value, new_value}`. */
  readonly changes: string;
  readonly notified_at: number;
}

/** A notification on its way. Gone once it is delivered; `attempt_at` is null when it was given up. */
export interface DeliveryRow {
  readonly id: string;
  readonly target: string;
  readonly body: string;
  readonly attempts: number;
  readonly attempt_at: number | null;
  readonly leased_until: number;
}

export interface WatchTables {
  watch: WatchRow;
  watch_label: WatchLabelRow;
  watch_history: WatchHistoryRow;
  delivery: DeliveryRow;
}

/** Statements that make the tables where they are missing, run one by one at each start. */
export function watchSchema(dialect: Dialect): readonly string[] {
  // Half of the rows change at every check: room on the page keeps the new version beside the old one.
  const roomy = dialect === 'postgres' ? ' WITH (fillfactor = 70)' : '';
  return [
    `CREATE TABLE IF NOT EXISTS watch (id text PRIMARY KEY, team_id integer NOT NULL, name text NOT NULL,
      target_type text NOT NULL, target_id text NOT NULL, locale text, status text NOT NULL, metadata text NOT NULL,
      rules text NOT NULL, filters text NOT NULL, notifications text NOT NULL, baseline text NOT NULL,
      created_at double precision NOT NULL, expires_at double precision NOT NULL, last_checked_at double precision,
      check_at double precision NOT NULL, due_at double precision)${roomy}`,
    'CREATE INDEX IF NOT EXISTS watch_due ON watch (due_at) WHERE due_at IS NOT NULL',
    'CREATE INDEX IF NOT EXISTS watch_team ON watch (team_id, created_at, id)',
    `CREATE TABLE IF NOT EXISTS watch_label (watch_id text NOT NULL, key text NOT NULL, value text NOT NULL,
      PRIMARY KEY (watch_id, key))`,
    'CREATE INDEX IF NOT EXISTS watch_label_pair ON watch_label (key, value, watch_id)',
    `CREATE TABLE IF NOT EXISTS watch_history (id text PRIMARY KEY, watch_id text NOT NULL, team_id integer NOT NULL,
      changes text NOT NULL, notified_at double precision NOT NULL)`,
    'CREATE INDEX IF NOT EXISTS watch_history_watch ON watch_history (watch_id, id)',
    `CREATE TABLE IF NOT EXISTS delivery (id text PRIMARY KEY, target text NOT NULL, body text NOT NULL,
      attempts integer NOT NULL, attempt_at double precision, leased_until double precision NOT NULL)`,
    'CREATE INDEX IF NOT EXISTS delivery_due ON delivery (attempt_at) WHERE attempt_at IS NOT NULL',
  ];
}

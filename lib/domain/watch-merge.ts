import type { Watch } from './watch.ts';
import { isWhole } from './watch-identity.ts';
import { CHECK_EVERY_MS } from './watch-limits.ts';
import type { WatchRecord } from './watch-record.ts';

// What the service says of a watch, beside what is kept of it here.

const MINUTE_MS = 60_000;

/** What is known of the service's watch by now: a row of its list leaves half of the fields out. */
function remoteOf(known: Watch | undefined, watch: Watch): Watch {
  return known === undefined || isWhole(watch) ? watch : { ...known, ...watch, filters: known.filters };
}

/** What a person sets. The service fills in start values by itself, so they tell of nobody's wish. */
function wishOf({ name, status, rules }: Watch): string {
  return JSON.stringify([name, status === 'paused', rules.map((rule) => ({ ...rule, startValue: null }))]);
}

function differs(known: Watch | undefined, watch: Watch): boolean {
  if (known === undefined) return false;
  const hasOtherExpiry =
    known.expiresAt !== undefined && watch.expiresAt !== undefined && known.expiresAt !== watch.expiresAt;
  return hasOtherExpiry || wishOf(known) !== wishOf(watch);
}

/** The service has what we sent. What was changed here since then is still to be told. */
export function confirmed(
  current: WatchRecord,
  watch: Watch,
  { isSame, proxy }: { readonly isSame: boolean; readonly proxy: string | undefined },
): WatchRecord {
  const { intent, failure: _, removedAt: __, ...rest } = current;
  const base = {
    ...rest,
    remote: remoteOf(current.remote, watch),
    attempts: 0,
    nextTryAt: intent === 'delete' ? current.nextTryAt : 0,
    ...(proxy === undefined ? {} : { proxy }),
  };
  if (intent === 'delete') return { ...base, intent };
  return isSame ? base : { ...base, intent: 'update' };
}

/** What the service's list says of a watch that is kept here, too. What the user has changed here and not yet sent stays. */
export function merged(record: WatchRecord, watch: Watch, proxy: string | undefined, now: number): WatchRecord {
  const { intent } = record;
  // It is there: the create went through, though its answer was lost.
  if (intent === 'create') return confirmed(record, watch, { isSame: record.changedAt === record.createdAt, proxy });
  const other = differs(record.remote, watch);
  const { removedAt: _, ...rest } = record;
  const base = {
    ...rest,
    remote: remoteOf(record.remote, watch),
    ...(proxy === undefined ? {} : { proxy }),
    ...(other
      ? { changedElsewhere: { at: now, kept: intent === undefined ? ('theirs' as const) : ('ours' as const) } }
      : {}),
  };
  if (intent !== undefined) return base;
  const { rules, name, expiresAt } = watch;
  const draft = {
    ...record.draft,
    name,
    status: watch.status === 'paused' ? ('paused' as const) : ('active' as const),
    ...(rules.length > 0 && { rules }),
    ...(isWhole(watch) && { filters: watch.filters }),
    ...(expiresAt !== undefined && { expiresAt }),
  };
  return { ...base, draft };
}

/**
 * What the list's row leaves open: `news`, a watch that is not known or has another status now, or a `check` that has
 * passed since.
 */
export function missingOf(record: WatchRecord | undefined, row: Watch, now: number): 'news' | 'check' | undefined {
  if (isWhole(row)) return undefined;
  const known = record?.remote;
  if (known === undefined || known.createdAt === undefined || known.status !== row.status) return 'news';
  return wasChecked(known, now) ? 'check' : undefined;
}

/** The service must have looked at it again since it was read. */
export function wasChecked({ status, createdAt = 0, lastCheckedAt = createdAt }: Watch, now: number): boolean {
  return status === 'active' && lastCheckedAt + CHECK_EVERY_MS + MINUTE_MS <= now;
}

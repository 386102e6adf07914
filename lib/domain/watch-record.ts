import type { Failure } from './failure.ts';
import type { ServiceStatus, Watch, WatchDraft } from './watch.ts';

/**
 * Where a watch stands for the user. `pending` is a wish written down here and not yet confirmed by the service, be it to set,
 * to change or to delete; `failed` was refused by it, `removed` is gone there though nobody here deleted it, `stranded` lives behind another proxy than the one in use.
 */
export type WatchState = 'pending' | 'failed' | 'removed' | 'stranded' | ServiceStatus;

/** What is still to be told to the service; absent when both sides agree. */
export type Intent = 'create' | 'update' | 'delete';

/** A watch as this browser keeps it: one target, the user's draft, and the service's last word on it. */
export interface WatchRecord {
  /** Ours, made before anything is sent, and carried in the metadata: it makes a create repeatable. */
  readonly clientId: string;
  readonly draft: WatchDraft;
  readonly intent?: Intent;
  /** How often the intent was tried, and when to try it next (epoch ms); null when only the user can mend it. */
  readonly attempts: number;
  readonly nextTryAt: number | null;
  /** The service's own record, as last read. */
  readonly remote?: Watch;
  /** The address of the proxy behind which the service has it. */
  readonly proxy?: string;
  /** Set when the service no longer has it. */
  readonly removedAt?: number;
  /** What was still to be told when the user deleted it, for as long as that can be undone. */
  readonly beforeDelete?: Intent;
  /** Somebody else changed it too: whose word was kept, theirs or the one said here. */
  readonly changedElsewhere?: { readonly at: number; readonly kept: 'theirs' | 'ours' };
  /** The outcome of the last try, stored with what it was about: silence is never success. */
  readonly failure?: Failure;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly tags: readonly string[];
  /** What it was made from, for grouping and for opening it again. */
  readonly product: {
    /** As in an observation: `gtin:…`, `asin:…:US` or `url:…`. */
    readonly key: string;
    readonly name: string;
    readonly url?: string;
    readonly image?: string;
    readonly merchant?: string;
  };
}

/** `home` is the proxy in use, where that is known. */
export function watchState(record: WatchRecord, home?: string): WatchState {
  if (isStranded(record, home)) return 'stranded';
  if (record.removedAt !== undefined) return 'removed';
  if (record.intent !== undefined && record.nextTryAt !== null) return 'pending';
  if (record.intent === 'create') return 'failed';
  return record.remote?.status ?? 'pending';
}

/**
 * When it ends, should it be running by then (epoch ms, to the second, as the service counts). What the user has changed and nobody
 * has confirmed yet counts: it is known here.
 */
export function runsUntil(record: WatchRecord): number | undefined {
  const { remote, draft, intent } = record;
  const state = watchState(record);
  const isChanged = state === 'pending' && intent === 'update';
  const { status, expiresAt } = isChanged ? { ...remote, ...draft } : { ...draft, ...remote, status: state };
  return status === 'active' && expiresAt ? expiresAt - (expiresAt % 1000) : undefined;
}

/** Kept behind a proxy that is not the one in use: nothing can be told to it, and it is not gone. */
export function isStranded({ proxy }: WatchRecord, home: string | undefined): boolean {
  return proxy !== undefined && home !== undefined && proxy !== home;
}

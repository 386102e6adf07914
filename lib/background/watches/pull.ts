import { ok, type Result } from '../../domain/result.ts';
import type { Watch } from '../../domain/watch.ts';
import { adopt, clientIdOfWatch, OURS } from '../../domain/watch-identity.ts';
import type { WatchRecord } from '../../domain/watch-record.ts';
import type { WatchStore } from '../../storage/watch-store.ts';
import { listAll, type RemoteWatches } from './remote.ts';

export interface PullDependencies {
  readonly store: WatchStore;
  readonly remote: Pick<RemoteWatches, 'list'>;
  now(): number;
}

/** The service's word on one watch beside ours. What the user has changed here and not yet sent stays. */
function merge(record: WatchRecord, watch: Watch): WatchRecord {
  const { removedAt: _, ...rest } = record;
  if (record.intent !== undefined) return { ...rest, remote: watch };
  const { rules, filters, name, expiresAt } = watch;
  const status = watch.status === 'paused' ? ('paused' as const) : ('active' as const);
  const full = rules.length > 0 ? { rules } : {};
  const draft = { ...record.draft, ...full, filters, name, status, ...(expiresAt === undefined ? {} : { expiresAt }) };
  return { ...rest, remote: { ...record.remote, ...watch }, draft };
}

/** Brings the mirror up to what the service has: its own transitions, and what other devices did. */
export function createPull({ store, remote, now }: PullDependencies) {
  return async function pull(): Promise<Result<null>> {
    const listed = await listAll(remote, { [OURS.key]: OURS.value });
    if (!listed.ok) return listed;
    const byClient = new Map<string, Watch>();
    for (const watch of listed.value.watches) {
      const clientId = clientIdOfWatch(watch);
      if (clientId !== undefined) byClient.set(clientId, watch);
    }
    for (const [clientId, watch] of byClient) {
      await store.update(clientId, (record) => (record ? merge(record, watch) : adopt(watch, now())));
    }
    for (const { clientId, remote: known, intent } of await store.all()) {
      if (
        known === undefined ||
        intent !== undefined ||
        byClient.has(clientId) ||
        listed.value.unreadable.has(known.id)
      )
        continue;
      await store.update(clientId, (record) => record && { ...record, removedAt: record.removedAt ?? now() });
    }
    return ok(null);
  };
}

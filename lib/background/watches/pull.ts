import { ok, type Result } from '../../domain/result.ts';
import type { Watch } from '../../domain/watch.ts';
import { adopt, clientIdOfWatch, isWhole, OURS } from '../../domain/watch-identity.ts';
import { merged, needsWhole } from '../../domain/watch-merge.ts';
import { isStranded, type WatchRecord } from '../../domain/watch-record.ts';
import type { WatchStore } from '../../storage/watch-store.ts';
import { listAll, type RemoteWatches } from './remote.ts';

export interface PullDependencies {
  readonly store: WatchStore;
  readonly remote: Pick<RemoteWatches, 'home' | 'list' | 'get'>;
  now(): number;
}

/** The list leaves half of a watch out; the rest is asked for one by one, and not of too many at once. */
const MOST_WHOLE = 40;

/** Brings the mirror up to what the service has: its own transitions, and what other devices did. */
export function createPull({ store, remote, now }: PullDependencies) {
  /** The rows of the list, as whole as they have to be; one that cannot be had whole now stays a row. */
  async function complete(rows: ReadonlyMap<string, Watch>): Promise<ReadonlyMap<string, Watch>> {
    const complete = new Map(rows);
    let asks = MOST_WHOLE;
    for (const [clientId, row] of rows) {
      if (asks === 0) break;
      if (!needsWhole(await store.get(clientId), row, now())) continue;
      asks -= 1;
      const whole = await remote.get(row.id);
      if (whole.ok) complete.set(clientId, whole.value);
      else if (whole.failure.kind !== 'not-found') break;
    }
    return complete;
  }

  return async function pull(): Promise<Result<null>> {
    const home = await remote.home();
    const listed = await listAll(remote, { [OURS.key]: OURS.value });
    if (!listed.ok) return listed;
    const rows = new Map<string, Watch>();
    for (const row of listed.value.watches) {
      const clientId = clientIdOfWatch(row);
      if (clientId !== undefined) rows.set(clientId, row);
    }
    for (const [clientId, watch] of await complete(rows)) {
      await store.update(clientId, (record) => {
        if (record !== undefined) return merged(record, watch, home, now());
        // Half a watch is never adopted: sent back from here it would lose its other half.
        return isWhole(watch) ? adopt(watch, home, now()) : undefined;
      });
    }
    const isGone = ({ clientId, remote: known, intent, removedAt }: WatchRecord): boolean =>
      known !== undefined &&
      removedAt === undefined &&
      // What is to be told is found missing when it is told.
      intent === undefined &&
      !rows.has(clientId) &&
      !listed.value.unreadable.has(known.id);
    for (const record of await store.all()) {
      if (!isGone(record) || isStranded(record, home)) continue;
      await store.update(record.clientId, (current) => current && { ...current, removedAt: now() });
    }
    return ok(null);
  };
}

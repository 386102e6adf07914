import { ok, type Result } from '../../domain/result.ts';
import type { Watch } from '../../domain/watch.ts';
import { adopt, clientIdOfWatch, isWhole, OURS } from '../../domain/watch-identity.ts';
import { merged, missingOf, wasChecked } from '../../domain/watch-merge.ts';
import { isStranded, type WatchRecord } from '../../domain/watch-record.ts';
import type { WatchStore } from '../../storage/watch-store.ts';
import { listAll, type RemoteWatches } from './remote.ts';

export interface PullDependencies {
  readonly store: WatchStore;
  readonly remote: Pick<RemoteWatches, 'home' | 'list' | 'get'>;
  now(): number;
  /** One after the other with all else that speaks of watches with the service. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

/** How many rows are read whole after one list: those with news, and those that were only checked again. */
const MOST_NEWS = 100;
const MOST_CHECKS = 5;

/** Brings the mirror up to what the service has: its own transitions, and what other devices did. */
export function createPull({ store, remote, now, inTurn }: PullDependencies) {
  /** Rows of the list that are still to be read whole; lost with the worker, and found again by the next list. */
  let halves = new Map<string, Watch>();
  /** What the last list told is there, whatever else is said of it. */
  let listed: ReadonlyMap<string, Watch> = halves;
  let filling: Promise<void> | undefined;

  async function take(clientId: string, watch: Watch, home: string | undefined): Promise<void> {
    await store.update(clientId, (record) => {
      if (record !== undefined) return merged(record, watch, home, now());
      // Half a watch is never adopted: sent back from here it would lose its other half.
      return isWhole(watch) ? adopt(watch, home, now()) : undefined;
    });
  }

  async function remove(clientId: string): Promise<void> {
    await store.update(clientId, (current) => current && { ...current, removedAt: now() });
  }

  /** What the list tells goes into the mirror, but for rows with news: these wait until they are whole. */
  async function takeRows(rows: ReadonlyMap<string, Watch>, home: string | undefined): Promise<void> {
    const [news, checks] = [new Map<string, Watch>(), new Map<string, Watch>()];
    for (const [clientId, row] of rows) {
      const missing = missingOf(await store.get(clientId), row, now());
      if (missing === 'news' && news.size < MOST_NEWS) {
        news.set(clientId, row);
        continue;
      }
      if (missing === 'check' && checks.size < MOST_CHECKS) checks.set(clientId, row);
      await take(clientId, row, home);
    }
    halves = new Map([...news, ...checks]);
  }

  /** Works within the caller's turn; answers whether all was told. */
  async function list(): Promise<Result<{ readonly isCut: boolean }>> {
    const home = await remote.home();
    const told = await listAll(remote, { [OURS.key]: OURS.value });
    if (!told.ok) return told;
    const rows = new Map<string, Watch>();
    for (const row of told.value.watches) {
      const clientId = clientIdOfWatch(row);
      if (clientId !== undefined) rows.set(clientId, row);
    }
    listed = rows;
    await takeRows(rows, home);
    const isGone = ({ clientId, remote: known, intent, nextTryAt, removedAt }: WatchRecord): boolean =>
      known !== undefined &&
      removedAt === undefined &&
      // What is still to be told is found missing when it is told; what was refused is told no more.
      (intent === undefined || nextTryAt === null) &&
      !rows.has(clientId) &&
      !told.value.unreadable.has(known.id);
    const { isCut } = told.value;
    for (const record of await store.all()) {
      if (!isGone(record) || isStranded(record, home)) continue;
      const { clientId, remote: known } = record;
      if (!isCut) await remove(clientId);
      // It may be on a page that is refused, and is asked for by itself.
      else if (known !== undefined && wasChecked(known, now())) halves.set(clientId, known);
    }
    return ok({ isCut });
  }

  /** Reads one half whole; what cannot be had now stays the row it was. */
  async function fillOne(): Promise<void> {
    for (const [clientId, row] of halves) {
      halves.delete(clientId);
      const whole = await remote.get(row.id);
      if (!whole.ok && whole.failure.kind === 'not-found' && !listed.has(clientId)) return remove(clientId);
      return take(clientId, whole.ok ? whole.value : row, await remote.home());
    }
  }

  async function fillAll(): Promise<void> {
    // Each in a turn of its own: what the user does meanwhile does not wait for all of them.
    while (halves.size > 0) await inTurn(fillOne);
  }

  return {
    list,
    /** Reads whole what the last list left half. */
    fill(): Promise<void> {
      filling ??= fillAll().finally(() => {
        filling = undefined;
      });
      return filling;
    },
  };
}

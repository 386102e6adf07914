import type { Failure } from '../../domain/failure.ts';
import { ok, type Result } from '../../domain/result.ts';
import type { Watch } from '../../domain/watch.ts';
import { clientIdOfWatch, groupFilter, identityOf } from '../../domain/watch-identity.ts';
import { confirmed } from '../../domain/watch-merge.ts';
import { isStranded, type WatchRecord } from '../../domain/watch-record.ts';
import { retryDelayMs } from '../../domain/retry-plan.ts';
import type { WatchStore } from '../../storage/watch-store.ts';
import { listAll, type RemoteWatches } from './remote.ts';

interface KnownGroup {
  readonly found: ReadonlyMap<string, Watch>;
  /** What is not found may be there all the same. */
  readonly isCut: boolean;
}

const CUT_SHORT: Failure = { kind: 'cut-short' };

export interface SendDependencies {
  readonly store: WatchStore;
  readonly remote: RemoteWatches;
  now(): number;
}

/** No wait is longer: a later time was set by a clock that has been put back since. */
const LONGEST_WAIT_MS = 24 * 3_600_000;

function byClientId(watches: readonly Watch[]): ReadonlyMap<string, Watch> {
  return new Map(watches.map((watch) => [clientIdOfWatch(watch) ?? '', watch]));
}

/** Every step is written down before it is tried: the worker may die after any `await`, and the next one goes on. */
export function createSending({ store, remote, now }: SendDependencies) {
  const isDue = ({ intent, nextTryAt }: WatchRecord): boolean =>
    intent !== undefined && nextTryAt !== null && (nextTryAt <= now() || nextTryAt > now() + LONGEST_WAIT_MS);

  /** Notes that a try begins, so that a later worker knows the answer may have been lost. */
  async function begin(record: WatchRecord): Promise<void> {
    await store.update(record.clientId, (current) => current && { ...current, attempts: current.attempts + 1 });
  }

  async function fail(record: WatchRecord, failure: Failure): Promise<void> {
    const delay = retryDelayMs(failure, record.attempts);
    const nextTryAt = delay === null ? null : now() + delay;
    await store.update(record.clientId, (current) => {
      if (current === undefined) return undefined;
      // What was changed while this was under way has not failed.
      return current.changedAt === record.changedAt ? { ...current, failure, nextTryAt } : { ...current, failure };
    });
  }

  /** The service has it; `sent` is what it was told by this very try, where that is certain. */
  async function confirm(record: WatchRecord, watch: Watch, isSent: boolean): Promise<void> {
    const proxy = await remote.home();
    await store.update(record.clientId, (current) => {
      if (current === undefined) return undefined;
      const isSame = current.changedAt === record.changedAt && (isSent || record.changedAt === record.createdAt);
      return confirmed(current, watch, { isSame, proxy });
    });
  }

  /** What the service has of a group, by our own ids: a proxy may pass over the filter and show everything. */
  async function readBack(group: string): Promise<Result<KnownGroup>> {
    const known = await listAll(remote, groupFilter(group));
    if (!known.ok) return known;
    return ok({ found: byClientId(known.value.watches), isCut: known.value.isCut });
  }

  /** Confirms those that were found, and answers the others. */
  async function settle(
    records: readonly WatchRecord[],
    found: ReadonlyMap<string, Watch>,
    isSent: boolean,
  ): Promise<readonly WatchRecord[]> {
    for (const record of records) {
      const watch = found.get(record.clientId);
      if (watch !== undefined) await confirm(record, watch, isSent);
    }
    return records.filter(({ clientId }) => !found.has(clientId));
  }

  async function failAll(records: readonly WatchRecord[], failure: Failure): Promise<void> {
    for (const record of records) await fail(record, failure);
  }

  /** Records of one group that say the same, in one call. */
  async function create(records: readonly WatchRecord[]): Promise<void> {
    const [first] = records;
    if (first === undefined) return;
    const { group } = identityOf(first.clientId);
    let missing = records;
    if (records.some(({ attempts }) => attempts > 0)) {
      const known = await readBack(group);
      if (!known.ok) return failAll(records, known.failure);
      missing = await settle(missing, known.value.found, false);
      if (known.value.isCut) return failAll(missing, CUT_SHORT);
      if (missing.length === 0) return;
    }
    for (const record of missing) await begin(record);
    const targetIds = missing.map(({ clientId }) => identityOf(clientId).targetId);
    const reply = await remote.create({ ...first.draft, targetIds });
    if (!reply.ok) return failAll(missing, reply.failure);
    missing = await settle(missing, byClientId(reply.value), true);
    if (missing.length === 0) return;
    const known = await readBack(group);
    if (!known.ok) return failAll(missing, known.failure);
    missing = await settle(missing, known.value.found, true);
    const unlisted: Failure = { kind: 'bad-response', issues: ['the new watch is not in the list'] };
    await failAll(missing, known.value.isCut ? CUT_SHORT : unlisted);
  }

  async function update(record: WatchRecord, id: string): Promise<void> {
    await begin(record);
    const { targetId } = identityOf(record.clientId);
    const sent = await remote.update(id, { ...record.draft, targetIds: [targetId] });
    // An answer that does not show the watch is no reason to doubt the change: it is read again.
    const reply = sent.ok && sent.value === undefined ? await remote.get(id) : sent;
    if (reply.ok && reply.value !== undefined) return confirm(record, reply.value, true);
    if (!reply.ok && reply.failure.kind !== 'not-found') return fail(record, reply.failure);
    await store.update(record.clientId, (current) => {
      if (current === undefined || current.intent === 'delete') return current;
      const { intent: _, failure: __, ...rest } = current;
      return { ...rest, removedAt: now() };
    });
  }

  async function remove(record: WatchRecord): Promise<void> {
    let id = record.remote?.id;
    if (id === undefined && record.attempts > 0) {
      // A create whose answer was lost may have left a watch behind.
      const known = await readBack(identityOf(record.clientId).group);
      if (!known.ok) return fail(record, known.failure);
      id = known.value.found.get(record.clientId)?.id;
      if (id === undefined && known.value.isCut) return fail(record, CUT_SHORT);
    }
    if (id !== undefined) {
      await begin(record);
      const reply = await remote.remove(id);
      if (!reply.ok && reply.failure.kind !== 'not-found') return fail(record, reply.failure);
    }
    const current = await store.get(record.clientId);
    if (current?.intent === 'delete') return store.remove(record.clientId);
    // Undone while it was told: it is set again.
    await store.update(record.clientId, (undone) => {
      if (undone === undefined) return undefined;
      const { remote: _, ...rest } = undone;
      return { ...rest, intent: 'create', attempts: 0, nextTryAt: 0 };
    });
  }

  /** Tells the service all that is due. Answers when to come again (epoch ms), or undefined when nothing is left. */
  return async function send(): Promise<number | undefined> {
    const home = await remote.home();
    const reachable = async (): Promise<WatchRecord[]> =>
      (await store.all()).filter((record) => record.intent !== undefined && !isStranded(record, home));
    const due = (await reachable()).filter(isDue);
    const creates = Map.groupBy(
      due.filter(({ intent }) => intent === 'create'),
      ({ clientId, draft }) => JSON.stringify([identityOf(clientId).group, { ...draft, targetIds: [] }]),
    );
    for (const records of creates.values()) await create(records);
    for (const { clientId } of due) {
      // Read again: the user may have changed their mind while others were sent.
      const record = await store.get(clientId);
      if (record === undefined || !isDue(record)) continue;
      if (record.intent === 'delete') await remove(record);
      else if (record.intent === 'update' && record.remote !== undefined) await update(record, record.remote.id);
    }
    const waiting = (await reachable()).flatMap(({ nextTryAt }) => (nextTryAt === null ? [] : [nextTryAt]));
    return waiting.length === 0 ? undefined : Math.min(...waiting);
  };
}

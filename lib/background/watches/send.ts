import type { Failure } from '../../domain/failure.ts';
import type { Watch } from '../../domain/watch.ts';
import { groupFilter, identityOf } from '../../domain/watch-identity.ts';
import type { WatchRecord } from '../../domain/watch-record.ts';
import { retryDelayMs } from '../../domain/retry-plan.ts';
import type { WatchStore } from '../../storage/watch-store.ts';
import { listAll, type RemoteWatches } from './remote.ts';

export interface SendDependencies {
  readonly store: WatchStore;
  readonly remote: RemoteWatches;
  now(): number;
}

/** Every step is written down before it is tried: the worker may die after any `await`, and the next one goes on. */
export function createSending({ store, remote, now }: SendDependencies) {
  /** Notes that a try begins, so that a later worker knows the answer may have been lost. */
  async function begin(record: WatchRecord): Promise<void> {
    await store.update(record.clientId, (current) => current && { ...current, attempts: current.attempts + 1 });
  }

  async function fail(record: WatchRecord, failure: Failure): Promise<void> {
    const delay = retryDelayMs(failure, record.attempts);
    const nextTryAt = delay === null ? null : now() + delay;
    await store.update(record.clientId, (current) => current && { ...current, failure, nextTryAt });
  }

  /** The service has it as it was sent. What the user changed meanwhile is still to be told. */
  async function confirm(record: WatchRecord, watch: Watch): Promise<void> {
    await store.update(record.clientId, (current) => {
      if (current === undefined) return undefined;
      const { intent, failure: _, ...rest } = current;
      const base = { ...rest, remote: watch, attempts: 0, nextTryAt: 0 };
      if (current.changedAt === record.changedAt) return base;
      return { ...base, intent: intent === 'create' ? ('update' as const) : (intent ?? ('update' as const)) };
    });
  }

  /** What the service has of a group, by target; a failure keeps everything as it is. */
  async function readBack(group: string): Promise<ReadonlyMap<string, Watch> | Failure> {
    const known = await listAll(remote, groupFilter(group));
    return known.ok ? new Map(known.value.watches.map((watch) => [watch.targetId, watch])) : known.failure;
  }

  async function create(group: string, records: readonly WatchRecord[]): Promise<void> {
    let failure: Failure | undefined;
    let found: ReadonlyMap<string, Watch> = new Map();
    const look = async (): Promise<void> => {
      const read = await readBack(group);
      if (read instanceof Map) found = read as ReadonlyMap<string, Watch>;
      else failure = read as Failure;
    };
    const missing = (): readonly WatchRecord[] =>
      records.filter((record) => !found.has(identityOf(record.clientId).targetId));
    if (records.some(({ attempts }) => attempts > 0)) await look();
    const [first] = missing();
    if (failure === undefined && first !== undefined) {
      for (const record of missing()) await begin(record);
      const targetIds = missing().map(({ clientId }) => identityOf(clientId).targetId);
      const reply = await remote.create({ ...first.draft, targetIds });
      if (reply.ok) {
        found = new Map([...found, ...reply.value.map((watch): [string, Watch] => [watch.targetId, watch])]);
        if (missing().length > 0) await look();
      } else failure = reply.failure;
    }
    for (const record of records) {
      const watch = found.get(identityOf(record.clientId).targetId);
      if (watch !== undefined) await confirm(record, watch);
      else await fail(record, failure ?? { kind: 'bad-response', issues: ['the new watch is not in the list'] });
    }
  }

  async function update(record: WatchRecord, id: string): Promise<void> {
    await begin(record);
    const sent = await remote.update(id, record.draft);
    // An answer that does not show the watch is no reason to doubt the change: it is read again.
    const reply = sent.ok && sent.value === undefined ? await remote.get(id) : sent;
    if (reply.ok && reply.value !== undefined) return confirm(record, reply.value);
    if (!reply.ok && reply.failure.kind !== 'not-found') return fail(record, reply.failure);
    await store.update(record.clientId, (current) => {
      if (current === undefined) return undefined;
      const { intent: _, failure: __, ...rest } = current;
      return { ...rest, removedAt: now() };
    });
  }

  async function remove(record: WatchRecord): Promise<void> {
    const { group, targetId } = identityOf(record.clientId);
    let id = record.remote?.id;
    if (id === undefined && record.attempts > 0) {
      // A create whose answer was lost may have left a watch behind.
      const known = await listAll(remote, groupFilter(group));
      if (!known.ok) return fail(record, known.failure);
      id = known.value.watches.find((watch) => watch.targetId === targetId)?.id;
    }
    if (id !== undefined) {
      const reply = await remote.remove(id);
      if (!reply.ok && reply.failure.kind !== 'not-found') return fail(record, reply.failure);
    }
    await store.remove(record.clientId);
  }

  /** Tells the service all that is due. Answers when to come again (epoch ms), or undefined when nothing is left. */
  return async function send(): Promise<number | undefined> {
    const due = (await store.all()).filter(
      ({ intent, nextTryAt }) => intent !== undefined && nextTryAt !== null && nextTryAt <= now(),
    );
    const groups = Map.groupBy(
      due.filter(({ intent }) => intent === 'create'),
      ({ clientId }) => identityOf(clientId).group,
    );
    for (const [group, records] of groups) await create(group, records);
    for (const record of due) {
      if (record.intent === 'delete') await remove(record);
      else if (record.intent === 'update' && record.remote !== undefined) await update(record, record.remote.id);
    }
    const waiting = (await store.all()).flatMap(({ intent, nextTryAt }) =>
      intent !== undefined && nextTryAt !== null ? [nextTryAt] : [],
    );
    return waiting.length === 0 ? undefined : Math.min(...waiting);
  };
}

import type { Requests } from '../../contract/messages.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import type { Rule } from '../../domain/rule.ts';
import type { WatchDraft } from '../../domain/watch.ts';
import { clientIdOf, identityOf, markedMetadata, MOST_OWN_PAIRS, ownPairs } from '../../domain/watch-identity.ts';
import type { WatchRecord } from '../../domain/watch-record.ts';
import { createQueue } from '../../storage/areas.ts';
import type { WatchStore } from '../../storage/watch-store.ts';
import { t } from '../../view/words.ts';

export interface WatchHandlerDependencies {
  readonly store: WatchStore;
  now(): number;
  newId(): string;
  /** Before anything is written: sees to it that a later worker goes on, should this one die. */
  arm(): Promise<void>;
  /** Tells the service what is due, and comes back once it was tried. */
  send(): Promise<void>;
}

/** The same wish twice within this time is a double click, even when the first is already confirmed. */
const DOUBLE_MS = 5000;
/** How long a deletion waits before it is told. */
const UNDO_MS = 8000;

/** What the user does with watches: written down first, then sent. The answer says how far it got. */
export function createWatchHandlers({ store, now, newId, arm, send }: WatchHandlerDependencies) {
  async function reread(clientIds: readonly string[]): Promise<readonly WatchRecord[]> {
    const records = await Promise.all(clientIds.map((clientId) => store.get(clientId)));
    return records.filter((record) => record !== undefined);
  }

  /** One after the other: two clicks at once must not both find nothing there. */
  const inTurn = createQueue();

  function wishOf(targetId: string, { rules, filters }: WatchDraft): string {
    return JSON.stringify([targetId, rules, filters]);
  }

  /** A double click is one wish: the same draft, just set, or not set yet for whatever reason, is not written twice. */
  async function twinsOf(draft: WatchDraft): Promise<readonly WatchRecord[]> {
    const wanted = new Set(draft.targetIds.map((targetId) => wishOf(targetId, draft)));
    return (await store.all()).filter(
      (record) =>
        record.intent !== 'delete' &&
        (record.intent === 'create' || Math.abs(now() - record.createdAt) < DOUBLE_MS) &&
        wanted.has(wishOf(identityOf(record.clientId).targetId, record.draft)),
    );
  }

  /** Who wishes again for what is not set yet wants it tried now. */
  async function retry({ clientId, intent }: WatchRecord): Promise<string> {
    if (intent !== undefined) await store.update(clientId, (record) => record && { ...record, nextTryAt: 0 });
    return clientId;
  }

  async function write(draft: WatchDraft, product: WatchRecord['product'], tags: readonly string[]): Promise<string[]> {
    const twins = await twinsOf(draft);
    const wished = new Set(twins.map(({ clientId }) => identityOf(clientId).targetId));
    const group = newId();
    const marked = { ...draft, metadata: markedMetadata(draft, group, product) };
    const at = now();
    const records = [...new Set(draft.targetIds)]
      .filter((targetId) => !wished.has(targetId))
      .map(
        (targetId): WatchRecord => ({
          clientId: clientIdOf({ group, targetId }),
          draft: { ...marked, targetIds: [targetId] },
          intent: 'create',
          attempts: 0,
          nextTryAt: 0,
          createdAt: at,
          changedAt: at,
          tags,
          product,
        }),
      );
    await store.put(records);
    return [...(await Promise.all(twins.map(retry))), ...records.map(({ clientId }) => clientId)];
  }

  /** The service allows so many pairs and not one more. */
  function tooManyPairs(metadata: WatchDraft['metadata'] | undefined): Result<never> | undefined {
    if (metadata === undefined || Object.keys(ownPairs(metadata)).length <= MOST_OWN_PAIRS) return undefined;
    const word = t('watch_too_many_pairs', { count: String(MOST_OWN_PAIRS) });
    return err({ kind: 'invalid', message: word, fields: { metadata: [word] } });
  }

  /** Always later than the change before it, whatever the clock says. */
  const changedAfter = ({ changedAt }: WatchRecord): number => Math.max(now(), changedAt + 1);

  return {
    async create({ draft, product, tags }: Requests['watch/create']): Promise<Result<readonly WatchRecord[]>> {
      const refusal = tooManyPairs(draft.metadata);
      if (refusal !== undefined) return refusal;
      await arm();
      const clientIds = await inTurn(() => write(draft as WatchDraft, product as WatchRecord['product'], tags));
      await send();
      return ok(await reread(clientIds));
    },

    async change({ clientIds, draft }: Requests['watch/change']): Promise<Result<readonly WatchRecord[]>> {
      const refusal = tooManyPairs(draft.metadata);
      if (refusal !== undefined) return refusal;
      await arm();
      // What a watch is about cannot be changed: that would be another watch.
      const { targetIds: _, targetType: __, ...changes } = draft;
      for (const clientId of clientIds) {
        const { group } = identityOf(clientId);
        await store.update(clientId, (record) => {
          if (record === undefined || record.intent === 'delete') return record;
          const { failure: ___, changedElsewhere: ____, ...rest } = record;
          const next = { ...record.draft, ...changes } as WatchDraft;
          const marked = { ...next, metadata: markedMetadata(next, group, record.product) };
          const changedAt = changedAfter(record);
          return { ...rest, draft: marked, intent: record.intent ?? 'update', nextTryAt: 0, changedAt };
        });
      }
      await send();
      return ok(await reread(clientIds));
    },

    async tag({ clientIds, tags }: Requests['watch/tag']): Promise<Result<readonly WatchRecord[]>> {
      for (const clientId of clientIds) await store.update(clientId, (record) => record && { ...record, tags });
      return ok(await reread(clientIds));
    },

    async remove({ clientIds }: Requests['watch/delete']): Promise<Result<null>> {
      await arm();
      for (const clientId of clientIds) {
        await store.update(clientId, (record) => {
          if (record === undefined || record.intent === 'delete') return record;
          const { intent, failure: _, ...rest } = record;
          const nextTryAt = now() + UNDO_MS;
          const before = intent === undefined ? {} : { beforeDelete: intent };
          return { ...rest, ...before, intent: 'delete', nextTryAt, changedAt: changedAfter(record) };
        });
      }
      await send();
      return ok(null);
    },

    /** The service counts in another unit than was thought: the prices that it was told are told anew. */
    async recount(): Promise<void> {
      await arm();
      for (const { clientId } of await store.all()) {
        await store.update(clientId, (record) =>
          record !== undefined && holdsPrice(record)
            ? { ...record, intent: 'update', nextTryAt: 0, changedAt: changedAfter(record) }
            : record,
        );
      }
      await send();
    },

    /** As long as the deletion was not told. */
    async undelete({ clientIds }: Requests['watch/undelete']): Promise<Result<readonly WatchRecord[]>> {
      await arm();
      for (const clientId of clientIds) {
        await store.update(clientId, (record) => {
          if (record?.intent !== 'delete') return record;
          const { intent: _, beforeDelete, failure: __, ...rest } = record;
          const intent = beforeDelete === undefined ? {} : { intent: beforeDelete };
          return { ...rest, ...intent, nextTryAt: 0, changedAt: changedAfter(record) };
        });
      }
      await send();
      return ok(await reread(clientIds));
    },
  };
}

/** At the service, and not over: what is over would begin again by being told. */
function holdsPrice({ remote, intent, removedAt, draft }: WatchRecord): boolean {
  const isRunning = remote?.status === 'active' || remote?.status === 'paused';
  return isRunning && intent === undefined && removedAt === undefined && draft.rules.some(isPriceRule);
}

const isPriceRule = ({ field }: Rule): boolean => field.endsWith('_price');

export type WatchHandlers = ReturnType<typeof createWatchHandlers>;

import type { Requests } from '../../contract/messages.ts';
import { ok, type Result } from '../../domain/result.ts';
import type { WatchDraft } from '../../domain/watch.ts';
import { clientIdOf, identityOf, markedMetadata } from '../../domain/watch-identity.ts';
import type { WatchRecord } from '../../domain/watch-record.ts';
import type { WatchStore } from '../../storage/watch-store.ts';

export interface WatchHandlerDependencies {
  readonly store: WatchStore;
  now(): number;
  newId(): string;
  /** Tells the service what is due, and comes back once it was tried. */
  send(): Promise<void>;
}

/** What the user does with watches: written down first, then sent. The answer says how far it got. */
export function createWatchHandlers({ store, now, newId, send }: WatchHandlerDependencies) {
  async function reread(clientIds: readonly string[]): Promise<readonly WatchRecord[]> {
    const records = await Promise.all(clientIds.map((clientId) => store.get(clientId)));
    return records.filter((record) => record !== undefined);
  }

  /** A double click is one wish: the same draft, still on its way, is not written twice. */
  async function onItsWay(draft: WatchDraft): Promise<readonly WatchRecord[]> {
    const wanted = JSON.stringify([draft.targetIds, draft.rules]);
    const pending = (await store.all()).filter(
      ({ intent, createdAt }) => intent === 'create' && now() - createdAt < 10_000,
    );
    return pending.filter((record) => JSON.stringify([record.draft.targetIds, record.draft.rules]) === wanted);
  }

  return {
    async create({ draft, product, tags }: Requests['watch/create']): Promise<Result<readonly WatchRecord[]>> {
      const wish = draft as WatchDraft;
      const twin = await onItsWay(wish);
      if (twin.length > 0) return ok(twin);
      const group = newId();
      const item = product as WatchRecord['product'];
      const marked = { ...wish, metadata: markedMetadata(wish, group, item) };
      const records = wish.targetIds.map(
        (targetId): WatchRecord => ({
          clientId: clientIdOf({ group, targetId }),
          draft: marked,
          intent: 'create',
          attempts: 0,
          nextTryAt: 0,
          createdAt: now(),
          changedAt: now(),
          history: [],
          tags,
          product: item,
        }),
      );
      await store.put(records);
      await send();
      return ok(await reread(records.map(({ clientId }) => clientId)));
    },

    async change({ clientIds, draft }: Requests['watch/change']): Promise<Result<readonly WatchRecord[]>> {
      for (const clientId of clientIds) {
        const { group } = identityOf(clientId);
        await store.update(clientId, (record) => {
          if (record === undefined) return undefined;
          const { failure: _, ...rest } = record;
          const next = { ...record.draft, ...draft } as WatchDraft;
          const marked = { ...next, metadata: markedMetadata(next, group, record.product) };
          return { ...rest, draft: marked, intent: record.intent ?? 'update', nextTryAt: 0, changedAt: now() };
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
      for (const clientId of clientIds) {
        await store.update(
          clientId,
          (record) => record && { ...record, intent: 'delete', nextTryAt: 0, changedAt: now() },
        );
      }
      await send();
      return ok(null);
    },
  };
}

export type WatchHandlers = ReturnType<typeof createWatchHandlers>;

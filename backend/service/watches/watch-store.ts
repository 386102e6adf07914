import { randomUUID } from 'node:crypto';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import { nextCheckAt } from '../../../lib/domain/watch-limits.ts';
import { offsetOf, type Paging } from '../paging.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { WatchHistoryRow } from '../store/watch-tables.ts';
import { baselineNow } from './evaluate.ts';
import { observe, type Target } from './observe.ts';
import { readWatch, type StoredWatch, writeWatch } from './stored-watch.ts';
import type { WatchDraft } from './watch-draft.ts';

export type Pairs = readonly (readonly [key: string, value: string])[];

export interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
}

/** Watches and their histories, each team seeing its own. */
export interface WatchStore {
  create(teamId: number, draft: WatchDraft, targetIds: readonly string[], now: number): Promise<StoredWatch[]>;
  get(teamId: number, id: string): Promise<StoredWatch | undefined>;
  list(teamId: number, pairs: Pairs, paging: Paging): Promise<Page<StoredWatch>>;
  /** Changes the watch as it is now; undefined when it is gone, or when `change` has none for it. */
  update(
    teamId: number,
    id: string,
    change: (watch: StoredWatch) => StoredWatch | undefined,
  ): Promise<StoredWatch | undefined>;
  remove(teamId: number, id: string): Promise<boolean>;
  historyOf(teamId: number, watchId: string, paging: Paging): Promise<Page<WatchHistoryRow>>;
  historyBy(teamId: number, pairs: Pairs, paging: Paging): Promise<Page<WatchHistoryRow>>;
}

export function createWatchStore({ db }: Store): WatchStore {
  return {
    create: async (teamId, draft, targetIds, now) => {
      const { targetType, locale } = draft;
      const targets = targetIds.map((targetId) => ({ targetType, targetId, locale }));
      const beginningOf = await begin(db, targets);
      const watches = targets.map(
        (target): StoredWatch => ({
          ...draft,
          ...target,
          ...beginningOf(target),
          id: randomUUID(),
          teamId,
          createdAt: now,
          lastCheckedAt: null,
          checkAt: nextCheckAt(now, now),
        }),
      );
      await db.transaction().execute(async (trx) => {
        await trx.insertInto('watch').values(watches.map(writeWatch)).execute();
        for (const watch of watches) await writeLabels(trx, watch);
      });
      return watches;
    },

    get: async (teamId, id) => {
      const query = db.selectFrom('watch').selectAll().where('id', '=', id).where('team_id', '=', teamId);
      const row = await query.executeTakeFirst();
      return row === undefined ? undefined : readWatch(row);
    },

    list: async (teamId, pairs, paging) => {
      let query = db.selectFrom('watch').where('team_id', '=', teamId);
      for (const [key, value] of pairs) {
        query = query.where('id', 'in', (sub) =>
          sub.selectFrom('watch_label').select('watch_id').where('key', '=', key).where('value', '=', value),
        );
      }
      const total = await countOf(query);
      const rows = await query
        .selectAll()
        .orderBy('created_at')
        .orderBy('id')
        .limit(paging.perPage)
        .offset(offsetOf(paging))
        .execute();
      return { items: rows.map(readWatch), total };
    },

    update: async (teamId, id, change) =>
      await db.transaction().execute(async (trx) => {
        // Begins with a write, which keeps everybody else from the row, in both engines.
        const row = await trx
          .updateTable('watch')
          .set({ team_id: teamId })
          .where('id', '=', id)
          .where('team_id', '=', teamId)
          .returningAll()
          .executeTakeFirst();
        const wanted = row === undefined ? undefined : change(readWatch(row));
        if (wanted === undefined) return undefined;
        const isNew = Object.keys(wanted.baseline).length === 0;
        const watch = isNew ? { ...wanted, ...(await begin(trx, [wanted]))(wanted) } : wanted;
        await trx.updateTable('watch').set(writeWatch(watch)).where('id', '=', id).execute();
        await writeLabels(trx, watch);
        return watch;
      }),

    remove: async (teamId, id) => {
      const gone = await db.deleteFrom('watch').where('id', '=', id).where('team_id', '=', teamId).executeTakeFirst();
      if (gone.numDeletedRows === 0n) return false;
      // Its histories are still found by its metadata; without any there is nothing left to find.
      await db
        .deleteFrom('watch_label')
        .where('watch_id', '=', id)
        .where('watch_id', 'not in', (sub) =>
          sub.selectFrom('watch_history').select('watch_id').where('watch_id', '=', id),
        )
        .execute();
      return true;
    },

    historyOf: async (teamId, watchId, paging) =>
      await pageOf(
        db.selectFrom('watch_history').where('team_id', '=', teamId).where('watch_id', '=', watchId),
        paging,
      ),

    historyBy: async (teamId, pairs, paging) => {
      let query = db.selectFrom('watch_history').where('team_id', '=', teamId);
      for (const [key, value] of pairs) {
        query = query.where('watch_id', 'in', (sub) =>
          sub.selectFrom('watch_label').select('watch_id').where('key', '=', key).where('value', '=', value),
        );
      }
      return await pageOf(query, paging);
    },
  };
}

/** What watches see as they begin. An ASIN that nobody offers in its country, but others elsewhere, is watched there. */
async function begin(
  db: Kysely<Tables>,
  targets: readonly Target[],
): Promise<(target: Target) => Pick<StoredWatch, 'locale' | 'baseline'>> {
  const productsOf = await observe(db, targets);
  return (target) => {
    const near = productsOf(target);
    const anywhere = near.length > 0 ? near : productsOf({ ...target, locale: null });
    const isElsewhere = near.length < anywhere.length;
    return { locale: isElsewhere ? null : target.locale, baseline: baselineNow(anywhere) };
  };
}

async function writeLabels(db: Kysely<Tables>, watch: StoredWatch): Promise<void> {
  await db.deleteFrom('watch_label').where('watch_id', '=', watch.id).execute();
  const labels = Object.entries(watch.metadata).map(([key, value]) => ({
    watch_id: watch.id,
    key,
    value: String(value),
  }));
  if (labels.length > 0) await db.insertInto('watch_label').values(labels).execute();
}

/** Newest first. */
async function pageOf(
  query: SelectQueryBuilder<Tables, 'watch_history', object>,
  paging: Paging,
): Promise<Page<WatchHistoryRow>> {
  const total = await countOf(query);
  const items = await query
    .selectAll()
    .orderBy('notified_at', 'desc')
    .orderBy('id', 'desc')
    .limit(paging.perPage)
    .offset(offsetOf(paging))
    .execute();
  return { items, total };
}

async function countOf<T extends 'watch' | 'watch_history'>(
  query: SelectQueryBuilder<Tables, T, object>,
): Promise<number> {
  const { total } = await query.select((select) => select.fn.countAll().as('total')).executeTakeFirstOrThrow();
  return Number(total);
}

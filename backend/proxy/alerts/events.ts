import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { userOf } from '../watches/owner.ts';
import type { Packet } from './packet.ts';

/** A notification that was taken in and waits to be found true. */
export interface Held {
  readonly historyId: string;
  readonly watchId: string;
  readonly wire: Packet['wire'];
  readonly attempts: number;
}

export interface Events {
  /** On disk when this resolves. False for one that is here already. */
  hold(packet: Packet): Promise<boolean>;
  /** Makes it an alert of this owner, once, also when it was never taken in. False when it is one already. */
  publish(packet: Pick<Packet, 'historyId' | 'watchId' | 'wire'>, owner: string): Promise<boolean>;
  /** Puts what the history says in place of what was posted. */
  correct(historyId: string, wire: Packet['wire']): Promise<void>;
  drop(historyId: string): Promise<void>;
  postpone(historyId: string, dueAt: number): Promise<void>;
  due(limit: number): Promise<readonly Held[]>;
  knows(historyIds: readonly string[]): Promise<ReadonlySet<string>>;
  feed(owner: string, since: number, limit: number): Promise<readonly Row[]>;
  forgetBefore(at: number): Promise<void>;
}
export interface Row {
  readonly seq: number;
  readonly body: string;
  readonly receivedAt: number;
}

export function createEvents(store: Store, now: () => number): Events {
  const { db, write } = store;
  const insert = (packet: Packet | (Pick<Packet, 'historyId' | 'watchId' | 'wire'> & { owner: string })) => ({
    history_id: packet.historyId,
    owner: packet.owner ?? null,
    watch_id: packet.watchId,
    state: 'held' as const,
    seq: null,
    body: JSON.stringify(packet.wire),
    received_at: now(),
    attempts: 0,
    due_at: now(),
  });

  return {
    async hold(packet) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('events')
        .values(insert(packet))
        .onConflict((conflict) =>
          // Sent again although it was not found true: the service insists, so it is looked at again.
          conflict
            .column('history_id')
            .doUpdateSet({ state: 'held', attempts: 0, due_at: now() })
            .where('events.state', '=', 'dropped'),
        )
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
    async publish({ historyId, watchId, wire }, owner) {
      return await write(async (transaction) => {
        await transaction
          .insertInto('events')
          .values(insert({ historyId, watchId, wire, owner }))
          .onConflict((conflict) => conflict.column('history_id').doNothing())
          .execute();
        const waiting = await transaction
          .selectFrom('events')
          .select('history_id')
          .where('history_id', '=', historyId)
          .where('seq', 'is', null)
          .executeTakeFirst();
        if (waiting === undefined) return false;
        const seq = await nextSeq(transaction);
        await transaction
          .updateTable('events')
          .set({ state: 'published', seq, owner })
          .where('history_id', '=', historyId)
          .execute();
        await sendOn(transaction, historyId, owner, now());
        return true;
      });
    },
    async correct(historyId, wire) {
      await db
        .updateTable('events')
        .set({ body: JSON.stringify(wire) })
        .where('history_id', '=', historyId)
        .where('seq', 'is', null)
        .execute();
    },
    async drop(historyId) {
      await db
        .updateTable('events')
        .set({ state: 'dropped' })
        .where('history_id', '=', historyId)
        .where('state', '=', 'held')
        .execute();
    },
    async postpone(historyId, dueAt) {
      await db
        .updateTable('events')
        .set((row) => ({ attempts: row('attempts', '+', 1), due_at: dueAt }))
        .where('history_id', '=', historyId)
        .execute();
    },
    async due(limit) {
      const rows = await db
        .selectFrom('events')
        .select(['history_id', 'watch_id', 'body', 'attempts'])
        .where('state', '=', 'held')
        .where('due_at', '<=', now())
        .orderBy('due_at')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        historyId: row.history_id,
        watchId: row.watch_id,
        wire: JSON.parse(row.body) as Packet['wire'],
        attempts: row.attempts,
      }));
    },
    async knows(historyIds) {
      if (historyIds.length === 0) return new Set();
      const rows = await db
        .selectFrom('events')
        .select('history_id')
        .where('history_id', 'in', historyIds)
        .where('state', '=', 'published')
        .execute();
      return new Set(rows.map((row) => row.history_id));
    },
    async feed(owner, since, limit) {
      const rows = await db
        .selectFrom('events')
        .select(['seq', 'body', 'received_at'])
        .where('owner', '=', owner)
        .where('seq', '>', since)
        .orderBy('seq')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ seq: row.seq ?? 0, body: row.body, receivedAt: row.received_at }));
    },
    async forgetBefore(at) {
      await db.deleteFrom('events').where('received_at', '<', at).execute();
      await sql`delete from deliveries where history_id not in (select history_id from events)`.execute(db);
    },
  };
}

/** Numbers rise in the order of commits, because writers stand in line: a reader never skips one that comes late. */
async function nextSeq(transaction: Transaction<Tables>): Promise<number> {
  const { value } = await transaction
    .updateTable('counters')
    .set((row) => ({ value: row('value', '+', 1) }))
    .where('name', '=', 'events')
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}

/** One delivery for each outlet of each of the owner's devices, in the same commit as the alert itself. */
async function sendOn(transaction: Transaction<Tables>, historyId: string, owner: string, at: number): Promise<void> {
  const outlets = await transaction
    .selectFrom('outlets')
    .innerJoin('devices', 'devices.id', 'outlets.device_id')
    .select(['outlets.id', 'devices.user_id'])
    .where('devices.revoked_at', 'is', null)
    .execute();
  for (const { id, user_id } of outlets) {
    if (userOf(owner) !== user_id) continue;
    const state = { state: 'due' as const, attempts: 0, due_at: at, last_error: null };
    await transaction
      .insertInto('deliveries')
      .values({ id: randomUUID(), outlet_id: id, history_id: historyId, ...state })
      .onConflict((conflict) => conflict.columns(['outlet_id', 'history_id']).doNothing())
      .execute();
  }
}

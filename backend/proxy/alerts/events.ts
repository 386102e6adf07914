import { randomUUID } from 'node:crypto';
import { list, sql } from '../../store/sql.ts';
import type { Sql } from '../../store/sql.ts';
import type { Db } from '../store/db.ts';
import type { Store } from '../store/store.ts';
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

/** `onPublished`: there is one more alert. */
export function createEvents(store: Store, now: () => number, onPublished: () => void): Events {
  const { db, write } = store;
  const insert = (packet: Pick<Packet, 'historyId' | 'watchId' | 'wire'>, owner: string | undefined): Sql => {
    const body = JSON.stringify(packet.wire);
    const at = now();
    return sql`insert into events (history_id, owner, watch_id, state, body, received_at, attempts, due_at)
      values (${packet.historyId}, ${owner ?? null}, ${packet.watchId}, 'held', ${body}, ${at}, 0, ${at})`;
  };

  return {
    async hold(packet) {
      // Sent again although it was not found true: the service insists, so it is looked at again.
      const again = sql`state = 'held', attempts = 0, due_at = excluded.due_at where events.state = 'dropped'`;
      return (await db.run(sql`${insert(packet, packet.owner)} on conflict (history_id) do update set ${again}`)) > 0;
    },
    async publish(packet, owner) {
      const { historyId } = packet;
      const isNew = await write(async (db) => {
        await db.run(sql`${insert(packet, owner)} on conflict (history_id) do nothing`);
        const waiting = await db.first(
          sql`select history_id from events where history_id = ${historyId} and seq is null`,
        );
        if (waiting === undefined) return false;
        const seq = await nextSeq(db);
        await db.run(
          sql`update events set state = 'published', seq = ${seq}, owner = ${owner} where history_id = ${historyId}`,
        );
        await sendOn(db, historyId, owner, now());
        return true;
      });
      if (isNew) onPublished();
      return isNew;
    },
    async correct(historyId, wire) {
      const body = JSON.stringify(wire);
      await db.run(sql`update events set body = ${body} where history_id = ${historyId} and seq is null`);
    },
    async drop(historyId) {
      await db.run(sql`update events set state = 'dropped' where history_id = ${historyId} and state = 'held'`);
    },
    async postpone(historyId, dueAt) {
      await db.run(sql`update events set attempts = attempts + 1, due_at = ${dueAt} where history_id = ${historyId}`);
    },
    async due(limit) {
      const rows = await db.all<{ history_id: string; watch_id: string; body: string; attempts: number }>(
        sql`select history_id, watch_id, body, attempts from events where state = 'held' and due_at <= ${now()}
          order by due_at limit ${limit}`,
      );
      return rows.map((row) => ({
        historyId: row.history_id,
        watchId: row.watch_id,
        wire: JSON.parse(row.body) as Packet['wire'],
        attempts: row.attempts,
      }));
    },
    async knows(historyIds) {
      if (historyIds.length === 0) return new Set();
      const rows = await db.all<{ history_id: string }>(
        sql`select history_id from events where history_id in (${list(historyIds)}) and state = 'published'`,
      );
      return new Set(rows.map((row) => row.history_id));
    },
    async feed(owner, since, limit) {
      const rows = await db.all<{ seq: number; body: string; received_at: number }>(
        sql`select seq, body, received_at from events where owner = ${owner} and seq > ${since} order by seq
          limit ${limit}`,
      );
      return rows.map((row) => ({ seq: row.seq, body: row.body, receivedAt: row.received_at }));
    },
    async forgetBefore(at) {
      await db.run(sql`delete from events where received_at < ${at}`);
      await db.run(sql`delete from deliveries where history_id not in (select history_id from events)`);
    },
  };
}

/** Numbers rise in the order of commits, because writers stand in line: a reader never skips one that comes late. */
async function nextSeq(db: Db): Promise<number> {
  const row = await db.first<{ value: number }>(
    sql`update counters set value = value + 1 where name = 'events' returning value`,
  );
  if (row === undefined) throw new Error('the store has lost its counter of alerts');
  return row.value;
}

/** One delivery for each outlet of each of the owner's devices, in the same commit as the alert itself. */
async function sendOn(db: Db, historyId: string, owner: string, at: number): Promise<void> {
  const outlets = await db.all<{ id: string; user_id: string }>(
    sql`select outlets.id, devices.user_id from outlets join devices on devices.id = outlets.device_id
      where devices.revoked_at is null`,
  );
  for (const { id, user_id } of outlets) {
    if (userOf(owner) !== user_id) continue;
    await db.run(sql`insert into deliveries (id, outlet_id, history_id, state, attempts, due_at)
      values (${randomUUID()}, ${id}, ${historyId}, 'due', 0, ${at}) on conflict (outlet_id, history_id) do nothing`);
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../store/store.ts';
import type { Poster, PostOutcome } from '../webhooks/post.ts';
import { nextAttemptAt } from '../webhooks/retry-schedule.ts';
import type { Stamp } from './watch-events.ts';

/** Longer than any try takes: whoever holds a lease that has run out is dead. */
const LEASE_MS = 30_000;
/** Deliveries under way at once, in all and to one receiver: one that hangs holds up nobody but itself. */
const MOST_AT_ONCE = 64;
const MOST_PER_TARGET = 8;
const WINDOW = 500;
/** While all that is under way hangs, something else may fall due. */
const LOOK_AGAIN_MS = 500;

export interface DeliverOptions {
  readonly now: () => number;
  /** When a try is said to have been made, from the moment that it was due. */
  readonly stamp: Stamp;
  /** From 0 to 1; injected for tests. */
  readonly chance: () => number;
  /** Begins nothing new once it is set. */
  readonly stopping: AbortSignal;
}

interface Leased {
  readonly id: string;
  readonly target: string;
  readonly body: string;
  readonly attempts: number;
  readonly attempt_at: number | null;
}

interface Tried {
  readonly delivery: Leased;
  readonly outcome: PostOutcome;
}

/** Posts all that is due, and what falls due meanwhile, until nothing is left. */
export async function deliverDue(store: Store, poster: Poster, options: DeliverOptions): Promise<void> {
  const running = new Map<Leased, Promise<void>>();
  let tried: Tried[] = [];
  const start = (delivery: Leased): void => {
    const done = poster.post(delivery.target, delivery.body).then((outcome) => {
      tried.push({ delivery, outcome });
      running.delete(delivery);
    });
    running.set(delivery, done);
  };
  for (;;) {
    const leased = options.stopping.aborted ? [] : await lease(store, options.now(), [...running.keys()]);
    for (const delivery of leased) start(delivery);
    if (running.size === 0 && tried.length === 0) return;
    if (tried.length === 0) await Promise.race([...running.values(), sleep(LOOK_AGAIN_MS)]);
    const settled = tried;
    tried = [];
    await settle(store, settled, options);
  }
}

/** Takes back every lease. */
export async function freeLeases({ db }: Store): Promise<void> {
  await db.updateTable('delivery').set({ leased_until: 0 }).where('leased_until', '>', 0).execute();
}

async function lease({ db }: Store, now: number, running: readonly Leased[]): Promise<Leased[]> {
  const places = MOST_AT_ONCE - running.length;
  if (places <= 0) return [];
  const busy = countBy(running);
  const full = [...busy].flatMap(([target, count]) => (count >= MOST_PER_TARGET ? [target] : []));
  let query = db
    .selectFrom('delivery')
    .select(['id', 'target'])
    .where('attempt_at', 'is not', null)
    .where('attempt_at', '<=', now)
    .where('leased_until', '<=', now)
    .orderBy('attempt_at')
    .limit(WINDOW);
  if (full.length > 0) query = query.where('target', 'not in', full);
  const ids = fairShare(await query.execute(), busy, places);
  if (ids.length === 0) return [];
  // Whoever comes second finds the lease taken and gets nothing.
  return await db
    .updateTable('delivery')
    .set({ leased_until: now + LEASE_MS })
    .where('id', 'in', ids)
    .where('leased_until', '<=', now)
    .returning(['id', 'target', 'body', 'attempts', 'attempt_at'])
    .execute();
}

function countBy(deliveries: readonly Leased[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { target } of deliveries) counts.set(target, (counts.get(target) ?? 0) + 1);
  return counts;
}

function fairShare(
  due: readonly { id: string; target: string }[],
  taken: Map<string, number>,
  places: number,
): string[] {
  const ids: string[] = [];
  for (const { id, target } of due) {
    const count = taken.get(target) ?? 0;
    if (count >= MOST_PER_TARGET || ids.length >= places) continue;
    taken.set(target, count + 1);
    ids.push(id);
  }
  return ids;
}

/** Writes down together what came of several tries: a commit costs more than a post. */
async function settle({ db }: Store, tried: readonly Tried[], { now, stamp, chance }: DeliverOptions): Promise<void> {
  if (tried.length === 0) return;
  const done = tried.flatMap(({ delivery, outcome }) => (outcome.ok ? [delivery.id] : []));
  await db.transaction().execute(async (trx) => {
    if (done.length > 0) await trx.deleteFrom('delivery').where('id', 'in', done).execute();
    for (const { delivery, outcome } of tried) {
      if (outcome.ok) continue;
      const attempts = delivery.attempts + 1;
      const attempt_at = nextAttemptAt(attempts, stamp(delivery.attempt_at ?? now()), chance()) ?? null;
      await trx
        .updateTable('delivery')
        .set({ attempts, attempt_at, leased_until: 0 })
        .where('id', '=', delivery.id)
        .execute();
    }
  });
}

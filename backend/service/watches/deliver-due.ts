import type { Store } from '../store/store.ts';
import type { Poster } from '../webhooks/post.ts';
import { nextAttemptAt } from '../webhooks/retry-schedule.ts';

/** Longer than any try takes: whoever holds a lease that has run out is dead. */
const LEASE_MS = 30_000;
/** Deliveries under way at once, in all and to one receiver, so that a slow one does not hold up the others. */
const MOST_AT_ONCE = 64;
const MOST_PER_TARGET = 8;
const WINDOW = 500;

export interface DeliverOptions {
  readonly now: number;
  /** When a try is said to have been made, from the moment that it was due. */
  readonly stamp: (dueAt: number) => number;
  /** From 0 to 1; injected for tests. */
  readonly chance: () => number;
}

interface Leased {
  readonly id: string;
  readonly target: string;
  readonly body: string;
  readonly attempts: number;
  readonly attempt_at: number | null;
}

/** Leases what is due, posts it, and writes down what came of it. Answers how many it tried. */
export async function deliverDue(store: Store, poster: Poster, options: DeliverOptions): Promise<number> {
  const leased = await lease(store, options.now);
  await Promise.all(leased.map((delivery) => deliver(store, poster, delivery, options)));
  return leased.length;
}

/** Takes back every lease. */
export async function freeLeases({ db }: Store): Promise<void> {
  await db.updateTable('delivery').set({ leased_until: 0 }).where('leased_until', '>', 0).execute();
}

async function lease({ db }: Store, now: number): Promise<Leased[]> {
  const due = await db
    .selectFrom('delivery')
    .select(['id', 'target'])
    .where('attempt_at', 'is not', null)
    .where('attempt_at', '<=', now)
    .where('leased_until', '<=', now)
    .orderBy('attempt_at')
    .limit(WINDOW)
    .execute();
  const ids = fairShare(due);
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

function fairShare(due: readonly { id: string; target: string }[]): string[] {
  const taken = new Map<string, number>();
  const ids: string[] = [];
  for (const { id, target } of due) {
    const count = taken.get(target) ?? 0;
    if (count >= MOST_PER_TARGET || ids.length >= MOST_AT_ONCE) continue;
    taken.set(target, count + 1);
    ids.push(id);
  }
  return ids;
}

async function deliver(
  { db }: Store,
  poster: Poster,
  delivery: Leased,
  { now, stamp, chance }: DeliverOptions,
): Promise<void> {
  const outcome = await poster.post(delivery.target, delivery.body);
  if (outcome.ok) {
    await db.deleteFrom('delivery').where('id', '=', delivery.id).execute();
    return;
  }
  const attempts = delivery.attempts + 1;
  const triedAt = stamp(delivery.attempt_at ?? now);
  await db
    .updateTable('delivery')
    .set({ attempts, attempt_at: nextAttemptAt(attempts, triedAt, chance()) ?? null, leased_until: 0 })
    .where('id', '=', delivery.id)
    .execute();
}

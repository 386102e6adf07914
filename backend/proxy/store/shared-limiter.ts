import { WINDOW_S, waitFor } from '../forward/fair-share.ts';
import type { Spent, WaitS } from '../forward/fair-share.ts';
import type { Limiter, RateState } from '../forward/limiter.ts';
import { sql } from '../../store/sql.ts';
import type { Store } from './store.ts';

/** The row of `counters` that holds the end of a pause which the service has asked for, epoch ms. */
const PAUSE = 'paused-until';

interface Taker {
  readonly device: string;
  readonly resolve: (wait: WaitS) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * For proxies that share a database: they count in one book, one at a time, so that together they keep to the limit. Who
 * comes while this proxy is at the book is counted with all the others that came, at its next turn: a flood takes no more
 * than one connection, and few turns.
 */
export function createSharedLimiter({ db, transaction }: Store, state: RateState, now: () => number): Limiter {
  const takers: Taker[] = [];
  const book = { isOpen: false };

  const waitsOf = async (devices: readonly string[]): Promise<readonly WaitS[]> => {
    const paused = await db.first<{ value: number }>(sql`select value from counters where name = ${PAUSE}`);
    const blocked = Math.max(state.blockedUntil, paused?.value ?? 0) - now();
    if (blocked > 0) return devices.map(() => Math.ceil(blocked / 1000));
    const { limit } = state;
    if (limit === undefined) return devices.map(() => 0);
    return await transaction(async (db) => {
      // The row is the lock; it is another one than that of the writers of alerts.
      await db.run(sql`update counters set value = value + 1 where name = 'limit'`);
      const second = Math.floor(now() / 1000);
      await db.run(sql`delete from spent where second <= ${second - WINDOW_S}`);
      const spent = await db.all<Spent>(sql`select * from spent`);
      const counted = new Map<string, number>();
      const waits = devices.map((device) => {
        const wait = waitFor(device, limit, state.devices, spent, second);
        if (wait > 0) return wait;
        spent.push({ device, second, count: 1 });
        counted.set(device, (counted.get(device) ?? 0) + 1);
        return 0;
      });
      for (const [device, count] of counted)
        await db.run(sql`insert into spent (device, second, count) values (${device}, ${second}, ${count})
          on conflict (device, second) do update set count = spent.count + excluded.count`);
      return waits;
    });
  };

  const serve = async (): Promise<void> => {
    if (book.isOpen) return;
    book.isOpen = true;
    while (takers.length > 0) {
      const these = takers.splice(0);
      await waitsOf(these.map(({ device }) => device)).then(
        (waits) => {
          for (const [index, { resolve }] of these.entries()) resolve(waits[index] ?? 0);
        },
        (error: unknown) => {
          for (const { reject } of these) reject(error);
        },
      );
    }
    book.isOpen = false;
  };

  return {
    take: (device) =>
      new Promise((resolve, reject) => {
        takers.push({ device, resolve, reject });
        void serve();
      }),
    async pauseAll(untilMs) {
      await db.run(sql`insert into counters (name, value) values (${PAUSE}, ${untilMs})
        on conflict (name) do update set value = excluded.value where counters.value < excluded.value`);
    },
  };
}

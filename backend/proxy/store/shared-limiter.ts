import { WINDOW_S, waitFor } from '../forward/fair-share.ts';
import type { Spent } from '../forward/fair-share.ts';
import type { Limiter, RateState } from '../forward/limiter.ts';
import { sql } from './sql.ts';
import type { Store } from './store.ts';

/** The row of `counters` that holds the end of a pause which the service has asked for, epoch ms. */
const PAUSE = 'paused-until';

/** For proxies that share a database: they count in one book, one at a time, so that together they keep to the limit. */
export function createSharedLimiter({ db, transaction }: Store, state: RateState, now: () => number): Limiter {
  return {
    async take(device) {
      const paused = await db.first<{ value: number }>(sql`select value from counters where name = ${PAUSE}`);
      const blocked = Math.max(state.blockedUntil, paused?.value ?? 0) - now();
      if (blocked > 0) return Math.ceil(blocked / 1000);
      const { limit, devices } = state;
      if (limit === undefined) return 0;
      return await transaction(async (db) => {
        // The row is the lock; it is another one than that of the writers of alerts.
        await db.run(sql`update counters set value = value + 1 where name = 'limit'`);
        const second = Math.floor(now() / 1000);
        await db.run(sql`delete from spent where second <= ${second - WINDOW_S}`);
        const wait = waitFor(device, limit, devices, await db.all<Spent>(sql`select * from spent`), second);
        if (wait > 0) return wait;
        await db.run(sql`insert into spent (device, second, count) values (${device}, ${second}, 1)
          on conflict (device, second) do update set count = spent.count + 1`);
        return 0;
      });
    },
    async pauseAll(untilMs) {
      await db.run(sql`insert into counters (name, value) values (${PAUSE}, ${untilMs})
        on conflict (name) do update set value = excluded.value where counters.value < excluded.value`);
    },
  };
}

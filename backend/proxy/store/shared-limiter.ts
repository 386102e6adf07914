import { WINDOW_S, waitFor } from '../forward/fair-share.ts';
import type { Limiter, RateState } from '../forward/limiter.ts';
import type { Store } from './store.ts';

/** The row of `counters` that holds the end of a pause which the service has asked for, epoch ms. */
const PAUSE = 'paused-until';

/** For proxies that share a database: they count in one book, one at a time, so that together they keep to the limit. */
export function createSharedLimiter({ db }: Store, state: RateState, now: () => number): Limiter {
  return {
    async take(device) {
      const paused = await db.selectFrom('counters').select('value').where('name', '=', PAUSE).executeTakeFirst();
      const blocked = Math.max(state.blockedUntil, paused?.value ?? 0) - now();
      if (blocked > 0) return Math.ceil(blocked / 1000);
      const { limit, devices } = state;
      if (limit === undefined) return 0;
      return await db.transaction().execute(async (transaction) => {
        // The row is the lock; it is another one than that of the writers of alerts.
        await transaction
          .updateTable('counters')
          .set((row) => ({ value: row('value', '+', 1) }))
          .where('name', '=', 'limit')
          .execute();
        const second = Math.floor(now() / 1000);
        await transaction
          .deleteFrom('spent')
          .where('second', '<=', second - WINDOW_S)
          .execute();
        const spent = await transaction.selectFrom('spent').selectAll().execute();
        const wait = waitFor(device, limit, devices, spent, second);
        if (wait > 0) return wait;
        await transaction
          .insertInto('spent')
          .values({ device, second, count: 1 })
          .onConflict((conflict) =>
            conflict.columns(['device', 'second']).doUpdateSet((row) => ({ count: row('spent.count', '+', 1) })),
          )
          .execute();
        return 0;
      });
    },
    async pauseAll(untilMs) {
      await db
        .insertInto('counters')
        .values({ name: PAUSE, value: untilMs })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet({ value: untilMs }).where('counters.value', '<', untilMs),
        )
        .execute();
    },
  };
}

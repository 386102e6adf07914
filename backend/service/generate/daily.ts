import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { FIRST_FEED_MERCHANT } from '../import/feed-shop.ts';
import { dayOf, stamp } from './days.ts';
import { PRICES_DAY } from './fill.ts';

const LOOK_EVERY_MS = 60_000;
/** A service that slept longer moves its prices this many days only: nobody was watching. */
const MAX_DAYS = 14;

/** Moves the prices of the generated catalog once a day; `stop` ends it. */
export function startDailyPrices(deps: Deps): { stop(): void } {
  let isMoving = false;
  const look = async (): Promise<void> => {
    if (isMoving) return;
    isMoving = true;
    try {
      await movePrices(deps, deps.clock.now());
    } catch (error) {
      deps.log(`prices could not be moved: ${String(error)}`);
    } finally {
      isMoving = false;
    }
  };
  void look();
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Brings prices up to the day of `now`. Which products move, and how far, follows from product and day alone. */
export async function movePrices(
  { store: { db }, directory }: Pick<Deps, 'store' | 'directory'>,
  now: number,
): Promise<void> {
  const kept = await db.selectFrom('setting').select('value').where('name', '=', PRICES_DAY).executeTakeFirst();
  const today = dayOf(now);
  if (kept === undefined || Number(kept.value) >= today) return;
  for (let day = Math.max(Number(kept.value) + 1, today - MAX_DAYS); day <= today; day += 1) {
    await db.transaction().execute(async (transaction) => {
      // A sale ends, or begins: every fortieth product, every day others.
      await sql`UPDATE product SET
          final_price = CASE WHEN on_sale = 1 THEN regular_price
            ELSE round(CAST(regular_price * (96 - (no * 7 + ${sql.lit(day)} * 13) % 36) / 100.0 AS numeric), 2) END,
          sale_discount = CASE WHEN on_sale = 1 THEN 0 ELSE 4 + (no * 7 + ${sql.lit(day)} * 13) % 36 END,
          on_sale = 1 - on_sale,
          availability = CASE WHEN no % 3 = 0 AND availability = 'InStock' THEN 'OutOfStock' ELSE 'InStock' END,
          updated_at = ${stamp(now)}
        WHERE (no * 31 + ${sql.lit(day)} * 17) % 40 = 0 AND merchant_id < ${sql.lit(FIRST_FEED_MERCHANT)}`.execute(
        transaction,
      );
      await transaction
        .updateTable('setting')
        .set({ value: String(day) })
        .where('name', '=', PRICES_DAY)
        .execute();
    });
  }
  directory.forgetCounts();
}

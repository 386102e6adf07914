import type { SettableClock } from '../clock.ts';
import type { Store } from '../store/store.ts';

const NAME = 'skipped_ms';

/** Brings the clock to where it was driven before the last stop: what the store holds was written by that clock. */
export async function restoreSkippedTime({ db }: Store, clock: SettableClock): Promise<void> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', NAME).executeTakeFirst();
  if (row !== undefined) clock.advance(Number(row.value));
}

/** Remembers a jump before anything happens in it. */
export async function rememberSkippedTime({ db }: Store, jumpMs: number): Promise<void> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', NAME).executeTakeFirst();
  const value = String(Number(row?.value ?? 0) + jumpMs);
  await db
    .insertInto('setting')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';

const IMPORTED_AT = 'imported_at';
const LOOK_EVERY_MS = 5_000;

/** Leaves word that products and shops changed, for services that run on the same store. */
export async function announceImport(db: Kysely<Tables>, now: number): Promise<void> {
  const value = String(now);
  await db
    .insertInto('setting')
    .values({ name: IMPORTED_AT, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Calls `onImport` when another process has imported something; a store that cannot be asked is asked again later. */
export function followImports(db: Kysely<Tables>, onImport: () => Promise<void>): { stop(): void } {
  let known: string | undefined;
  let isFirst = true;
  const look = async (): Promise<void> => {
    const row = await db.selectFrom('setting').select('value').where('name', '=', IMPORTED_AT).executeTakeFirst();
    const isNews = !isFirst && row?.value !== known;
    isFirst = false;
    known = row?.value;
    if (isNews) await onImport();
  };
  const timer = setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS);
  timer.unref();
  void look().catch(() => {});
  return { stop: () => clearInterval(timer) };
}

import { sql } from 'kysely';
import type { Store } from '../store/store.ts';

/** What there is to do. */
export interface Due {
  readonly checks: boolean;
  readonly deliveries: boolean;
}

/** One question in place of the seven that looking into both by themselves takes: nearly always nothing is due. */
export async function whatIsDue({ db }: Store, now: number): Promise<Due> {
  const { rows } = await sql<Record<keyof Due, unknown>>`SELECT
    EXISTS (SELECT 1 FROM watch WHERE due_at <= ${now}) AS checks,
    EXISTS (SELECT 1 FROM delivery WHERE attempt_at <= ${now} AND leased_until <= ${now}) AS deliveries`.execute(db);
  const [row] = rows;
  return { checks: Boolean(row?.checks), deliveries: Boolean(row?.deliveries) };
}

import { type Kysely, sql } from 'kysely';
import { CHECK_EVERY_MS, nextCheckAt } from '../../../lib/domain/watch-limits.ts';
import { nextStatus, type WatchEvent } from '../../../lib/domain/watch-state.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { type DueWatch, readWhole, takeDue } from './due-watch.ts';
import { evaluate } from './evaluate.ts';
import { observe } from './observe.ts';
import { type StoredWatch, writeWatch } from './stored-watch.ts';
import { type Outcome, type Stamp, type Verdict, writeEvents } from './watch-events.ts';

export interface CheckOptions {
  /** How many watches one transaction takes. */
  readonly batch: number;
  readonly now: number;
  readonly stamp: Stamp;
}

/**
 * Checks one batch of due watches, in one transaction: new state, history and delivery are written together or not at
 * all. Answers how many watches it looked at. On PostgreSQL several may run at once.
 */
export async function checkDue({ db, dialect }: Store, { batch, now, stamp }: CheckOptions): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    const due = await takeDue(trx, dialect, now, batch);
    if (due.length === 0) return 0;
    const productsOf = await observe(trx, due);
    const verdicts = due.map((watch) => ({ watch, verdict: judge(watch, productsOf(watch)) }));
    const isQuiet = ({ verdict }: { verdict: Verdict }): boolean =>
      verdict.kind === 'quiet' && verdict.baseline === undefined;
    await moveOn(
      trx,
      verdicts.filter(isQuiet).map(({ watch }) => watch),
      now,
    );
    const loud = verdicts.filter((one) => !isQuiet(one));
    const whole = await readWhole(
      trx,
      loud.map(({ watch }) => watch.id),
    );
    const outcomes = loud.flatMap(({ watch: { id }, verdict }): Outcome[] => {
      const watch = whole.get(id);
      return watch === undefined ? [] : [{ watch, verdict }];
    });
    await writeEvents(trx, outcomes, stamp);
    for (const outcome of outcomes) await writeOutcome(trx, outcome, now);
    return due.length;
  });
}

/** Whatever came first counts: a check that was due before the expiry is still made. */
function judge(watch: DueWatch, products: Parameters<typeof evaluate>[1]): Verdict {
  return watch.checkAt > watch.expiresAt ? { kind: 'expired' } : evaluate(watch, products);
}

/** Nearly all watches are quiet and on time: one statement moves them on. Those that were passed over take bigger steps. */
async function moveOn(db: Kysely<Tables>, quiet: readonly DueWatch[], now: number): Promise<void> {
  const bySteps = Map.groupBy(quiet, (watch) =>
    Math.round((nextCheckAt(watch.createdAt, now) - watch.checkAt) / CHECK_EVERY_MS),
  );
  for (const [steps, watches] of bySteps) {
    const next = sql<number>`check_at + ${sql.lit(steps * CHECK_EVERY_MS)}`;
    await db
      .updateTable('watch')
      .set({
        last_checked_at: sql<number>`check_at + ${sql.lit((steps - 1) * CHECK_EVERY_MS)}`,
        check_at: next,
        due_at: sql<number>`CASE WHEN expires_at < ${next} THEN expires_at ELSE ${next} END`,
      })
      .where(
        'id',
        'in',
        watches.map(({ id }) => id),
      )
      .execute();
  }
}

async function writeOutcome(db: Kysely<Tables>, { watch, verdict }: Outcome, now: number): Promise<void> {
  const after = watchAfter(watch, verdict, now);
  if (after === undefined) await db.deleteFrom('watch').where('id', '=', watch.id).execute();
  else await db.updateTable('watch').set(writeWatch(after)).where('id', '=', watch.id).execute();
}

function watchAfter(watch: StoredWatch, verdict: Verdict, now: number): StoredWatch | undefined {
  const status = nextStatus(watch.status, eventOf(verdict));
  if (status === 'gone' || status === 'refused') return undefined;
  if (verdict.kind === 'expired') return { ...watch, status };
  const baseline = verdict.kind === 'quiet' ? (verdict.baseline ?? watch.baseline) : watch.baseline;
  return { ...watch, status, baseline, lastCheckedAt: watch.checkAt, checkAt: nextCheckAt(watch.createdAt, now) };
}

function eventOf(verdict: Verdict): WatchEvent {
  switch (verdict.kind) {
    case 'expired':
      return { kind: 'expiry-reached' };
    case 'removed':
      return { kind: 'target-removed' };
    case 'met':
    case 'quiet':
      return { kind: 'checked', met: verdict.kind === 'met' };
  }
}

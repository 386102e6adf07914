import { type Kysely, sql } from 'kysely';
import { CHECK_EVERY_MS, nextCheckAt } from '../../../lib/domain/watch-limits.ts';
import { nextStatus } from '../../../lib/domain/watch-state.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { evaluate, type Finding } from './evaluate.ts';
import { observe } from './observe.ts';
import { readWatch, type StoredWatch, writeWatch } from './stored-watch.ts';
import { type Findings, type Stamp, writeEvents } from './watch-events.ts';

export interface CheckOptions {
  /** How many watches one transaction takes. */
  readonly batch: number;
  readonly now: number;
  readonly stamp: Stamp;
}

/**
 * Checks one batch of due watches, in one transaction: new state, history and delivery are written together or not at
 * all. Answers how many watches it looked at; several processes may run it at once on PostgreSQL.
 */
export async function checkDue({ db, dialect }: Store, { batch, now, stamp }: CheckOptions): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    const due = trx
      .selectFrom('watch')
      .selectAll()
      .where('due_at', 'is not', null)
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(batch);
    const rows = await (dialect === 'postgres' ? due.forUpdate().skipLocked() : due).execute();
    if (rows.length === 0) return 0;
    const findings = await look(trx, rows.map(readWatch));
    await writeEvents(trx, findings, stamp);
    await writeWatches(trx, findings, now, stamp);
    return rows.length;
  });
}

async function look(db: Kysely<Tables>, watches: readonly StoredWatch[]): Promise<Findings> {
  const findings: Findings = { quiet: [], grown: [], met: [], removed: [], expired: [] };
  const toCheck = watches.filter((watch) => watch.checkAt <= watch.expiresAt);
  findings.expired.push(...watches.filter((watch) => watch.checkAt > watch.expiresAt));
  const productsOf = await observe(db, toCheck);
  for (const watch of toCheck) sort(findings, watch, evaluate(watch, productsOf(watch)));
  return findings;
}

function sort(findings: Findings, watch: StoredWatch, finding: Finding): void {
  switch (finding.kind) {
    case 'removed':
      findings.removed.push(watch);
      break;
    case 'met':
      findings.met.push({ watch, changed: finding.changed });
      break;
    case 'quiet':
      if (finding.baseline === undefined) findings.quiet.push(watch);
      else findings.grown.push({ watch, baseline: finding.baseline });
  }
}

async function writeWatches(
  db: Kysely<Tables>,
  { quiet, grown, met, removed, expired }: Findings,
  now: number,
  stamp: Stamp,
): Promise<void> {
  // Nearly all watches are quiet and on time: one statement moves them on, without reading them again.
  const onTime = quiet.filter((watch) => watch.checkAt + CHECK_EVERY_MS > now);
  if (onTime.length > 0) {
    const next = sql<number>`check_at + ${sql.lit(CHECK_EVERY_MS)}`;
    await db
      .updateTable('watch')
      .set({
        last_checked_at: sql<number>`check_at`,
        check_at: next,
        due_at: sql<number>`CASE WHEN expires_at < ${next} THEN expires_at ELSE ${next} END`,
      })
      .where(
        'id',
        'in',
        onTime.map(({ id }) => id),
      )
      .execute();
  }
  const late = quiet.filter((watch) => watch.checkAt + CHECK_EVERY_MS <= now);
  const changed = [
    ...late.map((watch) => checked(watch, now, stamp)),
    ...grown.map(({ watch, baseline }) => ({ ...checked(watch, now, stamp), baseline })),
    ...met.map(({ watch }) => ({ ...checked(watch, now, stamp), ...moved(watch, { kind: 'checked', met: true }) })),
    ...expired.map((watch) => ({ ...watch, ...moved(watch, { kind: 'expiry-reached' }) })),
  ];
  for (const watch of changed) {
    await db.updateTable('watch').set(writeWatch(watch)).where('id', '=', watch.id).execute();
  }
  if (removed.length > 0) {
    await db
      .deleteFrom('watch')
      .where(
        'id',
        'in',
        removed.map(({ id }) => id),
      )
      .execute();
  }
}

function checked(watch: StoredWatch, now: number, stamp: Stamp): StoredWatch {
  return { ...watch, lastCheckedAt: stamp(watch.checkAt), checkAt: nextCheckAt(watch.createdAt, now) };
}

function moved(watch: StoredWatch, event: Parameters<typeof nextStatus>[1]): Pick<StoredWatch, 'status'> {
  const status = nextStatus(watch.status, event);
  return { status: status === 'gone' || status === 'refused' ? watch.status : status };
}

import type { Kysely } from 'kysely';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { readWatch, type StoredWatch } from './stored-watch.ts';

/** What a check needs of a watch. Nearly all checks find nothing, and never look at the rest. */
export type DueWatch = Pick<
  StoredWatch,
  'id' | 'targetType' | 'targetId' | 'locale' | 'rules' | 'filters' | 'baseline' | 'createdAt' | 'expiresAt' | 'checkAt'
>;

const MOST_KEPT = 2_000;
const parsed = new Map<string, unknown>();

/** Takes a batch of due watches, the longest due first; other processes pass over them until the transaction ends. */
export async function takeDue(
  db: Kysely<Tables>,
  dialect: Store['dialect'],
  now: number,
  batch: number,
): Promise<DueWatch[]> {
  const due = db
    .selectFrom('watch')
    .select([
      'id',
      'target_type',
      'target_id',
      'locale',
      'rules',
      'filters',
      'baseline',
      'created_at',
      'expires_at',
      'check_at',
    ])
    .where('due_at', 'is not', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(batch);
  const rows = await (dialect === 'postgres' ? due.forUpdate().skipLocked() : due).execute();
  return rows.map((row) => ({
    id: row.id,
    targetType: row.target_type as DueWatch['targetType'],
    targetId: row.target_id,
    locale: row.locale,
    rules: parseOnce(row.rules) as DueWatch['rules'],
    filters: parseOnce(row.filters) as DueWatch['filters'],
    baseline: JSON.parse(row.baseline) as DueWatch['baseline'],
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    checkAt: row.check_at,
  }));
}

/** The whole of those few that have something to tell. */
export async function readWhole(db: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, StoredWatch>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('watch').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, readWatch(row)]));
}

/** Many watches have the same rules, to the letter, and are only read. */
function parseOnce(text: string): unknown {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  if (parsed.size >= MOST_KEPT) parsed.clear();
  const value: unknown = JSON.parse(text);
  parsed.set(text, value);
  return value;
}

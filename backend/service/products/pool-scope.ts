import type { Body } from '../body.ts';
import { isUlid } from '../ids.ts';
import type { Report } from '../report.ts';
import type { Store } from '../store/store.ts';
import type { Team } from '../team/teams.ts';
import type { PoolScope } from './request.ts';

/** The pool a request names: one bare ULID of the asking team. */
export async function readPool(body: Body, team: Team, { db }: Store, report: Report): Promise<PoolScope | undefined> {
  const value = body['pool_id'];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string')
    return report.add('pool_id', 'The pool_id field must be a string; only one pool may be given.');
  if (!isUlid(value.toUpperCase()))
    return report.add('pool_id', 'The pool_id field must be the bare ULID of one pool.');
  const pool = await db
    .selectFrom('pool')
    .selectAll()
    .where('id', '=', value.toUpperCase())
    .where('team_id', '=', team.id)
    .executeTakeFirst();
  if (pool === undefined) return report.add('pool_id', 'The selected pool_id is invalid.');
  return {
    id: pool.id,
    networkIds: JSON.parse(pool.network_ids) as number[],
    merchantIds: JSON.parse(pool.merchant_ids) as number[],
  };
}

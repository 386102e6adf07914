import { randomBytes } from 'node:crypto';
import { type Body, readBody } from '../body.ts';
import type { Deps } from '../deps.ts';
import { json, type TeamExchange } from '../http/exchange.ts';
import type { Routes } from '../http/router.ts';
import { invalid, notFound } from '../errors.ts';
import { ulidFrom } from '../ids.ts';
import { pageMeta } from '../paging.ts';
import { createReport, type Report } from '../report.ts';
import type { PoolRow } from '../store/tables.ts';

const PROVIDERS = ['network', 'partner', 'direct'];
const MAX_IDS = 1000;
const MAX_NAME = 255;
/** The number of the first pool. */
const FIRST = 457;

/** A team's pools: networks and merchants under one name, and who carries a click first. */
export function poolRoutes({ store: { db }, clock }: Deps): Routes<TeamExchange> {
  const ofTeam = (teamId: number) => db.selectFrom('pool').selectAll().where('team_id', '=', teamId);
  /** With the next number: whoever finds it taken by somebody who came at the same time takes the one after. */
  const insert = async (wanted: Omit<PoolRow, 'no'>): Promise<PoolRow> => {
    for (;;) {
      const last = await db.selectFrom('pool').select('no').orderBy('no', 'desc').limit(1).executeTakeFirst();
      const pool = { ...wanted, no: (last?.no ?? FIRST - 1) + 1 };
      const done = await db
        .insertInto('pool')
        .values(pool)
        .onConflict((conflict) => conflict.column('no').doNothing())
        .executeTakeFirst();
      if (done.numInsertedOrUpdatedRows === 1n) return pool;
    }
  };

  return {
    'GET /v1/pools': async (c) => {
      const pools = await ofTeam(c.team.id).orderBy('no').execute();
      const perPage = Math.max(100, pools.length);
      const meta = pageMeta({ total: pools.length, perPage, page: 1, count: pools.length, passed: 0 });
      return json({ data: pools.map(viewPool), meta: { ...meta, trace_id: c.traceId } });
    },
    'GET /v1/pools/:id': async (c) => {
      const pool = await ofTeam(c.team.id)
        .where('id', '=', c.params['id'] ?? '')
        .executeTakeFirst();
      if (pool === undefined) return notFound(c, 'Pool');
      return json({ data: viewPool(pool), meta: { trace_id: c.traceId } });
    },
    'POST /v1/pools': async (c) => {
      const read = await readBody(c);
      if (!read.ok) return read.refusal;
      const report = createReport();
      const wanted = readPoolBody(read.body, report);
      if (!report.isEmpty) return invalid(c, report.errors);
      const bits = BigInt(`0x${randomBytes(10).toString('hex')}`);
      const id = ulidFrom(clock.now(), bits);
      const pool = await insert({ ...wanted, id, team_id: c.team.id, is_default: 0 });
      return json({ data: viewPool(pool), meta: { trace_id: c.traceId } }, 201);
    },
  };
}

function readPoolBody(
  body: Body,
  report: Report,
): Pick<PoolRow, 'name' | 'network_ids' | 'merchant_ids' | 'outclick_order'> {
  const { name } = body;
  if (typeof name !== 'string' || name.trim() === '' || name.length > MAX_NAME)
    report.add('name', 'The name field is required.');
  const order = body['outclick_order'] ?? PROVIDERS;
  if (!Array.isArray(order) || order.some((item) => !PROVIDERS.includes(String(item)))) {
    report.add('outclick_order', `The outclick_order field must be an array of ${PROVIDERS.join(', ')}.`);
  }
  return {
    name: String(name),
    network_ids: readIds(body, 'network_ids', report),
    merchant_ids: readIds(body, 'merchant_ids', report),
    outclick_order: JSON.stringify(order),
  };
}

function readIds(body: Body, at: string, report: Report): string {
  const value = body[at] ?? [];
  const isGood = Array.isArray(value) && value.length <= MAX_IDS && value.every((id) => /^\d{1,9}$/.test(String(id)));
  if (!isGood) report.add(at, `The ${at} field must be an array of ids.`);
  return JSON.stringify(isGood ? value.map(Number) : []);
}

const viewPool = (row: PoolRow): Readonly<Record<string, unknown>> => ({
  id: row.id,
  number: row.no,
  name: row.name,
  is_default: row.is_default === 1,
  network_ids: JSON.parse(row.network_ids) as unknown,
  merchant_ids: JSON.parse(row.merchant_ids) as unknown,
  outclick_order: JSON.parse(row.outclick_order) as unknown,
});

import { randomUUID } from 'node:crypto';
import { type Body, isRecord, readBody } from '../body.ts';
import type { Deps } from '../deps.ts';
import { json, type TeamExchange } from '../http/exchange.ts';
import type { Routes } from '../http/router.ts';
import { invalid, notFound } from '../errors.ts';
import { stamp } from '../generate/days.ts';
import { offsetOf, pageMeta, readPaging } from '../paging.ts';
import { publicUrlOf, viewProduct } from '../products/view.ts';
import { createReport, type Report } from '../report.ts';
import { readWhole } from '../scalars.ts';
import type { ProductListRow } from '../store/tables.ts';

const MAX_PRODUCTS = 1000;
const MAX_NAME = 255;

/** A team's lists of products. */
export function listRoutes({ store: { db }, products, directory, config, clock }: Deps): Routes<TeamExchange> {
  const ofTeam = (teamId: number) => db.selectFrom('product_list').selectAll().where('team_id', '=', teamId);
  const view = async (row: ProductListRow, url: string): Promise<Readonly<Record<string, unknown>>> => {
    const ids = JSON.parse(row.product_ids) as string[];
    const byId = new Map((await products.byIds(ids)).map((product) => [product.id, product]));
    const request = {
      credentials: new Map(),
      partners: new Map(),
      isClickTracked: false,
      poolId: undefined,
      shown: undefined,
    };
    const context = { directory, request, publicUrl: publicUrlOf(config, url), now: clock.now() };
    const shown = ids.flatMap((id) => byId.get(id) ?? []).map((product) => viewProduct(product, context));
    const metadata: unknown = JSON.parse(row.metadata);
    return {
      id: row.id,
      name: row.name,
      pool_id: row.pool_id,
      metadata,
      products_count: shown.length,
      products: shown,
    };
  };

  return {
    'GET /v1/products/lists': async (c) => {
      const report = createReport();
      const paging = readPaging(c.query, report);
      if (!report.isEmpty) return invalid(c, report.errors);
      const { page, perPage } = paging;
      const passed = offsetOf(paging);
      const { total } = await db
        .selectFrom('product_list')
        .select((select) => select.fn.countAll().as('total'))
        .where('team_id', '=', c.team.id)
        .executeTakeFirstOrThrow();
      const inOrder = ofTeam(c.team.id).orderBy('created_at').orderBy('id');
      const rows = await inOrder.limit(perPage).offset(passed).execute();
      const data = rows.map((row) => ({
        id: row.id,
        name: row.name,
        pool_id: row.pool_id,
        metadata: JSON.parse(row.metadata) as unknown,
      }));
      const meta = pageMeta({ total: Number(total), perPage, page, count: data.length, passed });
      return json({ data, meta: { ...meta, trace_id: c.traceId } });
    },
    'POST /v1/products/lists': async (c) => {
      const read = await readBody(c);
      if (!read.ok) return read.refusal;
      const report = createReport();
      const wanted = readList(read.body, report);
      if (!report.isEmpty) return invalid(c, report.errors);
      const row = { ...wanted, id: randomUUID(), team_id: c.team.id, created_at: stamp(clock.now()) };
      await db.insertInto('product_list').values(row).execute();
      return json({ data: await view(row, c.incoming.origin), meta: { trace_id: c.traceId } }, 201);
    },
    'GET /v1/products/lists/:id': async (c) => {
      const row = await ofTeam(c.team.id)
        .where('id', '=', idOf(c.params['id'] ?? ''))
        .executeTakeFirst();
      if (row === undefined) return notFound(c, 'Product list');
      return json({ data: await view(row, c.incoming.origin), meta: { trace_id: c.traceId } });
    },
    'DELETE /v1/products/lists/:id': async (c) => {
      const id = idOf(c.params['id'] ?? '');
      const gone = await db
        .deleteFrom('product_list')
        .where('team_id', '=', c.team.id)
        .where('id', '=', id)
        .executeTakeFirst();
      if (gone.numDeletedRows === 0n) return notFound(c, 'Product list');
      return json({ status: 'deleted', id, meta: { trace_id: c.traceId } });
    },
  };
}

/** Anything that is no UUID names no list. */
const idOf = (text: string): string => (/^[0-9a-f-]{36}$/i.test(text) ? text.toLowerCase() : '');

function readList(body: Body, report: Report): Pick<ProductListRow, 'name' | 'metadata' | 'pool_id' | 'product_ids'> {
  const { name } = body;
  if (typeof name !== 'string' || name.trim() === '' || name.length > MAX_NAME)
    report.add('name', 'The name field is required.');
  const metadata = body['metadata'] ?? {};
  if (!isRecord(metadata) && !(Array.isArray(metadata) && metadata.length === 0))
    report.add('metadata', 'The metadata field must be an object.');
  const ids = body['product_ids'] ?? [];
  const isGood =
    Array.isArray(ids) &&
    ids.length <= MAX_PRODUCTS &&
    ids.every((id) => typeof id === 'string' || typeof id === 'number');
  if (!isGood) report.add('product_ids', `The product_ids field must be an array of at most ${MAX_PRODUCTS} ids.`);
  return {
    name: String(name),
    metadata: JSON.stringify(metadata),
    pool_id: readWhole(body['pool_id'], 'pool_id', 1, 2_000_000_000, report) ?? null,
    product_ids: JSON.stringify(isGood ? ids.map(String) : []),
  };
}

import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { readBody } from '../body.ts';
import type { Clock } from '../clock.ts';
import type { AppEnv } from '../env.ts';
import { invalid, methodNotAllowed, notFound } from '../errors.ts';
import type { Directory } from '../merchants/directory.ts';
import { type PageMeta, pageMeta } from '../paging.ts';
import { createReport, type Report } from '../report.ts';
import type { Poster } from '../webhooks/post.ts';
import { verifyChannels } from './verify.ts';
import { parseWatchBody } from './watch-body.ts';
import { applyUpdate, draftOfCreate } from './watch-draft.ts';
import { readPairs, readPaging } from './watch-query.ts';
import type { Page, Paging, WatchStore } from './watch-store.ts';
import { LIST_FIELDS, listedWatch, wholeWatch, wireHistory } from './watch-wire.ts';

export interface WatchRouteDeps {
  readonly watches: WatchStore;
  readonly poster: Poster;
  readonly clock: Clock;
  readonly directory: Directory;
}

type C = Context<AppEnv>;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Everything below `/v1/products/watches`. */
export function watchRoutes({ watches, poster, clock, directory }: WatchRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.post('/', async (c) => {
    const read = await readBody(c);
    if (!read.ok) return read.refusal;
    const [now, report] = [clock.now(), createReport()];
    const body = parseWatchBody(read.body, report);
    const create = body === undefined ? undefined : draftOfCreate(body, { now, directory, report });
    if (create === undefined) return invalid(c, report.errors);
    await verifyChannels(poster, { id: randomUUID(), ...create.draft }, now, report);
    if (!report.isEmpty) return invalid(c, report.errors);
    const made = await watches.create(c.get('team').id, create.draft, create.targetIds, clock.now());
    return c.json({ data: made.map(wholeWatch), meta: trace(c) }, 201);
  });

  routes.get('/', async (c) => {
    const { report, pairs, paging } = readQuery(c);
    if (!report.isEmpty) return invalid(c, report.errors);
    const page = await watches.list(c.get('team').id, pairs, paging);
    return c.json({
      meta: { ...envelope(page, paging), fields: LIST_FIELDS, ...trace(c) },
      data: page.items.map(listedWatch),
    });
  });

  routes.get('/histories', async (c) => {
    const { report, pairs, paging } = readQuery(c);
    if (pairs.length === 0) report.add('metadata', 'The metadata filter is required: metadata[key]=value.');
    if (!report.isEmpty) return invalid(c, report.errors);
    const page = await watches.historyBy(c.get('team').id, pairs, paging);
    return c.json({ meta: { ...envelope(page, paging), ...trace(c) }, data: page.items.map(wireHistory) });
  });

  routes.get('/:id', async (c) => {
    const watch = await findWatch(c);
    return watch === undefined ? notFound(c, 'Watch') : c.json({ data: wholeWatch(watch), meta: trace(c) });
  });

  routes.put('/:id', async (c) => {
    const known = await findWatch(c);
    if (known === undefined) return notFound(c, 'Watch');
    const read = await readBody(c);
    if (!read.ok) return read.refusal;
    const report = createReport();
    const body = parseWatchBody(read.body, report);
    const wanted = body === undefined ? undefined : applyUpdate(known, body, { now: clock.now(), directory, report });
    if (body === undefined || wanted === undefined) return invalid(c, report.errors);
    await verifyChannels(poster, wanted, clock.now(), report);
    if (!report.isEmpty) return invalid(c, report.errors);
    // A check may have moved the watch while its receiver was being asked: the change is made to what it is now.
    const watch = await watches.update(known.teamId, known.id, (current) =>
      applyUpdate(current, body, { now: clock.now(), directory, report }),
    );
    if (!report.isEmpty) return invalid(c, report.errors);
    if (watch === undefined) return notFound(c, 'Watch');
    const paging = { page: 1, perPage: 100 };
    const meta = { ...envelope({ items: [watch], total: 1 }, paging), fields: LIST_FIELDS, ...trace(c) };
    return c.json({ meta, data: [wholeWatch(watch)] });
  });

  routes.delete('/:id', async (c) => {
    const id = readId(c);
    const isGone = id !== undefined && (await watches.remove(c.get('team').id, id));
    return isGone ? c.json({ status: 'deleted', watch_id: id, meta: trace(c) }) : notFound(c, 'Watch');
  });

  routes.get('/:id/histories', async (c) => {
    const watch = await findWatch(c);
    if (watch === undefined) return notFound(c, 'Watch');
    const { report, paging } = readQuery(c);
    if (!report.isEmpty) return invalid(c, report.errors);
    const { items, total } = await watches.historyOf(watch.teamId, watch.id, paging);
    return c.json({
      watch_id: watch.id,
      name: watch.name,
      target_id: watch.targetId,
      histories: items.map(wireHistory),
      meta: { total_events: total, page_size: paging.perPage, page: paging.page, ...trace(c) },
    });
  });

  for (const path of ['/', '/histories', '/:id', '/:id/histories']) routes.all(path, methodNotAllowed);
  return routes;

  async function findWatch(c: C) {
    const id = readId(c);
    return id === undefined ? undefined : await watches.get(c.get('team').id, id);
  }
}

function readId(c: C): string | undefined {
  const id = (c.req.param('id') ?? '').toLowerCase();
  return UUID.test(id) ? id : undefined;
}

function readQuery(c: C): { report: Report; pairs: ReturnType<typeof readPairs>; paging: Paging } {
  const report = createReport();
  const query = new URL(c.req.url).searchParams;
  return { report, pairs: readPairs(query, report), paging: readPaging(query, report) };
}

function trace(c: C): { trace_id: string } {
  return { trace_id: c.get('traceId') };
}

function envelope({ items, total }: Page<unknown>, { page, perPage }: Paging): PageMeta {
  return pageMeta({ total, perPage, page, count: items.length, passed: (page - 1) * perPage });
}

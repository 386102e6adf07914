import { randomUUID } from 'node:crypto';
import { readBody } from '../body.ts';
import type { Clock } from '../clock.ts';
import { json, type TeamExchange } from '../http/exchange.ts';
import type { Routes } from '../http/router.ts';
import { invalid, notFound } from '../errors.ts';
import type { Directory } from '../merchants/directory.ts';
import { type PageMeta, pageMeta, type Paging, readPaging } from '../paging.ts';
import { createReport, type Report } from '../report.ts';
import type { Poster } from '../webhooks/post.ts';
import { verifyChannels } from './verify.ts';
import { parseWatchBody } from './watch-body.ts';
import { applyUpdate, draftOfCreate } from './watch-draft.ts';
import { readPairs } from './watch-query.ts';
import type { Page, WatchStore } from './watch-store.ts';
import { LIST_FIELDS, listedWatch, wholeWatch, wireHistory } from './watch-wire.ts';

export interface WatchRouteDeps {
  readonly watches: WatchStore;
  readonly poster: Poster;
  readonly clock: Clock;
  readonly directory: Directory;
}

type C = TeamExchange;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Everything below `/v1/products/watches`. */
export function watchRoutes({ watches, poster, clock, directory }: WatchRouteDeps): Routes<TeamExchange> {
  return {
    'POST /v1/products/watches': async (c) => {
      const read = await readBody(c);
      if (!read.ok) return read.refusal;
      const [now, report] = [clock.now(), createReport()];
      const body = parseWatchBody(read.body, report);
      const create = body === undefined ? undefined : draftOfCreate(body, { now, directory, report });
      if (create === undefined) return invalid(c, report.errors);
      await verifyChannels(poster, { id: randomUUID(), ...create.draft }, now, report);
      if (!report.isEmpty) return invalid(c, report.errors);
      const made = await watches.create(c.team.id, create.draft, create.targetIds, clock.now());
      return json({ data: made.map(wholeWatch), meta: trace(c) }, 201);
    },

    'GET /v1/products/watches': async (c) => {
      const { report, pairs, paging } = readQuery(c);
      if (!report.isEmpty) return invalid(c, report.errors);
      const page = await watches.list(c.team.id, pairs, paging);
      return json({
        meta: { ...envelope(page, paging), fields: LIST_FIELDS, ...trace(c) },
        data: page.items.map(listedWatch),
      });
    },

    'GET /v1/products/watches/histories': async (c) => {
      const { report, pairs, paging } = readQuery(c);
      if (pairs.length === 0) report.add('metadata', 'The metadata filter is required: metadata[key]=value.');
      if (!report.isEmpty) return invalid(c, report.errors);
      const page = await watches.historyBy(c.team.id, pairs, paging);
      return json({ meta: { ...envelope(page, paging), ...trace(c) }, data: page.items.map(wireHistory) });
    },

    'GET /v1/products/watches/:id': async (c) => {
      const watch = await findWatch(c);
      return watch === undefined ? notFound(c, 'Watch') : json({ data: wholeWatch(watch), meta: trace(c) });
    },

    'PUT /v1/products/watches/:id': async (c) => {
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
      return json({ meta, data: [wholeWatch(watch)] });
    },

    'DELETE /v1/products/watches/:id': async (c) => {
      const id = readId(c);
      const isGone = id !== undefined && (await watches.remove(c.team.id, id));
      return isGone ? json({ status: 'deleted', watch_id: id, meta: trace(c) }) : notFound(c, 'Watch');
    },

    'GET /v1/products/watches/:id/histories': async (c) => {
      const watch = await findWatch(c);
      if (watch === undefined) return notFound(c, 'Watch');
      const { report, paging } = readQuery(c);
      if (!report.isEmpty) return invalid(c, report.errors);
      const { items, total } = await watches.historyOf(watch.teamId, watch.id, paging);
      return json({
        watch_id: watch.id,
        name: watch.name,
        target_id: watch.targetId,
        histories: items.map(wireHistory),
        meta: { total_events: total, page_size: paging.perPage, page: paging.page, ...trace(c) },
      });
    },
  };

  async function findWatch(c: C) {
    const id = readId(c);
    return id === undefined ? undefined : await watches.get(c.team.id, id);
  }
}

function readId(c: C): string | undefined {
  const id = (c.params['id'] ?? '').toLowerCase();
  return UUID.test(id) ? id : undefined;
}

function readQuery(c: C): { report: Report; pairs: ReturnType<typeof readPairs>; paging: Paging } {
  const report = createReport();
  return { report, pairs: readPairs(c.query, report), paging: readPaging(c.query, report) };
}

function trace(c: C): { trace_id: string } {
  return { trace_id: c.traceId };
}

function envelope({ items, total }: Page<unknown>, { page, perPage }: Paging): PageMeta {
  return pageMeta({ total, perPage, page, count: items.length, passed: (page - 1) * perPage });
}

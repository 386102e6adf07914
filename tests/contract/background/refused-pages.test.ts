import { describe, expect, test } from 'vitest';
import { watchState } from '../../../lib/domain/watch-record.ts';
import { createDisk, startWorker, type Worker } from '../../support/worker.ts';
import { until, wish } from './catalog.ts';

// It is written nowhere that the list of watches takes a page. A catalog that has one and refuses its name shows the first of
// them for ever.

interface Stored {
  readonly watch_id: string;
  readonly target_id: string;
  readonly metadata: Readonly<Record<string, string>>;
  status: string;
}

const PER_PAGE = 2;

function stubborn(refusal: number) {
  const stored: Stored[] = [];
  const news: object[] = [];
  const seen = { creates: 0 };
  let answersCreates = true;
  let hidesEach = false;
  const page = (rows: readonly object[]) => ({
    data: rows.slice(0, PER_PAGE),
    meta: { total: rows.length, current_page: 1, last_page: Math.ceil(rows.length / PER_PAGE), per_page: PER_PAGE },
  });
  const one = (id: string | undefined): Response => {
    const watch = stored.find(({ watch_id }) => watch_id === id);
    return watch === undefined || hidesEach
      ? Response.json({ message: 'No query results.' }, { status: 404 })
      : Response.json({ data: { ...watch, target_type: 'product', created_at: '2026-09-01 10:00:00' }, meta: {} });
  };
  const create = (body: { readonly target_ids: readonly string[] }): Response => {
    seen.creates += 1;
    for (const target_id of body.target_ids) {
      stored.push({ ...body, target_id, watch_id: crypto.randomUUID(), status: 'active' } as never);
    }
    if (!answersCreates) throw new TypeError('the answer was lost');
    return Response.json({ message: 'created' });
  };
  const list = (search: URLSearchParams): Response => {
    if (search.has('page')) return Response.json({ message: 'The page field is prohibited.' }, { status: refusal });
    const pairs = [...search].map(([name, value]) => [/^metadata\[(.*)\]$/.exec(name)?.[1] ?? '', value] as const);
    const found = stored.filter(({ metadata }) => pairs.every(([key, value]) => metadata[key] === value));
    // A row of the list leaves half of the fields out.
    return Response.json(page(found.map((row) => ({ ...row, target_type: undefined }))));
  };
  return {
    stored,
    seen,
    news,
    hideEach() {
      hidesEach = true;
    },
    loseAnswers(isLost: boolean) {
      answersCreates = !isLost;
    },
    fetch: async (url: string, init: RequestInit): Promise<Response> => {
      const { pathname, searchParams } = new URL(url);
      const [, id] = /^\/v1\/products\/watches\/([\da-f-]{36})$/.exec(pathname) ?? [];
      if (pathname === '/v1/account') return Response.json({ team_id: 7, api_request_rate_limit: 6000 });
      if (pathname === '/v1/products/watches/histories') return Response.json(page(news));
      if (id !== undefined) return one(id);
      if (pathname !== '/v1/products/watches') return Response.json({ message: 'none' }, { status: 404 });
      return init.method === 'POST' ? create(JSON.parse(init.body as string)) : list(searchParams);
    },
  };
}

async function records(worker: Worker) {
  const reply = await worker.ask('watch/list', {});
  if (!reply.ok) throw new Error(reply.failure.kind);
  return reply.value;
}

describe.each([422, 400, 404, 405])('a catalog that refuses every page but the first by %i', (refusal) => {
  test('still shows what it has, and what was set here is read one by one', async () => {
    const catalog = stubborn(refusal);
    const disk = createDisk();
    const worker = startWorker(disk, { fetch: catalog.fetch });
    await worker.ask('connection/use', { address: 'https://proxy.example' });
    for (const target of ['1', '2', '3', '4']) await worker.ask('watch/create', wish([target]));
    expect((await records(worker)).watches.map((record) => watchState(record))).toEqual(Array(4).fill('active'));

    const [onPage, , beyond, gone] = catalog.stored;
    onPage!.status = 'completed';
    beyond!.status = 'completed';
    catalog.stored.splice(catalog.stored.indexOf(gone!), 1);
    catalog.news.push({
      id: 'h1',
      watch_id: beyond!.watch_id,
      changes: [{ field: 'final_price', old_value: 20, new_value: 10 }],
      notified_at: new Date().toISOString(),
    });
    const read = await worker.ask('watch/refresh', {});
    expect(read).toEqual({ ok: false, failure: { kind: 'cut-short' } });
    const { watches, lastReadAt } = await records(worker);
    const states = Object.fromEntries(watches.map((record) => [record.draft.targetIds[0], watchState(record)]));
    expect(states).toEqual({ 1: 'completed', 2: 'active', 3: 'completed', 4: 'removed' });
    expect(lastReadAt).not.toBeNull();
    expect([...disk.shown.values()].map(({ message }) => message).join()).toContain('€10.00');
    worker.kill();
  });

  test('is not told of an alert twice, though its list does not show that it has it', async () => {
    const catalog = stubborn(refusal);
    let now = Date.now();
    const worker = startWorker(createDisk(), { fetch: catalog.fetch, now: () => now });
    await worker.ask('connection/use', { address: 'https://proxy.example' });
    catalog.loseAnswers(true);
    await worker.ask('watch/create', wish(['1', '2', '3']));
    catalog.loseAnswers(false);
    now += 3_600_000;
    worker.alarm('send');
    const settled = async () =>
      (await records(worker)).watches.filter(({ intent }) => intent === undefined).length === 2;
    expect(await until(settled, 5000)).toBe(true);
    const waiting = (await records(worker)).watches.find(({ intent }) => intent !== undefined);
    expect(waiting?.failure).toEqual({ kind: 'cut-short' });
    expect(catalog.seen.creates).toBe(1);
    worker.kill();
  });
});

test('a catalog that breaks off is no catalog that has no more', async () => {
  const catalog = stubborn(503);
  const worker = startWorker(createDisk(), { fetch: catalog.fetch });
  await worker.ask('connection/use', { address: 'https://proxy.example' });
  for (const target of ['1', '2', '3']) await worker.ask('watch/create', wish([target]));
  const read = await worker.ask('watch/refresh', {});
  expect(read.ok ? undefined : read.failure.kind).toBe('service-down');
  expect((await records(worker)).watches.map((record) => watchState(record))).toEqual(Array(3).fill('active'));
  worker.kill();
}, 15_000);

test('what the list shows is there, though it cannot be read by itself', async () => {
  const catalog = stubborn(422);
  catalog.hideEach();
  const worker = startWorker(createDisk(), { fetch: catalog.fetch });
  await worker.ask('connection/use', { address: 'https://proxy.example' });
  for (const target of ['1', '2']) await worker.ask('watch/create', wish([target]));
  await worker.ask('watch/refresh', {});
  expect((await records(worker)).watches.map((record) => watchState(record))).toEqual(['active', 'active']);
  worker.kill();
});

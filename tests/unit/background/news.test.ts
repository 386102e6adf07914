import { afterEach, expect, test } from 'vitest';
import type { WatchRecord } from '../../../lib/domain/watch-record.ts';
import { createDatabase } from '../../../lib/storage/database.ts';
import { createWatchStore } from '../../../lib/storage/watch-store.ts';
import { createDisk, startWorker, type Worker } from '../../support/worker.ts';

// What is news to a browser, and that none of it is passed over.

const DAY_MS = 86_400_000;
const REAL = Date.parse('2026-11-20T12:00:00Z');
const workers: Worker[] = [];
afterEach(() => {
  for (const worker of workers.splice(0)) worker.kill();
});

function browserAt(now: number, events: boolean, answer: (url: URL) => unknown) {
  const disk = createDisk();
  const capabilities = { events, watches: true, marketplaces: [] };
  const kind = events ? 'elsewhere' : 'transparent';
  const connection = { address: 'https://proxy.example', kind, connectedAt: now, capabilities };
  disk.local.set('connection', { connection, key: 'k' });
  const start = (): Worker => {
    const worker = startWorker(disk, {
      now: () => now,
      fetch: async (text) => {
        const url = new URL(text);
        const nothing = { data: [], meta: { total: 0, current_page: 1, last_page: 1 } };
        const said = /events|histories/.test(url.pathname) ? answer(url) : nothing;
        return said instanceof Response ? said : Response.json(said);
      },
    });
    workers.push(worker);
    return worker;
  };
  return { disk, start };
}

/** A watch as it is kept: set at this time of the browser's clock. */
function watch(id: string, createdAt: number): WatchRecord {
  const draft = {
    name: id,
    targetType: 'product',
    targetIds: ['1'],
    status: 'active',
    rules: [{ field: 'on_sale', condition: 'change', startValue: null, threshold: null }],
    filters: [],
    metadata: {},
  } as const;
  const remote = { ...draft, id, targetId: '1', createdAt };
  const product = { key: 'gtin:1', name: id };
  return {
    clientId: `g-${id}~1`,
    draft,
    attempts: 0,
    nextTryAt: 0,
    remote,
    createdAt,
    changedAt: 1,
    tags: [],
    product,
  };
}

test('a clock that runs two days ahead keeps back nothing of the watches that were set here', async () => {
  const now = REAL + 2 * DAY_MS;
  const events = ['mine', 'theirs'].map((id, index) => ({
    seq: index + 1,
    received_at: REAL,
    watch_history_id: `h-${id}`,
    watch_event_type: 'product_watch_alert',
    timestamp: REAL / 1000,
    watch_id: id,
    watch_name: id,
    metadata: { elsewhere: '1' },
    details: [{ id: '1', name: 'Kettle', changes: [{ field: 'final_price', old_value: 9, new_value: 8 }] }],
  }));
  const { disk, start } = browserAt(now, true, () => ({ events, cursor: 2, next_poll_s: 60 }));
  const worker = start();
  await createWatchStore(createDatabase()).put([watch('mine', now + 1), watch('theirs', REAL - DAY_MS)]);
  await worker.ask('watch/refresh', {});
  const inbox = await worker.ask('inbox/list', {});
  expect(inbox.ok && inbox.value.map(({ alert }) => alert.historyId).toSorted()).toEqual(['h-mine', 'h-theirs']);
  expect([...disk.shown.keys()]).toEqual(['h-mine']);
});

test.each<[string, number, boolean]>([
  ['a service that takes no page', 422, true],
  ['a service that is down by then', 500, false],
])(
  'what the first page of histories tells is shown, though the next one is refused by %s',
  async (_, status, isEnd) => {
    const history = {
      id: 'h-1',
      watch_id: 'mine',
      changes: [{ field: 'final_price', old_value: 9, new_value: 8 }],
      notified_at: new Date(REAL + 1000).toISOString(),
    };
    const refusal = { message: 'The page field is not known.', errors: { page: ['The page field is not known.'] } };
    const { disk, start } = browserAt(REAL, false, (url) =>
      url.searchParams.has('page')
        ? Response.json(refusal, { status })
        : { data: [history], meta: { current_page: 1, last_page: 2 } },
    );
    const worker = start();
    await createWatchStore(createDatabase()).put([watch('mine', REAL + 1)]);
    const read = await worker.ask('watch/refresh', {});
    expect(read.ok).toBe(isEnd);
    expect([...disk.shown.keys()]).toEqual(['h-1']);
  },
);

test('histories that could not be read to their end are read on, though their first page is known by then', async () => {
  let isCut = true;
  const history = (page: number, place: number) => ({
    id: `h-${String(page)}-${String(place)}`,
    watch_id: 'mine',
    changes: [{ field: 'final_price', old_value: 9, new_value: 8 }],
    notified_at: new Date(REAL - page * 1000 - place).toISOString(),
  });
  const { start } = browserAt(REAL, false, (url) => {
    const page = Number(url.searchParams.get('page') ?? 1);
    if (page === 2 && isCut) throw new TypeError('no way through');
    return { data: [history(page, 1), history(page, 2)], meta: { current_page: page, last_page: 3 } };
  });
  const first = start();
  await first.ask('watch/refresh', {});
  first.kill();
  isCut = false;
  const second = start();
  await second.ask('watch/refresh', {});
  const inbox = await second.ask('inbox/list', {});
  expect(inbox.ok && inbox.value).toHaveLength(6);
  const asked = second.requests.length;
  await second.ask('watch/refresh', {});
  expect(
    second.requests.slice(asked).filter(({ url }) => url.includes('histories')),
    'read whole once',
  ).toHaveLength(1);
});

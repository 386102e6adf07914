import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type WatchRecord, watchState } from '../../../lib/domain/watch-record.ts';
import { createDisk, type Disk, startWorker, type Worker } from '../../support/worker.ts';
import { atService, type Catalog, pair, startCatalog, until, wish } from './catalog.ts';

// What the service, the feed and the clock get wrong, as the user's browser meets it.

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog(300);
});
afterAll(() => catalog.close());

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

async function paired(): Promise<Disk> {
  const disk = createDisk();
  const worker = startWorker(disk);
  await pair(worker, catalog);
  worker.kill();
  return disk;
}

function reply(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}

/** Answers a create by this, and lets everything else through. */
function refusing(answer: () => Response): Fetch {
  return (url, init) => (init.method === 'POST' ? Promise.resolve(answer()) : fetch(url, init));
}

async function set(worker: Worker): Promise<WatchRecord> {
  const { id } = await catalog.product();
  const created = await worker.ask('watch/create', wish([id]));
  const [record] = created.ok ? created.value : [];
  if (record === undefined) throw new Error(JSON.stringify(created));
  return record;
}

describe('a create that is refused is kept, and says why', () => {
  const message = 'the webhook endpoint did not answer the verification';
  test.each<[string, () => Response, string, string]>([
    ['webhook refused', () => reply(422, { message, errors: { notifications: [message] } }), 'invalid', 'failed'],
    [
      'the plan used up',
      () => reply(422, { message: 'Your subscription plan has reached its total usage limit.' }),
      'plan-exhausted',
      'pending',
    ],
    ['credentials missing', () => reply(422, { message: 'networks: needed', errors: {} }), 'invalid', 'failed'],
    ['too many at once', () => reply(429, {}, { 'retry-after': '30' }), 'rate-limited', 'pending'],
    ['the service is down', () => reply(503, {}), 'service-down', 'pending'],
    [
      'a page that is no catalog',
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
      'wrong-server',
      'pending',
    ],
  ])('%s', async (_, answer, kind, state) => {
    const disk = await paired();
    const record = await set(startWorker(disk, { fetch: refusing(answer) }));
    expect(record.failure?.kind).toBe(kind);
    expect(watchState(record)).toBe(state);
    // Only what may pass by itself is tried again by itself.
    expect(disk.alarms.has('send')).toBe(state === 'pending');
    if (state === 'pending') {
      const later = startWorker(disk, { now: () => Date.now() + 3_600_000 });
      later.alarm('send');
      expect(await until(async () => (await atService(catalog, record.draft.targetIds[0])).length === 1)).toBe(true);
    }
  });
});

test('what was refused is tried again when it is wished for again, and is then one watch', async () => {
  const disk = await paired();
  const refusal = () => reply(422, { message: 'the webhook did not answer', errors: {} });
  const { id } = await catalog.product();
  const refused = startWorker(disk, { fetch: refusing(refusal) });
  await refused.ask('watch/create', wish([id]));
  refused.kill();
  const worker = startWorker(disk, { now: () => Date.now() + 60_000 });
  const again = await worker.ask('watch/create', wish([id]));
  expect(again.ok && again.value.map((record) => watchState(record))).toEqual(['active']);
  const { id: other } = await catalog.product();
  const both = await worker.ask('watch/create', wish([id, other]));
  expect(both.ok && both.value).toHaveLength(2);
  expect(await atService(catalog, other)).toHaveLength(1);
});

test('a wish that waits for a way through is one wish, however often and with whatever else it is wished', async () => {
  const disk = await paired();
  const { id } = await catalog.product();
  const cut = startWorker(disk, { fetch: () => Promise.reject(new TypeError('no way through')) });
  await cut.ask('watch/create', wish([id]));
  cut.kill();
  const minutesLater = { now: () => Date.now() + 600_000 };
  const stillCut = startWorker(disk, { ...minutesLater, fetch: () => Promise.reject(new TypeError('no way through')) });
  await stillCut.ask('watch/create', wish([id]));
  stillCut.kill();
  const { id: other } = await catalog.product();
  const worker = startWorker(disk, minutesLater);
  const both = await worker.ask('watch/create', wish([id, other]));
  expect(both.ok && both.value.map((record) => watchState(record))).toEqual(['active', 'active']);
  for (const target of [id, other]) expect(await atService(catalog, target)).toHaveLength(1);
});

describe('the feed', () => {
  const event = (seq: number, history: string, watchId: string, change: object = {}) => ({
    seq,
    received_at: Date.now(),
    watch_history_id: history,
    watch_event_type: 'product_watch_alert',
    timestamp: Math.floor(Date.now() / 1000),
    watch_id: watchId,
    watch_name: 'Kettle',
    target_id: '1',
    metadata: { elsewhere: '1', elsewhere_currency: 'EUR' },
    details: [{ id: '1', name: 'Kettle', changes: [{ field: 'final_price', old_value: 9, new_value: 8 }] }],
    ...change,
  });

  test('doubled, out of order, of an unknown watch, or from a later version: each alert is shown once', async () => {
    const disk = await paired();
    const record = await set(startWorker(disk));
    const known = record.remote?.id ?? '';
    const events = [
      event(3, 'h-3', known),
      event(1, 'h-1', known),
      event(3, 'h-3', known),
      event(4, 'h-4', '99999999-9999-4999-8999-999999999999'),
      event(5, 'h-5', known, { watch_event_type: 'product_watch_alert', a_later_field: { deep: true } }),
      { seq: 6, received_at: Date.now(), kind: 'something of a later version' },
    ];
    const feed: Fetch = (url, init) =>
      url.includes('/events')
        ? Promise.resolve(reply(200, { events: url.includes('since=6') ? [] : events, cursor: 6, next_poll_s: 60 }))
        : fetch(url, init);
    for (let round = 0; round < 2; round += 1) {
      const worker = startWorker(disk, { fetch: feed });
      await worker.ask('watch/refresh', {});
      worker.kill();
    }
    const inbox = await startWorker(disk).ask('inbox/list', {});
    const ids = inbox.ok ? inbox.value.map(({ alert }) => alert.historyId) : [];
    expect(ids.toSorted()).toEqual(['h-1', 'h-3', 'h-4', 'h-5']);
    expect([...disk.shown.values()].map(({ times }) => times)).toEqual(ids.map(() => 1));
    expect(disk.local.get('cursor')).toBe(6);
  });
});

describe('the clock', () => {
  test('set back by a year, it still sends and looks', async () => {
    const disk = await paired();
    const year = 365 * 86_400_000;
    const ahead = startWorker(disk, { fetch: refusing(() => reply(503, {})), now: () => Date.now() + year });
    const record = await set(ahead);
    expect(watchState(record)).toBe('pending');
    ahead.kill();
    const back = startWorker(disk);
    back.startUp();
    expect(await until(async () => (await atService(catalog, record.draft.targetIds[0])).length === 1)).toBe(true);
    expect(await until(async () => disk.alarms.has('poll'))).toBe(true);
    expect(disk.alarms.get('poll')?.scheduledTime).toBeLessThan(Date.now() + 3_600_000);
  });
});

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEventPage } from '../../../lib/contract/event-page.ts';
import { eventually, startHarness } from './proxy-harness.ts';
import type { Client, Harness } from './proxy-harness.ts';
import { sendJson, startUpstream } from './upstream.ts';
import type { Upstream } from './upstream.ts';
import { createWatchService } from './watch-service.ts';
import type { WatchService } from './watch-service.ts';

const WATCHES = '/v1/products/watches';
let upstream: Upstream;
let service: WatchService;
let harness: Harness;
let anna: Client;
let ben: Client;
let hook: string;
beforeAll(async () => {
  upstream = await startUpstream();
  harness = await startHarness({
    CATALOG_API_URL: upstream.url,
    CATALOG_API_TOKEN: 'the-token-of-the-team',
    ELSEWHERE_PUBLIC_URL: 'https://proxy.example',
  });
  anna = await harness.client('anna');
  ben = await harness.client('ben');
});
afterAll(async () => {
  await harness.close();
  await upstream.close();
});
beforeEach(() => {
  service = createWatchService();
  upstream.behave = service.behave;
});

async function watch(client: Client): Promise<string> {
  const body = {
    name: 'shoes',
    target_type: 'product',
    target_ids: ['1'],
    status: 'active',
    rules: [],
    metadata: { mine: 'yes' },
  };
  const id = (await client.ask(WATCHES, { body })).json.data[0].watch_id as string;
  hook = new URL(service.watches.get(id)?.notifications[0]?.channel_target ?? '').pathname;
  return id;
}
const post = (packet: unknown) => harness.ask(hook, { body: packet });
const events = (client: Client, since = 0) => client.ask(`/elsewhere/v1/events?since=${since}`);
const cursorOf = async (client: Client): Promise<number> => (await events(client)).json.cursor as number;
const newsAfter = (client: Client, since: number) =>
  eventually(async () => {
    const { json } = await events(client, since);
    return json.events.length > 0 ? json : undefined;
  });

describe('an alert', () => {
  test('is shown once to its owner, however often it is posted, and to nobody else', async () => {
    const id = await watch(anna);
    const since = await cursorOf(anna);
    const { packet } = service.fire(id);
    const posted = await Promise.all([post(packet), post(packet), post(packet)]);
    expect(posted.map(({ status }) => status)).toEqual([200, 200, 200]);
    const news = await newsAfter(anna, since);
    expect(news.events).toHaveLength(1);
    expect(news.events[0]).toMatchObject({
      watch_history_id: packet['watch_history_id'],
      metadata: { mine: 'yes' },
      seq: news.cursor,
    });
    expect(JSON.stringify(news)).not.toContain('elsewhere_owner');
    await post(packet);
    expect((await events(anna, news.cursor)).json.events).toEqual([]);
    expect((await events(ben)).json.events).toEqual([]);
    // The extension's own reading of it.
    const page = readEventPage('major', Date.now())(news);
    expect(page.ok && page.value.alerts[0]).toMatchObject({ kind: 'change', watchId: id });
  });

  test('ends what was kept of searches: who follows it is not shown the price of before', async () => {
    upstream.behave = (received, response) => {
      if (received.url === '/v1/products/omni') sendJson(response, { data: [], meta: {} });
      else service.behave(received, response);
    };
    const id = await watch(anna);
    const search = async () => {
      const body = { criteria: [{ field: 'keyword', value: 'shoes' }] };
      return (await ben.ask('/v1/products/omni', { body })).headers.get('x-elsewhere-cache');
    };
    const since = await cursorOf(anna);
    expect([await search(), await search()]).toEqual(['miss', 'hit']);
    await post(service.fire(id).packet);
    await newsAfter(anna, since);
    expect(await search()).toBe('miss');
  });

  test.each([
    [
      'a removed product',
      {
        details: [
          {
            id: '1',
            name: 'Unknown',
            network: { id: null, name: null },
            merchant: { id: null, name: null },
            changes: [{ field: '__product__', old_value: 'available', new_value: 'unavailable' }],
          },
        ],
      },
    ],
    [
      'an expired watch',
      {
        details: undefined,
        timestamp: '2026-11-21T10:00:00.000000Z',
        target_id: '1',
        changes: [{ field: '__watch__', old_value: 'active', new_value: 'expired' }],
      },
    ],
  ])('of %s is taken in as well', async (_name, shape) => {
    const id = await watch(anna);
    const since = await cursorOf(anna);
    const { packet } = service.fire(id);
    expect((await post({ ...packet, ...shape })).status).toBe(200);
    expect((await newsAfter(anna, since)).events).toHaveLength(1);
  });

  test('of a product that was removed, its watch and history with it, still comes to its owner', async () => {
    const id = await watch(anna);
    const since = await cursorOf(anna);
    const { packet } = service.fire(id);
    const price = service.fire(id).packet;
    service.watches.delete(id);
    const changes = [{ field: '__product__', old_value: 'available', new_value: 'unavailable' }];
    const nobody = { id: null, name: null };
    const details = [{ id: '1', name: 'Unknown', network: nobody, merchant: nobody, changes }];
    // That a watch is gone says nothing of a price.
    await post(price);
    await post({ ...packet, details });
    const news = await newsAfter(anna, since);
    expect(news.events).toMatchObject([{ watch_history_id: packet['watch_history_id'], details }]);
  });

  test('says what the history says, whatever was posted under its number', async () => {
    const id = await watch(anna);
    const since = await cursorOf(anna);
    const { packet } = service.fire(id, 9.99);
    const [detail] = packet['details'] as object[];
    const lie = [{ field: 'final_price', old_value: 12.99, new_value: 0.01 }];
    await post({ ...packet, details: [{ ...detail, changes: lie }] });
    const { events: shown } = await newsAfter(anna, since);
    expect(shown[0].details).toEqual(packet['details']);
  });

  test('that the history does not have is none: forged, or a test packet', async () => {
    const id = await watch(anna);
    const since = await cursorOf(anna);
    const { packet } = service.fire(id);
    service.histories.pop();
    expect((await post(packet)).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect((await events(anna, since)).json.events).toEqual([]);
  });

  test("with another's name in it goes to whoever owns the watch", async () => {
    const id = await watch(anna);
    await watch(ben);
    const [since, bens] = [await cursorOf(anna), await cursorOf(ben)];
    const theirs = [...service.watches.values()].at(-1)?.metadata;
    const { packet } = service.fire(id);
    await post({ ...packet, metadata: theirs });
    expect((await newsAfter(anna, since)).events).toHaveLength(1);
    expect((await events(ben, bens)).json.events).toEqual([]);
  });

  test('is still there after a restart', async () => {
    const id = await watch(anna);
    const since = await cursorOf(anna);
    await post(service.fire(id).packet);
    await newsAfter(anna, since);
    await harness.restart();
    expect((await events(anna, since)).json.events).toHaveLength(1);
  });
});

describe('the hook', () => {
  test('is not found by guessing', async () => {
    await watch(anna);
    for (const path of [
      '/elsewhere/v1/hooks/own',
      '/elsewhere/v1/hooks/x',
      `${hook.slice(0, -1)}!`,
      `${hook}/`,
      `${hook}x`,
    ])
      expect([400, 404]).toContain((await harness.ask(path, { body: {} })).status);
    expect((await harness.ask(hook)).status).toBe(405);
  });

  test.each([
    ['{'],
    ['null'],
    ['[]'],
    ['{}'],
    ['"x"'],
    ['{"watch_history_id":1}'],
    ['{"watch_history_id":"a","watch_event_type":"product_watch_alert","watch_id":"b","details":[]}'],
  ])('%s is no notification', async (body) => {
    await watch(anna);
    expect((await post(body)).status).toBe(400);
  });

  test('takes no more than a notification can be', async () => {
    await watch(anna);
    expect((await post({ watch_name: 'x'.repeat(300_000) })).status).toBe(413);
  });
});

describe('the feed', () => {
  test('pages by its cursor, and has nothing to add when nothing was', async () => {
    const id = await watch(anna);
    const since = await cursorOf(anna);
    const packets = [1, 2, 3].map((price) => service.fire(id, price).packet);
    for (const packet of packets) await post(packet);
    await eventually(async () => ((await events(anna, since)).json.events.length === 3 ? true : undefined));
    const first = (await anna.ask(`/elsewhere/v1/events?since=${since}&limit=2`)).json;
    expect(first.events).toHaveLength(2);
    const second = await anna.ask(`/elsewhere/v1/events?since=${first.cursor}&limit=2`);
    expect(second.json.events).toHaveLength(1);
    expect(second.json.cursor).toBeGreaterThan(first.cursor);
    const path = `/elsewhere/v1/events?since=${second.json.cursor}`;
    const etag = (await anna.ask(path)).headers.get('etag') ?? '';
    const again = await anna.ask(path, { headers: { 'if-none-match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    await post(service.fire(id).packet);
    const changed = await eventually(async () => {
      const answer = await anna.ask(path, { headers: { 'if-none-match': etag } });
      return answer.status === 200 ? answer : undefined;
    });
    expect(changed.json.events).toHaveLength(1);
  });

  test.each(['since=-1', 'since=x', 'since=1.5', 'limit=0', 'limit=100000', 'since=99999999999999999999'])(
    '%s is refused',
    async (query) => {
      expect((await anna.ask(`/elsewhere/v1/events?${query}`)).status).toBe(400);
    },
  );
});

test('the hook’s secret is in no answer, and its hash is not its name', async () => {
  await watch(anna);
  const secret = hook.split('/').at(-1) ?? '';
  for (const path of ['/elsewhere/v1/about', '/health', '/'])
    expect((await harness.ask(path)).text).not.toContain(secret);
  for (const path of [WATCHES, '/elsewhere/v1/events', '/metrics'])
    expect((await anna.ask(path)).text).not.toContain(secret);
  expect(
    (await harness.ask(`/elsewhere/v1/hooks/${createHash('sha256').update(secret).digest('base64url')}`, { body: {} }))
      .status,
  ).toBe(404);
});

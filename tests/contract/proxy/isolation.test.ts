import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startHarness } from './proxy-harness.ts';
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

const draft = {
  name: 'shoes',
  target_type: 'product',
  target_ids: ['8099982740095203709'],
  status: 'active',
  rules: [],
  metadata: { colour: 'red' },
};
async function create(client: Client, more: object = {}): Promise<string> {
  const { json } = await client.ask(WATCHES, { body: { ...draft, ...more } });
  return json.data[0].watch_id as string;
}

describe('whose watch it is', () => {
  test('stands in its metadata at the service, and nowhere else', async () => {
    const id = await create(anna);
    const stored = service.watches.get(id);
    expect(Object.keys(stored?.metadata ?? {}).sort()).toEqual(['colour', 'elsewhere_owner']);
    for (const path of [
      WATCHES,
      `${WATCHES}/${id}`,
      `${WATCHES}/${id}/histories`,
      `${WATCHES}/histories?metadata[colour]=red`,
    ]) {
      const { status, text } = await anna.ask(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).not.toContain('elsewhere_owner');
      expect(text).not.toContain(stored?.metadata['elsewhere_owner']);
    }
  });

  test.each([
    ['in a body', { metadata: { elsewhere_owner: 'somebody' } }],
    ['in capitals', { metadata: { Elsewhere_Owner: 'somebody', ' elsewhere_owner ': 'x' } }],
  ])('cannot be claimed %s', async (_name, more) => {
    const id = await create(anna, more);
    expect(Object.keys(service.watches.get(id)?.metadata ?? {})).toEqual(['elsewhere_owner']);
    expect((await anna.ask(`${WATCHES}/${id}`)).status).toBe(200);
  });

  test.each([
    'metadata[elsewhere_owner]=',
    'metadata%5Belsewhere_owner%5D=',
    'metadata[elsewhere_owner][]=',
    'metadata[ELSEWHERE_OWNER]=',
    'metadata[]=elsewhere_owner&metadata=',
    'metadata%255Belsewhere_owner%255D=',
  ])('cannot be claimed in a filter: %s', async (filter) => {
    const id = await create(anna);
    const owner = service.watches.get(id)?.metadata['elsewhere_owner'] ?? '';
    const { json } = await ben.ask(`${WATCHES}?${filter}${encodeURIComponent(owner)}`);
    expect(json.data).toEqual([]);
    expect(
      (await ben.ask(`${WATCHES}/histories?metadata[a]=b&${filter}${encodeURIComponent(owner)}`)).json.data,
    ).toEqual([]);
  });

  test("another's looks like none, for every method", async () => {
    const id = await create(anna);
    const none = '00000000-0000-4000-8000-000000000000';
    for (const [method, tail] of [
      ['GET', ''],
      ['PUT', ''],
      ['DELETE', ''],
      ['GET', '/histories'],
    ] as const) {
      const body = method === 'PUT' ? draft : undefined;
      const foreign = await ben.ask(`${WATCHES}/${id}${tail}`, { method, ...(body ? { body } : {}) });
      const missing = await ben.ask(`${WATCHES}/${none}${tail}`, { method, ...(body ? { body } : {}) });
      expect([method, foreign.status, foreign.text]).toEqual([method, 404, missing.text]);
    }
    expect(service.watches.has(id)).toBe(true);
  });

  test('is not asked for once more to delete one that was read as the owner’s', async () => {
    const mine = await create(anna);
    const before = upstream.received.length;
    expect((await anna.ask(`${WATCHES}/${mine}`, { method: 'DELETE' })).status).toBe(200);
    expect(upstream.received.slice(before).map(({ method }) => method)).toEqual(['DELETE']);
    expect((await anna.ask(`${WATCHES}/${mine}`, { method: 'DELETE' })).status).toBe(404);

    const hers = await create(anna);
    const asked = upstream.received.length;
    expect((await ben.ask(`${WATCHES}/${hers}`, { method: 'DELETE' })).status).toBe(404);
    expect(upstream.received.slice(asked).map(({ method }) => method)).toEqual(['GET']);
  });

  test('is kept by an update that does not speak of it', async () => {
    const id = await create(anna);
    const updated = await anna.ask(`${WATCHES}/${id}`, { method: 'PUT', body: { name: 'boots', status: 'paused' } });
    expect(updated.status).toBe(200);
    expect((await anna.ask(`${WATCHES}/${id}`)).json.data).toMatchObject({
      name: 'boots',
      metadata: { colour: 'red' },
    });
    await anna.ask(`${WATCHES}/${id}`, { method: 'PUT', body: { name: 'boots', metadata: { size: '42' } } });
    expect((await anna.ask(`${WATCHES}/${id}`)).json.data.metadata).toEqual({ size: '42' });
    expect((await ben.ask(`${WATCHES}/${id}`)).status).toBe(404);
  });

  test('holds also when the service ignores the filter', async () => {
    await create(anna);
    const all = [...service.watches.values()];
    upstream.behave = (_received, response) => sendJson(response, { data: all, meta: {} });
    expect((await ben.ask(WATCHES)).json.data).toEqual([]);
    expect((await anna.ask(WATCHES)).json.data).toHaveLength(1);
  });
});

describe('what is sent', () => {
  test('fifteen pairs of metadata fit, sixteen do not', async () => {
    const pairs = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 'v']));
    expect((await anna.ask(WATCHES, { body: { ...draft, metadata: pairs(15) } })).status).toBe(201);
    const refused = await anna.ask(WATCHES, { body: { ...draft, metadata: pairs(16) } });
    expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ['metadata']]);
    expect(refused.headers.get('x-elsewhere')).toBeNull();
  });

  test.each(['null', '[]', '"x"', '{', '', '[1]'])('a body that is no object (%s) is refused', async (body) => {
    expect(
      (await anna.ask(WATCHES, { method: 'POST', body, headers: { 'content-type': 'application/json' } })).status,
    ).toBe(400);
  });

  test('the hook of the proxy stands in for an empty target, and clients see its other name', async () => {
    const { webhook_url: shown } = (await harness.ask('/elsewhere/v1/about')).json.capabilities;
    for (const target of ['', shown, undefined]) {
      const { json } = await anna.ask(WATCHES, { body: { ...draft, notifications: [{ channel: 'webhook', target }] } });
      const id = json.data[0].watch_id as string;
      expect(json.data[0].notifications[0].channel_target).toBe(shown);
      expect(service.watches.get(id)?.notifications[0]?.channel_target).toMatch(
        /^https:\/\/proxy\.example\/elsewhere\/v1\/hooks\/[\w-]{43}$/,
      );
    }
    const own = await anna.ask(WATCHES, {
      body: { ...draft, notifications: [{ channel: 'webhook', target: 'https://mine.example/' }] },
    });
    expect(own.json.data[0].notifications[0].channel_target).toBe('https://mine.example/');
  });

  test('an update that says nothing of the channels keeps them, ours under its address of today', async () => {
    const update = async (channel: { readonly channel: string; readonly target: string }) => {
      const { json } = await anna.ask(WATCHES, { body: { ...draft, notifications: [channel] } });
      const id = json.data[0].watch_id as string;
      const stored = service.watches.get(id);
      if (stored !== undefined) stored.notifications = [{ channel: 'webhook', channel_target: channel.target }];
      expect((await anna.ask(`${WATCHES}/${id}`, { method: 'PUT', body: { ...draft, name: 'New' } })).status).toBe(200);
      return service.watches.get(id)?.notifications;
    };
    const mine = { channel: 'webhook', target: 'https://mine.example/' };
    expect(await update(mine)).toEqual([{ channel: 'webhook', channel_target: mine.target }]);
    const { json } = await anna.ask(WATCHES, { body: draft });
    const ours = service.watches.get(json.data[0].watch_id as string)?.notifications[0]?.channel_target ?? '';
    for (const target of [ours, ours.replace('proxy.example', 'older.example')]) {
      expect(await update({ channel: 'webhook', target })).toEqual([{ channel: 'webhook', channel_target: ours }]);
    }
  });

  test('long ids stay what they are, however they are written', async () => {
    const { json } = await anna.ask(WATCHES, {
      body: JSON.stringify({ ...draft, target_ids: [1] }).replace('[1]', '[8099982740095203709]'),
    });
    expect(json.data[0].target_id).toBe('8099982740095203709');
  });
});

test('histories of everybody are not to be had', async () => {
  const refused = await anna.ask(`${WATCHES}/histories`);
  expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ['metadata']]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { about } from '../../../lib/contract/proxy.ts';
import { startHarness } from './proxy-harness.ts';
import type { Client, Harness } from './proxy-harness.ts';

let harness: Harness;
let anna: Client;
let ben: Client;
beforeAll(async () => {
  harness = await startHarness({ ELSEWHERE_ACCESS: 'embedded', ELSEWHERE_PRODUCTS: '2000' });
  anna = await harness.client('anna');
  ben = await harness.client('ben');
});
afterAll(() => harness.close());

async function oneProduct() {
  const { json } = await anna.ask('/v1/products/omni', {
    body: { criteria: [{ field: 'keyword', value: 'a' }], per_page: 1 },
  });
  return json.data[0] as { id: string; final_price: number };
}
const draft = (id: string) => ({
  name: 'below',
  target_type: 'product',
  target_ids: [id],
  status: 'active',
  rules: [{ field: 'final_price', condition: 'less_than', threshold: { type: 'value', value: 0.01 } }],
  metadata: { client_id: 'c1' },
});

test('about says who it is and shows no secret', async () => {
  const { json } = await harness.ask('/elsewhere/v1/about');
  const read = about.parse(json);
  expect(read).toMatchObject({
    access: 'embedded',
    capabilities: { webhook: true, events: true, watches: true, price_unit: 'major' },
  });
  const account = await anna.ask('/v1/account');
  expect(read.capabilities.requests_per_minute).toBe(account.json.api_request_rate_limit);
  expect(read.capabilities.webhook_url).toMatch(/\/elsewhere\/v1\/hooks\/own$/);
});

test('a watch is created with the verified webhook of the proxy, and shows none of it', async () => {
  const product = await oneProduct();
  const created = await anna.ask('/v1/products/watches', {
    body: { ...draft(product.id), notifications: [{ channel: 'webhook', target: '', frequency: 'immediately' }] },
  });
  expect(created.status, created.text).toBe(201);
  const watch = created.json.data[0];
  expect(watch.metadata).toEqual({ client_id: 'c1' });
  expect(watch.notifications[0].channel_target).toMatch(/hooks\/own$/);

  const list = await anna.ask('/v1/products/watches');
  expect(list.json.data).toHaveLength(1);
  expect((await ben.ask('/v1/products/watches')).json.data).toEqual([]);
  const path = `/v1/products/watches/${watch.watch_id as string}`;
  const unknown = '/v1/products/watches/00000000-0000-4000-8000-000000000000';
  for (const [method, body] of [['GET'], ['PUT', draft(product.id)], ['DELETE']] as const) {
    const foreign = await ben.ask(path, { method, ...(body ? { body } : {}) });
    const missing = await ben.ask(unknown, { method, ...(body ? { body } : {}) });
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
  }
  expect((await anna.ask(path)).json.data.metadata).toEqual({ client_id: 'c1' });
  const updated = await anna.ask(path, { method: 'PUT', body: { name: 'renamed', status: 'paused' } });
  expect(updated.status, updated.text).toBe(200);
  expect((await anna.ask(path)).json.data).toMatchObject({ name: 'renamed', metadata: { client_id: 'c1' } });
  const deleted = await anna.ask(path, { method: 'DELETE' });
  expect(deleted.status, deleted.text).toBe(200);
  expect(deleted.json.status).toBe('deleted');
  // The test packets of create and update are no alerts.
  expect((await anna.ask('/elsewhere/v1/events?since=0')).json.events).toEqual([]);
});

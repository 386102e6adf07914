import { afterEach, describe, expect, it } from 'vitest';
import { firstPage } from '../../../lib/domain/asking.ts';
import type { WatchDraft } from '../../../lib/domain/watch.ts';
import { connect, json, type Loopback, serve } from './loopback.ts';

let server: Loopback | undefined;
afterEach(() => server?.close());

const criterion = { field: 'barcode', values: ['4006381333931'] } as const;
const page = { data: [{ id: '1', name: 'A', merchant: { id: 1, name: 'M' } }], meta: {} };
const draft: WatchDraft = {
  name: 'w',
  targetType: 'barcode',
  targetIds: ['1'],
  status: 'active',
  rules: [],
  filters: [],
  metadata: {},
};

describe('what is sent', () => {
  it('is one request for equal askings at once, and two for two creates', async () => {
    server = await serve((_, response) => setTimeout(() => json(response, 200, page), 30));
    const { client } = connect(server.address);
    const results = await Promise.all(Array.from({ length: 50 }, () => client.omni(criterion, firstPage)));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(server.requests).toHaveLength(1);
    await Promise.all([client.createWatches(draft, undefined), client.createWatches(draft, undefined)]);
    expect(server.requests).toHaveLength(3);
  });

  it('is never repeated when it changes something', async () => {
    server = await serve((_, response) => json(response, 503, {}));
    const { client } = connect(server.address);
    await client.createWatches(draft, undefined);
    await client.updateWatch('w-1', draft, undefined);
    await client.deleteWatch('w-1');
    expect(server.requests.map(({ method, url }) => `${String(method)} ${String(url)}`)).toEqual([
      'POST /v1/products/watches',
      'PUT /v1/products/watches/w-1',
      'DELETE /v1/products/watches/w-1',
    ]);
  });

  it('carries the key, and the key stands in no ledger', async () => {
    server = await serve((_, response) => json(response, 200, page));
    const { client, ledger } = connect(server.address, { key: 'k-123' });
    await client.omni(criterion, firstPage);
    await client.pair({ code: '12345678', device_name: 'Laptop' });
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer k-123', undefined]);
    expect(JSON.stringify(ledger)).not.toMatch(/k-123|12345678/);
    expect(ledger[0]).toMatchObject({ method: 'POST', url: `${server.address}/v1/products/omni`, status: 200 });
    expect(ledger[0]?.bytesSent).toBe(Buffer.byteLength(server.bodies[0] ?? ''));
    expect(ledger[0]?.bytesReceived).toBe(JSON.stringify(page).length);
  });

  it.each(['..', '.', '../account', 'a/b', '', 'a?b', 'histories/../x'])(
    'never leaves its path for the id %j',
    async (id) => {
      server = await serve((_, response) => json(response, 200, page));
      const { client } = connect(server.address);
      const results = [
        await client.merchant(id),
        await client.watch(id),
        await client.deleteWatch(id),
        await client.watchHistory(id),
      ];
      expect(results.every((result) => !result.ok && result.failure.kind === 'not-found')).toBe(true);
      expect(server.requests).toHaveLength(0);
    },
  );

  it('names metadata in brackets, and a page only when it is not the first', async () => {
    server = await serve((_, response) => json(response, 200, { data: [], meta: {} }));
    const { client } = connect(server.address);
    await client.watches({ metadata: { app: 'else where', 'ü&': '=' } });
    await client.histories({ metadata: { app: 'x' }, page: 2, currencyOf: () => undefined });
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/v1/products/watches?metadata[app]=else%20where&metadata[%C3%BC%26]=%3D',
      '/v1/products/watches/histories?metadata[app]=x&page=2',
    ]);
  });

  it.each<[string, object]>([
    ['names the field', { message: 'Bad.', errors: { per_page: ['The maximum is 20.'] } }],
    ['only says so', { error: 'The per page field must not be greater than 20.' }],
  ])('takes pages as they come where a plan refuses their size and %s', async (_, refusal) => {
    server = await serve((_request, response, nth) =>
      server?.bodies[nth - 1]?.includes('per_page') ? json(response, 422, refusal) : json(response, 200, page),
    );
    const { client } = connect(server.address);
    const first = await client.omni(criterion, firstPage);
    const second = await client.omni(criterion, { ...firstPage, page: 2 });
    expect([first, second]).toMatchObject([{ ok: true }, { ok: true }]);
    const sent = server.bodies.map((body) => JSON.parse(body) as { page: number; per_page?: number });
    expect(sent.map((body) => [body.page, body.per_page])).toEqual([
      [1, 100],
      [1, undefined],
      [2, undefined],
    ]);
  });

  it('asks no second time where something else is refused', async () => {
    server = await serve((_, response) => json(response, 422, { message: 'No.', errors: { sort_by: ['No.'] } }));
    const { client } = connect(server.address);
    expect(await client.omni(criterion, firstPage)).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    expect(server.requests).toHaveLength(1);
  });

  it('stops for everybody after a 429', async () => {
    server = await serve((_, response) => json(response, 429, {}, { 'retry-after': '40' }));
    const { client } = connect(server.address);
    await client.omni(criterion, firstPage);
    const second = await client.account();
    expect(second).toMatchObject({ ok: false, failure: { kind: 'rate-limited' } });
    expect(server.requests).toHaveLength(1);
  });
});

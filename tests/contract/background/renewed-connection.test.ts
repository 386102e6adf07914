import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createDisk, startWorker } from '../../support/worker.ts';
import { until } from './catalog.ts';

test('a plan that allows more and an address for alerts are learnt at the next start, without pairing again', async () => {
  let capabilities: Record<string, unknown> = { requests_per_minute: 60 };
  let isDown = false;
  const about = () => ({
    name: 'elsewhere-proxy',
    api: 1,
    version: '1.0.0',
    access: 'direct',
    capabilities: { webhook: false, events: true, watches: true, budget: false, marketplaces: [], ...capabilities },
  });
  const server = createServer((request, response) => {
    const isAbout = request.url === '/elsewhere/v1/about' && !isDown;
    const body = isAbout ? about() : { data: [], events: [], meta: {} };
    response.writeHead(isDown ? 503 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const disk = createDisk();
  let worker = startWorker(disk);
  const able = async () => {
    const reply = await worker.ask('connection/get', {});
    return reply.ok ? reply.value?.capabilities : undefined;
  };
  try {
    expect(await worker.ask('connection/use', { address, key: 'a-key' })).toMatchObject({ ok: true });
    expect(await able()).toMatchObject({ requestsPerMinute: 60 });
    const before = await worker.ask('connection/get', {});
    worker.kill();

    capabilities = { requests_per_minute: 600, webhook_url: 'https://proxy.example/hook', price_unit: 'minor' };
    worker = startWorker(disk);
    worker.startUp();
    expect(await until(async () => (await able())?.requestsPerMinute === 600)).toBe(true);
    const after = await worker.ask('connection/get', {});
    expect(await able()).toMatchObject({ webhookUrl: 'https://proxy.example/hook', priceUnit: 'minor' });
    expect(after.ok && after.value?.connectedAt).toBe(before.ok && before.value?.connectedAt);
    worker.kill();

    // What a proxy has not found out yet, or one that is down, takes nothing away.
    capabilities = { marketplaces: ['amazon'] };
    worker = startWorker(disk);
    worker.startUp();
    expect(await until(async () => (await able())?.marketplaces.length === 1)).toBe(true);
    expect(await able()).toEqual({ events: true, watches: true, marketplaces: ['amazon'], requestsPerMinute: 600 });
    worker.kill();
    isDown = true;
    worker = startWorker(disk);
    worker.startUp();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await able()).toMatchObject({ marketplaces: ['amazon'], requestsPerMinute: 600 });
  } finally {
    worker.kill();
    server.close();
  }
});

import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendJson } from './upstream.ts';
import { startHarness } from './proxy-harness.ts';

const server = createServer((_request, response) => {
  waiting.push(response);
});
const waiting: ServerResponse[] = [];
let environment: Record<string, string>;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  environment = {
    ELSEWHERE_ACCESS: 'direct',
    CATALOG_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    CATALOG_API_TOKEN: 'test-token',
  };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('who asks in the first moments waits until the limit is known, and no longer than a moment', async () => {
  const harness = await startHarness(environment);
  try {
    const since = performance.now();
    const early = await harness.ask('/elsewhere/v1/about');
    // The account is not answered at all: nobody is kept waiting for it.
    expect(early.json.capabilities).not.toHaveProperty('requests_per_minute');
    expect(performance.now() - since).toBeLessThan(3000);

    const asked = harness.ask('/elsewhere/v1/about');
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (const response of waiting) sendJson(response, { api_request_rate_limit: 240 });
    expect((await asked).json.capabilities.requests_per_minute).toBe(240);
  } finally {
    await harness.close();
  }
});

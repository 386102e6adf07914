import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHarness } from './proxy-harness.ts';
import type { Client, Harness } from './proxy-harness.ts';
import { sendJson, startUpstream } from './upstream.ts';
import type { Upstream } from './upstream.ts';

let upstream: Upstream;
let harness: Harness;
let client: Client;
beforeAll(async () => {
  upstream = await startUpstream();
  harness = await startHarness({ CATALOG_API_URL: upstream.url, CATALOG_API_TOKEN: 'the-token-of-the-team' });
  client = await harness.client();
});
afterAll(async () => {
  await harness.close();
  await upstream.close();
});

/** Says `first` and then a word each second; tells what came back, and after how long the connection was closed. */
function drip(first: string, word: string): Promise<{ readonly text: string; readonly afterS: number }> {
  return new Promise((resolve) => {
    const started = performance.now();
    const socket = connect(harness.proxy.port, '127.0.0.1');
    let text = '';
    socket.write(first);
    const timer = setInterval(() => socket.write(word), 1000);
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ text, afterS: (performance.now() - started) / 1000 });
    });
  });
}

describe.concurrent('a client that takes its time', { timeout: 60_000 }, () => {
  test.each([
    ['over its head', 'GET /v1/account HTTP/1.1\r\nHost: 127.0.0.1\r\n', 'X-A: b\r\n', 15],
    ['and says nothing at all', '', '', 15],
    [
      'over its body',
      'POST /elsewhere/v1/pair HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n',
      ' ',
      35,
    ],
  ])('%s is shown the door', async (_name, first, word, withinS) => {
    const { text, afterS } = await drip(first, word);
    expect(afterS).toBeLessThan(withinS);
    expect(text.split(' ')[1] ?? '408').toBe('408');
  });

  test('does not keep others waiting', async () => {
    const slow = Array.from({ length: 200 }, () =>
      drip('GET /v1/account HTTP/1.1\r\nHost: 127.0.0.1\r\n', 'X-A: b\r\n'),
    );
    const started = performance.now();
    for (let count = 0; count < 20; count += 1) expect((await client.ask('/v1/account')).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(5000);
    await Promise.all(slow);
  });
});

test('a connection that is kept open does not keep the proxy from stopping', async () => {
  const own = await startHarness({ CATALOG_API_URL: upstream.url, CATALOG_API_TOKEN: 'the-token-of-the-team' });
  const one = await own.client();
  upstream.behave = (_received, response) => setTimeout(() => sendJson(response, { late: true }), 500);
  const late = one.ask('/v1/account');
  await new Promise((resolve) => setTimeout(resolve, 200));
  const started = performance.now();
  await own.close();
  expect(performance.now() - started).toBeLessThan(2500);
  expect((await late).json).toEqual({ late: true });
});

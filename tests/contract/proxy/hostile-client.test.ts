import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHarness } from './proxy-harness.ts';
import type { Client, Harness } from './proxy-harness.ts';
import { startUpstream } from './upstream.ts';
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

/** Bytes as they are, past every client library's good manners. */
function raw(text: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(harness.proxy.port, '127.0.0.1');
    let answer = '';
    socket.setTimeout(5000, () => {
      socket.destroy();
    });
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString();
    });
    socket.on('close', () => {
      resolve({ status: Number(answer.split(' ')[1] ?? 0), text: answer });
    });
    socket.on('error', reject);
    socket.end(text);
  });
}
const head = (line: string, ...headers: string[]) =>
  [
    `${line} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Authorization: Bearer ${client.key}`,
    'Connection: close',
    ...headers,
    '',
    '',
  ].join('\r\n');

describe('paths', () => {
  test.each([
    '//v1/account',
    '/v1//account',
    '/v1/../v1/account',
    '/v1/./account',
    '/v1/%2e%2e/account',
    '/v1/merchants/..%2Faccount',
    '/v1/merchants/%2f',
    '/v1\\account',
    '/v1/account;x',
    '/v1/account%00',
    'http://elsewhere.invalid/v1/account',
    '/v1/merchants/..',
    '*',
  ])('%s is refused and goes nowhere', async (path) => {
    const before = upstream.received.length;
    expect((await raw(head(`GET ${path}`))).status).toBe(400);
    expect(upstream.received.length).toBe(before);
  });

  test.each([
    '/v1',
    '/v1/',
    '/v2/account',
    '/v1/account/x',
    '/v1/teams',
    '/admin',
    '/elsewhere/v1/devices',
    '/V1/account',
  ])('%s is not on the list', async (path) => {
    expect([400, 404]).toContain((await client.ask(path)).status);
  });

  test.each([
    ['POST', '/v1/account'],
    ['DELETE', '/v1/merchants'],
    ['PATCH', '/v1/products/watches/1'],
    ['PUT', '/v1/products'],
    ['OPTIONS', '/v1/account'],
    ['HEAD', '/v1/account'],
    ['TRACE', '/v1/account'],
  ])('%s %s is no method of it', async (method, path) => {
    expect((await raw(head(`${method} ${path}`))).status).toBe(405);
  });
});

describe('who asks', () => {
  test('every route wants a key, except the four that are open', async () => {
    for (const path of ['/v1/account', '/v1/merchants', '/v1/products/watches', '/elsewhere/v1/events', '/metrics']) {
      const { status, json } = await harness.ask(path);
      expect([path, status, json.error.code]).toEqual([path, 401, 'device_key_unknown']);
    }
    for (const path of ['/elsewhere/v1/about', '/elsewhere/v1/health', '/health', '/'])
      expect((await harness.ask(path)).status).toBe(200);
  });

  test.each([['Bearer '], ['Bearer x'], [`Bearer ${'a'.repeat(43)}`], ['Basic YTpi'], [`Bearer ${'x'.repeat(5000)}`]])(
    '%s is no key',
    async (authorization) => {
      expect((await harness.ask('/v1/account', { headers: { authorization } })).json.error.code).toBe(
        'device_key_unknown',
      );
    },
  );

  test.each([
    'elsewhere.invalid',
    '127.0.0.1.elsewhere.invalid',
    '10.0.0.1',
    '',
    'localhost@elsewhere.invalid',
    '127.0.0.1:99999999',
  ])('the host name %s is not answered', async (host) => {
    const answer = await raw(`GET /elsewhere/v1/about HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain('elsewhere-proxy"');
  });

  test('no host at all is not answered', async () => {
    expect((await raw('GET /elsewhere/v1/about HTTP/1.1\r\nConnection: close\r\n\r\n')).status).toBe(403);
  });

  test.each([
    'https://shop.example',
    'null',
    'http://127.0.0.1:3000',
    'chrome-extension://',
    'https://chrome-extension.example',
  ])('a page of %s is refused, without a CORS header', async (origin) => {
    for (const method of ['GET', 'OPTIONS']) {
      const answer = await client.ask('/v1/account', { method, headers: { origin } });
      expect([answer.status, answer.json.error.code]).toEqual([403, 'not_allowed']);
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  test.each([
    'chrome-extension://abcdefghijklmnopabcdefghijklmnop',
    'moz-extension://0c2a4d2c-9c3e-4e6b-8a52-7a1b3c5d7e9f',
  ])('the extension at %s is let in', async (origin) => {
    expect((await client.ask('/v1/account', { headers: { origin } })).status).toBe(200);
  });
});

describe('what is sent', () => {
  test('two lengths, or a length and chunks, are no request', async () => {
    const smuggled = '0\r\n\r\nGET /v1/merchants HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';
    for (const headers of [
      ['Content-Length: 5', 'Content-Length: 6'],
      ['Content-Length: 4', 'Transfer-Encoding: chunked'],
      ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
      ['Transfer-Encoding: xchunked'],
      ['Transfer-Encoding : chunked'],
      ['Transfer-Encoding:\tchunked, identity'],
      ['Content-Length: +5'],
      ['Content-Length: 5, 5'],
      ['Content-Length: 0x5'],
      ['X-A: b', ' Transfer-Encoding: chunked'],
      ['X-A: b\nTransfer-Encoding: chunked'],
      ['X-A: b\rTransfer-Encoding: chunked'],
      ['X-A: b\0'],
      [': b'],
    ]) {
      const answer = await raw(head('POST /v1/products', 'Content-Type: application/json', ...headers) + smuggled);
      expect(answer.status).toBe(400);
      expect(answer.text.match(/HTTP\/1\.1/g)).toHaveLength(1);
    }
  });

  test('what follows a request that was refused unread is not answered', async () => {
    const hidden = 'GET /elsewhere/v1/about HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';
    const lines = ['Content-Type: application/json', `Content-Length: ${hidden.length}`];
    for (const line of ['POST /v1/nowhere', 'POST /v1/../x', 'DELETE /v1/account', 'POST /elsewhere/v1/about']) {
      const asked = head(line, ...lines).replace('Connection: close\r\n', '');
      expect((await raw(asked + hidden)).text.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    }
  });

  test('a header that may stand once stands once', async () => {
    expect((await raw(head('GET /v1/account', 'Host: elsewhere.invalid'))).status).toBe(400);
    expect((await raw(head('GET /v1/account', 'Authorization: Bearer x'))).status).toBe(400);
  });

  test('too much of anything is refused for what it is', async () => {
    const big = await client.ask('/v1/products', { body: JSON.stringify({ search: 'x'.repeat(600_000) }) });
    expect([big.status, big.json.error.code]).toEqual([413, 'too_large']);
    expect((await raw(head('GET /v1/account', `X-Big: ${'x'.repeat(20_000)}`))).status).toBe(431);
    for (const length of [9000, 20_000]) {
      const long = await client.ask(`/v1/merchants?search=${'x'.repeat(length)}`);
      expect([length, long.status, long.json.error.code]).toEqual([length, 414, 'too_large']);
    }
    const chunked = `POST /v1/products HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${client.key}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const chunk = `10000\r\n${'x'.repeat(0x1_00_00)}\r\n`;
    expect((await raw(chunked + chunk.repeat(12) + '0\r\n\r\n')).status).toBe(413);
  });

  test.each([
    ['two lengths', ['Content-Length: 1', 'Content-Length: 1'], 'stands twice'],
    ['a length and chunks', ['Content-Length: 1', 'Transfer-Encoding: chunked'], 'in two ways'],
    ['a folded line', ['X-A: b', ' c'], 'without a name'],
    ['too many headers', Array.from({ length: 200 }, () => 'X-A: b'), 'too many headers'],
  ])('%s: what is wrong is said, and nothing of what was sent', async (_name, headers, word) => {
    const answer = await raw(head('GET /v1/account', ...headers));
    const { message } = JSON.parse(answer.text.split('\r\n\r\n')[1] ?? '').error;
    expect(message).toContain(word);
    expect(message).not.toContain('X-A');
  });

  test('nonsense is no request', async () => {
    expect((await raw('\u0016\u0003\u0001 hello\r\n\r\n')).status).toBe(400);
    expect((await client.ask('/v1/products', { body: 'x', headers: { 'content-type': 'text/plain' } })).status).toBe(
      415,
    );
  });

  test('an expectation, a tunnel or a squeezed body has its answer', async () => {
    const json = 'Content-Type: application/json';
    for (const [asked, status] of [
      [head('POST /v1/products', json, 'Expect: wonders', 'Content-Length: 2') + '{}', 417],
      [head('POST /v1/products', json, 'Content-Encoding: gzip', 'Content-Length: 2') + '{}', 415],
      [head('CONNECT elsewhere.invalid:443'), 405],
    ] as const) {
      const answer = await raw(asked);
      expect([answer.status, answer.text.includes('x-elsewhere: 1')]).toEqual([status, true]);
      expect(JSON.parse(answer.text.split('\r\n\r\n')[1] ?? '').error.code).toMatch(/bad_request|not_allowed/);
    }
  });

  test('an upgrade is not made', async () => {
    const answer = await raw(
      head(
        'GET /elsewhere/v1/events',
        'Upgrade: websocket',
        'Sec-WebSocket-Key: x',
        'Origin: https://shop.example',
      ).replace('Connection: close', 'Connection: Upgrade'),
    );
    expect(answer.status).toBe(403);
  });
});

test('every answer carries the security headers', async () => {
  for (const answer of [await harness.ask('/'), await harness.ask('/nowhere'), await client.ask('/v1/account')]) {
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w.-]+$/);
    expect(answer.headers.get('x-powered-by')).toBeNull();
  }
});

import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { failureOf } from '../../../lib/catalog/failure-of.ts';
import { proxyError } from '../../../lib/contract/proxy.ts';
import { startHarness } from './proxy-harness.ts';
import type { Client, Harness } from './proxy-harness.ts';
import { sendJson, startUpstream } from './upstream.ts';
import type { Behave, Upstream } from './upstream.ts';

const TOKEN = 'the-token-of-the-team';
let upstream: Upstream;
let harness: Harness;
let client: Client;
beforeAll(async () => {
  upstream = await startUpstream();
  harness = await startHarness({
    CATALOG_API_URL: upstream.url,
    CATALOG_API_TOKEN: TOKEN,
    ELSEWHERE_TIMEOUT_MS: '700',
    ELSEWHERE_CACHE_SECONDS: '0',
  });
  client = await harness.client();
});
afterAll(async () => {
  await harness.close();
  await upstream.close();
});
afterEach(async () => {
  // A good answer in between: the breaker is not what these are about.
  upstream.behave = (_received, response) => sendJson(response, { data: [] });
  await client.ask('/v1/account');
});

const search = () => client.ask('/v1/products/omni', { body: { criteria: [{ field: 'keyword', value: 'shoe' }] } });
const html: Behave = (_received, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>');
};

const cases: readonly (readonly [string, number, string, Behave])[] = [
  ['hangs', 504, 'upstream_timeout', () => {}],
  [
    'sends a byte a second',
    504,
    'upstream_timeout',
    (_received, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const timer = setInterval(() => response.write(' '), 100);
      response.on('close', () => clearInterval(timer));
    },
  ],
  ['answers HTML', 502, 'upstream_bad_answer', html],
  ['answers nothing', 502, 'upstream_bad_answer', (_received, response) => response.end()],
  [
    'answers JSON of another type',
    502,
    'upstream_bad_answer',
    (_r, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('{}'),
  ],
  [
    'answers half a JSON',
    502,
    'upstream_bad_answer',
    (_r, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[{"id":1}'),
  ],
  [
    'breaks off',
    502,
    'upstream_bad_answer',
    (_received, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"data":', () => response.destroy());
    },
  ],
  ['hangs up at once', 502, 'upstream_unreachable', (_received, response) => response.destroy()],
  [
    'sends 100 MB',
    502,
    'upstream_bad_answer',
    (_received, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const block = Buffer.alloc(1024 * 1024, 0x20);
      let left = 100;
      const more = (): void => {
        left -= 1;
        if (left < 0) response.end('{}');
        else response.write(block, more);
      };
      response.on('error', () => {});
      more();
    },
  ],
  [
    'redirects',
    502,
    'upstream_bad_answer',
    (_r, response) => response.writeHead(302, { location: 'https://elsewhere.invalid/' }).end(),
  ],
  ['says that nothing changed', 502, 'upstream_bad_answer', (_r, response) => response.writeHead(304).end()],
  [
    'asks a proxy for a password',
    502,
    'upstream_bad_answer',
    (_r, response) => sendJson(response, { message: 'Who are you?' }, 407, { 'proxy-authenticate': 'Basic realm="x"' }),
  ],
  ['asks a proxy, without a word', 502, 'upstream_bad_answer', (_r, response) => response.writeHead(407).end()],
  [
    'squeezes what nobody asked to be squeezed',
    502,
    'upstream_bad_answer',
    (_r, response) =>
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end('{}'),
  ],
  [
    'refuses the token',
    502,
    'token_refused',
    (_r, response) => sendJson(response, { message: 'Unauthenticated.' }, 401),
  ],
  [
    'fails in HTML',
    502,
    'upstream_bad_answer',
    (_r, response) => response.writeHead(500, { 'content-type': 'text/html' }).end('<pre>stack</pre>'),
  ],
  [
    'is overrun, in HTML',
    503,
    'upstream_bad_answer',
    (_r, response) => response.writeHead(503, { 'content-type': 'text/html', 'retry-after': '120' }).end('busy'),
  ],
  [
    'limits, in HTML',
    429,
    'rate_limited',
    (_r, response) => response.writeHead(429, { 'content-type': 'text/html', 'retry-after': '1' }).end('slow down'),
  ],
];

describe('a service that', () => {
  test.each(cases)('%s: %i %s', async (_name, status, code, behave) => {
    upstream.behave = behave;
    const answer = await search();
    expect([answer.status, answer.json?.error?.code]).toEqual([status, code]);
    expect(proxyError.parse(answer.json).error.message).not.toMatch(/elsewhere\.invalid|<|stack/);
    expect(answer.headers.get('x-elsewhere')).toBe('1');
    expect(answer.headers.get('location')).toBeNull();
    if (status === 429) await new Promise((resolve) => setTimeout(resolve, 1100));
  });

  test.each([400, 402, 403, 404, 422, 500])('answers %i in its own words is passed on unchanged', async (status) => {
    upstream.behave = (_received, response) => sendJson(response, { message: 'No.', errors: { a: ['b'] } }, status);
    const answer = await search();
    expect([answer.status, answer.json]).toEqual([status, { message: 'No.', errors: { a: ['b'] } }]);
    expect(answer.headers.get('x-elsewhere')).toBeNull();
  });

  test.each([500, 502, 503, 504])('fails with %i, in a page: in trouble, as behind any other proxy', async (status) => {
    upstream.behave = (_r, response) => response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>no</h1>');
    const { status: shown, headers, text, json } = await search();
    expect(json.error).toMatchObject({ code: 'upstream_bad_answer', upstream_status: status });
    expect(failureOf({ status: shown, headers, text }, upstream.url, 0)).toEqual({ kind: 'service-down', status });
  });

  test('has a gateway before it that says in a page that it is gone, is left alone as one that is gone', async () => {
    upstream.behave = (_r, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>no</h1>');
    const lonely = await startHarness({ CATALOG_API_URL: upstream.url, CATALOG_API_TOKEN: TOKEN });
    try {
      const one = await lonely.client();
      const codes: string[] = [];
      for (let index = 0; index < 8; index += 1) codes.push((await one.ask(`/v1/merchants/${index}`)).json.error.code);
      expect([codes[0], codes.at(-1)]).toEqual(['upstream_bad_answer', 'circuit_open']);
    } finally {
      await lonely.close();
    }
  });

  test.each([402, 403, 404, 405, 422])('answers %i without a word is passed on as that', async (status) => {
    upstream.behave = (_received, response) => response.writeHead(status).end();
    const answer = await search();
    expect([answer.status, answer.text]).toEqual([status, '']);
    expect(answer.headers.get('x-elsewhere')).toBeNull();
  });

  test.each([
    [201, 'text/html'],
    [200, 'application/json'],
    [204, undefined],
  ])('says %i and nothing more to a change (%s) has made it', async (status, type) => {
    upstream.behave = (_received, response) =>
      response.writeHead(status, type === undefined ? {} : { 'content-type': type }).end();
    const body = { name: 'shoes', target_type: 'product', target_ids: ['1'], status: 'active', rules: [] };
    const made = await client.ask('/v1/products/watches', { body });
    expect([made.status, made.text]).toEqual([status, '']);
  });

  test('is not there: unreachable, and the breaker says for how long it leaves it alone', async () => {
    const gone = createServer();
    await new Promise<void>((resolve) => {
      gone.listen(0, '127.0.0.1', resolve);
    });
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    const lonely = await startHarness({ CATALOG_API_URL: `http://127.0.0.1:${port}`, CATALOG_API_TOKEN: TOKEN });
    try {
      const one = await lonely.client();
      const codes: string[] = [];
      for (let index = 0; index < 8; index += 1) codes.push((await one.ask(`/v1/merchants/${index}`)).json.error.code);
      expect(codes[0]).toBe('upstream_unreachable');
      expect(codes.at(-1)).toBe('circuit_open');
      const last = await one.ask('/v1/account');
      expect([last.status, Number(last.headers.get('retry-after')) > 0]).toEqual([503, true]);
    } finally {
      await lonely.close();
    }
  });

  test('echoes the request does not get the token out', async () => {
    upstream.behave = ({ headers }, response) => sendJson(response, { message: headers }, 422);
    const answer = await search();
    expect(answer.status).toBe(422);
    expect(answer.text).not.toContain(TOKEN);
    expect(upstream.received.at(-1)?.headers.authorization).toBe(`Bearer ${TOKEN}`);
  });

  test('never sees what a client sends beside its question', async () => {
    await client.ask('/v1/account', {
      headers: { cookie: 'a=b', 'x-forwarded-for': '1.2.3.4', 'x-request-id': 'mine-1' },
    });
    const headers = upstream.received.at(-1)?.headers ?? {};
    expect(Object.keys(headers).sort()).toEqual([
      'accept',
      'authorization',
      'connection',
      'host',
      'user-agent',
      'x-request-id',
    ]);
    expect(headers['x-request-id']).toBe('mine-1');
  });

  test('limits: the true wait is passed on, and kept to for everybody', async () => {
    upstream.behave = (_received, response) =>
      sendJson(response, { message: 'Too Many Attempts.' }, 429, { 'retry-after': '2' });
    const first = await search();
    expect([first.status, first.headers.get('retry-after'), first.json]).toEqual([
      429,
      '2',
      { message: 'Too Many Attempts.' },
    ]);
    const before = upstream.received.length;
    const second = await client.ask('/v1/account');
    expect([second.status, second.json.error.code]).toEqual([429, 'rate_limited']);
    expect(Number(second.headers.get('retry-after'))).toBeLessThanOrEqual(2);
    expect(upstream.received.length).toBe(before);
    await new Promise((resolve) => setTimeout(resolve, 2100));
    upstream.behave = (_received, response) => sendJson(response, { data: [] });
    expect((await search()).status).toBe(200);
  });
});

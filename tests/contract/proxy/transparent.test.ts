import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { failureOf } from '../../../lib/catalog/failure-of.ts';
import { hasNginx, NO_NGINX, startNginx } from '../../support/nginx.ts';
import type { Nginx } from '../../support/nginx.ts';
import { sendJson, startUpstream } from './upstream.ts';
import type { Upstream } from './upstream.ts';

const EXAMPLES = new URL('../../../backend/deploy/', import.meta.url);
const TOKEN = 'the-token-of-the-team';
const KEY = 'the key';
if (!hasNginx) console.warn(NO_NGINX);

interface Init {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.close());
beforeEach(() => {
  upstream.received.length = 0;
});

describe('the documented block of a plain nginx', () => {
  let nginx: Nginx;
  beforeAll(async () => {
    if (!hasNginx) return;
    const example = readFileSync(new URL('transparent-nginx.conf', EXAMPLES), 'utf8');
    const token = join(mkdtempSync(join(tmpdir(), 'elsewhere-token-')), 'token.conf');
    // The lines that it says to write into that file, as they stand there.
    const lines = [...example.matchAll(/^# {5}(.+)$/gm)].map(([, line]) => line).join('\n');
    writeFileSync(token, lines.replace('the token', TOKEN));
    const block = example
      .replace('https://catalog.example', upstream.url)
      .replace('/etc/nginx/catalog-token.conf', token);
    nginx = await startNginx({ server: block });
  });
  afterAll(() => nginx?.close());

  test.skipIf(!hasNginx)('adds the token, forwards everything unchanged, and is told from ours', async () => {
    upstream.behave = ({ method, url, body }, response) =>
      sendJson(response, { method, url, body }, 201, { 'retry-after': '7' });
    const answer = await fetch(`${nginx.url}/v1/products/watches?metadata[a]=b%20c`, {
      method: 'POST',
      body: '{"name":"x"}',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${KEY}` },
    });
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('x-elsewhere')]).toEqual([
      201,
      '7',
      null,
    ]);
    expect(await answer.json()).toEqual({
      method: 'POST',
      url: '/v1/products/watches?metadata[a]=b%20c',
      body: '{"name":"x"}',
    });
    expect(upstream.received[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
    expect((await fetch(`${nginx.url}/elsewhere/v1/about`)).status).toBeGreaterThanOrEqual(400);
  });

  test.skipIf(!hasNginx)('asks who comes without its key for one', async () => {
    const answer = await fetch(`${nginx.url}/v1/account`, { headers: { authorization: 'Bearer another' } });
    const refused = { status: answer.status, headers: answer.headers, text: await answer.text() };
    expect(failureOf(refused, nginx.url, 0)).toEqual({ kind: 'key-revoked' });
    expect(upstream.received).toEqual([]);
  });
});

describe('the example for a worker runtime', async () => {
  const { default: worker } = (await import(new URL('transparent-worker.js', EXAMPLES).href)) as {
    default: { fetch(request: Request, env: Record<string, string>): Promise<Response> };
  };
  const ask = (path: string, init: Init = {}, key = 'the-key') =>
    worker.fetch(
      new Request(`https://worker.example${path}`, {
        ...init,
        headers: { authorization: `Bearer ${key}`, ...init.headers },
      }),
      {
        CATALOG_API_URL: upstream.url,
        CATALOG_API_TOKEN: TOKEN,
        ACCESS_KEY: 'the-key',
      },
    );

  test('adds the token and forwards', async () => {
    upstream.behave = ({ method, url, body }, response) => sendJson(response, { method, url, body }, 422);
    const answer = await ask('/v1/products/omni?a=b', { method: 'POST', body: '{"x":1}' });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { method: 'POST', url: '/v1/products/omni?a=b', body: '{"x":1}' },
    ]);
    expect(upstream.received[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
  });

  test('says of a question without a body nothing that belongs to one', async () => {
    upstream.behave = (_received, response) => sendJson(response, {});
    await ask('/v1/account');
    await ask('/v1/products/watches/1', { method: 'DELETE' });
    expect(upstream.received.map(({ method, headers }) => [method, headers['content-type']])).toEqual([
      ['GET', undefined],
      ['DELETE', undefined],
    ]);
  });

  test('refuses a key in words that the extension takes for the key, not for the token', async () => {
    const answer = await ask('/v1/account', {}, 'wrong');
    const read = { status: answer.status, headers: answer.headers, text: await answer.text() };
    expect(failureOf(read, 'https://worker.example', 0)).toEqual({ kind: 'key-revoked' });
  });

  test.each([
    ['without the key', '/v1/account', 401, {}, 'wrong'],
    ['from a page', '/v1/account', 403, { headers: { origin: 'https://shop.example' } }, 'the-key'],
    ['to another path', '/v2/account', 404, {}, 'the-key'],
    ['to an encoded path', '/v1/%2e%2e/admin', 404, {}, 'the-key'],
  ] as const)('asked %s it goes nowhere', async (_name, path, status, init, key) => {
    expect((await ask(path, init, key)).status).toBe(status);
    expect(upstream.received).toEqual([]);
  });

  test('does not follow a redirect', async () => {
    upstream.behave = (_received, response) => response.writeHead(302, { location: '/elsewhere' }).end();
    expect((await ask('/v1/account')).status).toBe(502);
    expect(upstream.received).toHaveLength(1);
  });
});

import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { identify } from '../../../lib/catalog/identify.ts';
import { json, type Loopback, serve } from './loopback.ts';

let server: Loopback | undefined;
afterEach(() => server?.close());

const account = { team_id: 7, team_name: 'T', api_request_rate_limit: 60 };
const about = {
  name: 'elsewhere-proxy',
  api: 1,
  version: '0.1.0',
  access: 'embedded',
  capabilities: { webhook: true, events: true, watches: true, budget: false, marketplaces: ['DE'] },
};
const unauthenticated = { message: 'Unauthenticated.', error: 'Authentication is required to access this resource.' };
const page = (response: ServerResponse, status: number): void => {
  response.writeHead(status, { 'content-type': 'text/html' }).end('<html></html>');
};

async function ask(answers: Readonly<Record<string, (response: ServerResponse) => void>>, key: string | null = null) {
  server = await serve((request, response) => (answers[request.url ?? ''] ?? ((r) => page(r, 404)))(response));
  const { address } = server;
  const wire = { address, key, fetch, now: Date.now, online: () => true, timeoutMs: 1000, onRequest: () => undefined };
  const identity = await identify(wire, { sleep: () => Promise.resolve(), random: () => 0 });
  return { identity, address, requests: server.requests };
}

const ABOUT = '/elsewhere/v1/about';
const ACCOUNT = '/v1/account';

describe('who answers', () => {
  it('is our proxy, and is shown no key', async () => {
    const { identity, requests } = await ask({ [ABOUT]: (r) => json(r, 200, about) }, 'typed-key');
    expect(identity).toEqual({ ok: true, value: { kind: 'elsewhere', about } });
    expect(requests.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['a page for what it does not know', (r) => page(r, 404)],
    ['its own page for everything', (r) => page(r, 200)],
    ['the service`s 404', (r) => json(r, 404, { message: 'Not found' })],
    ['the service`s 401', (r) => json(r, 401, unauthenticated)],
    ['a way to its front page', (r) => r.writeHead(302, { location: '/' }).end()],
    ['a closed door', (r) => r.writeHead(403).end()],
  ])('is a transparent proxy with %s', async (_, other) => {
    const { identity } = await ask({ [ABOUT]: other, [ACCOUNT]: (r) => json(r, 200, account) });
    expect(identity).toMatchObject({ ok: true, value: { kind: 'transparent', account: { requestsPerMinute: 60 } } });
  });

  it.each<[string, Readonly<Record<string, (response: ServerResponse) => void>>, object]>([
    [
      'a newer version of ours',
      { [ABOUT]: (r) => json(r, 200, { ...about, api: 2, capabilities: {} }) },
      { kind: 'wrong-version', theirs: '2', ours: '1' },
    ],
    ['ours, but broken', { [ABOUT]: (r) => json(r, 200, { ...about, access: 7 }) }, { kind: 'bad-response' }],
    ['a web site', { [ABOUT]: (r) => page(r, 200), [ACCOUNT]: (r) => page(r, 200) }, { kind: 'wrong-server' }],
    ['a web site without such pages', {}, { kind: 'wrong-server' }],
    [
      'another API',
      { [ABOUT]: (r) => json(r, 200, {}), [ACCOUNT]: (r) => json(r, 200, { user: 'me' }) },
      { kind: 'wrong-server' },
    ],
    [
      'another API that knows no account',
      { [ABOUT]: (r) => json(r, 404, {}), [ACCOUNT]: (r) => json(r, 404, {}) },
      { kind: 'wrong-server' },
    ],
    ['a proxy with a wrong token', { [ACCOUNT]: (r) => json(r, 401, unauthenticated) }, { kind: 'token-refused' }],
    ['a proxy whose catalog is down', { [ACCOUNT]: (r) => page(r, 502) }, { kind: 'service-down', status: 502 }],
    [
      'one that sends us elsewhere',
      { [ABOUT]: (r) => r.writeHead(301, { location: 'https://x.example' }).end() },
      { kind: 'redirected' },
    ],
  ])('is %s', async (_, answers, failure) => {
    const { identity } = await ask(answers);
    expect(identity).toMatchObject({ ok: false, failure });
  });
});

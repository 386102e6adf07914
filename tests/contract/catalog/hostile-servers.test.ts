import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { firstPage } from '../../../lib/domain/asking.ts';
import type { Failure } from '../../../lib/domain/failure.ts';
import { connect, json, type Loopback, serve } from './loopback.ts';

let server: Loopback | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const criterion = { field: 'barcode', values: ['4006381333931'] } as const;
const page = { data: [{ id: '1', name: 'A', merchant: { id: 1, name: 'M' } }], meta: {} };
const html = (response: ServerResponse, status: number): void => {
  response.writeHead(status, { 'content-type': 'text/html' }).end('<!doctype html><title>Hello</title>');
};

async function failureFrom(answer: (response: ServerResponse) => void, timeoutMs?: number) {
  server = await serve((_, response) => answer(response));
  const { client, slept } = connect(server.address, timeoutMs === undefined ? {} : { timeoutMs });
  const result = await client.omni(criterion, firstPage);
  return { failure: result.ok ? undefined : result.failure, tries: server.requests.length, slept };
}

const CLOCK = 'Sat, 21 Nov 2026 10:00:00 GMT';

describe('a server that refuses', () => {
  const proxyError = (response: ServerResponse, status: number, code: string, headers = {}, more = {}): void =>
    json(response, status, { error: { code, message: 'no', ...more } }, { 'x-elsewhere': '1', ...headers });

  it.each<[string, (response: ServerResponse) => void, Failure, number]>([
    [
      'its token',
      (r) => json(r, 401, { message: 'Unauthenticated.', error: 'Authentication is required.' }),
      { kind: 'token-refused' },
      1,
    ],
    ['our key', (r) => proxyError(r, 401, 'device_key_unknown'), { kind: 'key-revoked' }, 1],
    ['our key, as a page', (r) => html(r, 401), { kind: 'key-revoked' }, 1],
    ['the proxy`s token', (r) => proxyError(r, 502, 'token_refused'), { kind: 'token-refused' }, 1],
    ['unpaid', (r) => json(r, 402, {}), { kind: 'payment-required' }, 1],
    ['for good', (r) => json(r, 403, {}), { kind: 'forbidden' }, 1],
    ['what is not there', (r) => json(r, 404, { message: 'Not found' }), { kind: 'not-found' }, 1],
    [
      'a field',
      (r) => json(r, 422, { message: 'Wrong.', errors: { sort_by: ['no such'] } }),
      { kind: 'invalid', message: 'Wrong.', fields: { sort_by: ['no such'] } },
      1,
    ],
    [
      'a bad request',
      (r) => json(r, 400, { error: 'Malformed' }),
      { kind: 'invalid', message: 'Malformed', fields: {} },
      1,
    ],
    [
      'a plan',
      (r) => json(r, 422, { message: 'You exceeded the total quota of your plan' }),
      { kind: 'plan-exhausted' },
      1,
    ],
    [
      'a plan, in an error of its own',
      (r) => json(r, 422, { error: { message: 'Usage limit of the subscription reached' } }),
      { kind: 'plan-exhausted' },
      1,
    ],
    [
      'a field of the plan, which is no end of it',
      (r) => json(r, 422, { message: 'Wrong.', errors: { page: ['exceeds what your subscription allows'] } }),
      { kind: 'invalid', message: 'Wrong.', fields: { page: ['exceeds what your subscription allows'] } },
      1,
    ],
    [
      'the size of a page, and no size just the same',
      (r) => json(r, 422, { message: 'Wrong.', errors: { per_page: ['exceeds what your subscription allows'] } }),
      { kind: 'invalid', message: 'Wrong.', fields: { per_page: ['exceeds what your subscription allows'] } },
      2,
    ],
    ['without a reason', (r) => json(r, 422, {}), { kind: 'invalid', message: '', fields: {} }, 1],
    ['for long', (r) => json(r, 429, {}, { 'retry-after': '30' }), { kind: 'rate-limited', retryAfterMs: 30_000 }, 1],
    [
      'by the body',
      (r) => json(r, 429, { error: { code: 'rate_limit_exceeded', retry_after: 9 } }),
      { kind: 'rate-limited', retryAfterMs: 9000 },
      1,
    ],
    [
      'until a date by its own clock',
      (r) => json(r, 429, {}, { date: CLOCK, 'retry-after': 'Sat, 21 Nov 2026 10:01:30 GMT' }),
      { kind: 'rate-limited', retryAfterMs: 90_000 },
      1,
    ],
    [
      'by the outside of the body',
      (r) => json(r, 429, { message: 'Too Many Attempts.', retry_after: 12 }),
      { kind: 'rate-limited', retryAfterMs: 12_000 },
      1,
    ],
    ['without a word', (r) => json(r, 429, {}), { kind: 'rate-limited', retryAfterMs: 60_000 }, 1],
    ['as a page', (r) => html(r, 429), { kind: 'rate-limited', retryAfterMs: 60_000 }, 1],
    ['in trouble', (r) => json(r, 500, { message: 'Server Error' }), { kind: 'service-down', status: 500 }, 3],
    ['as a gateway`s page', (r) => html(r, 502), { kind: 'service-down', status: 502 }, 3],
    [
      'for five minutes',
      (r) => json(r, 503, {}, { 'retry-after': '300' }),
      { kind: 'service-down', status: 503, retryAfterMs: 300_000 },
      1,
    ],
    [
      'behind a circuit',
      (r) => proxyError(r, 503, 'circuit_open', { 'retry-after': '20' }),
      { kind: 'service-down', status: 503, retryAfterMs: 20_000 },
      1,
    ],
    ['late', (r) => proxyError(r, 504, 'upstream_timeout'), { kind: 'service-down', status: 504 }, 1],
    [
      'overrun upstream, which says so in a page',
      (r) => proxyError(r, 503, 'upstream_bad_answer', { 'retry-after': '120' }),
      { kind: 'service-down', status: 503, retryAfterMs: 120_000 },
      1,
    ],
    [
      'in trouble upstream, which says so in a page',
      (r) => proxyError(r, 502, 'upstream_bad_answer', {}, { upstream_status: 500 }),
      { kind: 'service-down', status: 500 },
      3,
    ],
    [
      'nonsense upstream',
      (r) => proxyError(r, 502, 'upstream_bad_answer'),
      { kind: 'bad-response', issues: ['no'] },
      1,
    ],
    ['a route', (r) => proxyError(r, 403, 'not_allowed'), { kind: 'forbidden' }, 1],
  ])('%s', async (_, answer, failure, tries) => {
    expect(await failureFrom(answer)).toMatchObject({ failure, tries });
  });
});

describe('a server that lies', () => {
  it('with a page in place of an answer', async () => {
    expect((await failureFrom((r) => html(r, 200))).failure).toEqual({
      kind: 'wrong-server',
      address: server?.address,
    });
    await server?.close();
    expect((await failureFrom((r) => html(r, 404))).failure).toEqual({
      kind: 'wrong-server',
      address: server?.address,
    });
  });

  it('with a page in place of a deletion, which is then none', async () => {
    server = await serve((_, response) => html(response, 200));
    const result = await connect(server.address, {}).client.deleteWatch('8f14e45f-ceea-467a-9d1c-0123456789ab');
    expect(result).toMatchObject({ ok: false, failure: { kind: 'wrong-server' } });
    expect(server.requests).toHaveLength(1);
  });

  it.each([301, 302, 303, 307, 308])('with a redirect %i, which is never followed', async (status) => {
    const elsewhere = await serve((_, response) => json(response, 200, page));
    const { failure, tries } = await failureFrom((r) => r.writeHead(status, { location: elsewhere.address }).end());
    expect(failure).toEqual({ kind: 'redirected', address: server?.address });
    expect([tries, elsewhere.requests.length]).toEqual([1, 0]);
    await elsewhere.close();
  });

  it.each([
    ['half a JSON', '{"data":[{"id":"1"'],
    ['nothing', ''],
    ['words', 'hello'],
    ['another shape', '{"hits":[]}'],
    ['a list', '[]'],
    ['null', 'null'],
  ])('with %s', async (_, text) => {
    const { failure, tries } = await failureFrom((r) =>
      r.writeHead(200, { 'content-type': 'application/json' }).end(text),
    );
    expect(failure?.kind).toBe('bad-response');
    expect(tries).toBe(1);
  });

  it('with the wrong content type but the right words', async () => {
    server = await serve((_, r) => r.writeHead(200, { 'content-type': 'text/plain' }).end(JSON.stringify(page)));
    expect((await connect(server.address).client.omni(criterion, firstPage)).ok).toBe(true);
  });

  it('about its length', async () => {
    const { failure, tries } = await failureFrom((r) => {
      r.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      r.write('{"data":[');
      setTimeout(() => r.destroy(), 20);
    });
    expect(failure).toEqual({ kind: 'bad-response', issues: ['truncated'] });
    expect(tries).toBe(3);
  });

  it('with 100 MB, packed or not', async () => {
    const chunk = Buffer.alloc(1024 * 1024, 0x20);
    const endless = await failureFrom((r) => {
      r.writeHead(200, { 'content-type': 'application/json' });
      const push = (left: number): void => {
        if (left > 0 && !r.destroyed) r.write(chunk, () => push(left - 1));
        else r.end();
      };
      push(100);
    });
    expect(endless).toMatchObject({ failure: { kind: 'bad-response', issues: ['too large'] }, tries: 1 });
    await server?.close();
    const bomb = gzipSync(Buffer.alloc(40 * 1024 * 1024, 0x20));
    const packed = await failureFrom((r) => r.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb));
    expect(packed.failure).toEqual({ kind: 'bad-response', issues: ['too large'] });
  });

  it('with bytes that are no text', async () => {
    const { failure } = await failureFrom((r) => r.writeHead(200).end(randomBytes(2000)));
    expect(failure?.kind).toBe('bad-response');
  });
});

describe('a server that dawdles', () => {
  it('is left after the time it has', async () => {
    const started = Date.now();
    const { failure, tries } = await failureFrom(() => undefined, 600);
    expect(failure).toEqual({ kind: 'timeout', afterMs: 600 });
    expect([tries, Date.now() - started < 3000]).toEqual([1, true]);
  });

  it('is left in the middle of a sentence, too', async () => {
    const { failure } = await failureFrom((r) => {
      r.writeHead(200, { 'content-type': 'application/json' });
      const timer = setInterval(() => r.write(' '), 20);
      r.on('close', () => clearInterval(timer));
    }, 200);
    expect(failure).toEqual({ kind: 'timeout', afterMs: 200 });
  });

  it('is hung up on when nobody waits any more', async () => {
    const closed = Promise.withResolvers<void>();
    server = await serve((_, response) => response.on('close', closed.resolve));
    const { client } = connect(server.address);
    const [one, two] = [new AbortController(), new AbortController()];
    const both = [one, two].map(({ signal }) => client.omni(criterion, firstPage, { signal }));
    while (server.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    one.abort();
    two.abort();
    expect(await Promise.all(both)).toEqual(both.map(() => ({ ok: false, failure: { kind: 'cancelled' } })));
    await closed.promise;
    expect(server.requests).toHaveLength(1);
  });
});

describe('no server', () => {
  it('is unreachable, or nobody`s fault when the browser is offline', async () => {
    const gone = await serve(() => undefined);
    await gone.close();
    const away = await connect(gone.address).client.account();
    expect(away).toEqual({ ok: false, failure: { kind: 'unreachable', address: gone.address } });
    const offline = await connect(gone.address, { online: false }).client.account();
    expect(offline).toEqual({ ok: false, failure: { kind: 'offline' } });
  });
});

// Sections 4 and 5 on the wire itself: what reaches the service through a socket, whole, broken or strange.
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '../../../backend/service/config.ts';
import { type RunningService, startService } from '../../../backend/service/start.ts';

const TOKEN = 'wire-token';
const bearer = { authorization: `Bearer ${TOKEN}` };
let service: RunningService;
beforeAll(async () => {
  const config = { ...DEFAULT_CONFIG, tokens: [TOKEN], products: 300, port: 0, hasControls: true };
  service = await startService(config, (line) => {
    throw new Error(line);
  });
});
afterAll(() => service.stop());

const send = (path: string, init: RequestInit = {}) => fetch(`${service.address}${path}`, { headers: bearer, ...init });
const status = async (path: string, method = 'GET', body?: string): Promise<number> =>
  (await send(path, { method, ...(body !== undefined && { body }) })).status;

/** What a socket says to exactly these bytes. */
async function raw(text: string): Promise<string> {
  const socket = connect(service.port, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
  socket.end(text);
  await once(socket, 'close');
  return said;
}

describe('what is no request', () => {
  it.each([
    ['is no HTTP', 'hello\r\n\r\n', 400],
    ['has a head without end', `GET /${'x'.repeat(20_000)}`, 431],
    ['names no host', 'GET /v1/account HTTP/1.1\r\n\r\n', 400],
    ['says its length in two ways', 'POST /v1/products HTTP/1.1\r\nhost: x\r\ncontent-length: +2\r\n\r\n{}', 400],
    ['asks for a tunnel', 'CONNECT x.example:443 HTTP/1.1\r\nhost: x\r\n\r\n', 405],
  ])('since it %s is refused as everything else is', async (_why, text, expected) => {
    const [head = '', body = ''] = (await raw(text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${expected} `));
    const id = /^x-request-id: (\S+)$/m.exec(head)?.[1];
    expect(JSON.parse(body)).toEqual({
      message: expect.any(String),
      error: expect.any(String),
      meta: { trace_id: id },
    });
    expect(id).toMatch(/^[\da-f-]{36}$/);
  });

  it('is told when its body ends too early', async () => {
    const head = `POST /v1/products HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${TOKEN}\r\n`;
    expect(await raw(`${head}content-length: 100\r\n\r\n{"search":`)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await raw(`${head}transfer-encoding: chunked\r\n\r\nzz\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

it('names every request on the wire as in its body', async () => {
  const answer = await send('/v1/account');
  expect((await answer.json()).meta.trace_id).toBe(answer.headers.get('x-request-id'));
});

describe('addresses', () => {
  it.each([
    ['/v1/account/', 200],
    ['/v1/account?', 200],
    ['/v1/account?x=%', 200],
    ['/v1//account', 404],
    ['/v1/merchants/%', 404],
    ['/v1/merchants/%00', 404],
    ['/v1/merchants/..%2F..', 404],
    ['/v1/products/watches/histories/', 422],
    ['/', 404],
    ['/nothing', 404],
    ['/a/', 404],
  ])('%s is answered with %d', async (path, expected) => {
    expect(await status(path)).toBe(expected);
  });

  it('reads escapes in a path', async () => {
    const [{ slug }] = (await (await send('/v1/merchants?per_page=1')).json()).data;
    const escaped = [...slug].map((letter: string) => `%${letter.charCodeAt(0).toString(16)}`).join('');
    expect(await status(`/v1/merchants/${escaped}`)).toBe(200);
  });

  it('takes the first of a parameter given twice', async () => {
    expect((await (await send('/v1/merchants?per_page=2&per_page=3')).json()).meta.per_page).toBe(2);
  });

  it('takes a whole address in the place of a path', async () => {
    const head = `host: x.example\r\nauthorization: Bearer ${TOKEN}\r\nconnection: close\r\n\r\n`;
    expect(await raw(`GET http://x.example/v1/account HTTP/1.1\r\n${head}`)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('names itself in links as it was asked', async () => {
    const links = async (host: string): Promise<string> => {
      const asked = request(`${service.address}/v1/products`, { method: 'POST', headers: { ...bearer, host } });
      asked.end('{"search":"desk lamp"}');
      const [answer] = await once(asked, 'response');
      let text = '';
      for await (const chunk of answer) text += chunk;
      return answer.statusCode === 200 ? JSON.parse(text).links.first : String(answer.statusCode);
    };
    expect(await links('shop.example:81')).toMatch(/^http:\/\/shop\.example:81\/v1\/products\?/);
    expect(await links('[::1]:8799')).toMatch(/^http:\/\/\[::1\]:8799\/v1\/products\?/);
    expect(await links('a b"<')).toBe('400');
    expect(await links('x@y.example')).toBe('400');
  });
});

describe('methods', () => {
  it.each([
    ['GET', '/v1/products'],
    ['GET', '/v1/products/omni'],
    ['POST', '/v1/account'],
    ['PUT', '/v1/merchants'],
    ['POST', '/v1/merchants/1'],
    ['PATCH', '/v1/products/watches'],
    ['POST', '/v1/products/watches/histories'],
    ['DELETE', '/v1/pools'],
    ['GET', '/tools/convert/asin-to-barcode'],
    ['GET', '/elsewhere/v1/controls/clock'],
  ])('%s %s is not supported', async (method, path) => {
    const answer = await send(path, { method });
    expect(answer.status).toBe(405);
    expect(await answer.json()).toMatchObject({ message: expect.any(String), meta: { trace_id: expect.any(String) } });
  });

  it.each([
    ['/v1/products', 'POST'],
    ['/v1/account', 'GET, HEAD'],
    ['/v1/pools', 'GET, HEAD, POST'],
    ['/v1/products/watches/x', 'GET, HEAD, PUT, DELETE'],
  ])('%s says which methods it has', async (path, allowed) => {
    expect((await send(path, { method: 'OPTIONS' })).headers.get('allow')).toBe(allowed);
  });

  it('answers HEAD as GET without the body', async () => {
    const answer = await send('/v1/account', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(100);
    expect(await answer.text()).toBe('');
  });
});

describe('bodies', () => {
  const large = JSON.stringify({ search: 'x'.repeat(2_000_000) });

  it.each(['/v1/products', '/v1/products/omni', '/v1/products/watches', '/elsewhere/v1/controls/clock'])(
    'of two megabytes are too large at %s, said or unsaid',
    async (path) => {
      expect(await status(path, 'POST', large)).toBe(413);
      const asked = request(`${service.address}${path}`, { method: 'POST', headers: bearer });
      asked.write(large);
      asked.end();
      const [answer] = await once(asked, 'response');
      answer.resume();
      expect(answer.statusCode).toBe(413);
    },
  );

  it('in pieces are put together, letters cut in two as well', async () => {
    const bytes = Buffer.from(JSON.stringify({ search: [{ field: 'brand', operator: 'LIKE', value: 'ström' }] }));
    const asked = request(`${service.address}/v1/products`, { method: 'POST', headers: bearer });
    for (const byte of bytes) asked.write(Buffer.of(byte));
    asked.end();
    const [answer] = await once(asked, 'response');
    let text = '';
    for await (const chunk of answer) text += chunk;
    expect(JSON.parse(text).meta.total).toBeGreaterThan(0);
  });

  it('may begin with a byte order mark', async () => {
    expect(await status('/v1/products', 'POST', '\uFEFF{"search":"lamp"}')).toBe(200);
  });

  it.each([
    ['gzip', 415],
    ['GZIP, br', 415],
    ['identity', 200],
  ])('said to be %s are answered by %i', async (coding, expected) => {
    const headers = { ...bearer, 'content-encoding': coding };
    expect((await send('/v1/products', { method: 'POST', headers, body: '{"search":"lamp"}' })).status).toBe(expected);
  });

  it('that are not read leave the connection in order', async () => {
    const body = '{"search":"lamp"}';
    const ask = (token: string): string =>
      `POST /v1/products HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    const said = await raw(ask('wrong') + ask(TOKEN) + ask('wrong'));
    expect(said.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200', 'HTTP/1.1 401']);
  });
});

it.each(['/products/omni', '/v1/products/omni', '/tools/convert/asin-to-barcode', '/v1', '/products'])(
  'nobody is let in without a token at %s',
  async (path) => {
    const answer = await send(path, { method: 'POST', headers: {}, body: '{}' });
    expect(answer.status).toBe(401);
  },
);

it('ends connections with the answer that was under way when it stopped', async () => {
  const config = { ...DEFAULT_CONFIG, tokens: [TOKEN], products: 50, port: 0 };
  const other = await startService(config, () => {});
  const asked = request(`${other.address}/v1/products`, { method: 'POST', headers: bearer });
  asked.write('{"search":');
  await expect.poll(() => asked.writableLength).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const stopped = other.stop();
  asked.end('"lamp"}');
  const [answer] = await once(asked, 'response');
  answer.resume();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers.connection).toBe('close');
  await stopped;
});

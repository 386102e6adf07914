import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { createServer as createTlsServer } from 'node:https';
import { spawn } from 'node:child_process';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeCertificate } from '../../support/certificate.ts';
import { eventually, startHarness, temporaryFolder } from './proxy-harness.ts';
import type { Client, Harness } from './proxy-harness.ts';

// A service that does not even keep to HTTP: what it says is given byte by byte.

const MAIN = new URL('../../../backend/proxy/main.ts', import.meta.url).pathname;
const TOKEN = 'the-token-of-the-team';
const GOOD = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}';
let answer = GOOD;
let server: Server;
let harness: Harness;
let client: Client;
beforeAll(async () => {
  server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', () => socket.end(answer, 'latin1'));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  harness = await startHarness({
    CATALOG_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    CATALOG_API_TOKEN: TOKEN,
    ELSEWHERE_TIMEOUT_MS: '1000',
  });
  client = await harness.client();
});
afterAll(async () => {
  await harness.close();
  server.close();
});
afterEach(async () => {
  answer = GOOD;
  expect((await client.ask('/v1/account')).status).toBe(200);
});

const head = (...lines: string[]) =>
  ['HTTP/1.1 200 OK', 'content-type: application/json', ...lines, '', ''].join('\r\n');

describe('a service whose answer', () => {
  test.each([
    ['is not HTTP', 'SSH-2.0-OpenSSH_9.2\r\n', 'upstream_bad_answer'],
    ['has no status', 'HTTP/1.1 hello\r\n\r\n', 'upstream_bad_answer'],
    ['has two lengths', `${head('content-length: 2', 'content-length: 20')}{}`, 'upstream_bad_answer'],
    [
      'has a length and chunks',
      `${head('content-length: 2', 'transfer-encoding: chunked')}2\r\n{}\r\n0\r\n\r\n`,
      'upstream_bad_answer',
    ],
    ['has a broken chunk', `${head('transfer-encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n`, 'upstream_bad_answer'],
    ['has a head without end', head(`x-big: ${'x'.repeat(100_000)}`), 'upstream_bad_answer'],
    ['ends before its length', `${head('content-length: 200')}{"data":[]}`, 'upstream_bad_answer'],
    ['is empty', '', 'upstream_unreachable'],
  ])('%s is a bad one', async (_name, bytes, code) => {
    answer = bytes;
    const { status, json } = await client.ask('/v1/account');
    expect([status, json.error.code]).toEqual([502, code]);
  });

  test.each([
    ['retry-after: \u00F0\u009F\u008D\u008E'],
    ['x-ratelimit-limit: <script>'],
    [`x-ratelimit-reset: ${TOKEN}${'x'.repeat(50)}`],
    [`set-cookie: token=${TOKEN}`],
    ['access-control-allow-origin: *'],
    ['location: https://elsewhere.invalid/'],
    ['clear-site-data: "*"'],
  ])('carries the header %s does not pass it on', async (line) => {
    answer = `${head(line, 'content-length: 2')}{}`;
    const { status, headers } = await client.ask('/v1/account');
    expect(status).toBe(200);
    expect(headers.get(line.split(':')[0] ?? '')).toBeNull();
    expect(JSON.stringify([...headers])).not.toContain(TOKEN);
  });

  test('carries its limits passes them on', async () => {
    answer = `${head('x-ratelimit-limit: 60', 'x-ratelimit-remaining: 59', 'content-length: 2')}{}`;
    const { headers } = await client.ask('/v1/account');
    expect([headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining')]).toEqual(['60', '59']);
  });
});

test.each([
  ['has expired', -1, 1, 0, 'CERT_HAS_EXPIRED'],
  ['is good', 1, 0, 1, 'answers and takes the token'],
])(
  'a service whose certificate %s',
  async (_name, days, exitCode, asked, word) => {
    const { key, cert } = makeCertificate(days);
    let heard = 0;
    const service = createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_request, response) => {
      heard += 1;
      response.setHeader('content-type', 'application/json');
      response.end('{}');
    });
    await new Promise<void>((resolve) => {
      service.listen(0, '127.0.0.1', resolve);
    });
    const proxy = spawn(process.execPath, [MAIN, '--check'], {
      env: {
        ...process.env,
        // Trusted in all but its date.
        NODE_EXTRA_CA_CERTS: cert,
        CATALOG_API_URL: `https://127.0.0.1:${(service.address() as AddressInfo).port}`,
        CATALOG_API_TOKEN: TOKEN,
        ELSEWHERE_DATA: temporaryFolder(),
      },
    });
    let said = '';
    proxy.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const code = await eventually(async () => proxy.exitCode ?? undefined, 60_000);
    expect([code, heard]).toEqual([exitCode, asked]);
    expect(said).toContain(word);
    expect(said).not.toContain(TOKEN);
    service.close();
  },
  60_000,
);

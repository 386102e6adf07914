import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness } from './proxy-harness.ts';
import type { Client, Harness } from './proxy-harness.ts';
import { startUpstream } from './upstream.ts';
import type { Upstream } from './upstream.ts';

const ANSWER = { data: [{ id: '8099982740095203709', name: 'Ein Füller – für Örn' }], meta: { total: 1 } };
const TEXT = JSON.stringify(ANSWER);
const MORE_THAN_FITS = 17 * 1024 * 1024;
let upstream: Upstream;
let harness: Harness;
let client: Client;
beforeAll(async () => {
  upstream = await startUpstream();
  harness = await startHarness({
    CATALOG_API_URL: upstream.url,
    CATALOG_API_TOKEN: 'the-token-of-the-team',
    ELSEWHERE_CACHE_SECONDS: '0',
  });
  client = await harness.client();
});
afterAll(async () => {
  await harness.close();
  await upstream.close();
});

/** What the catalog says in that encoding, in pieces of so many bytes, as the proxy hands it on. */
function through(encoding: string, packed: Buffer, pieceBytes: number) {
  upstream.behave = (_received, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': encoding });
    for (let at = 0; at < packed.length; at += pieceBytes) response.write(packed.subarray(at, at + pieceBytes));
    response.end();
  };
  return client.ask('/v1/products/omni', { body: { criteria: [{ field: 'keyword', value: 'pen' }] } });
}

test.each<[string, Buffer]>([
  ['gzip', gzipSync(TEXT)],
  ['x-gzip', gzipSync(TEXT)],
  ['GZIP', gzipSync(TEXT)],
  ['deflate', deflateSync(TEXT)],
  ['br', brotliCompressSync(TEXT)],
])('an answer that comes as %s is unpacked, however it is cut', async (encoding, packed) => {
  for (const bytes of [1, 7, packed.length]) {
    const { status, json, headers } = await through(encoding, packed, bytes);
    expect([status, json]).toEqual([200, ANSWER]);
    expect(headers.get('content-encoding')).toBeNull();
  }
});

test.each<[string, string, Buffer]>([
  ['is packed in a way that is not known here', 'zstd', zstdCompressSync(Buffer.from(TEXT))],
  ['is not packed as it says', 'gzip', Buffer.from(TEXT)],
  ['breaks off', 'gzip', gzipSync(TEXT).subarray(0, 40)],
  ['unpacks to more than an answer may be', 'gzip', gzipSync(`"${'a'.repeat(MORE_THAN_FITS)}"`)],
])('an answer that %s is none', async (_name, encoding, packed) => {
  const { status, json } = await through(encoding, packed, packed.length);
  expect([status, (json as { error: { code: string } }).error.code]).toEqual([502, 'upstream_bad_answer']);
});

test('a mark of the bytes before the text is no part of it', async () => {
  const { status, text } = await through('identity', Buffer.from(`\uFEFF${TEXT}`), 2);
  expect([status, text]).toEqual([200, TEXT]);
});

test('a watch that is posted nowhere says nothing of channels, and one that was says that they are gone', async () => {
  const draft = { name: 'w', target_type: 'product', target_ids: ['1'], status: 'active', rules: [] };
  const sent: unknown[] = [];
  let before: unknown[] = [];
  upstream.behave = ({ method, body }, response) => {
    if (body !== '') sent.push((JSON.parse(body) as { notifications?: unknown }).notifications);
    const metadata = method === 'POST' ? (JSON.parse(body) as { metadata: object }).metadata : owned;
    owned = metadata;
    const watch = { ...draft, watch_id: 'w-1', target_id: '1', metadata, notifications: before };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: watch }));
  };
  let owned: unknown;
  await client.ask('/v1/products/watches', { body: draft });
  await client.ask('/v1/products/watches/w-1', { method: 'PUT', body: draft });
  before = [{ channel: 'webhook', channel_target: 'https://old.example/elsewhere/v1/hooks/own' }];
  await client.ask('/v1/products/watches/w-1', { method: 'PUT', body: draft });
  expect(sent).toEqual([undefined, undefined, []]);
});

import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHarness } from './proxy-harness.ts';
import type { Harness } from './proxy-harness.ts';
import { startUpstream } from './upstream.ts';
import type { Upstream } from './upstream.ts';

const MAIN = new URL('../../../backend/proxy/main.ts', import.meta.url).pathname;
let upstream: Upstream;
let harness: Harness;
beforeAll(async () => {
  upstream = await startUpstream();
  harness = await startHarness({ CATALOG_API_URL: upstream.url, CATALOG_API_TOKEN: 'the-token-of-the-team' });
});
afterAll(async () => {
  await harness.close();
  await upstream.close();
});
const pair = (body: unknown) => harness.ask('/elsewhere/v1/pair', { body });
const run = async (...args: string[]) => {
  const env = {
    ...process.env,
    CATALOG_API_URL: upstream.url,
    CATALOG_API_TOKEN: 'x',
    ELSEWHERE_DATA: harness.dataDir,
  };
  return (await promisify(execFile)(process.execPath, [MAIN, ...args], { env })).stdout;
};

describe('a code', () => {
  test('works once', async () => {
    const { code } = await harness.proxy.pairOffer();
    const first = await pair({ code, device_name: 'one' });
    expect([first.status, first.json.name]).toEqual([200, 'one']);
    const second = await pair({ code, device_name: 'two' });
    expect([second.status, second.json.error.code]).toEqual([410, 'pair_code_expired']);
  });

  test('allows five wrong tries over all, and then not even the right one', async () => {
    const { code } = await harness.proxy.pairOffer();
    const wrong = code === '00000000' ? '00000001' : '00000000';
    for (let tries = 0; tries < 5; tries += 1)
      expect((await pair({ code: wrong, device_name: 'x' })).json.error.code).toBe('pair_code_wrong');
    for (const word of [wrong, code]) {
      const refused = await pair({ code: word, device_name: 'x' });
      expect([refused.status, refused.json.error.code]).toEqual([429, 'pair_too_many_tries']);
    }
  });

  test('taken by fifty at once pairs one', async () => {
    const { code } = await harness.proxy.pairOffer();
    const all = await Promise.all(Array.from({ length: 50 }, (_, index) => pair({ code, device_name: `d${index}` })));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test.each([
    {},
    { code: '1234' },
    { code: '12345678' },
    { code: '12345678', device_name: '' },
    { code: 12_345_678, device_name: 'x' },
    { id: 'a', device_name: 'x' },
    { code: '12345678', id: 'a', secret: 'b', device_name: 'x' },
    { code: '12345678', device_name: 'x'.repeat(101) },
  ])('%j is no request', async (body) => {
    expect((await pair(body)).status).toBe(400);
  });

  test('cannot be posted by a form of a web page', async () => {
    const form = {
      method: 'POST',
      body: 'code=12345678',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    expect((await harness.ask('/elsewhere/v1/pair', form)).status).toBe(415);
  });
});

test('the link works with its two halves, and not with half of another', async () => {
  const [one, two] = [await harness.proxy.pairLink(), await harness.proxy.pairLink()];
  const halves = (link: string) => (link.split('#pair=')[1] ?? '').split('.');
  const [id = '', secret = ''] = halves(one);
  const [, other = ''] = halves(two);
  expect((await pair({ id, secret: other, device_name: 'x' })).json.error.code).toBe('pair_code_wrong');
  expect((await pair({ id, secret, device_name: 'x' })).status).toBe(200);
});

test('the command line pairs, lists, renames and revokes, at once', async () => {
  const shown = await run('pair', '--name', 'kitchen');
  expect(shown).toContain(`http://127.0.0.1:${harness.proxy.port}/#pair=`);
  const code = /^ {2}(\d{4}) (\d{4})$/m.exec(shown);
  const paired = await pair({ code: `${code?.[1]}${code?.[2]}`, device_name: 'from the browser' });
  expect(paired.json.name).toBe('kitchen');
  const { device_id: id, device_key: key } = paired.json as { device_id: string; device_key: string };
  const ask = async () => (await harness.ask('/v1/account', { headers: { authorization: `Bearer ${key}` } })).status;
  expect(await ask()).toBe(200);
  await run('devices', 'rename', id, 'living', 'room');
  expect(await run('devices')).toMatch(new RegExp(`^${id}.*paired.*last used \\d{4}-.*living room$`, 'm'));
  await run('devices', 'revoke', id);
  expect(await ask()).toBe(401);
  expect(await run('devices')).toMatch(new RegExp(`^${id}.*revoked`, 'm'));
  // What lies on the disk opens nothing.
  const files = readdirSync(harness.dataDir).filter((name) => name.startsWith('proxy.sqlite'));
  expect(files.length).toBeGreaterThan(0);
  for (const name of files) {
    const path = join(harness.dataDir, name);
    // By another process: closing a file of SQLite in this one would take its locks away.
    const found = await promisify(execFile)('grep', ['-cFe', key, path]).catch((error: { stdout: string }) => error);
    expect(found.stdout.trim()).toBe('0');
    expect(statSync(path).mode & 0o077).toBe(0);
  }
});

test('two browsers of one user see the same watches', async () => {
  const keys: string[] = [];
  for (const name of ['desk', 'sofa']) {
    const code = /^ {2}(\d{4}) (\d{4})$/m.exec(await run('pair', '--name', name, '--user', 'carla'));
    const paired = await pair({ code: `${code?.[1]}${code?.[2]}`, device_name: 'x' });
    expect(paired.status, paired.text).toBe(200);
    keys.push(paired.json.device_key as string);
  }
  for (const key of keys) {
    const listed = await harness.ask('/v1/products/watches', { headers: { authorization: `Bearer ${key}` } });
    expect(listed.status, listed.text).toBe(200);
  }
  const [first, second] = upstream.received.slice(-2).map(({ url }) => url);
  expect(first).toBe(second);
});

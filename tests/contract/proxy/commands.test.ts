import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, startHarness, temporaryFolder } from './proxy-harness.ts';
import type { Harness } from './proxy-harness.ts';
import { sendJson, startUpstream } from './upstream.ts';
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

function run(args: readonly string[], environment: Record<string, string> = {}) {
  const env = {
    ...process.env,
    CATALOG_API_URL: upstream.url,
    CATALOG_API_TOKEN: 'the-token-of-the-team',
    ELSEWHERE_DATA: harness.dataDir,
    ...environment,
  };
  const child = spawn(process.execPath, [MAIN, ...args], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, said })),
  );
  return { child, ended, said: () => said };
}

test('a wrong setting or word ends the start with its name', async () => {
  expect(await run([], { ELSEWHERE_ACCESS: 'gateway' }).ended).toMatchObject({
    code: 1,
    said: expect.stringContaining('gateway'),
  });
  expect(await run(['--port', '99999']).ended).toMatchObject({
    code: 1,
    said: expect.stringContaining('ELSEWHERE_PORT'),
  });
  expect(await run(['dance']).ended).toMatchObject({ code: 2, said: expect.stringContaining('usage') });
  expect(await run(['--dance']).ended).toMatchObject({ code: 2, said: expect.stringContaining('usage') });
}, 60_000);

test('--check tries what a start needs and says what is wrong', async () => {
  upstream.behave = (_received, response) => sendJson(response, {});
  expect(await run(['--check']).ended).toMatchObject({ code: 0, said: expect.stringContaining('takes the token') });
  upstream.behave = (_received, response) => sendJson(response, {}, 401);
  const refused = await run(['--check']).ended;
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('refuses the token') });
  expect(refused.said).not.toContain('the-token-of-the-team');
}, 60_000);

test('backup and restore bring devices and alerts to another place, and numbers only rise', async () => {
  const client = await harness.client('kept');
  const file = join(temporaryFolder(), 'backup.gz');
  expect(await run(['backup', file]).ended).toMatchObject({ code: 0 });
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(gunzipSync(readFileSync(file)).toString()).not.toContain(client.key);
  const other = await startHarness({ CATALOG_API_URL: upstream.url, CATALOG_API_TOKEN: 'x' });
  try {
    expect(await run(['restore', file], { ELSEWHERE_DATA: other.dataDir }).ended).toMatchObject({ code: 0 });
    upstream.behave = (_received, response) => sendJson(response, {});
    expect((await other.ask('/v1/account', { headers: { authorization: `Bearer ${client.key}` } })).status).toBe(200);
    expect(await run(['restore', file], { ELSEWHERE_DATA: other.dataDir }).ended).toMatchObject({
      code: 1,
      said: expect.stringContaining('--force'),
    });
  } finally {
    await other.close();
  }
}, 60_000);

test('SIGHUP brings a new token in, SIGTERM answers what is under way, and no secret is in the log', async () => {
  const folder = temporaryFolder();
  mkdirSync(folder, { recursive: true });
  const tokenFile = join(folder, 'token');
  writeFileSync(tokenFile, 'first-token-value\n');
  const proxy = run(['--port', '0'], {
    CATALOG_API_TOKEN: '',
    CATALOG_API_TOKEN_FILE: tokenFile,
    ELSEWHERE_DATA: join(folder, 'data'),
    ELSEWHERE_LOG_LEVEL: 'debug',
  });
  const port = await eventually(async () => /"port":(\d+)/.exec(proxy.said())?.[1], 30_000);
  const [, id, secret] = await eventually(async () => /#pair=([\w-]+)\.([\w-]+)/.exec(proxy.said()) ?? undefined);
  const headers = { 'content-type': 'application/json' };
  const paired = await fetch(`http://127.0.0.1:${port}/elsewhere/v1/pair`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ id, secret, device_name: 'x' }),
  });
  const { device_key: key } = (await paired.json()) as { device_key: string };
  const ask = () => fetch(`http://127.0.0.1:${port}/v1/account`, { headers: { authorization: `Bearer ${key}` } });
  upstream.behave = (_received, response) => sendJson(response, {});
  await ask();
  expect(upstream.received.at(-1)?.headers.authorization).toBe('Bearer first-token-value');
  writeFileSync(tokenFile, 'second-token-value\n');
  proxy.child.kill('SIGHUP');
  await eventually(async () => (proxy.said().includes('"reloaded"') ? true : undefined));
  await ask();
  expect(upstream.received.at(-1)?.headers.authorization).toBe('Bearer second-token-value');
  upstream.behave = (_received, response) => setTimeout(() => sendJson(response, { slow: true }), 700);
  const slow = ask();
  await new Promise((resolve) => setTimeout(resolve, 200));
  proxy.child.kill('SIGTERM');
  expect(await (await slow).json()).toEqual({ slow: true });
  const { code, said } = await proxy.ended;
  expect(code).toBe(0);
  const log = said
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .join('\n');
  expect(log).toContain('"route":"account"');
  for (const word of ['first-token-value', 'second-token-value', key, secret]) expect(log).not.toContain(word);
}, 90_000);

test('a mistake in one file of secrets does not keep out what is new in another', async () => {
  const folder = temporaryFolder();
  const [tokenFile, networksFile] = [join(folder, 'token'), join(folder, 'networks.json')];
  writeFileSync(tokenFile, 'first-token-value');
  writeFileSync(networksFile, '{"all":{"12":{"affiliate_id":"77"}}}');
  const own = await startHarness({
    CATALOG_API_URL: upstream.url,
    CATALOG_API_TOKEN_FILE: tokenFile,
    ELSEWHERE_NETWORKS_FILE: networksFile,
  });
  try {
    const client = await own.client();
    upstream.behave = ({ body }, response) => sendJson(response, { echo: body });
    writeFileSync(tokenFile, 'second-token-value');
    writeFileSync(networksFile, '{"all":');
    expect(() => own.proxy.reload()).toThrow('is not JSON');
    const answer = await client.ask('/v1/products/omni', { body: { criteria: [] } });
    expect(answer.text).toContain('affiliate_id');
    expect(upstream.received.at(-1)?.headers.authorization).toBe('Bearer second-token-value');
  } finally {
    await own.close();
  }
});

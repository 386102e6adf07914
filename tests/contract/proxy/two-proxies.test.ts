import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresPrograms, startPostgres } from '../../support/postgres.ts';
import type { Postgres } from '../../support/postgres.ts';
import { eventually, temporaryFolder } from './proxy-harness.ts';
import { sendJson, startUpstream } from './upstream.ts';
import type { Upstream } from './upstream.ts';
import { createWatchService } from './watch-service.ts';

const MAIN = new URL('../../../backend/proxy/main.ts', import.meta.url).pathname;
const hasPostgres = postgresPrograms() !== undefined;
if (!hasPostgres)
  console.warn('SKIPPED two proxies on one database: PostgreSQL is not installed (apt-get install postgresql)');

interface Process {
  readonly child: ChildProcess;
  readonly url: string;
  readonly said: () => string;
}
const folders: string[] = [];
let postgres: Postgres;
let upstream: Upstream;
let one: Process;
let two: Process;

async function startOne(databaseUrl: string): Promise<Process> {
  const folder = temporaryFolder();
  folders.push(folder);
  const env = {
    ...process.env,
    CATALOG_API_URL: upstream.url,
    CATALOG_API_TOKEN: 'the-token-of-the-team',
    ELSEWHERE_PUBLIC_URL: 'https://proxy.example',
    ELSEWHERE_DATA: folder,
    DATABASE_URL: databaseUrl,
    ELSEWHERE_LOG_LEVEL: 'info',
  };
  const child = spawn(process.execPath, [MAIN, '--port', '0'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const port = await eventually(async () => /"port":(\d+)/.exec(said)?.[1], 60_000);
  return { child, url: `http://127.0.0.1:${port}`, said: () => said };
}
async function ask(at: Process, path: string, key?: string, body?: unknown) {
  const response = await fetch(at.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: await response.json() };
}

beforeAll(async () => {
  if (!hasPostgres) return;
  postgres = await startPostgres(['fsync=off']);
  upstream = await startUpstream();
  const database = await postgres.createDatabase();
  // At once, and on nothing: neither may stumble over the tables that the other makes.
  [one, two] = await Promise.all([startOne(database), startOne(database)]);
}, 120_000);
afterAll(async () => {
  if (!hasPostgres) return;
  for (const { child } of [one, two]) child.kill('SIGKILL');
  await upstream.close();
  await postgres.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test.skipIf(!hasPostgres)(
  'two proxies on one database share pairing, alerts and the limit',
  async () => {
    const pairs = await eventually(async () => /#pair=([\w-]+)\.([\w-]+)/.exec(one.said()) ?? undefined);
    const [, id, secret] = pairs;
    const { device_key: key } = (await ask(two, '/elsewhere/v1/pair', undefined, { id, secret, device_name: 'shared' }))
      .json;
    expect((await ask(one, '/v1/account', key)).status).toBe(200);

    const service = createWatchService();
    upstream.behave = service.behave;
    const draft = { name: 'shoes', target_type: 'product', target_ids: ['1'], status: 'active', rules: [] };
    const watch = (await ask(one, '/v1/products/watches', key, draft)).json.data[0].watch_id as string;
    const fired = Array.from({ length: 40 }, (_, index) => service.fire(watch, index + 1));
    const hook = new URL(fired[0]?.target ?? '').pathname;
    // Each is posted to both at once.
    await Promise.all(
      fired.flatMap(({ packet }) => [ask(one, hook, undefined, packet), ask(two, hook, undefined, packet)]),
    );
    const seqs = await eventually(async () => {
      const { json } = await ask(two, '/elsewhere/v1/events?since=0&limit=500', key);
      return json.events.length >= 40 ? (json.events as { seq: number }[]).map(({ seq }) => seq) : undefined;
    }, 30_000);
    expect(seqs).toHaveLength(40);
    expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b));

    // What the service refuses to one, the other does not ask either.
    const merchants = (at: Process) => ask(at, '/v1/merchants', key);
    upstream.behave = (_received, response) =>
      sendJson(response, { message: 'slow down' }, 429, { 'retry-after': '9' });
    expect((await merchants(one)).status).toBe(429);
    upstream.received.length = 0;
    expect((await merchants(two)).status).toBe(429);
    // A look at the histories that was allowed before the pause may still arrive, and nothing else.
    expect(upstream.received.filter(({ url }) => !url.includes('/histories'))).toEqual([]);

    upstream.behave = (_received, response) => sendJson(response, { data: [] }, 200, { 'x-ratelimit-limit': '200' });
    // Each has heard the limit by then: one that has not would ask on without it.
    for (const at of [one, two])
      await eventually(async () => (await ask(at, '/v1/account', key)).status === 200 || undefined, 30_000);
    upstream.received.length = 0;
    const flood = Array.from({ length: 150 }, (_, index) =>
      [one, two].map((at) =>
        ask(at, '/v1/products/omni', key, { criteria: [{ field: 'keyword', value: `${at.url} ${index}` }] }),
      ),
    );
    const answers = await Promise.all(flood.flat());
    // Each is answered, or refused for the limit and for nothing else.
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect(upstream.received.length).toBeLessThanOrEqual(200);
    expect(upstream.received.length).toBeGreaterThan(30);
  },
  120_000,
);

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, temporaryFolder } from './proxy-harness.ts';
import { startUpstream } from './upstream.ts';
import type { Upstream } from './upstream.ts';
import { createWatchService } from './watch-service.ts';

const MAIN = new URL('../../../backend/proxy/main.ts', import.meta.url).pathname;
const ALERTS = 120;
const DEATHS = 6;
const folder = temporaryFolder();
let upstream: Upstream;
let child: ChildProcess;
let url = '';
let said = '';

async function start(): Promise<void> {
  const env = {
    ...process.env,
    CATALOG_API_URL: upstream.url,
    CATALOG_API_TOKEN: 'the-token-of-the-team',
    ELSEWHERE_PUBLIC_URL: 'https://proxy.example',
    ELSEWHERE_DATA: folder,
  };
  let heard = '';
  child = spawn(process.execPath, [MAIN, '--port', '0'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      heard += chunk.toString();
      said += chunk.toString();
    });
  url = `http://127.0.0.1:${await eventually(async () => /"port":(\d+)/.exec(heard)?.[1], 60_000)}`;
}
const ask = async (path: string, key?: string, body?: unknown) => {
  const response = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: await response.json() };
};

beforeAll(async () => {
  upstream = await startUpstream();
  await start();
}, 90_000);
afterAll(async () => {
  child.kill('SIGKILL');
  await upstream.close();
  rmSync(folder, { recursive: true, force: true });
});

test('killed again and again under load, it loses no alert that it took, and doubles none', async () => {
  const service = createWatchService({ perPage: 1000 });
  upstream.behave = service.behave;
  const pairing = await eventually(async () => /#pair=([\w-]+)\.([\w-]+)/.exec(said) ?? undefined);
  const { device_key: key } = (
    await ask('/elsewhere/v1/pair', undefined, { id: pairing[1], secret: pairing[2], device_name: 'x' })
  ).json;
  const draft = { name: 'shoes', target_type: 'product', target_ids: ['1'], status: 'active', rules: [] };
  const watch = (await ask('/v1/products/watches', key, draft)).json.data[0].watch_id as string;
  const packets = Array.from({ length: ALERTS }, (_, index) => service.fire(watch, index + 1));
  const hook = new URL(packets[0]?.target ?? '').pathname;

  // The service posts each until it is taken, as one does that delivers at least once.
  const waiting = new Set(packets.map(({ packet }) => packet));
  const posting = Array.from({ length: 4 }, async () => {
    while (waiting.size > 0)
      for (const packet of [...waiting].sort(() => Math.random() - 0.5).slice(0, 10)) {
        const taken = await ask(hook, undefined, packet).catch(() => undefined);
        if (taken?.status === 200 && Math.random() > 0.2) waiting.delete(packet);
      }
  });
  for (let deaths = 0; deaths < DEATHS; deaths += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 300));
    child.kill('SIGKILL');
    await start();
  }
  await Promise.all(posting);
  const seen = await eventually(async () => {
    const { json } = await ask('/elsewhere/v1/events?since=0&limit=500', key);
    return json.events.length >= ALERTS ? (json.events as { watch_history_id: string; seq: number }[]) : undefined;
  }, 60_000);
  expect(seen).toHaveLength(ALERTS);
  expect(new Set(seen.map((event) => event.watch_history_id)).size).toBe(ALERTS);
  expect(new Set(seen.map(({ seq }) => seq)).size).toBe(ALERTS);
}, 180_000);

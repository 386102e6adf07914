// npm run fuzz -- watch-chaos [ROUNDS] [postgres]: the service is killed while it checks and delivers, and receivers fail.
// In the end every watch must have fired exactly once, and every alert must have arrived.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Receiver, startReceiver } from '../contract/service/receiver.ts';
import type { Answer } from '../contract/service/watches-world.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';

const PER_ROUND = 70;
const TOKEN = 'test-token';
const SIX_HOURS = 6 * 3600;

interface Service {
  readonly base: string;
  readonly process: ChildProcess;
}

export default async function (args: readonly string[]): Promise<void> {
  const rounds = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 15);
  const folder = mkdtempSync(join(tmpdir(), 'elsewhere-chaos-'));
  const postgres = args.includes('postgres') ? await startPostgres() : undefined;
  const receiver = await startReceiver();
  const unhappy = makeUnhappy(receiver);
  try {
    await run(rounds, await startArguments(folder, rounds, postgres), receiver, unhappy);
  } finally {
    await receiver.close();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startArguments(folder: string, rounds: number, postgres: Postgres | undefined): Promise<string[]> {
  const where = postgres === undefined ? ['--data', folder] : ['--database', await postgres.createDatabase()];
  return ['--port', '0', '--token', TOKEN, '--products', String(rounds * PER_ROUND * 2), '--controls', ...where];
}

async function run(rounds: number, args: readonly string[], receiver: Receiver, unhappy: Unhappy): Promise<void> {
  let service = await start(args);
  const products = await productIds(service, rounds * PER_ROUND);
  for (let round = 0; round < rounds; round += 1) {
    const mine = products.slice(round * PER_ROUND, (round + 1) * PER_ROUND);
    await ask(service, 'POST', '/v1/products/watches', {
      name: `Round ${round}`,
      target_type: 'product',
      target_ids: mine,
      status: 'active',
      rules: [{ field: 'final_price', condition: 'decrease', threshold: { type: 'value', value: 0.01 } }],
      notifications: [{ channel: 'webhook', target: receiver.url, frequency: 'immediately' }],
      metadata: { run: 'chaos' },
    });
    for (const id of mine) await ask(service, 'PATCH', `/elsewhere/v1/controls/products/${id}`, { final_price: 0.01 });
    unhappy.on = true;
    const cut = ask(service, 'POST', '/elsewhere/v1/controls/clock', { advance_seconds: SIX_HOURS }).catch(() => {});
    await sleep(Math.random() * 250);
    service.process.kill('SIGKILL');
    await cut;
    service = await start(args);
    unhappy.on = round % 2 === 0;
    await sleep(Math.random() * 1500);
    unhappy.on = false;
  }
  for (let day = 0; day < 5; day += 1)
    await ask(service, 'POST', '/elsewhere/v1/controls/clock', { advance_seconds: 86_400 });
  await judge(service, receiver, rounds * PER_ROUND, rounds);
  service.process.kill('SIGKILL');
}

async function judge(service: Service, receiver: Receiver, expected: number, kills: number): Promise<void> {
  const histories = await everyHistory(service);
  const watches = new Set(histories.map(({ watch_id }) => watch_id));
  const alerts = receiver.alerts();
  const arrived = new Set(alerts.map(({ watch_history_id }) => watch_history_id));
  const lost = histories.filter(({ id }) => !arrived.has(id)).length;
  const known = new Set(histories.map(({ id }) => id));
  const invented = [...arrived].filter((id) => !known.has(id)).length;
  console.log(
    `${expected} watches, ${kills} kills: ${histories.length} history records, ${alerts.length} deliveries ` +
      `(${alerts.length - arrived.size} of them repeated), ${lost} alerts lost, ${invented} without history`,
  );
  if (watches.size !== expected) throw new Error(`${expected - watches.size} watches never fired`);
  if (histories.length !== expected) throw new Error(`${histories.length - expected} history records are doubled`);
  if (lost > 0) throw new Error(`${lost} alerts were lost`);
  if (invented > 0) throw new Error(`${invented} alerts have no history`);
}

interface Unhappy {
  on: boolean;
}

/** One in six is refused, one in twenty is taken and then hung up on, one in twenty is hung up on at once. */
function makeUnhappy(receiver: Receiver): Unhappy {
  const unhappy: Unhappy = { on: false };
  receiver.answer = (request, response) => {
    const chance = unhappy.on ? Math.random() : 1;
    const refuse = (): void => {
      receiver.all.splice(receiver.all.lastIndexOf(request), 1);
    };
    if (chance < 0.15) {
      refuse();
      response.writeHead(503).end();
    } else if (chance < 0.2) {
      refuse();
      response.destroy();
    } else if (chance < 0.25) response.destroy();
    else response.writeHead(204).end();
  };
  return unhappy;
}

async function start(args: readonly string[]): Promise<Service> {
  const child = spawn(process.execPath, ['backend/service/main.ts', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const base = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /http:\/\/[\d.]+:\d+/.exec(said)?.[0];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', () => reject(new Error(`the service did not start: ${said}`)));
  });
  return { base, process: child };
}

async function ask(service: Service, method: string, path: string, body?: object): Promise<Answer['body']> {
  const response = await fetch(service.base + path, {
    method,
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer).slice(0, 300)}`);
  return answer;
}

async function productIds(service: Service, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ids.length < count; page += 1) {
    const body = {
      search: [{ field: 'final_price', operator: '>', value: '1' }],
      fields: ['id'],
      per_page: 500,
      page,
      sort_by: 'id',
    };
    const { data } = await ask(service, 'POST', '/v1/products', body);
    if (data.length === 0) throw new Error('the catalog is too small');
    ids.push(...data.map(({ id }: { id: string }) => id));
  }
  return ids.slice(0, count);
}

async function everyHistory(service: Service): Promise<{ id: string; watch_id: string }[]> {
  const found: { id: string; watch_id: string }[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await ask(
      service,
      'GET',
      `/v1/products/watches/histories?metadata[run]=chaos&per_page=500&page=${page}`,
    );
    found.push(...answer.data);
    if (page >= answer.meta.last_page) return found;
  }
}

// npm run bench -- service [SIZES] [--sqlite]: the catalog service over HTTP, SQLite beside PostgreSQL.
// SIZES is a list like 100000,1000000. Timed is a whole request on a kept connection, from its first byte to the last of its
// answer, one after another, of a service that has answered as many of the same kind before: one that has just begun is
// slower for its first thousand. `filled and listening` is the program's whole start on nothing, `made` the generator alone.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client as PgClient } from 'pg';
import { Client } from 'undici';
import { makeCatalog } from '../../backend/service/generate/catalog.ts';
import { postgresPrograms, startPostgres } from '../support/postgres.ts';
import { quantile, type Row } from './row.ts';

const TOKEN = 'bench-token';
const SEARCH_ROUNDS = 300;
const LOOK_UP_ROUNDS = 2000;
const MS_PER_TICK = 10;

interface Case {
  readonly name: string;
  readonly path: string;
  readonly rounds: number;
  body(round: number): object;
}

interface Sample {
  readonly barcodes: readonly string[];
  readonly asins: readonly string[];
}

const WORDS =
  'headphones,espresso machine,running shoes,laptop,waterproof jacket,dog food,cordless drill,face cream,novel,desk lamp,4K television,mechanical keyboard,backpack,coffee beans,smartwatch'.split(
    ',',
  );

function sampleOf(size: number): Sample {
  const [barcodes, asins]: [string[], string[]] = [[], []];
  for (const { no, barcode, asin } of makeCatalog(Math.min(size, 50_000), Date.now()).products) {
    if (no % 97 === 0 && barcode !== null) barcodes.push(barcode);
    if (no % 13 === 0 && asin !== null) asins.push(asin);
  }
  return { barcodes, asins };
}

const nth = (items: readonly string[], at: number): string => items[at % items.length] ?? '';

function cases({ barcodes, asins }: Sample, cursors: readonly string[]): readonly Case[] {
  const omni = '/v1/products/omni';
  const products = '/v1/products';
  const facets = ['network', 'merchant', 'final_price'];
  return [
    {
      name: 'barcode omni',
      path: omni,
      rounds: LOOK_UP_ROUNDS,
      body: (at) => ({ criteria: [{ field: 'barcode', value: nth(barcodes, at) }] }),
    },
    {
      name: 'ASIN omni',
      path: omni,
      rounds: LOOK_UP_ROUNDS,
      body: (at) => ({ criteria: [{ field: 'asin', value: nth(asins, at) }] }),
    },
    {
      name: 'ranked keyword',
      path: products,
      rounds: SEARCH_ROUNDS,
      body: (at) => ({ search: nth(WORDS, at), per_page: 100 }),
    },
    {
      name: 'keyword, all facets',
      path: products,
      rounds: SEARCH_ROUNDS,
      body: (at) => ({ search: nth(WORDS, at), per_page: 100, facets }),
    },
    {
      name: 'deep cursor page',
      path: products,
      rounds: SEARCH_ROUNDS,
      body: (at) => ({ ...DEEP, after: nth(cursors, at) }),
    },
  ];
}

const DEEP = { search: [{ field: 'final_price', operator: '>', value: 0 }], sort_by: 'final_price', per_page: 100 };

function secondsToMake(size: number): number {
  const begun = performance.now();
  let last = 0;
  for (const { no } of makeCatalog(size, Date.now()).products) last = no;
  if (last !== size) throw new Error(`${last} products were made, not ${size}`);
  return (performance.now() - begun) / 1000;
}

interface Running {
  readonly client: Client;
  readonly process: ChildProcess;
  readonly readyMs: number;
}

async function start(args: readonly string[]): Promise<Running> {
  const begun = performance.now();
  const program = ['--import', './backend/start/need-node.mjs', 'backend/service/main.ts'];
  const child = spawn(process.execPath, [...program, '--port', '0', '--token', TOKEN, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/[^ ]+/.exec(said);
      if (found !== null) resolve(found[0]);
    });
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}`)));
  });
  return { client: new Client(address), process: child, readyMs: performance.now() - begun };
}

async function stop({ client, process: child }: Running): Promise<void> {
  await client.close();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** One request, and the whole of its answer as it came. */
async function send(client: Client, path: string, body: object): Promise<Buffer> {
  const answer = await client.request({
    path,
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const bytes = Buffer.from(await answer.body.arrayBuffer());
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${bytes.toString().slice(0, 300)}`);
  return bytes;
}

async function ask(client: Client, body: object): Promise<{ meta: { after: string | null } }> {
  return JSON.parse((await send(client, '/v1/products', body)).toString()) as { meta: { after: string | null } };
}

/** What a process has used of the processors so far, in ms: on a busy machine the only figure that holds still. */
function cpuMs(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

/** Cursors far down the list of all products by price. */
async function deepCursors(client: Client): Promise<string[]> {
  const cursors: string[] = [];
  let after: string | null = null;
  for (let page = 0; page < 30; page += 1) {
    const { meta } = await ask(client, {
      ...DEEP,
      per_page: 1000,
      fields: ['id'],
      ...(after !== null && { after }),
    });
    after = meta.after;
    if (after !== null && page > 10) cursors.push(after);
  }
  return cursors;
}

interface Taken {
  readonly times: readonly number[];
  /** Of the service's process for each request, in ms. */
  readonly processor: number;
}

async function take({ client, process: { pid } }: Running, one: Case): Promise<Taken> {
  for (let round = 0; round < one.rounds; round += 1) await send(client, one.path, one.body(round));
  const before = cpuMs(pid);
  const times: number[] = [];
  for (let round = 0; round < one.rounds; round += 1) {
    const body = one.body(round);
    const begun = performance.now();
    await send(client, one.path, body);
    times.push(performance.now() - begun);
  }
  return { times, processor: (cpuMs(pid) - before) / one.rounds };
}

const memoryMb = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;

export default async function (options: readonly string[]): Promise<Row[]> {
  const sizes = (options.find((option) => /^\d/.test(option)) ?? '100000').split(',').map(Number);
  const folder = mkdtempSync(join(tmpdir(), 'elsewhere-bench-'));
  const postgres =
    options.includes('--sqlite') || postgresPrograms() === undefined
      ? undefined
      : await startPostgres(['shared_buffers=512MB']);
  if (postgres === undefined) console.warn('without PostgreSQL');
  const rows: Row[] = [];
  try {
    for (const size of sizes)
      rows.push(...(await benchSize(size, join(folder, String(size)), await postgres?.createDatabase())));
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}

async function benchSize(size: number, data: string, database: string | undefined): Promise<Row[]> {
  const args = ['--products', String(size), '--data', data];
  const rows: Row[] = [];
  const add = (name: string, unit: string, ours: number, yardstick?: number): void => {
    rows.push({
      bench: 'service',
      name: `${size}: ${name}`,
      unit,
      ours,
      ...(yardstick !== undefined && { yardstick }),
    });
  };
  add('load of the machine at the beginning', 'processes', loadavg()[0] ?? Number.NaN);
  add('made, and stored nowhere', 's', secondsToMake(size));
  const filled = await start(args);
  await stop(filled);
  const sqlite = await start(args);
  const other = database === undefined ? undefined : await start([...args, '--database', database]);
  add('filled and listening', 's', filled.readyMs / 1000, other && other.readyMs / 1000);
  add('listening on what was filled', 's', sqlite.readyMs / 1000);
  const sample = sampleOf(size);
  const [ours, theirs] = [
    cases(sample, await deepCursors(sqlite.client)),
    other && cases(sample, await deepCursors(other.client)),
  ];
  for (const [index, one] of ours.entries()) {
    const taken = await take(sqlite, one);
    const against = theirs?.[index];
    const yardstick = other === undefined || against === undefined ? undefined : await take(other, against);
    add(`${one.name} processor time`, 'ms', taken.processor, yardstick?.processor);
    for (const q of [0.5, 0.99])
      add(`${one.name} p${q * 100}`, 'ms', quantile(taken.times, q), yardstick && quantile(yardstick.times, q));
  }
  add('memory at the end', 'MB', memoryMb(sqlite.process.pid), other && memoryMb(other.process.pid));
  const disk = other === undefined || database === undefined ? undefined : await databaseMb(database);
  add('disk', 'MB', statSync(join(data, 'catalog.sqlite')).size / 2 ** 20, disk);
  await stop(sqlite);
  if (other !== undefined) await stop(other);
  return rows;
}

async function databaseMb(address: string): Promise<number> {
  const client = new PgClient({ connectionString: address });
  await client.connect();
  const { rows } = await client.query<{ size: string }>('SELECT pg_database_size(current_database()) AS size');
  await client.end();
  return Number(rows[0]?.size) / 2 ** 20;
}

// A database that is gone, or has no room left, is nobody's mistake: whoever asks is told so, and to come again.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../backend/service/app.ts';
import { DEFAULT_CONFIG } from '../../../backend/service/config.ts';
import type { App } from '../../../backend/service/http/listen.ts';
import { assemble } from '../../../backend/service/start.ts';
import { assembleWatches, type Watches } from '../../../backend/service/watches/assemble.ts';
import { askApp } from '../../support/ask-app.ts';
import { type Postgres, postgresPrograms, startPostgres } from '../../support/postgres.ts';
import { type Receiver, startReceiver } from './receiver.ts';

const TOKEN = 'a-token';
const config = { ...DEFAULT_CONFIG, tokens: [TOKEN], products: 300, hasControls: true };
const WATCH = '/v1/products/watches';
/** Parts of a text are looked for in a thread, and words beside it. */
const heavy = Array.from({ length: 60 }, (_, at) => `part ${at}`).join('||');

type Shot = readonly [method: string, path: string, body?: object];
const READS: readonly Shot[] = [
  ['GET', '/v1/merchants?extended=1'],
  ['GET', '/v1/merchants/1001'],
  ['POST', '/v1/products', { search: 'black' }],
  ['POST', '/v1/products', { search: 'black', facets: ['merchant', 'final_price'] }],
  ['POST', '/v1/products', { search: [{ field: 'name', operator: 'LIKE', value: heavy }] }],
  ['POST', '/v1/products', { search: 'black', duplicate_fields_to_exclude: 'name' }],
  ['POST', '/v1/products', { search: 'black', pool_id: '01HZX5B8Q0G7M2K3N4P5R6S7T8' }],
  ['POST', '/v1/products/omni', { criteria: [{ field: 'asin', value: 'B000000000' }] }],
  ['POST', '/v1/products/omni', { criteria: [{ field: 'barcode', value: '4006381333931' }] }],
  ['GET', WATCH],
  ['GET', `${WATCH}/0198a0a0-0000-4000-8000-000000000000`],
  ['GET', `${WATCH}/histories?metadata[a]=b`],
  ['GET', '/v1/pools'],
  ['POST', '/tools/convert/asin-to-barcode', { data: ['B000000000'] }],
];

let deps: Awaited<ReturnType<typeof assemble>>;
let watches: Watches;
let app: App;
let receiver: Receiver;
const logged: string[] = [];

async function open(address: string): Promise<void> {
  deps = await assemble({ ...config, address }, (line) => logged.push(line));
  watches = await assembleWatches(deps, deps.settable);
  app = createApp(deps, watches.routes);
  receiver = await startReceiver();
}
async function close(): Promise<void> {
  await watches.stop();
  await deps.store.close();
  await receiver.close();
}
const send = ([method, path, body]: Shot): Promise<Response> =>
  askApp(app, path, {
    method,
    headers: { authorization: `Bearer ${TOKEN}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const watch = (id: string): object => ({
  name: 'one',
  target_type: 'product',
  target_ids: [id],
  status: 'active',
  rules: [{ field: 'final_price', condition: 'decrease', threshold: { type: 'percentage', value: 10 } }],
  notifications: [{ channel: 'webhook', target: receiver.url, frequency: 'immediately' }],
  metadata: { a: 'b' },
});

async function isRefused(shot: Shot, said: RegExp): Promise<void> {
  const answer = await send(shot);
  const body = await answer.json();
  expect([shot, answer.status, body]).toEqual([
    shot,
    503,
    {
      message: expect.stringMatching(said),
      error: expect.stringMatching(said),
      retry_after: Number(answer.headers.get('retry-after')),
      meta: { trace_id: answer.headers.get('x-request-id') },
    },
  ]);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
}

const statuses = async (shots: readonly Shot[]): Promise<number[]> => {
  const answers = await Promise.all(shots.map(send));
  return answers.map(({ status }) => status);
};
async function anyProduct(at: number): Promise<string> {
  const found = await send(['POST', '/v1/products', { search: 'black', fields: ['id'] }]);
  return (await found.json()).data[at].id;
}

const LOST = /database does not answer/;
const FULL = /no room left/;
const BUSY = /too busy/;

describe.skipIf(postgresPrograms() === undefined)('a PostgreSQL that is lost', () => {
  let postgres: Postgres;
  let address: string;
  let before: number[];
  let id: string;
  beforeAll(async () => {
    postgres = await startPostgres(['fsync=off']);
    address = await postgres.createDatabase();
    await open(address);
    before = await statuses(READS);
    expect(before.every((status) => status < 500)).toBe(true);
    id = await anyProduct(0);
  }, 60_000);
  afterAll(async () => {
    await close();
    await postgres.stop();
  });

  const changes = (): readonly Shot[] => [
    ['POST', WATCH, watch(id)],
    ['POST', '/v1/pools', { name: 'a pool', network_ids: [1] }],
    ['POST', '/v1/products/lists', { name: 'a list', product_ids: [id] }],
    ['POST', '/elsewhere/v1/controls/clock', { advance_seconds: 1 }],
    ['PATCH', `/elsewhere/v1/controls/products/${id}`, { final_price: 5 }],
  ];

  it('answers 503 while it is stopped, and as before when it is back', { timeout: 60_000 }, async () => {
    deps.directory.forgetCounts();
    await postgres.halt();
    // What needs no product is still answered.
    expect((await send(['GET', '/v1/account'])).status).toBe(200);
    const needing = READS.filter((_, at) => before[at] !== 422);
    for (const shot of [...needing, ...changes()]) await isRefused(shot, LOST);
    await postgres.resume();
    expect(await statuses(READS)).toEqual(before);
    expect((await statuses(changes())).every((status) => status < 300)).toBe(true);
  });

  it('answers 503 to whom it leaves in the middle', { timeout: 60_000 }, async () => {
    const other = new Client({ connectionString: address });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE product, product_text, watch IN ACCESS EXCLUSIVE MODE');
    const shots = [...READS.filter((_, at) => before[at] === 200).slice(2, 4), ['GET', WATCH] as const];
    const refused = Promise.all(shots.map((shot) => isRefused(shot, LOST)));
    await expect
      .poll(async () => (await other.query("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'")).rowCount)
      .toBeGreaterThanOrEqual(shots.length);
    await other.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()');
    await refused;
    await other.query('ROLLBACK');
    await other.end();
    // A connection that nobody used ended, too: whoever is given it before the pool has heard of that is told to come again.
    await expect.poll(() => statuses(READS)).toEqual(before);
  });

  it('answers 503 in good time when it stands still, and as before when it goes on', { timeout: 60_000 }, async () => {
    app = createApp({ ...deps, config: { ...deps.config, mostMs: 300 } }, watches.routes);
    const other = new Client({ connectionString: address });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE watch, pool IN ACCESS EXCLUSIVE MODE');
    const asking = changes().slice(0, 2);
    for (const shot of [...asking, ['GET', WATCH] as const]) await isRefused(shot, BUSY);
    await other.query('ROLLBACK');
    await other.end();
    expect((await statuses(asking)).every((status) => status < 300)).toBe(true);
    app = createApp(deps, watches.routes);
  });

  it.each([
    ['it has no room left', '53100', FULL],
    ['two who write are in each other’s way', '40P01', BUSY],
    ['another one writes now, and it only reads', '25006', LOST],
  ])('says that %s, and goes on when that is over', { timeout: 60_000 }, async (_, state, said) => {
    const { db } = deps.store;
    await sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = ${sql.lit(state)}; END $$`.execute(db);
    for (const table of ['watch', 'pool', 'product_list', 'setting', 'product']) {
      const on = sql.table(table);
      await sql`CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON ${on} EXECUTE FUNCTION refuse()`.execute(db);
    }
    for (const shot of changes()) await isRefused(shot, said);
    expect(await statuses(READS)).toEqual(before);
    await sql`DROP FUNCTION refuse CASCADE`.execute(db);
    expect((await statuses(changes())).every((status) => status < 300)).toBe(true);
  });
});

describe('a SQLite whose disk is full', () => {
  const folder = mkdtempSync(join(tmpdir(), 'elsewhere-full-'));
  let id: string;
  beforeAll(async () => {
    await open(join(folder, 'catalog.sqlite'));
    id = await anyProduct(0);
  }, 60_000);
  afterAll(async () => {
    await close();
    rmSync(folder, { recursive: true });
  });

  const setMost = (pages: number): void => {
    const { engine } = deps.store;
    if (engine.kind === 'sqlite') engine.sqlite.exec(`PRAGMA max_page_count = ${pages}`);
  };

  it('says so to whoever writes, answers whoever reads, and goes on when there is room', async () => {
    setMost(1);
    const list: Shot = ['POST', '/v1/products/lists', { name: 'x'.repeat(200), metadata: { a: 'y'.repeat(500) } }];
    const alert: Shot = ['POST', WATCH, { ...watch(id), metadata: { a: 'y'.repeat(500), b: 'z'.repeat(500) } }];
    for (const large of [list, alert]) {
      // What there is of pages is filled first.
      for (let tries = 0; tries < 50 && (await send(large)).status < 300; tries += 1);
      await isRefused(large, FULL);
    }
    expect((await statuses(READS)).every((status) => status < 500)).toBe(true);
    setMost(4_000_000_000);
    expect((await statuses([list, alert])).every((status) => status < 300)).toBe(true);
  });
});

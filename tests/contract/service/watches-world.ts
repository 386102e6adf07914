import { createApp } from '../../../backend/service/app.ts';
import { createSettableClock } from '../../../backend/service/clock.ts';
import { DEFAULT_CONFIG } from '../../../backend/service/config.ts';
import { fillStore } from '../../../backend/service/generate/fill.ts';
import { createLimits } from '../../../backend/service/limits.ts';
import { loadDirectory } from '../../../backend/service/merchants/directory.ts';
import { openStore } from '../../../backend/service/store/open.ts';
import { createProductStore } from '../../../backend/service/store/products.ts';
import type { ProductRow } from '../../../backend/service/store/tables.ts';
import { assembleWatches } from '../../../backend/service/watches/assemble.ts';
import { askApp } from '../../support/ask-app.ts';
import { postgresPrograms, startPostgres } from '../../support/postgres.ts';

export const TOKENS = ['test-token', 'another-team'] as const;
export const HOUR = 3600;
export const DAY = 24 * HOUR;

export interface Answer {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- what a test reads is what it asserts
  readonly body: any;
}

/** The watches of a service whose time and products stand still until they are told otherwise. */
export interface World {
  ask(method: string, path: string, body?: unknown, token?: string): Promise<Answer>;
  /** As a browser would ask, with nothing added. */
  request(path: string, init?: RequestInit): Promise<Response>;
  advance(seconds: number): Promise<void>;
  now(): number;
  /** Products that no other test of this world was given. */
  products(count: number): ProductRow[];
  patch(id: string, change: object): Promise<void>;
  removeProduct(id: string): Promise<void>;
  readonly store: Awaited<ReturnType<typeof openStore>>;
  close(): Promise<void>;
}

export async function createWorld(address: string, productCount = 300): Promise<World> {
  const store = await openStore(address);
  const clock = createSettableClock();
  await fillStore(store, productCount, clock.now());
  const directory = await loadDirectory(store);
  const products = createProductStore(store, () => directory.forgetCounts());
  const config = { ...DEFAULT_CONFIG, tokens: TOKENS, hasControls: true };
  const limits = createLimits(clock, config);
  const log = (line: string): never => {
    throw new Error(line);
  };
  const deps = { store, products, directory, clock, config, limits, log };
  const watches = await assembleWatches(deps, clock);
  const app = createApp(deps, watches.routes);
  const free = await store.db.selectFrom('product').selectAll().orderBy('no').execute();

  const ask: World['ask'] = async (method, path, body, token = TOKENS[0]) => {
    const response = await askApp(app, path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  const control = async (method: string, path: string, body?: object): Promise<void> => {
    const { status, body: said } = await ask(method, `/elsewhere/v1/controls${path}`, body);
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(said)}`);
  };
  return {
    ask,
    request: async (path, init) => await askApp(app, path, init),
    advance: (seconds) => control('POST', '/clock', { advance_seconds: seconds }),
    now: () => clock.now(),
    products: (count) => {
      if (free.length < count) throw new Error('this world has no products left');
      return free.splice(0, count);
    },
    patch: (id, change) => control('PATCH', `/products/${id}`, change),
    removeProduct: (id) => control('DELETE', `/products/${id}`),
    store,
    close: async () => {
      await watches.stop();
      await store.close();
    },
  };
}

/** Both engines, PostgreSQL where it is installed: the suite says aloud when it is not. */
export const ENGINES: readonly {
  readonly engine: string;
  open(): Promise<{ address: string; stop(): Promise<void> }>;
}[] = [
  { engine: 'SQLite', open: async () => ({ address: ':memory:', stop: async () => {} }) },
  ...(postgresPrograms() === undefined ? notInstalled() : [{ engine: 'PostgreSQL', open: openPostgres }]),
];

async function openPostgres(): Promise<{ address: string; stop: () => Promise<void> }> {
  const postgres = await startPostgres(['fsync=off']);
  return { address: await postgres.createDatabase(), stop: () => postgres.stop() };
}

function notInstalled(): [] {
  console.warn('SKIPPED on PostgreSQL: it is not installed here');
  return [];
}

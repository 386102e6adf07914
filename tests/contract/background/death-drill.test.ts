import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchState } from '../../../lib/domain/watch-record.ts';
import { createDisk, type Disk, startWorker, type Worker } from '../../support/worker.ts';
import { atService, type Catalog, type CatalogProduct, pair, startCatalog, until, wish } from './catalog.ts';

let catalog: Catalog;
let connection: unknown;
beforeAll(async () => {
  catalog = await startCatalog(3000);
  const disk = createDisk();
  await pair(startWorker(disk), catalog);
  connection = disk.local.get('connection');
});
afterAll(() => catalog.close());

const HOUR_MS = 3_600_000;
const MOST_STEPS = 60;

interface Scene {
  readonly disk: Disk;
  readonly product: CatalogProduct;
  readonly clientId: string;
}

/** A browser of the user, with one watch or none. */
async function scene(hasWatch: boolean): Promise<Scene> {
  const disk = createDisk();
  disk.local.set('connection', connection);
  // What other scenes have set is not ours to follow.
  const product = await catalog.product();
  if (!hasWatch) return { disk, product, clientId: '' };
  const reply = await startWorker(disk).ask('watch/create', wish([product.id]));
  return { disk, product, clientId: reply.ok ? (reply.value[0]?.clientId ?? '') : '' };
}

const own = async (worker: Worker, { product }: Scene) => {
  const reply = await worker.ask('watch/list', {});
  return reply.ok ? reply.value.watches.filter(({ draft }) => draft.targetIds.includes(product.id)) : [];
};

/** The next worker, two hours later: the browser starts, and the alarms that are set ring. */
async function recover(state: Scene): Promise<Worker> {
  const worker = startWorker(state.disk, { now: () => Date.now() + 2 * HOUR_MS });
  worker.startUp();
  worker.alarm('send');
  await until(async () => (await own(worker, state)).every(({ intent }) => intent === undefined), 4000);
  await worker.ask('watch/refresh', {});
  return worker;
}

/** Runs `act` in a worker that dies at each step in turn, until there is no step left to die at. */
async function atEachStep(
  hasWatch: boolean,
  act: (worker: Worker, state: Scene) => Promise<unknown>,
  check: (state: Scene, survivor: Worker, step: number) => Promise<void>,
): Promise<number> {
  for (let step = 1; step <= MOST_STEPS; step += 1) {
    const state = await scene(hasWatch);
    const worker = startWorker(state.disk, { diesAt: step });
    const done = await Promise.race([
      act(worker, state).then(() => true),
      until(async () => worker.isDead, 4000).then(
        () => new Promise<false>((resolve) => setTimeout(resolve, 30, false)),
      ),
    ]);
    const died = worker.isDead;
    worker.kill();
    await check(state, await recover(state), step);
    if (done && !died) return step;
  }
  throw new Error('it never came to an end');
}

test('creating, with the worker dead at every step, makes one watch', { timeout: 120_000 }, async () => {
  const steps = await atEachStep(
    false,
    (worker, { product }) => worker.ask('watch/create', wish([product.id])),
    async (state, survivor, step) => {
      const there = await atService(catalog, state.product.id);
      const here = await own(survivor, state);
      expect(there.length, `step ${String(step)}`).toBeLessThanOrEqual(1);
      expect(here.map((record) => watchState(record))).toEqual(there.map(() => 'active'));
    },
  );
  expect(steps).toBeGreaterThan(5);
});

test('changing, with the worker dead at every step, leaves both sides alike', { timeout: 120_000 }, async () => {
  const steps = await atEachStep(
    true,
    (worker, { clientId }) => worker.ask('watch/change', { clientIds: [clientId], draft: { name: 'Renamed' } }),
    async (state, survivor, step) => {
      const [there] = await atService(catalog, state.product.id);
      const here = await own(survivor, state);
      expect(here, `step ${String(step)}`).toHaveLength(1);
      expect(here[0]?.draft.name).toBe(there?.name);
    },
  );
  expect(steps).toBeGreaterThan(4);
});

test('deleting, with the worker dead at every step, leaves none', { timeout: 120_000 }, async () => {
  const steps = await atEachStep(
    true,
    async (worker, { disk, clientId }) => {
      await worker.ask('watch/delete', { clientIds: [clientId] });
      if (worker.isDead) return;
      const later = startWorker(disk, { now: () => Date.now() + HOUR_MS });
      later.alarm('send');
    },
    async (state, survivor, step) => {
      expect(await until(async () => (await own(survivor, state)).length === 0), `step ${String(step)}`).toBe(true);
      expect(await atService(catalog, state.product.id)).toHaveLength(0);
    },
  );
  expect(steps).toBeGreaterThan(2);
});

test('an alert, with the worker dead at every step, is one notification', { timeout: 120_000 }, async () => {
  const steps = await atEachStep(
    true,
    async (worker, { product }) => {
      await catalog.control('PATCH', `/elsewhere/v1/controls/products/${product.id}`, { final_price: 1 });
      await catalog.check();
      await worker.ask('watch/refresh', {});
    },
    async (state, survivor, step) => {
      const inbox = await survivor.ask('inbox/list', {});
      const [record] = await own(survivor, state);
      const about = inbox.ok ? inbox.value.filter(({ alert }) => alert.watchId === record?.remote?.id) : [];
      expect(about, `step ${String(step)}`).toHaveLength(1);
      const id = about[0]?.alert.historyId ?? '';
      const shown = state.disk.shown;
      expect(shown.has(id) || [...shown.keys()].some((key) => key.startsWith('digest:'))).toBe(true);
      expect(about[0]?.notifiedAt).not.toBeNull();
    },
  );
  expect(steps).toBeGreaterThan(5);
});

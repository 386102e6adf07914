import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchState } from '../../../lib/domain/watch-record.ts';
import { createDisk, type Disk, startWorker, type Worker } from '../../support/worker.ts';
import { atService, type Catalog, type CatalogProduct, pair, startCatalog, until, wish } from './catalog.ts';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog(3000);
});
afterAll(() => catalog.close());

const HOUR_MS = 3_600_000;
const MOST_STEPS = 90;

interface Scene {
  readonly disk: Disk;
  readonly product: CatalogProduct;
  readonly clientId: string;
}

/** A browser of a user of its own, with one watch or none. */
async function scene(hasWatch: boolean): Promise<Scene> {
  const disk = createDisk();
  const worker = startWorker(disk);
  await pair(worker, catalog);
  const product = await catalog.product();
  if (!hasWatch) return { disk, product, clientId: '' };
  const reply = await worker.ask('watch/create', wish([product.id]));
  worker.kill();
  return { disk, product, clientId: reply.ok ? (reply.value[0]?.clientId ?? '') : '' };
}

const own = async (worker: Worker, { product }: Scene) => {
  const reply = await worker.ask('watch/list', {});
  return reply.ok ? reply.value.watches.filter(({ draft }) => draft.targetIds.includes(product.id)) : [];
};

/** The next worker, two hours later: nothing but the alarms that are set wakes it. */
async function recover(state: Scene): Promise<Worker> {
  const worker = startWorker(state.disk, { now: () => Date.now() + 2 * HOUR_MS });
  for (const name of state.disk.alarms.keys()) worker.alarm(name);
  await until(async () => (await own(worker, state)).every(({ intent }) => intent === undefined), 4000);
  await worker.ask('watch/refresh', {});
  return worker;
}

/** Runs `act` in a worker that dies at each step in turn, until there is no step left to die at. */
async function atEachStep(
  hasWatch: boolean,
  act: (worker: Worker, state: Scene) => Promise<unknown>,
  check: (state: Scene, survivor: Worker, step: number) => Promise<void>,
  prepare: (state: Scene) => Promise<void> = async () => undefined,
): Promise<number> {
  for (let step = 1; step <= MOST_STEPS; step += 1) {
    const state = await scene(hasWatch);
    await prepare(state);
    const worker = startWorker(state.disk, { diesAt: step, now: () => Date.now() + HOUR_MS });
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

test('creating, with the worker dead at every step, makes one watch', { timeout: 60_000 }, async () => {
  const made: number[] = [];
  const steps = await atEachStep(
    false,
    (worker, { product }) => worker.ask('watch/create', wish([product.id])),
    async (state, survivor, step) => {
      const there = await atService(catalog, state.product.id);
      const here = await own(survivor, state);
      expect(there.length, `step ${String(step)}`).toBeLessThanOrEqual(1);
      expect(here.map((record) => watchState(record))).toEqual(there.map(() => 'active'));
      made.push(there.length);
    },
  );
  expect(steps).toBeGreaterThan(5);
  // What dies before the wish is written down was never promised; afterwards it is kept.
  expect(made.lastIndexOf(0)).toBeLessThan(made.indexOf(1));
});

test('changing, with the worker dead at every step, leaves both sides alike', { timeout: 60_000 }, async () => {
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

test('deleting, with the worker dead at every step, is done wholly or not at all', { timeout: 60_000 }, async () => {
  const left: number[] = [];
  const steps = await atEachStep(
    true,
    (worker, { clientId }) => worker.ask('watch/delete', { clientIds: [clientId] }),
    async (state, survivor, step) => {
      const here = await own(survivor, state);
      expect(here.map((record) => watchState(record)).filter((word) => word !== 'active')).toEqual([]);
      expect(await atService(catalog, state.product.id), `step ${String(step)}`).toHaveLength(here.length);
      left.push(here.length);
    },
  );
  expect(steps).toBeGreaterThan(2);
  expect(left.lastIndexOf(1)).toBeLessThan(left.indexOf(0));
});

test('telling a deletion, with the worker dead at every step, leaves none', { timeout: 60_000 }, async () => {
  const steps = await atEachStep(
    true,
    async (worker, state) => {
      worker.alarm('send');
      await until(async () => worker.isDead || (await atService(catalog, state.product.id)).length === 0);
      await until(async () => worker.isDead || (await own(worker, state)).length === 0);
    },
    async (state, survivor, step) => {
      expect(await own(survivor, state), `step ${String(step)}`).toHaveLength(0);
      expect(await atService(catalog, state.product.id)).toHaveLength(0);
    },
    async ({ disk, clientId }) => {
      const before = startWorker(disk);
      await before.ask('watch/delete', { clientIds: [clientId] });
      before.kill();
    },
  );
  expect(steps).toBeGreaterThan(4);
});

test('an alert, with the worker dead at every step, is one notification', { timeout: 60_000 }, async () => {
  const steps = await atEachStep(
    true,
    async (worker, { product }) => {
      await catalog.control('PATCH', `/elsewhere/v1/controls/products/${product.id}`, { final_price: 1 });
      await catalog.check();
      await worker.ask('watch/refresh', {});
    },
    async (state, survivor, step) => {
      const [record] = await own(survivor, state);
      const told = async () => {
        const inbox = await survivor.ask('inbox/list', {});
        return inbox.ok ? inbox.value.filter(({ alert }) => alert.watchId === record?.remote?.id) : [];
      };
      // The proxy asks the service whether an alert is true before it tells of it, which may take a moment.
      await until(async () => {
        await survivor.ask('watch/refresh', {});
        return (await told()).length > 0;
      }, 4000);
      const about = await told();
      expect(about, `step ${String(step)}`).toHaveLength(1);
      const id = about[0]?.alert.historyId ?? '';
      expect([...state.disk.shown.keys()]).toEqual([id]);
      expect(about[0]?.notifiedAt).not.toBeNull();
    },
  );
  expect(steps).toBeGreaterThan(5);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchState } from '../../../lib/domain/watch-record.ts';
import { createDisk, startWorker, type Worker } from '../../support/worker.ts';
import { type Catalog, pair, startCatalog, until, wish } from './catalog.ts';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.close());

async function watches(worker: Worker) {
  const reply = await worker.ask('watch/list', {});
  if (!reply.ok) throw new Error(JSON.stringify(reply.failure));
  return reply.value.watches;
}

test('the end is announced also while a change is on its way, once, and not where the change puts it off', async () => {
  const disk = createDisk();
  const worker = startWorker(disk);
  await pair(worker, catalog);
  const day = 86_400_000;
  const end = Date.now() + 20 * day;
  const [near, far, paused] = [await catalog.product(), await catalog.product(), await catalog.product()];
  await worker.ask('watch/create', wish([near.id, far.id, paused.id], { expiresAt: end }));
  const set = await watches(worker);
  worker.kill();
  const idOf = (product: { id: string }): string =>
    set.find(({ draft }) => draft.targetIds[0] === product.id)?.clientId ?? '';
  const cutOff = startWorker(disk, {
    now: () => end - day,
    fetch: () => Promise.reject(new TypeError('no network')),
  });
  await cutOff.ask('watch/change', { clientIds: [idOf(near)], draft: { name: 'Another name' } });
  await cutOff.ask('watch/change', { clientIds: [idOf(far)], draft: { expiresAt: end + 90 * day } });
  await cutOff.ask('watch/change', { clientIds: [idOf(paused)], draft: { status: 'paused' } });
  expect((await watches(cutOff)).map((record) => watchState(record))).toEqual(['pending', 'pending', 'pending']);
  const announced = () => [...disk.shown].filter(([id]) => id.startsWith('expiring:'));
  cutOff.startUp();
  // Shown and noted as shown: a worker that dies between the two shows the same notification again.
  const isNoted = async (): Promise<boolean> => {
    const inbox = await cutOff.ask('inbox/list', {});
    return inbox.ok && inbox.value.some(({ notifiedAt }) => notifiedAt !== null);
  };
  expect(await until(isNoted)).toBe(true);
  cutOff.kill();
  const back = startWorker(disk, { now: () => end - day / 2 });
  back.startUp();
  expect(await until(async () => (await watches(back)).every(({ intent }) => intent === undefined))).toBe(true);
  await back.ask('watch/refresh', {});
  const again = startWorker(disk, { now: () => end - day / 3 });
  again.startUp();
  await again.ask('watch/refresh', {});
  expect(announced().map(([, { times }]) => times)).toEqual([1]);
  const remote = set.find(({ clientId }) => clientId === idOf(near))?.remote;
  expect(announced()[0]?.[0]).toContain(remote?.id ?? '?');
});

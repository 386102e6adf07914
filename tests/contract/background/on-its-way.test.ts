import { afterAll, beforeAll, expect, test } from 'vitest';
import { isShown } from '../../../lib/domain/watch-list.ts';
import { watchState } from '../../../lib/domain/watch-record.ts';
import { createDisk, startWorker, type Worker } from '../../support/worker.ts';
import { atService, type Catalog, pair, startCatalog, until, wish } from './catalog.ts';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog(100);
});
afterAll(() => catalog.close());

async function watches(worker: Worker) {
  const reply = await worker.ask('watch/list', {});
  if (!reply.ok) throw new Error(JSON.stringify(reply.failure));
  return reply.value.watches;
}

test('what is not told yet is on its way, and can be taken back', async () => {
  const disk = createDisk();
  const worker = startWorker(disk);
  await pair(worker, catalog);
  // What the account behind our own proxy allows paces the browser, as with any other proxy.
  const connection = await worker.ask('connection/get', {});
  expect(connection.ok && connection.value?.capabilities.requestsPerMinute).toBeGreaterThan(0);
  const product = await catalog.product();
  const created = await worker.ask('watch/create', wish([product.id]));
  const clientIds = created.ok ? created.value.map(({ clientId }) => clientId) : [];
  worker.kill();
  const cut = startWorker(disk, { fetch: () => Promise.reject(new TypeError('no way through')) });
  await cut.ask('watch/change', { clientIds, draft: { status: 'paused' } });
  const [changing] = await watches(cut);
  expect([changing && watchState(changing), changing?.failure?.kind]).toEqual(['pending', 'unreachable']);
  await cut.ask('watch/delete', { clientIds });
  expect((await watches(cut)).some(isShown)).toBe(false);
  cut.kill();

  const later = { now: () => Date.now() + 60_000 };
  const stillCut = startWorker(disk, { ...later, fetch: () => Promise.reject(new TypeError('no way through')) });
  stillCut.alarm('send');
  expect(await until(async () => (await watches(stillCut)).some(isShown))).toBe(true);
  expect((await watches(stillCut)).map((one) => watchState(one))).toEqual(['pending']);
  stillCut.kill();
  const back = startWorker(disk, later);
  await back.ask('watch/undelete', { clientIds });
  expect((await watches(back)).map((one) => watchState(one))).toEqual(['paused']);
  expect((await atService(catalog, product.id)).map(({ status }) => status)).toEqual(['paused']);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDisk, type Disk, startWorker, type Worker } from '../../support/worker.ts';
import { type Catalog, pair, startCatalog, until } from './catalog.ts';

// Settings that the browsers of one user share through our own proxy, as it really is.

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog(50);
});
afterAll(() => catalog.close());

async function settings(worker: Worker) {
  const reply = await worker.ask('settings/get', {});
  if (!reply.ok) throw new Error(JSON.stringify(reply.failure));
  return reply.value;
}

/** A browser, and another of the same user. */
async function both(): Promise<readonly [Worker, Worker, Disk]> {
  const [here, there] = [createDisk(), createDisk()];
  const desk = startWorker(here);
  await pair(desk, catalog);
  there.local.set('connection', here.local.get('connection'));
  return [desk, startWorker(there), here];
}

test('who joins takes what is there, and then the last word on each setting counts', async () => {
  const [desk, phone] = await both();
  await desk.ask('settings/set', { theme: 'dark', webhookUrl: 'https://hooks.example/s3cret' });
  await desk.ask('settings/set', { sync: 'proxy' });
  await phone.ask('settings/set', { theme: 'light', digest: 'daily' });
  await phone.ask('settings/set', { sync: 'proxy' });
  expect(await settings(phone)).toMatchObject({ theme: 'dark', digest: 'off', webhookUrl: null });
  await Promise.all([
    desk.ask('settings/set', { quietHours: { fromMinute: 60, toMinute: 120 } }),
    phone.ask('settings/set', { images: 'never' }),
  ]);
  for (const worker of [desk, phone]) {
    const isThere = async (): Promise<boolean> => {
      const { quietHours, images } = await settings(worker);
      return quietHours?.toMinute === 120 && images === 'never';
    };
    expect(await until(isThere)).toBe(true);
  }
  expect(desk.requests.filter(({ url }) => url.includes('s3cret'))).toEqual([]);
});

test('what was chosen without a way through is told later, and outlives the worker', async () => {
  const [desk, phone, disk] = await both();
  await desk.ask('settings/set', { sync: 'proxy' });
  await phone.ask('settings/set', { sync: 'proxy' });
  desk.kill();
  const cut = startWorker(disk, { fetch: () => Promise.reject(new TypeError('no way through')) });
  await cut.ask('settings/set', { theme: 'dark' });
  expect((await settings(cut)).theme).toBe('dark');
  cut.kill();
  await phone.ask('settings/set', { digest: 'daily' });
  startWorker(disk).startUp();
  expect(await until(async () => (await settings(phone)).theme === 'dark')).toBe(true);
  expect((await settings(phone)).digest).toBe('daily');
});

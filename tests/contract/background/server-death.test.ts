import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { watchState, type WatchState } from '../../../lib/domain/watch-record.ts';
import { type Servers, startServers } from '../../support/servers.ts';
import { createDisk, type Disk, startWorker, type Worker } from '../../support/worker.ts';
import { atService, controlled, pair, until, wish } from './catalog.ts';

// The proxy and the catalog service as processes of their own, killed around every request of a watch's life.

let servers: Servers;
let catalog: ReturnType<typeof controlled>;
let connection: unknown;

beforeAll(async () => {
  servers = await startServers(400);
  catalog = controlled({ url: servers.service.url, token: servers.token });
  const [, code = ''] = /#pair=(\S+)/.exec(servers.proxy.said()) ?? [];
  const disk = createDisk();
  const worker = startWorker(disk);
  await pair(worker, { invite: async () => ({ address: servers.proxy.url, code }) });
  connection = disk.local.get('connection');
  worker.kill();
}, 60_000);
afterEach(async () => {
  // What one test has set is not for the others to follow.
  for (const { watch_id } of await atService(catalog)) {
    await catalog.control('DELETE', `/v1/products/watches/${watch_id}`);
  }
});
afterAll(() => servers.close());

const HOUR_MS = 3_600_000;
const VICTIMS = ['proxy', 'service'] as const;
const MOMENTS = ['before', 'during', 'after'] as const;
type Victim = (typeof VICTIMS)[number];
type Moment = (typeof MOMENTS)[number];
const CASES = VICTIMS.flatMap((victim) => MOMENTS.map((moment) => ({ victim, moment })));

/** Kills the victim around the first thing that is asked for in this way; afterwards all goes through. */
function deadly(victim: Victim, moment: Moment, isMeant: (method: string, url: string) => boolean) {
  let isDone = false;
  const kill = () => servers[victim].kill();
  return async (url: string, init: RequestInit): Promise<Response> => {
    if (isDone || !isMeant(init.method ?? 'GET', url)) return fetch(url, init);
    isDone = true;
    if (moment === 'before') await kill();
    const asked = fetch(url, init);
    asked.catch(() => undefined);
    if (moment === 'during') {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 12));
      await kill();
    }
    const response = await asked;
    if (moment !== 'after') return response;
    await kill();
    // Its answer was on the way when it died.
    if (victim === 'proxy') throw new TypeError('the connection broke');
    return response;
  };
}

function browser(): Disk {
  const disk = createDisk();
  disk.local.set('connection', connection);
  return disk;
}

const own = async (worker: Worker, productId: string) => {
  const reply = await worker.ask('watch/list', {});
  return reply.ok ? reply.value.watches.filter(({ draft }) => draft.targetIds.includes(productId)) : [];
};

/** Everything runs again, and the browser is started every two hours until it has told all it had to tell. */
async function recover(disk: Disk, productId: string): Promise<Worker> {
  await servers.service.start();
  await servers.proxy.start();
  for (let starts = 1; starts < 10; starts += 1) {
    const worker = startWorker(disk, { now: () => Date.now() + 2 * starts * HOUR_MS });
    worker.startUp();
    worker.alarm('send');
    const isTold = async () => (await own(worker, productId)).every(({ intent }) => intent === undefined);
    if (await until(isTold, 1500)) return worker;
    worker.kill();
  }
  throw new Error('it was never told');
}

/** Both sides have so many watches, and in this state. */
async function expectAlike(worker: Worker, productId: string, states: readonly WatchState[]): Promise<void> {
  const there = await atService(catalog, productId);
  expect(there.map(({ status }) => status)).toEqual(states);
  expect((await own(worker, productId)).map((record) => watchState(record))).toEqual(states);
}

async function watched(disk: Disk): Promise<{ productId: string; clientIds: string[] }> {
  const { id } = await catalog.product();
  const worker = startWorker(disk);
  const reply = await worker.ask('watch/create', wish([id]));
  // What the tests before were told is heard by now: with it, a sixth alert at once would be one of a bundle.
  await worker.ask('watch/refresh', {});
  worker.kill();
  return { productId: id, clientIds: reply.ok ? reply.value.map(({ clientId }) => clientId) : [] };
}

describe.each(CASES)('the $victim is killed $moment', { timeout: 60_000 }, ({ victim, moment }) => {
  test('a create: one watch', async () => {
    const disk = browser();
    const { id } = await catalog.product();
    const worker = startWorker(disk, { fetch: deadly(victim, moment, (method) => method === 'POST') });
    await worker.ask('watch/create', wish([id]));
    worker.kill();
    await expectAlike(await recover(disk, id), id, ['active']);
  });

  test('an update: both sides alike', async () => {
    const disk = browser();
    const { productId, clientIds } = await watched(disk);
    const worker = startWorker(disk, { fetch: deadly(victim, moment, (method) => method === 'PUT') });
    await worker.ask('watch/change', { clientIds, draft: { status: 'paused' } });
    worker.kill();
    await expectAlike(await recover(disk, productId), productId, ['paused']);
  });

  test('a deletion: none', async () => {
    const disk = browser();
    const { productId, clientIds } = await watched(disk);
    const before = startWorker(disk);
    await before.ask('watch/delete', { clientIds });
    before.kill();
    const worker = startWorker(disk, {
      fetch: deadly(victim, moment, (method) => method === 'DELETE'),
      now: () => Date.now() + HOUR_MS,
    });
    worker.alarm('send');
    await until(async () => (await own(worker, productId)).every(({ attempts }) => attempts > 0));
    // The try that is under way comes to its end.
    await worker.ask('watch/refresh', {});
    worker.kill();
    await expectAlike(await recover(disk, productId), productId, []);
  });

  test('an alert: one notification', async () => {
    const disk = browser();
    const { productId } = await watched(disk);
    await catalog.control('PATCH', `/elsewhere/v1/controls/products/${productId}`, { final_price: 1 });
    if (moment === 'before') await servers[victim].kill();
    const checking = catalog.check().catch(() => undefined);
    if (moment === 'during') await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
    else await checking;
    await servers[victim].kill();
    await checking;
    const worker = await recover(disk, productId);
    const heard = async (): Promise<boolean> => {
      await catalog.check();
      await worker.ask('watch/refresh', {});
      const inbox = await worker.ask('inbox/list', {});
      const [record] = await own(worker, productId);
      return inbox.ok && inbox.value.some(({ alert }) => alert.watchId === record?.remote?.id);
    };
    expect(await until(heard, 25_000)).toBe(true);
    await catalog.check();
    await worker.ask('watch/refresh', {});
    await expectAlike(worker, productId, ['completed']);
    const inbox = await worker.ask('inbox/list', {});
    const [record] = await own(worker, productId);
    const mine = inbox.ok ? inbox.value.filter(({ alert }) => alert.watchId === record?.remote?.id) : [];
    expect(mine.map(({ alert }) => timesShown(disk, alert.historyId))).toEqual([1]);
  });
});

/** How often an alert was shown. */
function timesShown(disk: Disk, historyId: string): number {
  return disk.shown.get(historyId)?.times ?? 0;
}

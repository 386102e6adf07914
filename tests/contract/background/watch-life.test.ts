import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstPage } from '../../../lib/domain/asking.ts';
import { watchState } from '../../../lib/domain/watch-record.ts';
import { createDisk, type Disk, startWorker, type Worker } from '../../support/worker.ts';
import { atService, type Catalog, pair, startCatalog, until, wish } from './catalog.ts';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.close());

async function paired(): Promise<{ worker: Worker; disk: Disk }> {
  const disk = createDisk();
  const worker = startWorker(disk);
  await pair(worker, catalog);
  return { worker, disk };
}

/** Another browser of the same user. */
function another(disk: Disk): { worker: Worker; disk: Disk } {
  const copy = createDisk();
  copy.local.set('connection', disk.local.get('connection'));
  return { worker: startWorker(copy), disk: copy };
}

function keyOf(disk: Disk): string {
  return (disk.local.get('connection') as { key: string }).key;
}

async function create(worker: Worker, request: ReturnType<typeof wish>) {
  const reply = await worker.ask('watch/create', request);
  if (!reply.ok) throw new Error(JSON.stringify(reply.failure));
  return reply.value;
}

async function watches(worker: Worker) {
  const reply = await worker.ask('watch/list', {});
  if (!reply.ok) throw new Error(JSON.stringify(reply.failure));
  return reply.value.watches;
}

describe('the life of a watch', () => {
  test('it is set, it fires once, and says why', async () => {
    const { worker, disk } = await paired();
    const product = await catalog.product();
    const asked = { subject: { kind: 'typed' as const, text: product.name }, query: firstPage };
    expect((await worker.ask('comparison/fetch', asked)).ok).toBe(true);
    const isStale = async () => {
      const stored = await worker.ask('comparison/stored', asked);
      return stored.ok && stored.value?.stale;
    };
    const [record] = await create(worker, wish([product.id]));
    expect(record && watchState(record)).toBe('active');
    expect(await isStale()).toBe(false);
    expect(disk.alarms.has('poll')).toBe(true);

    await catalog.control('PATCH', `/elsewhere/v1/controls/products/${product.id}`, { final_price: 1 });
    await catalog.check();
    await worker.ask('watch/refresh', {});
    const [after] = await watches(worker);
    expect(after && watchState(after)).toBe('completed');
    expect(after?.remote?.lastCheckedAt).toBeDefined();
    const inbox = await worker.ask('inbox/list', {});
    expect(inbox.ok && inbox.value.map(({ alert }) => alert.details[0]?.changes[0]?.newValue)).toEqual([1]);
    expect([...disk.shown.values()].map(({ times }) => times)).toEqual([1]);
    expect([...disk.shown.values()][0]?.message).toContain('€1.00');
    expect(disk.badge).toBe('1');
    // Who follows the alert is not shown the price of before.
    expect(await isStale()).toBe(true);
    await worker.ask('comparison/fetch', asked);
    expect(await isStale()).toBe(false);
  });

  test('a double click sets one alert', async () => {
    const { worker } = await paired();
    const product = await catalog.product();
    await Promise.all([create(worker, wish([product.id])), create(worker, wish([product.id]))]);
    await create(worker, wish([product.id]));
    expect(await watches(worker)).toHaveLength(1);
    expect(await atService(catalog, product.id)).toHaveLength(1);
  });

  test('several offers in one call are watches of their own', async () => {
    const { worker } = await paired();
    const products = [await catalog.product(), await catalog.product(), await catalog.product()];
    const [first] = await create(worker, wish(products.map(({ id }) => id)));
    const changed = await worker.ask('watch/change', {
      clientIds: [first?.clientId ?? ''],
      draft: { status: 'paused' },
    });
    expect(changed.ok && changed.value.map((record) => watchState(record))).toEqual(['paused']);
    for (const { id } of products) expect(await atService(catalog, id)).toHaveLength(1);
  });

  test('what other devices do is seen, and a filter survives a pause from there', async () => {
    const { worker, disk } = await paired();
    const product = await catalog.product();
    const filters = [{ field: 'currency' as const, operator: '=', value: 'EUR' }];
    const [mine] = await create(worker, wish([product.id], { filters }));
    const other = another(disk);
    await other.worker.ask('watch/refresh', {});
    const [theirs] = (await watches(other.worker)).filter(({ clientId }) => clientId === mine?.clientId);
    expect(theirs?.draft.targetType).toBe('product');
    expect(theirs?.draft.filters).toEqual(filters);

    await other.worker.ask('watch/change', { clientIds: [theirs?.clientId ?? ''], draft: { status: 'paused' } });
    await worker.ask('watch/refresh', {});
    const [seen] = (await watches(worker)).filter(({ clientId }) => clientId === mine?.clientId);
    expect(seen && watchState(seen)).toBe('paused');
    expect(seen?.changedElsewhere?.kept).toBe('theirs');
    const whole = (await catalog.control('GET', `/v1/products/watches/${seen?.remote?.id ?? ''}`)) as {
      data: { filters: unknown[] };
    };
    expect(whole.data.filters).toHaveLength(1);
  });

  test('a deletion can be undone, and is told afterwards', async () => {
    const { worker, disk } = await paired();
    const product = await catalog.product();
    const [record] = await create(worker, wish([product.id]));
    const clientIds = [record?.clientId ?? ''];
    await worker.ask('watch/delete', { clientIds });
    expect(await atService(catalog, product.id)).toHaveLength(1);
    await worker.ask('watch/undelete', { clientIds });
    expect((await watches(worker)).map((one) => watchState(one))).toEqual(['active']);

    await worker.ask('watch/delete', { clientIds });
    const later = startWorker(disk, { now: () => Date.now() + 60_000 });
    later.alarm('send');
    expect(await until(async () => (await watches(later)).length === 0)).toBe(true);
    expect(await atService(catalog, product.id)).toHaveLength(0);
    expect(await until(async () => !disk.alarms.has('poll'))).toBe(true);
  });

  test('a product that leaves the catalog takes its watch along, and that is announced', async () => {
    const { worker, disk } = await paired();
    const product = await catalog.product();
    await create(worker, wish([product.id]));
    await catalog.control('DELETE', `/elsewhere/v1/controls/products/${product.id}`);
    await catalog.check();
    const come = async () => {
      await worker.ask('watch/refresh', {});
      const inbox = await worker.ask('inbox/list', {});
      return inbox.ok ? inbox.value : [];
    };
    // The proxy asks the service whether it is true before it passes it on.
    expect(await until(async () => (await come()).length > 0)).toBe(true);
    expect((await watches(worker)).map((one) => watchState(one))).toEqual(['removed']);
    const [entry] = await come();
    expect(entry?.alert.kind).toBe('removed');
    worker.pressNote(entry?.alert.historyId ?? '', 0);
    expect(await until(async () => disk.opened.includes('popup.html?q=Kettle'))).toBe(true);
  });

  test('the end of a watch is announced before it comes, once, and a button puts it off', async () => {
    const { worker, disk } = await paired();
    const product = await catalog.product();
    const expiresAt = Date.now() + 2 * 86_400_000;
    await create(worker, wish([product.id], { expiresAt }));
    for (let round = 0; round < 2; round += 1) {
      startWorker(disk).startUp();
      expect(await until(async () => [...disk.shown.keys()].some((id) => id.startsWith('expiring:')))).toBe(true);
    }
    const [id = '', note] = [...disk.shown].find(([key]) => key.startsWith('expiring:')) ?? [];
    expect(note?.times).toBe(1);
    const now = startWorker(disk);
    now.pressNote(id, 0);
    expect(await until(async () => ((await watches(now))[0]?.remote?.expiresAt ?? 0) > expiresAt)).toBe(true);
  });

  test('reading the watches of another device keeps nobody waiting', async () => {
    const { worker, disk } = await paired();
    const products = await Promise.all(Array.from({ length: 15 }, () => catalog.product()));
    await create(worker, wish(products.map(({ id }) => id)));
    const other = another(disk).worker;
    const refreshed = other.ask('watch/refresh', {});
    const began = Date.now();
    const mine = await catalog.product();
    await create(other, wish([mine.id]));
    expect(await atService(catalog, mine.id)).toHaveLength(1);
    expect(Date.now() - began).toBeLessThan(2500);
    await refreshed;
    expect((await watches(other)).map((record) => watchState(record))).toEqual(Array(16).fill('active'));
  }, 30_000);

  test('behind another proxy the watches of the old one are kept and marked', async () => {
    const { worker, disk } = await paired();
    const product = await catalog.product();
    await create(worker, wish([product.id]));
    const key = keyOf(disk);
    const elsewhere = await startCatalog(50);
    try {
      await pair(worker, elsewhere);
      await worker.ask('watch/refresh', {});
      const [record] = await watches(worker);
      expect(record && watchState(record, elsewhere.address)).toBe('stranded');
      expect(record && watchState(record)).toBe('active');
      await worker.ask('connection/use', { address: catalog.address, key });
      await worker.ask('watch/refresh', {});
      expect((await watches(worker)).map((one) => watchState(one, catalog.address))).toEqual(['active']);
    } finally {
      await elsewhere.close();
    }
  });

  test('too much metadata is refused with a word, before anything is stored', async () => {
    const { worker } = await paired();
    const metadata = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`note ${String(index)}`, 'x']));
    const reply = await worker.ask('watch/create', wish(['p-1'], { metadata }));
    expect(reply.ok ? undefined : reply.failure.kind).toBe('invalid');
    expect(await watches(worker)).toEqual([]);
    const product = await catalog.product();
    delete metadata['note 10'];
    const [record] = await create(worker, wish([product.id], { metadata: { ...metadata, elsewhere_currency: 'EUR' } }));
    expect(record?.failure).toBeUndefined();
    expect(record && watchState(record)).toBe('active');
  });

  test('nothing is asked while nothing is watched, and one thing when there is no news', async () => {
    const { worker, disk } = await paired();
    const asked = worker.requests.length;
    worker.alarm('poll');
    await worker.ask('watch/list', {});
    expect(disk.alarms.has('poll')).toBe(false);
    const product = await catalog.product();
    await create(worker, wish([product.id]));
    expect(disk.alarms.has('poll')).toBe(true);
    const again = startWorker(disk);
    again.alarm('poll');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(again.requests.map(({ url }) => new URL(url).pathname)).toEqual(['/elsewhere/v1/events']);
    expect(asked).toBeGreaterThan(0);
  });

  test('enabled again, it sets its alarms anew', async () => {
    const { worker, disk } = await paired();
    const product = await catalog.product();
    await create(worker, wish([product.id]));
    worker.kill();
    // What a browser drops when an extension is switched off.
    disk.alarms.clear();
    disk.session.clear();
    const again = startWorker(disk);
    expect(await until(async () => disk.alarms.has('poll'))).toBe(true);
    again.kill();
    disk.alarms.clear();
    startWorker(disk);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(disk.alarms.has('poll'), 'a worker that was only woken does none of it').toBe(false);
  });

  test('a backup brings its watches to another browser, and sets anew what is not there', async () => {
    const { worker, disk } = await paired();
    const [here, gone] = [await catalog.product(), await catalog.product()];
    await create(worker, wish([here.id]));
    const [second] = await create(worker, wish([gone.id]));
    const exported = await worker.ask('data/export', {});
    await catalog.control('DELETE', `/v1/products/watches/${second?.remote?.id ?? ''}`);

    const fresh = another(disk);
    const restored = await fresh.worker.ask('data/import', { text: exported.ok ? exported.value.text : '' });
    expect(restored.ok && restored.value.watches).toBe(2);
    expect(
      await until(async () => {
        const states = (await watches(fresh.worker)).map((record) => watchState(record));
        return states.length === 2 && states.every((state) => state === 'active');
      }),
    ).toBe(true);
    for (const { id } of [here, gone]) expect(await atService(catalog, id)).toHaveLength(1);
  });
});

import { afterEach, expect, test, vi } from 'vitest';
import { wish } from '../../contract/background/catalog.ts';
import { createDisk, startWorker } from '../../support/worker.ts';

afterEach(() => void vi.restoreAllMocks());

test('where the disk is full an alert is not set, and it says why', async () => {
  const disk = createDisk();
  const worker = startWorker(disk);
  const full = new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw full;
  });
  const created = await worker.ask('watch/create', wish(['1']));
  expect(created).toEqual({ ok: false, failure: { kind: 'storage-full' } });
  vi.restoreAllMocks();
  const again = await worker.ask('watch/create', wish(['1']));
  expect(again.ok && again.value).toHaveLength(1);
  worker.kill();
});

test('where the browser keeps no more settings it says so, too', async () => {
  const disk = createDisk();
  const worker = startWorker(disk);
  vi.spyOn(disk.local, 'set').mockImplementation(() => {
    throw new Error('QUOTA_BYTES quota exceeded');
  });
  const reply = await worker.ask('settings/set', { theme: 'dark' });
  expect(reply).toEqual({ ok: false, failure: { kind: 'storage-full' } });
  worker.kill();
});

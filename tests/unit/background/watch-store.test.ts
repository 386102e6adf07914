import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import type { WatchRecord } from '../../../lib/domain/watch-record.ts';
import { createDatabase, type Database } from '../../../lib/storage/database.ts';
import { createWatchStore } from '../../../lib/storage/watch-store.ts';

function record(clientId: string, name = 'A kettle'): WatchRecord {
  return {
    clientId,
    draft: {
      name,
      targetType: 'product',
      targetIds: [clientId],
      status: 'active',
      rules: [{ field: 'on_sale', condition: 'change', startValue: null, threshold: null }],
      filters: [],
      metadata: {},
    },
    attempts: 0,
    nextTryAt: null,
    createdAt: 1,
    changedAt: 1,
    tags: [],
    product: { key: 'gtin:1', name },
  };
}

let open: () => Promise<Database>;
let opened: number;
beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  const database = createDatabase();
  opened = 0;
  open = () => {
    opened += 1;
    return database();
  };
});

const names = (records: readonly WatchRecord[]): string[] => records.map(({ draft }) => draft.name);

test('what was read is read once, until something is written', async () => {
  const store = createWatchStore(open);
  await store.put([record('a'), record('b')]);
  await store.all();
  const before = opened;
  expect(await store.all()).toHaveLength(2);
  expect(opened).toBe(before);

  await store.update('a', (one) => one && { ...one, draft: { ...one.draft, name: 'A toaster' } });
  expect(names(await store.all())).toEqual(['A toaster', 'A kettle']);
  await store.remove('b');
  expect(names(await store.all())).toEqual(['A toaster']);
  await store.clear();
  expect(await store.all()).toEqual([]);
});

test('a list that is read while something is written is not kept', async () => {
  const store = createWatchStore(open);
  await store.put([record('a')]);
  await Promise.all([store.all(), store.put([record('b')]), store.all()]);
  expect(await store.all()).toHaveLength(2);
});

test('who changes the list that was handed out changes nobody else’s', async () => {
  const store = createWatchStore(open);
  await store.put([record('a'), record('b')]);
  (await store.all()).pop();
  expect(await store.all()).toHaveLength(2);
});

test('a row that is no watch is left out', async () => {
  const store = createWatchStore(open);
  await store.put([record('a')]);
  await (await open()).put('watches', { clientId: 'b', draft: 'none' }, 'b');
  expect(await store.all()).toHaveLength(1);
});

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSharedLimiter } from '../../../backend/proxy/store/shared-limiter.ts';
import { openStore } from '../../../backend/proxy/store/store.ts';

const NOW = 1_000_000_000_000;

test('two proxies with one book keep to one limit together, in few turns, and keep a part for each device', async () => {
  const store = await openStore({ dataDir: mkdtempSync(join(tmpdir(), 'elsewhere-limit-')) });
  let turns = 0;
  const transaction: typeof store.transaction = (steps) => {
    turns += 1;
    return store.transaction(steps);
  };
  const limiters = [1, 2].map(() =>
    createSharedLimiter({ ...store, transaction }, { limit: 40, blockedUntil: 0, devices: 2 }, () => NOW),
  );
  const take = (device: string) =>
    Promise.all(Array.from({ length: 100 }, async (_, index) => limiters[index % 2]?.take(device)));
  const greedy = await take('greedy');
  // All but the ten that are kept for the other.
  expect(greedy.filter((wait) => wait === 0)).toHaveLength(30);
  expect(greedy.at(-1)).toBe(61);
  expect(turns).toBeLessThan(20);
  expect((await take('modest')).filter((wait) => wait === 0)).toHaveLength(10);
  await limiters[0]?.pauseAll?.(NOW + 5000);
  expect(await limiters[1]?.take('anybody')).toBe(5);
  await store.close();
});

test('a store that fails refuses those who asked, and serves those who come later', async () => {
  const store = await openStore({ dataDir: mkdtempSync(join(tmpdir(), 'elsewhere-limit-')) });
  let fails = true;
  const transaction: typeof store.transaction = (steps) =>
    fails ? Promise.reject(new Error('no connection')) : store.transaction(steps);
  const limiter = createSharedLimiter({ ...store, transaction }, { limit: 40, blockedUntil: 0, devices: 1 }, () => NOW);
  await expect(Promise.all([limiter.take('a'), limiter.take('b')])).rejects.toThrow('no connection');
  fails = false;
  expect(await limiter.take('a')).toBe(0);
  await store.close();
});

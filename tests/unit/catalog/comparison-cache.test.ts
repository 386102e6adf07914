import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, describe, expect, it } from 'vitest';
import { type ComparisonCacheOptions, createComparisonCache } from '../../../lib/storage/comparison-cache.ts';

let count = 0;
let name = 'cache-0';
afterEach(async () => {
  await deleteDB(name, { blocked: () => undefined });
  count += 1;
  name = `cache-${String(count)}`;
});

const readText = (stored: unknown): string | undefined => (typeof stored === 'string' ? stored : undefined);
function open(options: Partial<ComparisonCacheOptions<string>> = {}) {
  let time = 0;
  return createComparisonCache<string>({ read: readText, now: () => (time += 1), name, ...options });
}

describe('the cache of answers', () => {
  it('gives back what was put, in a new worker, too', async () => {
    await open().put('k', 'answer');
    expect(await open().get('k')).toBe('answer');
    expect(await open().get('other')).toBeUndefined();
  });

  it('lets go of what was not used for longest', async () => {
    const cache = open({ maxBytes: 440 });
    for (const key of ['a', 'b', 'c', 'd']) await cache.put(key, key.repeat(100));
    await cache.get('a');
    await cache.put('e', 'e'.repeat(100));
    const kept = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(async (key) => (await cache.get(key)) !== undefined));
    expect(kept).toEqual([true, false, true, true, true]);
  });

  it('stays under its cap whatever is put', async () => {
    const cache = open({ maxBytes: 10_000 });
    for (let index = 0; index < 60; index += 1) await cache.put(String(index), 'x'.repeat((index * 137) % 2400));
    const db = await openDB(name);
    const uses = (await db.getAll('uses')) as { bytes: number }[];
    expect(uses.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(10_000);
    expect(await db.count('answers')).toBe(uses.length);
    db.close();
  });

  it('does not keep what would push out most of the rest', async () => {
    const cache = open({ maxBytes: 400 });
    await cache.put('small', 's');
    await cache.put('large', 'l'.repeat(200));
    expect([await cache.get('small'), await cache.get('large')]).toEqual(['s', undefined]);
  });

  it.each([2, 1])('starts empty in version %i after another one', async (version) => {
    await open({ version: 3 - version }).put('k', 'old');
    const cache = open({ version });
    expect(await cache.get('k')).toBeUndefined();
    await cache.put('k', 'new');
    expect(await cache.get('k')).toBe('new');
  });

  it('misses what is broken', async () => {
    await open().put('k', 'answer');
    expect(await open({ read: () => undefined }).get('k')).toBeUndefined();
  });

  it('can be emptied', async () => {
    const cache = open();
    await cache.put('k', 'answer');
    await cache.clear();
    expect(await cache.get('k')).toBeUndefined();
  });

  it('fails nobody when the browser has no database', async () => {
    const original = indexedDB.open.bind(indexedDB);
    indexedDB.open = () => {
      throw new DOMException('denied', 'InvalidStateError');
    };
    const cache = open();
    await cache.put('k', 'answer');
    expect(await cache.get('k')).toBeUndefined();
    await cache.clear();
    indexedDB.open = original;
    await cache.put('k', 'answer');
    expect(await cache.get('k')).toBe('answer');
  });
});

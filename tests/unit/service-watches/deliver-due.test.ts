import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../../../backend/service/store/open.ts';
import type { Store } from '../../../backend/service/store/store.ts';
import { deliverDue, freeLeases } from '../../../backend/service/watches/deliver-due.ts';
import type { Poster } from '../../../backend/service/webhooks/post.ts';

let store: Store;
beforeEach(async () => {
  store = await openStore(':memory:');
});
afterEach(() => store.close());

const NOW = 1_000_000;
const options = { now: () => NOW, stamp: () => NOW, chance: () => 0, stopping: new AbortController().signal };

const queue = async (target: string, count: number, more: object = {}): Promise<void> => {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `${target}/${index}`,
    target,
    body: '{}',
    attempts: 0,
    attempt_at: NOW - 1,
    leased_until: 0,
    ...more,
  }));
  await store.db.insertInto('delivery').values(rows).execute();
};
const posterOf = (post: Poster['post']): Poster => ({ post, close: async () => {} });
const left = async (): Promise<string[]> =>
  (await store.db.selectFrom('delivery').select('id').orderBy('id').execute()).map(({ id }) => id);

it('a receiver that hangs holds up nobody else', async () => {
  await queue('hanging', 50);
  await queue('quick', 50);
  let release = (): void => {};
  const hung = new Promise<void>((resolve) => {
    release = resolve;
  });
  let quick = 0;
  let most = 0;
  let hanging = 0;
  const all = deliverDue(
    store,
    posterOf(async (target) => {
      if (target === 'quick') quick += 1;
      else {
        most = Math.max(most, (hanging += 1));
        await hung;
        hanging -= 1;
      }
      return { ok: true };
    }),
    options,
  );
  await expect.poll(() => quick).toBe(50);
  expect(most).toBe(8);
  release();
  await all;
  expect(await left()).toEqual([]);
});

it('what somebody else has leased is theirs, until the lease runs out', async () => {
  await queue('theirs', 1, { leased_until: NOW + 1 });
  await queue('dead', 1, { leased_until: NOW });
  const posted: string[] = [];
  const poster = posterOf(async (target) => {
    posted.push(target);
    return { ok: true };
  });
  await deliverDue(store, poster, options);
  expect(posted).toEqual(['dead']);
  await freeLeases(store);
  await deliverDue(store, poster, options);
  expect(posted).toEqual(['dead', 'theirs']);
});

it('two that deliver at once never post the same', async () => {
  await queue('shared', 200);
  const posted: string[] = [];
  let number = 0;
  const poster = posterOf(async () => {
    posted.push(String((number += 1)));
    return { ok: true };
  });
  await Promise.all([deliverDue(store, poster, options), deliverDue(store, poster, options)]);
  expect(posted).toHaveLength(200);
});

it('a failure waits for its next time, and is given up after twelve', async () => {
  await queue('broken', 1);
  await queue('hopeless', 1, { attempts: 11 });
  await deliverDue(
    store,
    posterOf(async () => ({ ok: false, reason: 'unreachable' })),
    options,
  );
  const rows = await store.db.selectFrom('delivery').selectAll().orderBy('id').execute();
  expect(rows).toMatchObject([
    { id: 'broken/0', attempts: 1, attempt_at: NOW + 5_000, leased_until: 0 },
    { id: 'hopeless/0', attempts: 12, attempt_at: null },
  ]);
});

it('begins nothing once it is to stop', async () => {
  await queue('late', 3);
  await deliverDue(
    store,
    posterOf(async () => ({ ok: true })),
    { ...options, stopping: AbortSignal.abort() },
  );
  expect(await left()).toHaveLength(3);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWorld } from '../service/watches-world.ts';
import { followLife, lives, type LifeStep } from './life-model.ts';

const RUNS = 150;

/** A change that the service refuses, since the watch has ended meanwhile, and then another device deletes the watch. */
const REFUSED_THEN_GONE: LifeStep[] = [
  { do: 'create', by: 0, fate: 'answer lost' },
  { do: 'read', by: 1 },
  { do: 'price', to: 50 },
  { do: 'hours', hours: 78 },
  { do: 'rename', by: 0, fate: 'never arrives' },
  { do: 'hours', hours: 49 },
  { do: 'remove', by: 1, fate: 'arrives' },
];

test('any life of a watch ends alike on both devices and at the service', { timeout: 120_000 }, async () => {
  const world = await createWorld(':memory:', RUNS * 3);
  let followed = 0;
  const property = fc.asyncProperty(lives, async (steps) => {
    await followLife(world, steps);
    followed += 1;
  });
  await fc.assert(property, { numRuns: RUNS, endOnFailure: true, examples: [[REFUSED_THEN_GONE]] });
  await world.close();
  expect(followed).toBe(RUNS);
});

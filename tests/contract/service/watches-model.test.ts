// Section 3: whatever happens to a watch, in any order, the service and the state table agree.
import * as fc from 'fast-check';
import { it } from 'vitest';
import { followWatch, step } from './watches-life-model.ts';
import { describeWatches } from './watches-suite.ts';

const RUNS = 150;

describeWatches(
  'any life of a watch',
  (suite) => {
    it('agrees with the state table', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), (steps) => followWatch(suite.world, steps)),
        { numRuns: RUNS, endOnFailure: true },
      );
    }, 120_000);
  },
  RUNS * 3,
);

import { Script } from 'node:vm';
import type { MutantCoverage } from '@stryker-mutator/api/core';
import type {
  DryRunResult,
  MutantRunOptions,
  MutantRunResult,
  TestResult,
  TestRunner,
} from '@stryker-mutator/api/test-runner';
import { bundleTests, type Bundle } from './bundle.ts';
import type { Test } from './suite.ts';

/** What the mutated code and its tests know of each other. */
interface Shared {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: MutantCoverage;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
}

type Outcome = { readonly kind: 'passed' } | { readonly kind: 'failed' | 'timeout'; readonly why: string };

const PASSED: Outcome = { kind: 'passed' };
const LONGEST_MS = 20_000;
const LONGEST_FIRST_MS = 300_000;
const global = globalThis as typeof globalThis & { __stryker__?: Shared; runMutated?: () => unknown };
const call = new Script('runMutated()');

/**
 * Judges mutants in one process. Starting a test runner for each costs a second, and there are thousands; a bundle
 * that is evaluated anew costs milliseconds.
 */
function inProcess(): TestRunner {
  const shared: Shared = (global.__stryker__ ??= {});
  let bundles: readonly Bundle[] = [];
  const costs = new Map<string, number>();

  return {
    capabilities: () => ({ reloadEnvironment: true }),
    init: async () => {
      bundles = await bundleTests(process.cwd());
    },

    dryRun: async (): Promise<DryRunResult> => {
      const tests: TestResult[] = [];
      for (const { file, load } of bundles) {
        const begun = performance.now();
        for (const test of load()) {
          shared.currentTestId = test.id;
          const started = performance.now();
          const outcome = await run(test, LONGEST_FIRST_MS);
          shared.currentTestId = undefined;
          const result = { id: test.id, name: test.id, fileName: file, timeSpentMs: performance.now() - started };
          if (outcome.kind === 'passed') tests.push({ ...result, status: 0 });
          else tests.push({ ...result, status: 1, failureMessage: outcome.why });
        }
        costs.set(file, performance.now() - begun);
      }
      return { status: 'complete' as DryRunResult['status'] & 'complete', tests, mutantCoverage: coverage(shared) };
    },

    mutantRun: async ({ activeMutant, hitLimit, testFilter }: MutantRunOptions): Promise<MutantRunResult> => {
      const wanted = testFilter && new Set(testFilter);
      const files = wanted && new Set(testFilter.map((id) => id.slice(0, id.indexOf('#'))));
      shared.activeMutant = activeMutant.id;
      shared.hitCount = 0;
      shared.hitLimit = hitLimit;
      let nrOfTests = 0;
      try {
        for (const { load } of cheapestFirst(bundles, costs).filter(({ file }) => files?.has(file) ?? true)) {
          for (const test of load()) {
            if (wanted && !wanted.has(test.id)) continue;
            nrOfTests += 1;
            const outcome = await run(test, LONGEST_MS);
            if (hitLimit !== undefined && shared.hitCount > hitLimit) return { status: 'timeout' } as MutantRunResult;
            if (outcome.kind === 'timeout') return { status: 'timeout', reason: outcome.why } as MutantRunResult;
            if (outcome.kind === 'failed')
              return {
                status: 'killed',
                killedBy: [test.id],
                failureMessage: outcome.why,
                nrOfTests,
              } as MutantRunResult;
          }
        }
      } catch (error) {
        // A mutant that keeps the test file from being read at all is seen by everybody.
        return {
          status: 'killed',
          killedBy: [],
          failureMessage: String(error),
          nrOfTests,
        } as unknown as MutantRunResult;
      } finally {
        shared.activeMutant = undefined;
      }
      return { status: 'survived', nrOfTests } as MutantRunResult;
    },
  };
}

function coverage({ mutantCoverage }: Shared): MutantCoverage {
  return mutantCoverage ?? { static: {}, perTest: {} };
}

function cheapestFirst(bundles: readonly Bundle[], costs: ReadonlyMap<string, number>): readonly Bundle[] {
  return [...bundles].sort((a, b) => (costs.get(a.file) ?? 0) - (costs.get(b.file) ?? 0));
}

async function run(test: Test, timeout: number): Promise<Outcome> {
  global.runMutated = test.run;
  try {
    // The time limit of a script ends a loop that would never end.
    await call.runInThisContext({ timeout });
    return PASSED;
  } catch (error) {
    const isTimeout = error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    return { kind: isTimeout ? 'timeout' : 'failed', why: String(error) };
  }
}

inProcess.inject = [] as const;

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', factory: inProcess }];

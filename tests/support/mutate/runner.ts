import path from 'node:path';
import { Script } from 'node:vm';
import type { MutantCoverage } from '@stryker-mutator/api/core';
import type {
  DryRunOptions,
  DryRunResult,
  MutantRunOptions,
  MutantRunResult,
  TestResult,
  TestRunner,
} from '@stryker-mutator/api/test-runner';
import { bundle, testFiles, type Bundle } from './bundle.ts';
import type { Test } from './suite.ts';

/** What the mutated code and its tests know of each other. */
interface Shared {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: MutantCoverage;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
}

/** How the tests of one file ended: at the first that failed, or all well. */
interface Outcome {
  readonly count: number;
  readonly failed?: { readonly id: string; readonly why: string; readonly isTimeout: boolean };
}

/** A mutant that takes this much more than the whole file took without it never ends. */
const FACTOR = 4;
const LEAST_MS = 3000;
const LONGEST_FIRST_MS = 300_000;
const global = globalThis as typeof globalThis & { __stryker__?: Shared; runMutated?: () => void };
const call = new Script('runMutated()');

/**
 * Judges mutants in one process. Starting a test runner for each costs a second, and there are thousands; a bundle
 * that is evaluated anew costs milliseconds.
 */
function inProcess(): TestRunner {
  const shared: Shared = (global.__stryker__ ??= {});
  const root = process.cwd();
  const bundles = new Map<string, Bundle>();
  const costs = new Map<string, number>();

  /** Those that were asked for, the cheapest first; what was built once stays. */
  const bundlesOf = async (wanted: (file: string) => boolean): Promise<readonly Bundle[]> => {
    const files = testFiles(root).filter(wanted);
    for (const file of files) if (!bundles.has(file)) bundles.set(file, await bundle(root, file));
    return files
      .toSorted((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0))
      .flatMap((file) => bundles.get(file) ?? []);
  };

  return {
    capabilities: () => ({ reloadEnvironment: true }),

    dryRun: async ({ testFiles: only = [] }: DryRunOptions): Promise<DryRunResult> => {
      const chosen = new Set(only.map((file) => path.relative(root, file)));
      const tests: TestResult[] = [];
      for (const { file, load } of await bundlesOf((one) => chosen.size === 0 || chosen.has(one))) {
        const begun = performance.now();
        for (const test of load()) {
          shared.currentTestId = test.id;
          const started = performance.now();
          const { failed } = run(() => [test], LONGEST_FIRST_MS);
          shared.currentTestId = undefined;
          const result = { id: test.id, name: test.id, fileName: file, timeSpentMs: performance.now() - started };
          if (failed === undefined) tests.push({ ...result, status: 0 });
          else tests.push({ ...result, status: 1, failureMessage: failed.why });
        }
        costs.set(file, performance.now() - begun);
      }
      const { mutantCoverage = { static: {}, perTest: {} } } = shared;
      return { status: 'complete', tests, mutantCoverage } as DryRunResult;
    },

    mutantRun: async ({ activeMutant, hitLimit, testFilter }: MutantRunOptions): Promise<MutantRunResult> => {
      const wanted = testFilter && new Set(testFilter);
      const files = wanted && new Set(testFilter.map((id) => id.slice(0, id.indexOf('#'))));
      const chosen = await bundlesOf((file) => files?.has(file) ?? true);
      Object.assign(shared, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
      const limit = (file: string): number => Math.ceil(Math.max(LEAST_MS, FACTOR * (costs.get(file) ?? LEAST_MS)));
      const result = judge(chosen, wanted, limit, () => hitLimit !== undefined && (shared.hitCount ?? 0) > hitLimit);
      shared.activeMutant = undefined;
      return result as MutantRunResult;
    },
  };
}

function judge(
  bundles: readonly Bundle[],
  wanted: ReadonlySet<string> | undefined,
  limitMs: (file: string) => number,
  hasRunAway: () => boolean,
): unknown {
  let nrOfTests = 0;
  for (const { file, load } of bundles) {
    const { count, failed } = run(() => load().filter(({ id }) => wanted?.has(id) ?? true), limitMs(file));
    nrOfTests += count;
    if (hasRunAway() || failed?.isTimeout === true) return { status: 'timeout' };
    // What fails before any test has begun may be no fault that a test has seen: it counts for nothing.
    if (failed && count === 0) return { status: 'error', errorMessage: failed.why };
    if (failed) return { status: 'killed', killedBy: [failed.id], failureMessage: failed.why, nrOfTests };
  }
  return { status: 'survived', nrOfTests };
}

/** All in one call, because each call with a time limit costs more than most tests. */
function run(load: () => readonly Test[], timeout: number): Outcome {
  let count = 0;
  // A mutant may already keep the file from being read.
  let id = '';
  global.runMutated = (): void => {
    for (const test of load()) {
      id = test.id;
      count += 1;
      if (test.run() instanceof Promise) throw new Error('a test of pure functions waits for nothing');
    }
  };
  try {
    // The time limit of a script ends a loop that would never end.
    call.runInThisContext({ timeout });
    return { count };
  } catch (error) {
    const isTimeout = error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    return { count, failed: { id, why: String(error), isTimeout } };
  }
}

inProcess.inject = [] as const;

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', factory: inProcess }];

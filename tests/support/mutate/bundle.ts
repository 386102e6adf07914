import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';
import * as fc from 'fast-check';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect } from 'vitest';
import { newSuite, type Test } from './suite.ts';

/** A test file with all it imports, as one script: evaluated anew for each mutant, it remembers nothing of the last. */
export interface Bundle {
  readonly file: string;
  readonly load: () => readonly Test[];
}

const FOLDERS = ['tests/unit/domain', 'tests/unit/detect'];
/** A mutant that only the hundredth random input would find is found by a table, or not worth a minute. */
const MOST_RUNS = 10;
/** That nothing throws on the worst pages is dear to show, and bites what the other files bite. */
const TOO_DEAR = 'hostile.test.ts';

/** The test files that judge mutants, by their paths. */
export function testFiles(root: string): readonly string[] {
  return FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.test.ts`, { cwd: root }))
    .filter((file) => !file.endsWith(TOO_DEAR))
    .sort();
}

export async function bundle(root: string, file: string): Promise<Bundle> {
  return bundleOf(file, await codeOf(root, file));
}

async function codeOf(root: string, file: string): Promise<string> {
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [ownPlace],
    // Bundled as for a server: all packages stay outside.
    ssr: { external: true },
    build: {
      ssr: path.join(root, file),
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: { output: { format: 'cjs', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return output.output[0].code;
}

/** The tests read files beside themselves. */
const ownPlace: Plugin = {
  name: 'own-place',
  enforce: 'pre',
  transform: (code, id) =>
    code
      .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)))
      .replaceAll('import.meta.url', JSON.stringify(`file://${id}`)),
};

const requireHere = createRequire(import.meta.url);

/** Seeded: a score that changes from run to run says nothing. */
const tamed = {
  ...fc,
  assert: (property: fc.IProperty<unknown>, options?: fc.Parameters<unknown>): void => {
    fc.assert(property, { ...options, seed: 1, numRuns: Math.min(options?.numRuns ?? MOST_RUNS, MOST_RUNS) });
  },
};

function bundleOf(file: string, code: string): Bundle {
  const script = new Script(`(function (require, module, exports, performance) {${code}\n})`, { filename: file });
  // What takes long while others work, or because it counts its mutants, is no finding.
  const stopped = { now: () => 0 };
  const load = (): readonly Test[] => {
    const suite = newSuite(file);
    const own = (name: string): unknown => {
      if (name === 'vitest') return { ...suite.globals, expect };
      return name === 'fast-check' ? { ...tamed, default: tamed } : requireHere(name);
    };
    const module = { exports: {} };
    (script.runInThisContext() as (...args: unknown[]) => void)(own, module, module.exports, stopped);
    return suite.tests;
  };
  return { file, load };
}

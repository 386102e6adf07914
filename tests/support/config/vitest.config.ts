import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for comes at once, but for a machine that is busy.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'built', include: ['tests/built/**/*.test.ts'] } },
      // These wait for servers more than they compute: with two at a time most cores would be idle.
      { extends: true, test: { name: 'contract', maxWorkers: 4, include: ['tests/contract/**/*.test.ts'] } },
    ],
  },
});

import { defineConfig } from 'vitest/config';

/** Mutants of the domain and the detector are judged by their own unit tests alone. */
export default defineConfig({
  test: {
    include: ['tests/unit/domain/**/*.test.ts', 'tests/unit/detect/**/*.test.ts'],
    testTimeout: 20_000,
  },
});

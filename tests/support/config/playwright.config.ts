import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '../../e2e',
  testMatch: '**/*.e2e.ts',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  workers: 1,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../../../test-results/e2e.json' }]],
  outputDir: '../../../test-results/e2e',
});

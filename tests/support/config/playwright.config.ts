import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '../../e2e',
  testMatch: '**/*.e2e.ts',
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Two browsers side by side: much of each test is waiting.
  workers: 2,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../../../test-results/e2e.json' }]],
  outputDir: '../../../test-results/e2e',
});

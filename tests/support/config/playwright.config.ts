import { defineConfig } from '@playwright/test';

/** They begin, so that both browsers come to their end together. */
const LONGEST = ['**/views.e2e.ts', '**/firefox-views.e2e.ts'];

export default defineConfig({
  testDir: '../../e2e',
  projects: [
    { name: 'longest', testMatch: LONGEST },
    { name: 'others', testMatch: '**/*.e2e.ts', testIgnore: LONGEST },
  ],
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Two browsers side by side: much of each test is waiting.
  workers: 2,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../../../test-results/e2e.json' }]],
  outputDir: '../../../test-results/e2e',
});

import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { findBrowser } from '../../../backend/start/find-browser.ts';
import { type Harness, serveHarness } from '../harness/serve.ts';

type Query = Readonly<Record<string, string>>;
type Use = (page: Page, go: (state: string) => Promise<void>) => Promise<void>;

/** The views with their stand-in background, for all tests of a file; an error in a page fails the test. */
export function openHarness(): { withPage(query: Query, use: Use): Promise<void> } {
  let harness: Harness;
  let browser: Browser;

  test.beforeAll(async () => {
    harness = await serveHarness();
    browser = await chromium.launch({
      executablePath: findBrowser('chromium')?.path ?? 'chromium',
      args: ['--no-sandbox'],
    });
  });
  test.afterAll(async () => {
    await browser.close();
    await harness.close();
  });

  return {
    async withPage(query, use) {
      const context = await browser.newContext({ viewport: { width: 384, height: 600 } });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await use(page, async (state) => {
        await page.goto(harness.address({ ...query, state }));
        await page.locator('main').waitFor();
        // What the stand-in background answers is there by then.
        await page.waitForTimeout(200);
      });
      expect(errors).toEqual([]);
      await context.close();
    },
  };
}

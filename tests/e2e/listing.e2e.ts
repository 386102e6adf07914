import { expect, type Page, test } from '@playwright/test';
import { ask } from './support/ask.ts';
import { type Chromium, launchChromium } from './support/chromium.ts';
import { Complaints } from './support/watched.ts';
import { startWorld, type World } from './support/world.ts';

let world: World;
let browser: Chromium;
let complaints: Complaints;

test.beforeAll(async () => {
  world = await startWorld();
});
test.afterAll(async () => {
  await world.close();
});
test.beforeEach(async () => {
  complaints = new Complaints();
  browser = await launchChromium({ tlsPort: world.tls.port, complaints });
  const setup = await browser.extensionPage('popup.html');
  const { address, code } = await world.demo.invite();
  await ask(setup, 'connection/pair', { address, code, deviceName: 'Test' });
  await setup.close();
});
test.afterEach(async () => {
  await browser.close();
  complaints.expectNone();
});

/** Questions about products that the catalog was asked. */
async function searches(page: Page): Promise<number> {
  const entries = await ask(page, 'ledger/list', {});
  return entries.filter(({ url }) => /\/products\/(?:omni|search)/.test(url)).length;
}

test('a page of many products is compared on request, ten in one question, the best savings first', async () => {
  const page = await browser.context.newPage();
  await page.goto(`${world.demo.shopUrl}/category/all`);
  const tabId = await browser.tabId(page);
  const popup = await browser.extensionPage(`popup.html?tab=${String(tabId)}`);
  await expect(popup.getByTestId('listing')).toBeVisible();
  expect(await searches(popup), 'nothing is asked before the click').toBe(0);
  const coming = browser.context.waitForEvent('page');
  await popup.getByTestId('compare-listing').click();
  const table = await coming;
  await expect(table.getByTestId('compare-progress')).not.toContainText('…', { timeout: 20_000 });
  const rows = table.getByTestId('compare-row');
  await expect(rows.first()).toBeVisible();
  await expect(table.locator('progress')).toHaveCount(0);
  const savings = await rows.evaluateAll((all) =>
    all.map((row) => {
      const percent = row.querySelector('.compare__percent')?.textContent ?? '';
      return percent === '' ? 0 : Number(percent.replace(/\D/g, ''));
    }),
  );
  expect(savings.length).toBeGreaterThan(9);
  expect(Math.max(...savings)).toBeGreaterThan(0);
  expect(savings).toEqual(savings.toSorted((a, b) => b - a));
  expect(await searches(table), 'ten at a time').toBeLessThanOrEqual(Math.ceil(savings.length / 10) * 3);
  await table.screenshot({ path: 'test-results/shots/listing.png', fullPage: true });
});

test('what is typed says at once what it is taken for, and is then searched as that', async () => {
  const popup = await browser.extensionPage('popup.html');
  const field = popup.getByTestId('search');
  const hint = popup.getByTestId('search-hint');
  for (const [text, said] of [
    ['norrvik headphones', /name/i],
    ['B07PXGQC1Q', /ASIN B07PXGQC1Q/],
    ['4006381333931', /barcode 4006381333931/i],
    ['4006381333932', /digit/i],
    ['https://shop.example/p/1', /shop\.example/],
  ] as const) {
    await field.fill(text);
    await expect(hint, text).toHaveText(said);
  }
  await field.fill('norrvik aria');
  await field.press('Enter');
  await expect(popup.getByTestId('offer').first()).toBeVisible();
  await expect(popup.getByTestId('verdict')).toBeVisible();
});

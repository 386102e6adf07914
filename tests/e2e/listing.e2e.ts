import { expect, type Page, test } from '@playwright/test';
import { ask } from './support/ask.ts';
import { setUp } from './support/set-up.ts';

const stage = setUp();
test.beforeEach(() => stage.pair());

/** Questions about products that the catalog was asked. */
async function searches(page: Page): Promise<number> {
  const entries = await ask(page, 'ledger/list', {});
  return entries.filter(({ url }) => /\/products\/(?:omni|search)/.test(url)).length;
}

test('a page of many products is compared on request, ten in one question, the best savings first', async () => {
  const page = await stage.browser.context.newPage();
  await page.goto(`${stage.world.demo.shopUrl}/category/all`);
  const tabId = await stage.browser.tabId(page);
  const popup = await stage.browser.extensionPage(`popup.html?tab=${String(tabId)}`);
  await expect(popup.getByTestId('listing')).toBeVisible();
  expect(await searches(popup), 'nothing is asked before the click').toBe(0);
  const coming = stage.browser.context.waitForEvent('page');
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
  const popup = await stage.browser.extensionPage('popup.html');
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

import { mkdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { ask } from './support/ask.ts';
import { type Firefox, launchFirefox } from './support/firefox.ts';
import { Complaints } from './support/watched.ts';
import { startWorld, type World } from './support/world.ts';

let world: World;
let firefox: Firefox;
let complaints: Complaints;

test.beforeAll(async () => {
  world = await startWorld();
});
test.afterAll(async () => {
  await world.close();
});
test.beforeEach(async () => {
  complaints = new Complaints();
  firefox = await launchFirefox(world.tls.port, complaints);
});
test.afterEach(async () => {
  await firefox.close();
});

declare const browser: { tabs: { query(query: object): Promise<{ id?: number; url?: string }[]> } };

const byTestId = (id: string): string => `[data-testid="${id}"]`;

async function textOf(page: Page, id: string): Promise<string> {
  const element = await page.waitForSelector(byTestId(id), { timeout: 20_000 });
  return (await element?.evaluate((node) => node.textContent)) ?? '';
}

/** Clicks as a script does: BiDi's pointer needs a window in front. */
async function click(page: Page, id: string): Promise<void> {
  const element = await page.waitForSelector(byTestId(id), { timeout: 20_000 });
  await element?.evaluate((node) => {
    (node as HTMLElement).click();
  });
}

test('Firefox: from a product page to the alert that was promised', async () => {
  mkdirSync('test-results/shots', { recursive: true });
  const setup = await firefox.extensionPage('popup.html');
  const { address, code } = await world.demo.invite();
  await ask(setup, 'connection/pair', { address, code, deviceName: 'Test' });

  const shop = await firefox.newPage(`${world.demo.shopUrl}/product/headphones`);
  const tabId = await setup.evaluate(async (url) => {
    const tabs = await browser.tabs.query({});
    return tabs.find((tab) => tab.url === url)?.id ?? -1;
  }, shop.url());
  expect(tabId).toBeGreaterThan(0);
  const popup = await firefox.extensionPage(`popup.html?tab=${String(tabId)}`);
  expect(await textOf(popup, 'product-name')).toContain('Norrvik Aria 300');
  expect(await textOf(popup, 'offer-price')).toContain('€');
  await popup.screenshot({ path: 'test-results/shots/firefox-offers.png' });

  await click(popup, 'set-alert');
  await click(popup, 'watch-save');
  await popup.waitForSelector(byTestId('watch-saved'), { timeout: 20_000 });
  await click(shop, 'drop');
  await shop.waitForFunction(() => document.querySelector('[data-testid=dropped]')?.textContent?.includes('checked'));

  // The event page has been stopped meanwhile, as it is on a quiet browser.
  await new Promise((resolve) => setTimeout(resolve, 6000));
  await click(popup, 'tab-watches');
  await popup.waitForSelector(`${byTestId('watch')}[data-state="completed"]`, { timeout: 20_000 });
  const inbox = await ask(popup, 'inbox/list', {});
  expect(inbox).toHaveLength(1);
  expect(inbox[0]?.notifiedAt).not.toBeNull();
  await popup.screenshot({ path: 'test-results/shots/firefox-completed.png' });
  complaints.expectNone();
});

test('Firefox: an alert on its page is edited, paused, deleted and brought back', async () => {
  const setup = await firefox.extensionPage('popup.html');
  const { address, code } = await world.demo.invite();
  await ask(setup, 'connection/pair', { address, code, deviceName: 'Test' });
  await ask(setup, 'watch/create', {
    draft: {
      name: 'Headphones',
      targetType: 'barcode',
      targetIds: ['4099998810377'],
      status: 'active',
      rules: [
        { field: 'final_price', condition: 'less_than', startValue: 149, threshold: { type: 'value', value: 100 } },
      ],
      filters: [{ field: 'currency', operator: '=', value: 'EUR' }],
      metadata: { elsewhere_currency: 'EUR' },
    },
    product: { key: 'gtin:4099998810377', name: 'Norrvik Aria 300' },
    tags: [],
  });
  const page = await firefox.extensionPage('watches.html');
  const inState = (state: string) =>
    page.waitForSelector(`${byTestId('watch')}[data-state="${state}"]`, { timeout: 20_000 });
  await inState('active');
  await click(page, 'watch-details');
  await click(page, 'watch-edit');
  const value = await page.waitForSelector(byTestId('rule-value'));
  await value?.evaluate((node) => {
    (node as HTMLInputElement).value = '80';
    node.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await click(page, 'editor-save');
  await page.waitForFunction(() => document.querySelector('[data-testid=watch]')?.textContent?.includes('80.00'));
  await click(page, 'watch-pause');
  await inState('paused');
  await click(page, 'watches-all');
  await click(page, 'bulk-delete');
  await page.waitForFunction(() => document.querySelector('[data-testid=watch]') === null);
  await click(page, 'watches-undo');
  await inState('paused');
  complaints.expectNone();
});

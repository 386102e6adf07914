import { expect, test } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { scenarios } from './harness/scenarios.ts';
import { type Harness, serveHarness } from './harness/serve.ts';
import { ask } from './support/ask.ts';
import { type Firefox, launchFirefox } from './support/firefox.ts';
import { Complaints } from './support/watched.ts';
import { startWorld, type World } from './support/world.ts';

declare const browser: { tabs: { query(query: object): Promise<{ id?: number; url?: string }[]> } };

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
  complaints.expectNone();
});

const byTestId = (id: string): string => `[data-testid="${id}"]`;
const shown = (page: Page, id: string) => page.waitForSelector(byTestId(id), { timeout: 20_000 });

async function click(page: Page, id: string): Promise<void> {
  const element = await shown(page, id);
  await element?.evaluate((node) => {
    (node as HTMLElement).click();
  });
}

/** The popup about the tab that shows this address. */
async function popupOf(from: Page, address: string): Promise<Page> {
  const tabId = await from.evaluate(async (url) => {
    const tabs = await browser.tabs.query({});
    return tabs.find((tab) => tab.url === url)?.id ?? -1;
  }, address);
  return firefox.extensionPage(`popup.html?tab=${String(tabId)}`);
}

test('Firefox: not connected, a product, another order, closed and open again, a search, no longer connected', async () => {
  const first = await firefox.extensionPage('popup.html');
  await shown(first, 'not-connected');
  const { address, code } = await world.demo.invite();
  await ask(first, 'connection/pair', { address, code, deviceName: 'Test' });

  const shop = await firefox.newPage(`${world.demo.shopUrl}/product/headphones`);
  const popup = await popupOf(first, shop.url());
  await shown(popup, 'offer');
  await popup.evaluate(() => {
    const select = document.querySelector<HTMLSelectElement>('[data-testid=sort]');
    if (select === null) throw new Error('no order to choose');
    select.value = 'price';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await click(popup, 'tab-history');
  await shown(popup, 'price-table');
  await click(popup, 'tab-offers');
  await new Promise((resolve) => setTimeout(resolve, 600));
  await popup.close();

  const again = await popupOf(first, shop.url());
  await shown(again, 'offer');
  expect(await again.$eval('[data-testid=sort]', (select) => (select as HTMLSelectElement).value)).toBe('price');

  const search = await firefox.extensionPage('popup.html?q=headphones');
  await shown(search, 'verdict');

  await ask(first, 'connection/forget', {});
  const after = await firefox.extensionPage('popup.html?q=speakers');
  await shown(after, 'not-connected');
});

test('Firefox: every state of the views is shown, fits its window and complains of nothing', async () => {
  const harness: Harness = await serveHarness();
  const page = await firefox.newPage('about:blank');
  await page.setViewport({ width: 384, height: 600 });
  const wrong: string[] = [];
  for (const state of Object.keys(scenarios)) {
    await page.goto(harness.address({ state, theme: 'dark' }));
    try {
      await page.waitForFunction(
        () => {
          const screen = document.querySelector('[data-testid=screen]');
          return screen === null
            ? document.querySelector('h1') !== null
            : (screen as HTMLElement).dataset['screen'] !== 'starting' && screen.textContent !== '';
        },
        { timeout: 5000 },
      );
    } catch {
      // A skeleton has no words.
      if (state !== 'looking') wrong.push(`${state}: nothing is shown`);
    }
    // A part that is still under way when its page is left would be missed aloud.
    await page.waitForNetworkIdle({ idleTime: 100, timeout: 10_000 });
    // A window of a set size has its thin scroll bar drawn over the page.
    const overflows = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (overflows) wrong.push(`${state}: wider than its window`);
  }
  await harness.close();
  expect(wrong).toEqual([]);
});

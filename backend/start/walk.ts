import type { Browser, Page } from 'puppeteer-core';
import type { Demo } from './serve-demo.ts';

/** Each step with how long it took; the first that fails ends the walk. */
export type Say = (line: string) => void;

const STEP_MS = 20_000;

declare const chrome: { tabs: { query(query: object): Promise<{ id?: number }[]> } };

interface Loaded {
  readonly origin: string;
  /** The number of the tab in front. */
  activeTab(): Promise<number>;
}

async function loadedExtension(browser: Browser): Promise<Loaded> {
  const target = await browser.waitForTarget((candidate) => /^chrome-extension:.*background/.test(candidate.url()), {
    timeout: STEP_MS,
  });
  return {
    origin: `chrome-extension://${new URL(target.url()).host}`,
    async activeTab() {
      const worker = await target.worker();
      const tabs = await worker?.evaluate(() => chrome.tabs.query({ active: true, lastFocusedWindow: true }));
      return tabs?.[0]?.id ?? -1;
    },
  };
}

async function textOf(page: Page, testId: string): Promise<string> {
  const selector = `[data-testid="${testId}"]`;
  await page.waitForSelector(selector, { timeout: STEP_MS, visible: true });
  return String(await page.evaluate(`document.querySelector('${selector}').textContent.trim()`));
}

async function click(page: Page, testId: string): Promise<void> {
  const element = await page.waitForSelector(`[data-testid="${testId}"]`, { timeout: STEP_MS, visible: true });
  await element?.click();
}

async function waitForState(page: Page, wanted: string): Promise<void> {
  await page.waitForSelector(`[data-testid="watch"][data-state="${wanted}"]`, { timeout: STEP_MS });
}

/** The whole promise, once: from a product page of the demo shop to the alert. */
export async function walkPath(browser: Browser, { shopUrl }: Demo, say: Say): Promise<void> {
  let last = performance.now();
  const step = (words: string): void => {
    const now = performance.now();
    say(`  ${String(Math.round(now - last)).padStart(6)} ms  ${words}`);
    last = now;
  };

  const extension = await loadedExtension(browser);
  step('the extension is loaded');
  const shop = await browser.newPage();
  await shop.goto(`${shopUrl}/product/headphones`);
  const title = await shop.title();
  step(`the demo shop shows “${title}”`);

  await shop.bringToFront();
  const address = `${extension.origin}/popup.html?tab=${String(await extension.activeTab())}`;
  const popup = await browser.newPage();
  const open = async (): Promise<void> => {
    await popup.goto(address);
  };
  await open();
  step(`the popup recognises “${await textOf(popup, 'product-name')}”`);
  await textOf(popup, 'offer');
  // Not every offer has a row before it is scrolled to: the tab counts them all.
  step(`${await textOf(popup, 'tab-offers')}: ${await textOf(popup, 'verdict-line')}`);

  await click(popup, 'set-alert');
  await click(popup, 'watch-save');
  await textOf(popup, 'watch-saved');
  await click(popup, 'tab-watches');
  await waitForState(popup, 'active');
  step('a price alert is set, and the catalog has verified where to post it');

  await shop.bringToFront();
  await click(shop, 'drop');
  await shop.waitForFunction(`document.querySelector('[data-testid=dropped]')?.value.length > 1`, { timeout: STEP_MS });
  step(await textOf(shop, 'dropped'));

  await popup.bringToFront();
  await open();
  await click(popup, 'tab-watches');
  await waitForState(popup, 'completed');
  step('the alert has come, and the watch is completed');
}

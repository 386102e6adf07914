import { expect, test } from '@playwright/test';
import { scenarios } from './harness/scenarios.ts';
import { type Harness, serveHarness } from './harness/serve.ts';
import { ask } from './support/ask.ts';
import { click, setUpFirefox, shown } from './support/firefox-stage.ts';

const stage = setUpFirefox();

test('Firefox: not connected, a product, another order, closed and open again, a search, no longer connected', async () => {
  await shown(await stage.firefox.extensionPage('popup.html'), 'not-connected');
  const first = await stage.paired();

  const shop = await stage.firefox.newPage(`${stage.world.demo.shopUrl}/product/headphones`);
  const popup = await stage.popupOf(first, shop.url());
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
  await popup.close();

  const again = await stage.popupOf(first, shop.url());
  await shown(again, 'offer');
  expect(await again.$eval('[data-testid=sort]', (select) => (select as HTMLSelectElement).value)).toBe('price');

  const search = await stage.firefox.extensionPage('popup.html?q=headphones');
  await shown(search, 'verdict');

  await ask(first, 'connection/forget', {});
  const after = await stage.firefox.extensionPage('popup.html?q=speakers');
  await shown(after, 'not-connected');
});

test('Firefox: every state of the views is shown, fits its window and complains of nothing', async () => {
  const harness: Harness = await serveHarness();
  const page = await stage.firefox.newPage('about:blank');
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
            : (screen as HTMLElement).dataset['screen'] !== 'starting' &&
                // A skeleton has no words.
                (screen.textContent !== '' || screen.querySelector('[data-testid=looking]') !== null);
        },
        { timeout: 5000 },
      );
    } catch {
      wrong.push(`${state}: nothing is shown`);
    }
    // A part that is still under way when its page is left would be missed aloud: each is there when all that it imports is.
    await page.waitForNetworkIdle({ idleTime: 100, timeout: 10_000 });
    await page.evaluate(
      `Promise.all(performance.getEntriesByType('resource').flatMap(({ name }) => name.endsWith('.js') ? import(name) : []))`,
    );
    // A window of a set size has its thin scroll bar drawn over the page.
    const overflows = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (overflows) wrong.push(`${state}: wider than its window`);
  }
  await harness.close();
  expect(wrong).toEqual([]);
});

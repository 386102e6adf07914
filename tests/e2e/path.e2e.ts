import { expect, test } from '@playwright/test';
import { ask } from './support/ask.ts';
import { setUp } from './support/set-up.ts';

declare const chrome: { notifications: { getAll(): Promise<Record<string, unknown>> } };

const stage = setUp();

test('from a product page to the alert that was promised', async () => {
  await stage.pair();

  const page = await stage.browser.context.newPage();
  await page.goto(`${stage.world.demo.shopUrl}/product/headphones`);
  const tabId = await stage.browser.tabId(page);
  const popup = await stage.browser.extensionPage(`popup.html?tab=${String(tabId)}`);
  await expect(popup.getByTestId('product-name')).toContainText('Norrvik Aria 300');
  await expect(popup.getByTestId('offer').first()).toBeVisible();
  await popup.screenshot({ path: 'test-results/shots/path-offers.png' });
  const priceBefore = (await popup.getByTestId('offer-price').first().textContent()) ?? '';

  await popup.getByTestId('set-alert').click();
  await popup.getByTestId('watch-save').click();
  await expect(popup.getByTestId('watch-saved')).toBeInViewport();
  await popup.getByTestId('tab-watches').click();
  await expect(popup.getByTestId('watch')).toHaveAttribute('data-state', 'active');
  await stage.browser.killWorker();

  await page.bringToFront();
  await page.getByTestId('drop').click();
  await expect(page.getByText('has checked its watches')).toBeVisible();
  await stage.browser.killWorker();

  await popup.reload();
  await expect(popup.getByTestId('watch')).toHaveAttribute('data-state', 'completed');
  await popup.screenshot({ path: 'test-results/shots/path-completed.png' });
  // Whoever opens it for the alert is shown the price that it was about.
  await popup.reload();
  await popup.getByTestId('tab-offers').click();
  await expect(popup.getByTestId('offer-price').first()).not.toHaveText(priceBefore);
  const inbox = await ask(popup, 'inbox/list', {});
  expect(inbox).toHaveLength(1);
  expect(inbox[0]?.notifiedAt).not.toBeNull();
  const shown = await (await stage.browser.worker()).evaluate(() => chrome.notifications.getAll());
  expect(Object.keys(shown)).toEqual([inbox[0]?.alert.historyId]);
});

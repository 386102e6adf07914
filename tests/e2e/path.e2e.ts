import { expect, test } from '@playwright/test';
import { ask } from './support/ask.ts';
import { type Chromium, launchChromium } from './support/chromium.ts';
import { Complaints } from './support/watched.ts';
import { startWorld, type World } from './support/world.ts';

declare const chrome: { notifications: { getAll(): Promise<Record<string, unknown>> } };

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
});
test.afterEach(async () => {
  await browser.close();
});

test('from a product page to the alert that was promised', async () => {
  const setup = await browser.extensionPage('popup.html');
  const { address, code } = await world.demo.invite();
  await ask(setup, 'connection/pair', { address, code, deviceName: 'Test' });
  await setup.close();

  const page = await browser.context.newPage();
  await page.goto(`${world.demo.shopUrl}/product/headphones`);
  const tabId = await browser.tabId(page);
  const popup = await browser.extensionPage(`popup.html?tab=${String(tabId)}`);
  await expect(popup.getByTestId('product-name')).toContainText('Norrvik Aria 300');
  await expect(popup.getByTestId('offer').first()).toBeVisible();
  await popup.screenshot({ path: 'test-results/shots/path-offers.png' });

  await popup.getByTestId('set-alert').click();
  await popup.getByTestId('watch-save').click();
  await expect(popup.getByTestId('watch-saved')).toBeVisible();
  await popup.getByTestId('tab-watches').click();
  await expect(popup.getByTestId('watch')).toHaveAttribute('data-state', 'active');
  await browser.killWorker();

  await page.bringToFront();
  await page.getByTestId('drop').click();
  await expect(page.getByText('has checked its watches')).toBeVisible();
  await browser.killWorker();

  await popup.reload();
  await expect(popup.getByTestId('watch')).toHaveAttribute('data-state', 'completed');
  await popup.screenshot({ path: 'test-results/shots/path-completed.png' });
  const inbox = await ask(popup, 'inbox/list', {});
  expect(inbox).toHaveLength(1);
  expect(inbox[0]?.notifiedAt).not.toBeNull();
  const shown = await (await browser.worker()).evaluate(() => chrome.notifications.getAll());
  expect(Object.keys(shown)).toEqual([inbox[0]?.alert.historyId]);
  complaints.expectNone();
});

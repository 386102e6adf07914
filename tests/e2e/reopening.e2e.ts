import { expect, test } from '@playwright/test';
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

/** Our pages get no answer from the background: what they show, they know by themselves. */
async function withoutAnswers(): Promise<void> {
  await browser.context.addInitScript(() => {
    const { chrome } = globalThis as unknown as { chrome?: { runtime?: { sendMessage?: unknown } } };
    if (chrome?.runtime !== undefined) chrome.runtime.sendMessage = () => new Promise(() => undefined);
  });
}

test('closed and opened again, it shows at once what was there, as it was set', async () => {
  const page = await browser.context.newPage();
  await page.goto(`${world.demo.shopUrl}/product/headphones`);
  const file = `popup.html?tab=${String(await browser.tabId(page))}`;
  const popup = await browser.extensionPage(file);
  await expect(popup.getByTestId('offer').first()).toBeVisible();
  const line = await popup.getByTestId('verdict-line').textContent();
  await popup.getByTestId('sort').selectOption('price');
  // Closed before any pause is over.
  await popup.close({ runBeforeUnload: false });
  await browser.killWorker();

  const again = await browser.extensionPage(file);
  await expect(again.getByTestId('sort')).toHaveValue('price');
  await expect(again.getByTestId('verdict-line')).toHaveText(line ?? '');
  await again.close();

  await withoutAnswers();
  const alone = await browser.extensionPage(file);
  await expect(alone.getByTestId('verdict-line')).toHaveText(line ?? '');
  await expect(alone.getByTestId('offer').first()).toBeVisible();
});

test('what another page of the tab showed is not shown on this one', async () => {
  const page = await browser.context.newPage();
  await page.goto(`${world.demo.shopUrl}/product/headphones`);
  const file = `popup.html?tab=${String(await browser.tabId(page))}`;
  const popup = await browser.extensionPage(file);
  await expect(popup.getByTestId('offer').first()).toBeVisible();
  await popup.close();
  await page.goto(`${world.demo.shopUrl}/`);
  await withoutAnswers();
  const alone = await browser.extensionPage(file);
  await alone.waitForTimeout(500);
  await expect(alone.getByTestId('offer')).toHaveCount(0);
});

import { expect, type Page, test } from '@playwright/test';
import { ask } from './support/ask.ts';
import { setUp } from './support/set-up.ts';

declare const chrome: {
  windows: { create(options: object): Promise<{ id?: number }> };
  action: { openPopup(): Promise<void> };
  extension: { getViews(of: { type: 'popup' }): Window[] };
};

const stage = setUp();
test.beforeEach(() => stage.pair());

async function shop(product: string): Promise<Page> {
  const page = await stage.browser.context.newPage();
  await page.goto(`${stage.world.demo.shopUrl}/product/${product}`);
  return page;
}

test('the panel speaks of the tab in front, goes along with it, and minds no other window', async () => {
  const headphones = await shop('headphones');
  const kettle = await shop('kettle');
  // The same page that the browser puts beside its tabs.
  const panel = await stage.browser.extensionPage('sidepanel.html');
  const name = panel.getByTestId('product-name');
  await headphones.bringToFront();
  await expect(name).toContainText(/headphones/i);
  await expect(panel.getByTestId('offer').first()).toBeVisible();
  await expect(panel.getByTestId('open-panel')).toHaveCount(0);
  await kettle.bringToFront();
  await expect(name).toContainText(/kettle/i);
  await kettle.goto(`${stage.world.demo.shopUrl}/product/drill`);
  await expect(name).toContainText(/drill/i);

  const coming = stage.browser.context.waitForEvent('page');
  await panel.evaluate((url) => chrome.windows.create({ url }), headphones.url());
  const elsewhere = await coming;
  await elsewhere.waitForLoadState();
  await elsewhere.bringToFront();
  await elsewhere.reload();
  await panel.waitForTimeout(1000);
  await expect(name).toContainText(/drill/i);
});

test('the panel hears of a connection that was made or given up in another view', async () => {
  const headphones = await shop('headphones');
  const panel = await stage.browser.extensionPage('sidepanel.html');
  const other = await stage.browser.extensionPage('options.html');
  await headphones.bringToFront();
  await expect(panel.getByTestId('offer').first()).toBeVisible();
  await ask(other, 'connection/forget', {});
  await expect(panel.getByTestId('screen')).toHaveAttribute('data-screen', 'not-connected');
  await stage.pair();
  await headphones.bringToFront();
  await expect(panel.getByTestId('offer').first()).toBeVisible();
});

test('the popup makes room for the page that was opened from it', async () => {
  const page = await stage.browser.extensionPage('options.html');
  await page.evaluate(() => chrome.action.openPopup());
  const press = () =>
    page.evaluate(() => {
      const [popup] = chrome.extension.getViews({ type: 'popup' });
      const button = popup?.document.querySelector<HTMLElement>('[data-testid=open-watches]');
      button?.click();
      return button !== undefined && button !== null;
    });
  const opened = stage.browser.context.waitForEvent('page');
  await expect.poll(press).toBe(true);
  expect((await opened).url()).toContain('/watches.html');
  await expect.poll(() => page.evaluate(() => chrome.extension.getViews({ type: 'popup' }).length)).toBe(0);
});

test('the popup is as wide as its page wants to be, and a page of its own uses its window', async () => {
  const page = await stage.browser.extensionPage('popup.html?q=headphones');
  await expect(page.getByTestId('offer').first()).toBeVisible();
  expect(await page.evaluate(() => document.body.clientWidth)).toBeGreaterThan(700);
  await page.evaluate(() => chrome.action.openPopup());
  await expect
    .poll(() => page.evaluate(() => chrome.extension.getViews({ type: 'popup' }).map(({ innerWidth }) => innerWidth)))
    .toEqual([384]);
});

import { expect, test } from '@playwright/test';
import { setUp } from './support/set-up.ts';

const stage = setUp();
test.beforeEach(() => stage.pair());

/** Our pages get no answer from the background: what they show, they know by themselves. */
async function withoutAnswers(): Promise<void> {
  await stage.browser.context.addInitScript(() => {
    const { chrome } = globalThis as unknown as { chrome?: { runtime?: { sendMessage?: unknown } } };
    if (chrome?.runtime !== undefined) chrome.runtime.sendMessage = () => new Promise(() => undefined);
  });
}

test('closed and opened again, it shows at once what was there, as it was set', async () => {
  const page = await stage.browser.context.newPage();
  await page.goto(`${stage.world.demo.shopUrl}/product/headphones`);
  const file = `popup.html?tab=${String(await stage.browser.tabId(page))}`;
  const popup = await stage.browser.extensionPage(file);
  await expect(popup.getByTestId('offer').first()).toBeVisible();
  const line = await popup.getByTestId('verdict-line').textContent();
  await popup.getByTestId('sort').selectOption('price');
  // Closed before any pause is over.
  await popup.close({ runBeforeUnload: false });
  await stage.browser.killWorker();

  const again = await stage.browser.extensionPage(file);
  await expect(again.getByTestId('sort')).toHaveValue('price');
  await expect(again.getByTestId('verdict-line')).toHaveText(line ?? '');
  await again.close();

  await withoutAnswers();
  const alone = await stage.browser.extensionPage(file);
  await expect(alone.getByTestId('verdict-line')).toHaveText(line ?? '');
  await expect(alone.getByTestId('offer').first()).toBeVisible();
});

test('what another page of the tab showed is not shown on this one', async () => {
  const page = await stage.browser.context.newPage();
  await page.goto(`${stage.world.demo.shopUrl}/product/headphones`);
  const file = `popup.html?tab=${String(await stage.browser.tabId(page))}`;
  const popup = await stage.browser.extensionPage(file);
  await expect(popup.getByTestId('offer').first()).toBeVisible();
  await popup.close();
  await page.goto(`${stage.world.demo.shopUrl}/`);
  await withoutAnswers();
  const alone = await stage.browser.extensionPage(file);
  await alone.waitForTimeout(500);
  await expect(alone.getByTestId('offer')).toHaveCount(0);
});

test('an alert that was being set is still being set, as it was typed, until it is set or given up', async () => {
  const page = await stage.browser.context.newPage();
  await page.goto(`${stage.world.demo.shopUrl}/product/headphones`);
  const file = `popup.html?tab=${String(await stage.browser.tabId(page))}`;
  const popup = await stage.browser.extensionPage(file);
  await popup.getByTestId('set-alert').click();
  // It opens with the hands on what is chosen; nobody types before that.
  await expect(popup.getByTestId('preset-below')).toBeFocused();
  await popup.getByTestId('watch-value').fill('77.50');
  // Closed within the keystroke, and nobody in the background lives to hear of it.
  await popup.close({ runBeforeUnload: false });
  await stage.browser.killWorker();

  const again = await stage.browser.extensionPage(file);
  await expect(again.getByTestId('watch-value')).toHaveValue('77.50');
  await again.getByTestId('watch-save').click();
  await expect(again.getByTestId('watch-saved')).toBeVisible();
  await again.close({ runBeforeUnload: false });

  const done = await stage.browser.extensionPage(file);
  await expect(done.getByTestId('verdict')).toBeVisible();
  await done.waitForTimeout(500);
  await expect(done.getByTestId('quick-watch'), 'it is set, and asked for no more').toHaveCount(0);
  await done.getByTestId('set-alert').click();
  await done.getByTestId('watch-value').fill('5');
  await done.getByTestId('watch-cancel').click();
  await done.close({ runBeforeUnload: false });
  const givenUp = await stage.browser.extensionPage(file);
  await expect(givenUp.getByTestId('verdict')).toBeVisible();
  await givenUp.waitForTimeout(500);
  await expect(givenUp.getByTestId('quick-watch')).toHaveCount(0);
});

test('where it was scrolled to, it is again', async () => {
  const page = await stage.browser.context.newPage();
  await page.goto(`${stage.world.demo.shopUrl}/product/headphones`);
  const file = `popup.html?tab=${String(await stage.browser.tabId(page))}`;
  const small = { width: 384, height: 300 };
  const popup = await stage.browser.extensionPage(file);
  await popup.setViewportSize(small);
  await expect(popup.getByTestId('offer').first()).toBeVisible();
  await popup.mouse.wheel(0, 333);
  await expect.poll(() => popup.evaluate(() => scrollY)).toBe(333);
  await popup.close({ runBeforeUnload: false });
  await stage.browser.killWorker();

  const again = await stage.browser.context.newPage();
  await again.setViewportSize(small);
  await again.goto(popup.url());
  await expect.poll(() => again.evaluate(() => scrollY)).toBe(333);
  // By hand one goes where one wants to.
  await again.mouse.wheel(0, -200);
  await expect.poll(() => again.evaluate(() => scrollY)).toBe(133);
});

test('the shop one is on has its card where the catalog knows it, and says so where it does not', async () => {
  const page = await stage.browser.context.newPage();
  await page.goto(`${stage.world.demo.shopUrl}/product/headphones`);
  const popup = await stage.browser.extensionPage(`popup.html?tab=${String(await stage.browser.tabId(page))}`);
  await popup.getByTestId('about-shop').focus();
  await popup.keyboard.press('Enter');
  await expect(popup.locator('.product__chooser').getByText(/./).first()).toBeVisible();
});

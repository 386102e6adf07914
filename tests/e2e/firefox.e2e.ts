import { mkdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ask } from './support/ask.ts';
import { byTestId, click, setUpFirefox, shown, textOf } from './support/firefox-stage.ts';

const stage = setUpFirefox();

test('Firefox: from a product page to the alert that was promised', async () => {
  mkdirSync('test-results/shots', { recursive: true });
  const setup = await stage.paired();

  const shop = await stage.firefox.newPage(`${stage.world.demo.shopUrl}/product/headphones`);
  const popup = await stage.popupOf(setup, shop.url());
  expect(await textOf(popup, 'product-name')).toContain('Norrvik Aria 300');
  expect(await textOf(popup, 'offer-price')).toContain('€');
  await popup.screenshot({ path: 'test-results/shots/firefox-offers.png' });

  await click(popup, 'set-alert');
  await click(popup, 'watch-save');
  await shown(popup, 'watch-saved');
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
});

test('Firefox: an alert on its page is edited, paused, deleted and brought back', async () => {
  const setup = await stage.paired();
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
  const page = await stage.firefox.extensionPage('watches.html');
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
});

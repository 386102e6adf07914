import { expect, test } from '@playwright/test';
import { ask } from './support/ask.ts';
import { setUp } from './support/set-up.ts';

const stage = setUp();

test('every alert on one page: found, edited, paused, duplicated, deleted and brought back', async () => {
  const page = await stage.browser.extensionPage('watches.html');
  await expect(page.getByTestId('watches-empty')).toBeVisible();
  await stage.pair();
  await ask(page, 'watch/create', {
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
      expiresAt: Date.now() + 90 * 86_400_000,
    },
    product: { key: 'gtin:4099998810377', name: 'Norrvik Aria 300' },
    tags: [],
  });
  await page.reload();
  const watch = page.getByTestId('watch');
  await expect(watch).toHaveAttribute('data-state', 'active');

  await page.getByTestId('watch-details').click();
  await expect(page.getByTestId('watch-scale')).toContainText('€100.00');
  await page.getByTestId('watch-edit').click();
  await page.getByTestId('rule-value').fill('80');
  await expect(page.getByTestId('editor-words')).toContainText('€80.00');
  await page.screenshot({ path: 'test-results/shots/watches-editor.png' });
  await page.getByTestId('editor-save').click();
  await expect(page.getByTestId('watch-editor')).toHaveCount(0);
  await expect(watch).toContainText('€80.00');

  await page.getByTestId('watch-pause').click();
  await expect(watch).toHaveAttribute('data-state', 'paused');
  await page.getByTestId('watch-duplicate').click();
  await page.getByTestId('rule-value').fill('70');
  await page.getByTestId('editor-save').click();
  await expect(watch).toHaveCount(2);
  await page.getByTestId('watches-search').fill('nothing like it');
  await expect(watch).toHaveCount(0);
  await page.getByTestId('watches-search').fill('norrvik');
  await expect(watch).toHaveCount(2);
  await page.screenshot({ path: 'test-results/shots/watches-page.png' });

  await page.getByTestId('watches-all').click();
  await page.getByTestId('bulk-delete').click();
  await expect(page.getByTestId('watches-deleted')).toBeVisible();
  await expect(watch).toHaveCount(0);
  await page.getByTestId('watches-undo').click();
  await expect(watch).toHaveCount(2);
});

test('what came is kept with its reasons, and is where the notification leads', async () => {
  const page = await stage.browser.extensionPage('watches.html');
  await stage.pair();
  await ask(page, 'watch/create', {
    draft: {
      name: 'Headphones',
      targetType: 'barcode',
      targetIds: ['4099998810377'],
      status: 'active',
      rules: [
        { field: 'final_price', condition: 'less_than', startValue: null, threshold: { type: 'value', value: 10_000 } },
      ],
      filters: [{ field: 'currency', operator: '=', value: 'EUR' }],
      metadata: { elsewhere_currency: 'EUR' },
    },
    product: { key: 'gtin:4099998810377', name: 'Norrvik Aria 300' },
    tags: ['music'],
  });
  await fetch(`${stage.world.demo.controls.url}/elsewhere/v1/controls/clock`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stage.world.demo.controls.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ advance_seconds: 6 * 3600 }),
  });
  await ask(page, 'watch/refresh', {});
  const [entry] = await ask(page, 'inbox/list', {});
  const inbox = await stage.browser.extensionPage(`watches.html?alert=${entry?.alert.historyId ?? ''}`);
  const item = inbox.getByTestId('inbox-item');
  await expect(item).toHaveAttribute('data-named', 'true');
  await expect(item).toContainText('Price below €10,000.00');
  await expect(item).toContainText('Price: ');
  await inbox.screenshot({ path: 'test-results/shots/inbox.png' });
  await inbox.getByTestId('inbox-read').first().click();
  await expect(inbox.getByTestId('inbox-read')).toHaveCount(0);
  await inbox.getByTestId('place-watches').click();
  await inbox.getByTestId('watch-renew').click();
  await expect(inbox.getByTestId('watch')).toHaveAttribute('data-state', 'active');
});

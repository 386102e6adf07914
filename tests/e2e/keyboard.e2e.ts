import { expect, type Page, test } from '@playwright/test';
import { openHarness } from './support/harness-pages.ts';

const { withPage } = openHarness();

test('everything is reached by keyboard, with its focus in sight', async () => {
  await withPage({ theme: 'light' }, async (page, go) => {
    await go('cheaper');
    const reached = new Set<string>();
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const { activeElement } = document;
        if (activeElement === null || activeElement === document.body) return null;
        const shown = [
          getComputedStyle(activeElement),
          getComputedStyle(activeElement, '::after'),
          getComputedStyle(activeElement.parentElement ?? activeElement),
        ];
        const inSight = shown.some(
          ({ outlineStyle, outlineWidth, boxShadow }) =>
            (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
        );
        return { id: activeElement.getAttribute('data-testid') ?? activeElement.tagName, inSight };
      });
      if (at === null) break;
      expect(at.inSight, at.id).toBe(true);
      reached.add(at.id);
    }
    expect([...reached]).toEqual(
      expect.arrayContaining([
        'search',
        'open-watches',
        'open-options',
        'not-this-product',
        'open-best',
        'set-alert',
        'tab-offers',
        'open-facets',
        'sort',
        'offer-link',
        'offer-more',
        'refresh',
      ]),
    );
  });
});

test('by keyboard alone: filter, take it back, set an alert', async () => {
  await withPage({ theme: 'light' }, async (page, go) => {
    await go('cheaper');
    await page.getByTestId('open-facets').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('facets')).toBeVisible();
    await page.getByTestId('choice-availability-in-stock').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('facets')).toBeHidden();
    await expect(page.getByTestId('open-facets')).toBeFocused();
    await expect(page.getByTestId('shown-count')).toContainText('of 8');
    await page.getByTestId('chip').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('shown-count')).toHaveText('8 offers');
    await page.getByTestId('set-alert').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('watch-value')).toBeVisible();
    await page.getByTestId('watch-value').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('watch-saved')).toBeVisible();
  });
});

/** Goes to it as Tab does, and presses a key there. */
async function press(page: Page, id: string, key = 'Enter'): Promise<void> {
  await page.getByTestId(id).first().focus();
  await page.keyboard.press(key);
}

test('by keyboard alone: another product, reasons, not the same, the shop, order, tabs, a search and back', async () => {
  await withPage({ theme: 'light' }, async (page, go) => {
    await go('cheaper');
    await press(page, 'not-this-product');
    await expect(page.getByTestId('product-chooser').getByRole('radio').first()).toBeChecked();
    await press(page, 'type-product');
    await expect(page.getByTestId('search')).toBeFocused();
    await press(page, 'offer-more');
    await expect(page.getByTestId('reasons')).toBeVisible();
    await press(page, 'offer-merchant');
    await expect(page.getByTestId('merchant')).toBeVisible();
    await expect(page.getByTestId('offer-not-same')).toBeVisible();
    await page.getByTestId('sort').focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByTestId('sort')).toHaveValue('price');
    await page.getByTestId('tab-offers').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByTestId('tab-history')).toBeFocused();
    await expect(page.getByTestId('price-chart')).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByTestId('tab-watches')).toBeFocused();
    await press(page, 'set-alert');
    await press(page, 'watch-cancel');
    await expect(page.getByTestId('quick-watch')).toHaveCount(0);
    await page.getByTestId('search').focus();
    await page.keyboard.type('kestrel kettle');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('product')).toHaveCount(0);
    await press(page, 'search-clear');
    await expect(page.getByTestId('product')).toBeVisible();
  });
});

test('by keyboard alone: the page of alerts and the inbox', async () => {
  await withPage({ theme: 'light' }, async (page, go) => {
    await go('watches-page');
    await press(page, 'watch-details');
    await expect(page.getByTestId('watch-more')).toBeVisible();
    await press(page, 'watch-edit');
    await expect(page.getByTestId('watch-editor')).toBeVisible();
    await page.getByTestId('rule-value').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('55');
    await expect(page.getByTestId('editor-words')).toContainText('55');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('watch-editor')).toHaveCount(0);
    await press(page, 'watches-all');
    await press(page, 'bulk-delete');
    await expect(page.getByTestId('watches-undo')).toBeVisible();
    await press(page, 'watches-undo');
    await press(page, 'place-inbox');
    await expect(page.getByTestId('inbox')).toBeVisible();
    await expect(page.getByTestId('inbox-read').first()).toBeVisible();
  });
});

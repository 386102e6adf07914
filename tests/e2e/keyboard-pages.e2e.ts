import { expect, type Page, test } from '@playwright/test';
import { openHarness } from './support/harness-pages.ts';

const { withPage } = openHarness();

interface Held {
  readonly id: string;
  /** It, what is drawn in its name, or what surrounds it has an outline or a halo. */
  readonly inSight: boolean;
}

/** What has the focus; null when nothing has. */
function held(page: Page): Promise<Held | null> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return null;
    const drawn = [
      getComputedStyle(activeElement),
      getComputedStyle(activeElement, '::after'),
      getComputedStyle(activeElement.parentElement ?? activeElement),
    ];
    // What is drawn around the handle of a slider no style tells: of that there is a picture below.
    const isSlider = activeElement.matches('[type=range]');
    const box = activeElement.getBoundingClientRect();
    return {
      id: activeElement.getAttribute('data-testid') ?? activeElement.tagName.toLowerCase(),
      inSight:
        (isSlider ||
          drawn.some(
            ({ outlineStyle, outlineWidth, boxShadow }) =>
              (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
          )) &&
        box.bottom > 0 &&
        box.top < innerHeight,
    };
  });
}

/** As many stops as the longest page has. */
const MOST_STOPS = 120;

/** Goes there by the Tab key alone; every stop on the way must show where one is. */
async function tabTo(page: Page, id: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    const at = await held(page);
    if (at === null) continue;
    expect(at.inSight, `the focus on ${at.id} is seen`).toBe(true);
    if (at.id === id) return;
    passed.push(at.id);
  }
  throw new Error(`${id} is not reached, only ${passed.join(', ')}`);
}

async function tabAndPress(page: Page, id: string, key = 'Enter'): Promise<void> {
  await tabTo(page, id);
  await page.keyboard.press(key);
}

/** The focus is on the page still, where it is seen. */
async function expectHeld(page: Page, id?: string): Promise<void> {
  await expect.poll(async () => (await held(page))?.inSight, { message: 'the focus is held, and seen' }).toBe(true);
  if (id !== undefined) await expect.poll(async () => (await held(page))?.id).toBe(id);
}

test('options: chosen, typed, taken back and erased by keyboard alone', async () => {
  await withPage({ theme: 'light' }, async (page, go) => {
    await go('options');
    await tabTo(page, 'setting-images-page-only');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByTestId('setting-images-always')).toBeFocused();
    await tabTo(page, 'setting-links-direct');
    await tabTo(page, 'shop-withdraw');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('shop-withdraw')).toHaveCount(1);
    await expectHeld(page);
    await tabTo(page, 'setting-currency');
    await page.keyboard.type('EURO');
    await expect(page.getByTestId('setting-currency')).toHaveAttribute('aria-invalid', 'true');
    await tabTo(page, 'setting-rates');
    await tabTo(page, 'export-json');
    await tabTo(page, 'import');
    await tabAndPress(page, 'erase');
    await expectHeld(page, 'erase-cancel');
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('erase-sure')).toHaveCount(0);
    await expectHeld(page, 'erase');
    await page.keyboard.press('Enter');
    await tabTo(page, 'erase-sure', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('data-said')).not.toHaveText('');
    await expectHeld(page, 'erase');
    await tabAndPress(page, 'ledger-show');
    await tabTo(page, 'summary');
    await page.keyboard.press('Enter');
    await tabTo(page, 'pre');
    await tabTo(page, 'connection-forget', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expectHeld(page, 'connect-address');
  });
});

test('welcome: paired by keyboard alone, through a wrong address and a wrong code', async () => {
  await withPage({ theme: 'light' }, async (page, go) => {
    await go('welcome');
    await tabTo(page, 'connect-address');
    await page.keyboard.type('my proxy');
    await tabAndPress(page, 'connect-submit');
    await expectHeld(page, 'connect-address');
    await expect(page.getByTestId('connect-address')).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('http://127.0.0.1:8787');
    await page.keyboard.press('Enter');
    await expectHeld(page, 'connect-secret');
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('connect-failure-pairing-refused')).toBeVisible();
    await expectHeld(page, 'connect-secret');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('123456');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('welcome-connected')).toBeVisible();
    expect(await held(page)).not.toBe(null);
  });
});

test('scan: a picture, the camera on and off, one of two codes', async () => {
  await withPage({ theme: 'light' }, async (page, go) => {
    await go('scan');
    await tabTo(page, 'scan-file');
    await tabAndPress(page, 'scan-camera');
    await expectHeld(page, 'scan-camera-close');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('scan-camera')).toBeVisible();
    await expectHeld(page);
    const picture = await page.screenshot();
    await page.getByTestId('scan-file').setInputFiles({ name: 'two.png', mimeType: 'image/png', buffer: picture });
    await expect(page.getByTestId('scan-code')).toHaveCount(2);
    await tabAndPress(page, 'scan-code');
    await expect(page.locator('html')).toHaveAttribute('data-searched', '4006381333931');
  });
});

test('alerts: deleted and taken back, edited and left, read in the inbox: the focus stays where the hands are', async () => {
  await withPage({ theme: 'light' }, async (page, go) => {
    await go('watches-page');
    await expect(page.getByTestId('watch').first()).toBeVisible();
    const rows = await page.getByTestId('watch').count();
    await tabAndPress(page, 'watch-delete');
    await expect(page.getByTestId('watch')).toHaveCount(rows - 1);
    await expectHeld(page);
    await page.keyboard.press('Control+Z');
    await expect(page.getByTestId('watch')).toHaveCount(rows);
    await tabAndPress(page, 'watch-edit');
    await expect(page.getByTestId('watch-editor')).toBeVisible();
    await expectHeld(page, 'rule-field');
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('watch-editor')).toHaveCount(0);
    await expectHeld(page, 'watch-edit');
    await tabTo(page, 'place-inbox', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('inbox-read').first()).toBeVisible();
    const unread = await page.getByTestId('inbox-read').count();
    await tabAndPress(page, 'inbox-read');
    await expect(page.getByTestId('inbox-read')).toHaveCount(unread - 1);
    await expectHeld(page);
    await tabTo(page, 'inbox-read-all', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('inbox-read-all')).toHaveCount(0);
    await expectHeld(page);
  });
});

test('popup: the span of prices by arrows, chips taken back one by one, an alert begun and left', async () => {
  await withPage({ theme: 'light' }, async (page, go) => {
    await go('cheaper');
    await tabAndPress(page, 'open-facets');
    const span = page.getByTestId('facet-price');
    const unfocused = await span.screenshot();
    await tabTo(page, 'price-from');
    expect(await span.screenshot(), 'the handle that has the focus looks it').not.toEqual(unfocused);
    const before = await page.getByTestId('facets-show').textContent();
    for (let step = 0; step < 60; step += 1) await page.keyboard.press('ArrowRight');
    await expect(page.getByTestId('facets-show')).not.toHaveText(before ?? '');
    await tabTo(page, 'price-to');
    await page.keyboard.press('PageDown');
    await tabTo(page, 'choice-availability-in-stock');
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await expectHeld(page, 'open-facets');
    await expect(page.getByTestId('chip')).toHaveCount(2);
    await tabAndPress(page, 'chip');
    await expect(page.getByTestId('chip')).toHaveCount(1);
    await expectHeld(page, 'chip');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('chips')).toHaveCount(0);
    await expectHeld(page);
    await tabTo(page, 'set-alert', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expectHeld(page, 'preset-below');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByTestId('watch-value')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('quick-watch')).toHaveCount(0);
    await expectHeld(page, 'set-alert');
    await tabTo(page, 'search', 'Shift+Tab');
    await page.keyboard.type('kettle');
    await page.keyboard.press('Enter');
    await tabAndPress(page, 'search-clear');
    await expectHeld(page, 'search');
  });
});

test('right to left: arrows follow the direction of reading', async () => {
  await withPage({ theme: 'light', lang: 'ar' }, async (page, go) => {
    await go('cheaper');
    await tabTo(page, 'tab-offers');
    await page.keyboard.press('ArrowLeft');
    await expectHeld(page, 'tab-history');
    await page.keyboard.press('ArrowRight');
    await expectHeld(page, 'tab-offers');
  });
});

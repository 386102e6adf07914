import { expect, test } from '@playwright/test';
import { openHarness } from './support/harness-pages.ts';

const { withPage } = openHarness();

test('1,000 offers: the list is short until it is scrolled, and grows without moving', async () => {
  await withPage({ theme: 'light' }, async (page, go) => {
    await go('many');
    const made = await page.getByTestId('offer').count();
    expect(made).toBeLessThan(120);
    const first = page.getByTestId('offer').first();
    const before = await first.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    for (let step = 0; step < 10; step += 1) {
      await page.mouse.wheel(0, 2000);
      await page.waitForTimeout(60);
    }
    expect(await page.getByTestId('offer').count()).toBeGreaterThan(made);
    expect(await first.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBeCloseTo(before, 0);
  });
});

test('however fast one scrolls, no offer of the same product is left out before the similar ones begin', async () => {
  await withPage({ theme: 'light' }, async (page, go) => {
    await go('many');
    await page.evaluate(async () => {
      while (document.querySelector('[data-testid=similar-offers]') === null) {
        scrollTo(0, document.documentElement.scrollHeight);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    const same = page.getByTestId('offers').getByTestId('offer');
    expect(await same.count()).toBe(Number(await same.first().getAttribute('aria-setsize')));
  });
});

test('5,000 offers open, filter and change their order like five', async () => {
  await withPage({ theme: 'light' }, async (page, go) => {
    await go('very-many');
    await expect(page.getByTestId('shown-count')).toContainText('5,000');
    expect(await page.getByTestId('offer').count()).toBeLessThan(120);
    await page.getByTestId('sort').selectOption('price');
    await expect(page.getByTestId('offer').first()).toContainText('€80');
    await page.getByTestId('open-facets').click();
    await page.getByTestId('choice-availability-out-of-stock').click();
    await expect(page.getByTestId('shown-count')).toContainText('1,000 of 5,000');
  });
});

test.describe('pictures come from nowhere that the setting does not allow', () => {
  for (const [images, expected] of [
    ['never', []],
    ['page-only', ['here.example']],
    ['always', ['elsewhere.example', 'here.example']],
  ] as const) {
    test(images, async () => {
      await withPage({ theme: 'light', images }, async (page, go) => {
        const asked = new Set<string>();
        await page.route(/\.example\//, (route) => {
          asked.add(new URL(route.request().url()).host);
          return route.fulfill({ status: 404 });
        });
        await go('pictures');
        await page.getByTestId('offer-more').click();
        await page.getByTestId('offer-merchant').click();
        await expect(page.getByTestId('merchant')).toBeVisible();
        await page.waitForTimeout(300);
        expect([...asked].toSorted()).toEqual(expected);
      });
    });
  }
});

import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { findBrowser } from '../../backend/start/find-browser.ts';
import { scenarios } from './harness/scenarios.ts';
import { type Harness, serveHarness } from './harness/serve.ts';

let harness: Harness;
let browser: Browser;

test.beforeAll(async () => {
  harness = await serveHarness();
  browser = await chromium.launch({
    executablePath: findBrowser('chromium')?.path ?? 'chromium',
    args: ['--no-sandbox'],
  });
});

test.afterAll(async () => {
  await browser.close();
  await harness.close();
});

async function withPage(
  query: Readonly<Record<string, string>>,
  use: (page: Page, go: (state: string) => Promise<void>) => Promise<void>,
) {
  const context = await browser.newContext({ viewport: { width: 384, height: 600 } });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const go = async (state: string): Promise<void> => {
    await page.goto(harness.address({ ...query, state }));
    await page.waitForTimeout(200);
  };
  await use(page, go);
  expect(errors).toEqual([]);
  await context.close();
}

/** The faults of what the page shows now. The legacy mode opens no second page for each answer. */
async function faultsOf(page: Page, where: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(
    ({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

const looks = [
  { name: 'left to right, light and dark', query: {}, themes: ['light', 'dark'] },
  { name: 'right to left', query: { lang: 'ar' }, themes: ['light'] },
];
/** As many pages at once as share the work without waiting for each other. */
const PAGES = 2;

for (const { name, query, themes } of looks) {
  test(`no state has a fault of access, ${name}`, async () => {
    test.setTimeout(600_000);
    const faults: string[] = [];
    const states = Object.keys(scenarios).filter((known) => known !== 'many');
    const walk = (): Promise<void> =>
      withPage(query, async (page, go) => {
        for (let state = states.pop(); state !== undefined; state = states.pop()) {
          await go(state);
          for (const theme of themes) {
            await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
            faults.push(...(await faultsOf(page, `${state}, ${theme}`)));
          }
        }
      });
    await Promise.all(Array.from({ length: PAGES }, walk));
    expect(faults).toEqual([]);
  });
}

test('the opened parts have none either: details, filters, alert, chooser, ledger', async () => {
  await withPage({ theme: 'light' }, async (page, go) => {
    const check = async (): Promise<void> => {
      expect(await faultsOf(page, 'opened')).toEqual([]);
    };
    await go('cheaper');
    await page.getByTestId('not-this-product').click();
    await page.getByTestId('offer-more').first().click();
    await page.getByTestId('offer-merchant').click();
    await expect(page.getByTestId('merchant')).toBeVisible();
    await page.getByTestId('set-alert').click();
    await expect(page.getByTestId('watch-save')).toBeVisible();
    await check();
    await page.getByTestId('open-facets').click();
    await expect(page.getByTestId('facet-price')).toBeVisible();
    await check();
    await go('options');
    await page.getByTestId('ledger-show').click();
    await page.getByTestId('ledger').getByRole('listitem').first().click();
    await check();
  });
});

test('no text is left behind by a language: under a pseudo-locale only names and codes are plain', async () => {
  await withPage({ lang: 'en-XA' }, async (page, go) => {
    for (const state of [
      'cheaper',
      'history',
      'not-connected',
      'rate-limited',
      'nothing',
      'options',
      'welcome',
      'compare',
    ]) {
      await go(state);
      const plain = await page.evaluate(() => {
        const found: string[] = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          const parent = node.parentElement;
          if (parent === null || parent.closest('bdi, [dir=auto], script, style, time, code') !== null) continue;
          const text = (node.textContent ?? '').replace(/\u2068[^\u2069]*\u2069/g, '');
          if (/[A-Za-z]{4,}/.test(text.replace(/\b(?:ASIN|EUR|USD|https?:\S+|[\w-]+\.xml)\b/g, ''))) found.push(text);
        }
        return found;
      });
      expect(
        plain.filter((text) => !/\b(?:Nov|Sep|Oct|ago)\b/.test(text)),
        state,
      ).toEqual([]);
    }
  });
});

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

import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { scenarios } from './harness/scenarios.ts';
import { openHarness } from './support/harness-pages.ts';

const { withPage } = openHarness();

/** The faults of what the page shows now, by all rules. The rules are loaded once a page, and what was found right is not brought back. */
async function faultsOf(page: Page, where: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe: rules } = globalThis as unknown as { readonly axe: typeof axe };
    const found = await rules.run(document, { resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }) => ({ id, places: nodes.map(({ html }) => html.slice(0, 160)) }));
  });
  return violations.map(({ id, places }) => `${where}: ${id}: ${places.join(' | ')}`);
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
    const states = Object.keys(scenarios).filter((known) => !/many/.test(known));
    const walk = (): Promise<void> =>
      withPage(query, async (page, go) => {
        for (let state = states.pop(); state !== undefined; state = states.pop()) {
          await go(state);
          for (const theme of themes) {
            await page.evaluate(async (chosen) => {
              document.documentElement.dataset['theme'] = chosen;
              // A button passes through greys on its way from one theme to the other.
              const changes = document.getAnimations().filter((change) => change instanceof CSSTransition);
              await Promise.allSettled(changes.map(({ finished }) => finished));
            }, theme);
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

test('in forced colours, what is chosen differs from what is not: kinds of alert, places, filters', async () => {
  await withPage({}, async (page, go) => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const state of ['quick-watch', 'inbox', 'filtered']) {
      await go(state);
      for (const id of scenarios[state]?.press ?? []) await page.getByTestId(id).first().click();
      await expect(page.locator('.chip--on').first()).toBeVisible();
      const colours = (selector: string): Promise<string[]> =>
        page.locator(selector).evaluateAll((chips) => chips.map((chip) => getComputedStyle(chip).backgroundColor));
      const chosen = await colours('.chip--on');
      const others = await colours('.chip:not(.chip--on), .button:not(.button--main)');
      expect(others.length, state).toBeGreaterThan(0);
      for (const colour of chosen) expect(others, state).not.toContain(colour);
    }
  });
});

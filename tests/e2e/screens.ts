// npm run screens [-- state …]: a picture of every state of the popup and of each page, in light and dark, right-to-left, narrow and large,
// into screens/. To be looked at: what a test cannot see is whether it is right.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../backend/start/find-browser.ts';
import { scenarios } from './harness/scenarios.ts';
import { serveHarness } from './harness/serve.ts';

const folder = path.resolve(import.meta.dirname, '../../screens');

interface Look {
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
  readonly width: number;
  readonly forcedColors?: 'active';
  readonly textScale?: number;
  /** Of the pages alone: a popup is never as wide. */
  readonly pagesOnly?: boolean;
}

const looks: readonly Look[] = [
  { name: 'light', query: { theme: 'light' }, width: 384 },
  { name: 'dark', query: { theme: 'dark' }, width: 384 },
  { name: 'rtl', query: { theme: 'light', lang: 'ar' }, width: 384 },
  { name: 'rtl-dark', query: { theme: 'dark', lang: 'ar' }, width: 384 },
  { name: 'narrow', query: { theme: 'light' }, width: 320 },
  { name: 'large-text', query: { theme: 'light' }, width: 384, textScale: 2 },
  { name: 'forced', query: {}, width: 384, forcedColors: 'active' },
  { name: 'wide', query: { theme: 'light' }, width: 1100, pagesOnly: true },
];

const chosen = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const states = chosen.length > 0 ? chosen : Object.keys(scenarios);
await mkdir(folder, { recursive: true });
const harness = await serveHarness();
let taken = 0;
let failed = 0;
for (const { name, query, width, forcedColors, textScale = 1, pagesOnly = false } of looks) {
  const browser = await chromium.launch({
    executablePath: findBrowser('chromium')?.path ?? 'chromium',
    args: ['--no-sandbox', `--blink-settings=defaultFontSize=${String(16 * textScale)}`],
  });
  const context = await browser.newContext({
    viewport: { width, height: 600 },
    ...(forcedColors ? { forcedColors } : {}),
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    failed += 1;
    console.error(`${name}: ${error.message}`);
  });
  for (const state of states.filter((known) => !pagesOnly || scenarios[known]?.page !== undefined)) {
    await page.setViewportSize({ width, height: 600 });
    await page.goto(harness.address({ ...query, state }));
    for (const id of scenarios[state]?.press ?? []) await page.getByTestId(id).first().dispatchEvent('click');
    await page.waitForTimeout(350);
    // What is far below is painted only when it comes into sight.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(600, Math.min(height, 4000)) });
    await page.waitForTimeout(100);
    const overflows = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    if (overflows) {
      failed += 1;
      console.error(`${state} ${name}: wider than its window`);
    }
    await page.screenshot({ path: path.join(folder, `${state}-${name}.png`), fullPage: true });
    taken += 1;
  }
  await browser.close();
}
await harness.close();
console.log(`${String(taken)} pictures in ${folder}, ${String(failed)} faults`);
process.exit(failed === 0 ? 0 : 1);

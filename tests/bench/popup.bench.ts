// How soon the popup of the extension paints offers that it has shown before, beside a blank Preact page of the same
// extension; and what opening, filtering, sorting and scrolling 1,000 offers costs.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { buildDemo } from '../../backend/start/build.ts';
import { findBrowser } from '../../backend/start/find-browser.ts';
import { blankPage, serveHarness } from '../e2e/harness/serve.ts';
import { ask } from '../e2e/support/ask.ts';
import { launchChromium } from '../e2e/support/chromium.ts';
import { Complaints } from '../e2e/support/watched.ts';
import { startWorld } from '../e2e/support/world.ts';
import { median, type Row } from './row.ts';

const ROUNDS = 15;

/** Runs before the page: notes when the first element of a kind was painted, and every long task. */
function watchPaint(selector: string): void {
  const notes = { paintedAt: 0, longTasks: [] as number[] };
  Object.assign(globalThis, { notes });
  new PerformanceObserver((list) => notes.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
    { type: 'longtask', buffered: true },
  );
  const look = (): void => {
    if (document.querySelector(selector) === null) requestAnimationFrame(look);
    else requestAnimationFrame(() => (notes.paintedAt = performance.now()));
  };
  requestAnimationFrame(look);
}

interface Notes {
  readonly paintedAt: number;
  readonly longTasks: readonly number[];
}
declare const notes: Notes;

async function paint(page: Page, address: string): Promise<Notes> {
  await page.bringToFront();
  await page.goto(address);
  await page.waitForFunction(() => notes.paintedAt > 0);
  return page.evaluate(() => notes);
}

/** The longest gap between two frames while the wheel turns through the list. */
function longestFrame(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let longest = 0;
    let before = performance.now();
    for (let frame = 0; frame < 120; frame += 1) {
      scrollBy(0, 160);
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      if (frame > 0) longest = Math.max(longest, now - before);
      before = now;
    }
    return longest;
  });
}

/** From a choice to the end of the work that it causes, laid out; the wait for the next frame is not in it. */
function workOf(page: Page, testId: string, value?: string): Promise<number> {
  return page.evaluate(
    async ([id, chosen]) => {
      const control = document.querySelector<HTMLSelectElement | HTMLInputElement>(`[data-testid="${String(id)}"]`);
      if (control === null) throw new Error(`nothing is called ${String(id)}`);
      const started = performance.now();
      if (chosen === undefined) control.click();
      else {
        control.value = chosen;
        control.dispatchEvent(new Event('change', { bubbles: true }));
      }
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
      document.body.getBoundingClientRect();
      const took = performance.now() - started;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
      return took;
    },
    [testId, value],
  );
}

/** The extension itself, with a proxy, a shop and a product that was looked at before. */
async function openings(): Promise<{ readonly blank: number[]; readonly offers: number[] }> {
  const extension = mkdtempSync(path.join(tmpdir(), 'elsewhere-bench-'));
  cpSync(await buildDemo('chrome'), extension, { recursive: true });
  rmSync(path.join(extension, 'demo.json'), { force: true });
  await build({ ...blankPage, base: '/blank/', build: { ...blankPage.build, outDir: path.join(extension, 'blank') } });
  const world = await startWorld();
  const browser = await launchChromium({ tlsPort: world.tls.port, complaints: new Complaints(), extension });
  const setup = await browser.extensionPage('popup.html');
  const { address, code } = await world.demo.invite();
  await ask(setup, 'connection/pair', { address, code, deviceName: 'Bench' });
  await setup.close();
  const shop = await browser.context.newPage();
  await shop.goto(`${world.demo.shopUrl}/product/headphones`);
  const tabId = await browser.tabId(shop);
  const base = `chrome-extension://${browser.id}`;
  const [blank, offers] = [await browser.context.newPage(), await browser.context.newPage()];
  await blank.addInitScript(watchPaint, '[data-testid=blank]');
  await offers.addInitScript(watchPaint, '[data-testid=offer]');
  const popup = `${base}/popup.html?tab=${String(tabId)}`;
  await paint(offers, popup); // asks the catalog: from now on it is known
  await offers.waitForTimeout(1000);
  const times = { blank: [] as number[], offers: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.blank.push((await paint(blank, `${base}/blank/blank.html`)).paintedAt);
    times.offers.push((await paint(offers, popup)).paintedAt);
  }
  await browser.close();
  await world.close();
  rmSync(extension, { recursive: true, force: true });
  return times;
}

/** 1,000 offers in the views alone, with a stand-in for the background. */
async function thousand() {
  const harness = await serveHarness();
  const browser = await chromium.launch({
    executablePath: findBrowser('chromium')?.path ?? 'chromium',
    args: ['--no-sandbox'],
  });
  const page = await (await browser.newContext({ viewport: { width: 384, height: 600 } })).newPage();
  await page.addInitScript(watchPaint, '[data-testid=offer]');
  const times = { long: [] as number[], filters: [] as number[], sorts: [] as number[], frames: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { longTasks } = await paint(page, harness.address({ state: 'many' }));
    times.long.push(Math.max(0, ...longTasks));
  }
  await workOf(page, 'sort', 'price'); // the code for it is loaded once
  await page.waitForTimeout(300);
  for (let round = 0; round < ROUNDS; round += 1)
    times.sorts.push(await workOf(page, 'sort', round % 2 === 0 ? 'discount' : 'price'));
  await page.getByTestId('open-facets').click();
  await page.getByTestId('choice-availability-in-stock').waitFor();
  for (let round = 0; round < ROUNDS; round += 1)
    times.filters.push(await workOf(page, 'choice-availability-in-stock'));
  await page.goto(harness.address({ state: 'many' }));
  await page.getByTestId('offer').first().waitFor();
  for (let round = 0; round < 3; round += 1) times.frames.push(await longestFrame(page));
  await browser.close();
  await harness.close();
  return times;
}

export default async function popup(): Promise<Row[]> {
  const opened = await openings();
  const many = await thousand();
  const row = (name: string, ours: number, yardstick: number): Row => ({
    bench: 'popup',
    name,
    unit: 'ms',
    ours,
    yardstick,
  });
  return [
    row('cached offers painted, beside a blank Preact page', median(opened.offers), median(opened.blank)),
    row('longest task on opening 1,000 offers, beside 50 ms', median(many.long), 50),
    row('1,000 offers filtered, beside a frame', median(many.filters), 16),
    row('1,000 offers in another order, beside a frame', median(many.sorts), 16),
    row('longest frame scrolling 1,000 offers, beside 50 ms', median(many.frames), 50),
  ];
}

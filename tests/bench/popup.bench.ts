// How fast the popup paints cached offers beside a blank Preact page, and what filtering and scrolling 1,000 offers costs.
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../backend/start/find-browser.ts';
import { serveHarness } from '../e2e/harness/serve.ts';
import { median, type Row } from './row.ts';

const ROUNDS = 9;

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

/** From the choice of another order to the end of the work that it causes. */
function sortTime(page: Page, sort: string): Promise<number> {
  return page.evaluate(async (value) => {
    const select = document.querySelector<HTMLSelectElement>('[data-testid=sort]');
    if (select === null) throw new Error('no order to choose');
    const started = performance.now();
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - started;
  }, sort);
}

export default async function popup(): Promise<Row[]> {
  const harness = await serveHarness();
  const browser = await chromium.launch({
    executablePath: findBrowser('chromium')?.path ?? 'chromium',
    args: ['--no-sandbox'],
  });
  const open = async (selector: string): Promise<Page> => {
    const page = await (await browser.newContext({ viewport: { width: 384, height: 600 } })).newPage();
    await page.addInitScript(watchPaint, selector);
    return page;
  };
  const [blank, offers] = [await open('[data-testid=blank]'), await open('[data-testid=offer]')];
  const times = { blank: [] as number[], offers: [] as number[], many: [] as number[], long: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.blank.push((await paint(blank, harness.blank)).paintedAt);
    times.offers.push((await paint(offers, harness.address({ state: 'cheaper' }))).paintedAt);
    const many = await paint(offers, harness.address({ state: 'many' }));
    times.many.push(many.paintedAt);
    times.long.push(Math.max(0, ...many.longTasks));
  }
  await sortTime(offers, 'price'); // the code for it is loaded once
  await offers.waitForTimeout(300);
  const sorts: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    sorts.push(await sortTime(offers, round % 2 === 0 ? 'discount' : 'price'));
  const frames: number[] = [];
  for (let round = 0; round < 3; round += 1) frames.push(await longestFrame(offers));
  await browser.close();
  await harness.close();
  const row = (name: string, ours: number, yardstick: number): Row => ({
    bench: 'popup',
    name,
    unit: 'ms',
    ours,
    yardstick,
  });
  return [
    row('cached offers painted, beside a blank Preact page', median(times.offers), median(times.blank)),
    row('1,000 cached offers painted, beside a blank Preact page', median(times.many), median(times.blank)),
    row('longest task on opening 1,000 offers, beside 50 ms', median(times.long), 50),
    row('1,000 offers in another order, beside a frame', median(sorts), 16),
    row('longest frame scrolling 1,000 offers, beside 50 ms', median(frames), 50),
  ];
}

// npm run bench -- alerts: how soon 1,000 watches are listed in Chromium, and what a look for news costs the background.
import type { BrowserContext, Page } from '@playwright/test';
import type { WatchRecord } from '../../lib/domain/watch-record.ts';
import { buildDemo } from '../../backend/start/build.ts';
import { pair, startCatalog, wish } from '../contract/background/catalog.ts';
import { ask } from '../e2e/support/ask.ts';
import { launchChromium } from '../e2e/support/chromium.ts';
import { Complaints } from '../e2e/support/watched.ts';
import { createDisk, startWorker } from '../support/worker.ts';
import { median, type Row } from './row.ts';

const WATCHES = 1000;
const ROUNDS = 15;
/** What the user is promised, in ms. */
const PROMISED = { list: 100, poll: 5 };

/** Watches that are over: they are listed like any other, and nothing is told of them. */
function backup(): string {
  const { draft, product } = wish(['x']);
  const records = Array.from({ length: WATCHES }, (_, index): WatchRecord => {
    const id = `p${String(index)}`;
    const name = `Kettle number ${String(index)}`;
    const own = { ...draft, name, targetIds: [id] } as WatchRecord['draft'];
    const group = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
    const { rules, metadata } = own;
    const at = Date.now();
    return {
      clientId: `${group}~${id}`,
      draft: own,
      attempts: 0,
      nextTryAt: 0,
      remote: {
        id: `w${String(index)}`,
        name,
        targetType: 'product',
        targetId: id,
        status: 'completed',
        metadata,
        rules,
        filters: [],
        createdAt: at,
      },
      createdAt: at,
      changedAt: at,
      tags: [],
      product: { ...product, key: `offer:${String(index)}`, name },
    } as WatchRecord;
  });
  return JSON.stringify({ format: 'elsewhere-backup', version: 1, watches: records });
}

/** From the opening of the page to the first watch of the list on screen. */
async function painted(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector('[data-testid=watch]') === null) requestAnimationFrame(look);
      else requestAnimationFrame(() => Object.assign(globalThis, { paintedAt: performance.now() }));
    };
    requestAnimationFrame(look);
  });
  await page.goto(address);
  await page.waitForFunction(() => 'paintedAt' in globalThis);
  const at = await page.evaluate(() => (globalThis as unknown as { paintedAt: number }).paintedAt);
  await page.close();
  return at;
}

declare const chrome: { runtime: { sendMessage(message: unknown): Promise<{ value: { watches: unknown[] } }> } };

/** From the question to the whole list in the page that asked. */
async function answered(page: Page): Promise<number> {
  await page.bringToFront();
  const { took, count } = await page.evaluate(async () => {
    const began = performance.now();
    const reply = await chrome.runtime.sendMessage({ name: 'watch/list', payload: {} });
    return { took: performance.now() - began, count: reply.value.watches.length };
  });
  if (count !== WATCHES) throw new Error(`${String(count)} are listed`);
  return took;
}

async function listed(): Promise<Row[]> {
  const browser = await launchChromium({ complaints: new Complaints(), extension: await buildDemo('chrome') });
  const page = await browser.extensionPage('popup.html');
  await ask(page, 'data/import', { text: backup() });
  const answers: number[] = [];
  const openings: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    answers.push(await answered(page));
    openings.push(await painted(browser.context, `chrome-extension://${browser.id}/watches.html`));
  }
  await browser.close();
  return [
    { bench: 'alerts', name: '1,000 watches, the answer', unit: 'ms', ours: median(answers), yardstick: PROMISED.list },
    { bench: 'alerts', name: '1,000 watches, the page opened', unit: 'ms', ours: median(openings) },
  ];
}

/** The work of the background for one look that finds nothing new, with 1,000 watches on its disk. */
async function polled(): Promise<Row[]> {
  const catalog = await startCatalog(200);
  const disk = createDisk();
  const worker = startWorker(disk);
  await pair(worker, catalog);
  await worker.ask('data/import', { text: backup() });
  const { id } = await catalog.product();
  await worker.ask('watch/create', wish([id]));
  const none = JSON.stringify({ events: [], cursor: disk.local.get('cursor') ?? 0 });
  const works: number[] = [];
  let requests = 0;
  for (let round = 0; round < ROUNDS + 5; round += 1) {
    const heard = Promise.withResolvers<undefined>();
    const idle = startWorker(disk, {
      fetch: async () => {
        heard.resolve(undefined);
        return new Response(none, { headers: { 'content-type': 'application/json' } });
      },
    });
    const before = process.cpuUsage();
    idle.alarm('poll');
    await heard.promise;
    await new Promise((resolve) => setTimeout(resolve, 60));
    const { user, system } = process.cpuUsage(before);
    requests = Math.max(requests, idle.requests.length);
    // The first ones compile.
    if (round >= 5) works.push((user + system) / 1000);
    idle.kill();
  }
  await catalog.close();
  return [
    { bench: 'alerts', name: 'a look without news, work', unit: 'ms', ours: median(works), yardstick: PROMISED.poll },
    { bench: 'alerts', name: 'a look without news, requests', unit: '', ours: requests, yardstick: 1 },
  ];
}

export default async function (): Promise<Row[]> {
  return [...(await polled()), ...(await listed())];
}

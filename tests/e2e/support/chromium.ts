import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page, type Worker } from '@playwright/test';
import { demoFolder } from '../../../backend/start/build.ts';
import { findBrowser } from '../../../backend/start/find-browser.ts';
import type { Complaints } from './watched.ts';

declare const chrome: {
  tabs: { query(query: object): Promise<{ id?: number }[]> };
  runtime: { onMessage: { hasListeners(): boolean } };
};
/** Of a service worker, from within. */
declare const registration: { readonly active: { readonly state: string } | null };

export interface Chromium {
  readonly context: BrowserContext;
  readonly id: string;
  worker(): Promise<Worker>;
  /** A page of the extension, such as `popup.html?tab=3`. */
  extensionPage(file: string): Promise<Page>;
  /** The number the browser gives a page's tab. */
  tabId(page: Page): Promise<number>;
  /** Kills the background worker; the next message or event wakes a new one. */
  killWorker(): Promise<void>;
  close(): Promise<void>;
}

export interface ChromiumOptions {
  /** All names lead to this port on loopback; without it they lead nowhere. */
  readonly tlsPort?: number;
  readonly complaints: Complaints;
  readonly extension?: string;
  readonly args?: readonly string[];
  /** What Playwright asks of the browser by itself, and this test does not want. */
  readonly without?: readonly string[];
  /** A profile that is somebody else's to remove, so that a browser can be started in it again. */
  readonly profile?: string;
}

/** Starts the installed Chromium with the demonstration flavour of the extension. */
export async function launchChromium({
  tlsPort,
  complaints,
  extension,
  args = [],
  without = [],
  profile: kept,
}: ChromiumOptions): Promise<Chromium> {
  const profile = kept ?? mkdtempSync(path.join(tmpdir(), 'elsewhere-chromium-'));
  const folder = extension ?? demoFolder('chrome');
  const target = tlsPort === undefined ? '~NOTFOUND' : `127.0.0.1:${String(tlsPort)}`;
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser('chromium')?.path ?? 'chromium',
    headless: false, // the new headless is asked for below: the old one loads no extension
    viewport: { width: 1000, height: 800 },
    ignoreDefaultArgs: [...without],
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
      `--host-resolver-rules=MAP * ${target}, EXCLUDE 127.0.0.1`,
      '--ignore-certificate-errors',
      ...args,
    ],
  });
  context.on('weberror', (error) => {
    complaints.hear('page', error.error().message);
  });
  context.on('console', (message) => {
    complaints.console(message.page()?.url() ?? 'worker', message.type(), message.text());
  });
  const worker = async (): Promise<Worker> =>
    context.serviceWorkers().at(-1) ?? (await context.waitForEvent('serviceworker', { timeout: 15_000 }));
  const first = await worker();
  // A worker that is killed in its very first start has told the browser of nothing that would wake it again.
  await first.evaluate(async () => {
    while (!chrome.runtime.onMessage.hasListeners() || registration.active?.state !== 'activated')
      await new Promise((resolve) => setTimeout(resolve, 20));
  });
  const id = new URL(first.url()).host;
  const extensionPage = async (file: string): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(`chrome-extension://${id}/${file}`);
    return page;
  };
  return {
    context,
    id,
    worker,
    extensionPage,
    async tabId(page) {
      await page.bringToFront();
      // Asked of a page where there is one: a worker that was killed is still listed, and never answers.
      const own = context.pages().find((one) => one.url().startsWith('chrome-extension:'));
      const active = async (): Promise<number> => {
        const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
        return tab?.id ?? -1;
      };
      return own === undefined ? (await worker()).evaluate(active) : own.evaluate(active);
    },
    async killWorker() {
      const page = context.pages()[0] ?? (await context.newPage());
      const cdp = await context.newCDPSession(page);
      // Who is told of a worker that has not quite gone yet is told in vain, and the browser starts no other for it.
      const gone = new Promise<void>((resolve) => {
        cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
          if (versions.every(({ runningStatus }) => runningStatus === 'stopped')) resolve();
        });
      });
      await cdp.send('ServiceWorker.enable');
      await cdp.send('ServiceWorker.stopAllWorkers');
      await Promise.race([gone, delay(5000)]);
      await delay(200);
      await cdp.detach();
    },
    async close() {
      await context.close();
      if (kept === undefined) rmSync(profile, { recursive: true, force: true });
    },
  };
}

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { demoFolder } from '../../backend/start/build.ts';
import { drawBarcodes } from '../support/ean-picture.ts';
import { type Chromium, launchChromium } from './support/chromium.ts';
import { Complaints } from './support/watched.ts';

interface Tab {
  readonly id?: number;
  readonly windowId?: number;
  readonly url?: string;
}
declare const chrome: {
  contextMenus: {
    onClicked: { dispatch(info: object, tab: object): void };
    update(id: string, change: object): Promise<void>;
  };
  omnibox: { onInputEntered: { dispatch(text: string, disposition: string): void } };
  commands: { onCommand: { dispatch(name: string, tab: object): void } };
  notifications: { getAll(): Promise<Record<string, unknown>> };
  tabs: { query(query: object): Promise<Tab[]> };
};

const CODE = '4006381333931';

let browser: Chromium;
let complaints: Complaints;
let extension: string;
let shop: Server;
let pictures: Record<string, Buffer> = {};

test.beforeAll(async () => {
  // What a click on a menu permits for one tab, no script can give itself: here it is permitted for all.
  extension = mkdtempSync(path.join(tmpdir(), 'elsewhere-extension-'));
  cpSync(demoFolder('chrome'), extension, { recursive: true });
  const file = path.join(extension, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...manifest, host_permissions: ['<all_urls>'] }));
  rmSync(path.join(extension, 'demo.json'), { force: true });
  shop = createServer((request, response) => {
    const picture = pictures[request.url ?? ''];
    response.setHeader('content-type', picture === undefined ? 'text/html' : 'image/png');
    response.end(
      picture ?? '<!doctype html><p style="height: 90px">A page</p><img src="/bars.png"><img src="/plain.png">',
    );
  });
  await new Promise<void>((resolve) => {
    shop.listen(0, '127.0.0.1', resolve);
  });
});
test.afterAll(() => {
  rmSync(extension, { recursive: true, force: true });
  shop.closeAllConnections();
  shop.close();
});
test.beforeEach(async () => {
  complaints = new Complaints();
  browser = await launchChromium({ complaints, extension });
});
test.afterEach(async () => {
  await browser.close();
  complaints.expectNone();
});

/** The page that opens next. */
async function opened(act: () => Promise<void>): Promise<Page> {
  const coming = browser.context.waitForEvent('page');
  await act();
  const page = await coming;
  await page.waitForURL(/^chrome-extension:/);
  return page;
}

async function choose(info: object, tab: object = {}): Promise<void> {
  const worker = await browser.worker();
  await worker.evaluate(([info, tab]) => chrome.contextMenus.onClicked.dispatch(info!, tab!), [info, tab]);
}

const typedOf = (page: Page): string | null => new URL(page.url()).searchParams.get('q');
const said = (page: Page) => page.getByTestId('scan-said');

async function tabOf(address: string): Promise<Tab> {
  const worker = await browser.worker();
  const tabs = await worker.evaluate(() => chrome.tabs.query({}));
  return tabs.find(({ url }) => url === address) ?? {};
}

async function shopPage(): Promise<{ readonly page: Page; readonly origin: string }> {
  const page = await browser.context.newPage();
  const [bars, plain] = [await drawBarcodes(page, [CODE]), await drawBarcodes(page, [])];
  pictures = { '/bars.png': bars, '/plain.png': plain };
  const origin = `http://127.0.0.1:${String((shop.address() as AddressInfo).port)}`;
  await page.goto(`${origin}/`);
  return { page, origin };
}

test('every menu is there, also after the worker has died', async () => {
  await browser.killWorker();
  await browser.extensionPage('popup.html');
  const worker = await browser.worker();
  // A worker that starts makes the menus anew: for a moment there are none.
  for (const id of ['compare-page', 'compare-selection', 'compare-link', 'read-picture', 'scan']) {
    await expect(() => worker.evaluate((name) => chrome.contextMenus.update(name, {}), id)).toPass({ timeout: 15_000 });
  }
});

test('a selected text and a link are searched on a page of their own', async () => {
  const selected = await opened(() =>
    choose({ menuItemId: 'compare-selection', selectionText: ' Stabilo & Söhne #1 ' }),
  );
  expect(typedOf(selected)).toBe('Stabilo & Söhne #1');
  await expect(selected.getByTestId('screen')).toBeVisible();
  const link = 'https://shop.example/p/1?a=b&c=d';
  expect(typedOf(await opened(() => choose({ menuItemId: 'compare-link', linkUrl: link })))).toBe(link);
});

test('what is typed behind the keyword is searched where the user wants it', async () => {
  const enter = async (text: string, disposition: string): Promise<void> => {
    const worker = await browser.worker();
    await worker.evaluate(([text, way]) => chrome.omnibox.onInputEntered.dispatch(text!, way!), [text, disposition]);
  };
  const page = await opened(() => enter(CODE, 'newForegroundTab'));
  expect(typedOf(page)).toBe(CODE);
  await page.bringToFront();
  await enter('B07PXGQC1Q', 'currentTab');
  await page.waitForURL(/q=B07PXGQC1Q/);
});

test('the key and the menu of the page show the page, where no panel can open', async () => {
  const { page, origin } = await shopPage();
  const { id } = await tabOf(`${origin}/`);
  const shown = await opened(() => choose({ menuItemId: 'compare-page' }, { id, windowId: 1 }));
  expect(new URL(shown.url()).searchParams.get('tab')).toBe(String(id));
  await page.bringToFront();
  const worker = await browser.worker();
  const byKey = await opened(async () => {
    await worker.evaluate((tab) => chrome.commands.onCommand.dispatch('open-panel', { id: tab }), id);
  });
  expect(byKey.url()).toContain('popup.html');
});

test('in a private window nothing opens, and it says why', async () => {
  const before = browser.context.pages().length;
  await choose({ menuItemId: 'compare-selection', selectionText: 'secret' }, { id: 1, windowId: 1, incognito: true });
  const worker = await browser.worker();
  await expect
    .poll(async () => Object.keys(await worker.evaluate(() => chrome.notifications.getAll())))
    .toEqual(['private']);
  expect(browser.context.pages()).toHaveLength(before);
});

test('the barcode in a picture of a page is read from what the tab shows', async () => {
  const { page, origin } = await shopPage();
  const tab = await tabOf(`${origin}/`);
  await page.bringToFront();
  const info = { menuItemId: 'read-picture', srcUrl: `${origin}/bars.png` };
  const result = await opened(() => choose(info, tab));
  await result.waitForURL(/popup\.html/);
  expect(typedOf(result)).toBe(CODE);

  await page.bringToFront();
  const none = await opened(() => choose({ ...info, srcUrl: `${origin}/plain.png` }, tab));
  await expect(said(none)).toContainText('No barcode found');
  // What was clicked is given once.
  await none.reload();
  await expect(said(none)).toContainText('could not be taken');
});

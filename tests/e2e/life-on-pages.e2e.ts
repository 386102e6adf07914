import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { ask } from './support/ask.ts';
import { type Chromium, launchChromium } from './support/chromium.ts';
import { Complaints } from './support/watched.ts';
import { startWorld, type World } from './support/world.ts';

let world: World;
let complaints: Complaints;

test.beforeEach(async () => {
  world = await startWorld();
  complaints = new Complaints();
});
test.afterEach(async () => {
  await world.close();
  complaints.expectNone();
});

/** The address that the background knows the tab's product by. */
function seenIn(asker: Page, tabId: number) {
  return expect.poll(async () => {
    const state = await ask(asker, 'page/current', { tabId });
    return state.kind === 'seen' && state.view.kind === 'product' ? state.view.sightings[0].url : state.kind;
  });
}

test('a page that comes back from the back-forward cache is seen again, though it is not loaded again', async () => {
  const without = ['--disable-back-forward-cache'];
  const browser = await launchChromium({ tlsPort: world.tls.port, complaints, without });
  try {
    const asker = await browser.extensionPage('options.html');
    const page = await browser.context.newPage();
    // The demonstration forbids to store its pages, and those come back from nowhere.
    await page.route('**/product/*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-cache' } });
    });
    const [first, second] = ['headphones', 'kettle'].map((slug) => `${world.demo.shopUrl}/product/${slug}`);
    await page.goto(first ?? '');
    const tabId = await browser.tabId(page);
    await seenIn(asker, tabId).toBe(first);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.title = persisted ? 'restored' : 'loaded';
      });
    });
    await page.goto(second ?? '');
    await seenIn(asker, tabId).toBe(second);
    await page.evaluate(() => {
      history.back();
    });
    await expect(page).toHaveTitle('restored');
    await seenIn(asker, tabId).toBe(first);
  } finally {
    await browser.close();
  }
});

test('halves of characters do not keep a page from being told, and none of them arrives', async () => {
  const browser = await launchChromium({ tlsPort: world.tls.port, complaints });
  try {
    const asker = await browser.extensionPage('options.html');
    const page = await browser.context.newPage();
    const address = `${world.demo.shopUrl}/product/headphones`;
    await page.goto(address);
    const tabId = await browser.tabId(page);
    await seenIn(asker, tabId).toBe(address);
    await page.evaluate(() => {
      const half = '\uD83D';
      document.title = `Half ${half} of a Kettle`;
      for (const heading of document.querySelectorAll('h1')) heading.textContent = document.title;
      // Cut anywhere, a row of smiles ends with half of one.
      for (const place of document.querySelectorAll('button,p,li')) place.append(half, '\u{1F600}'.repeat(300));
      for (const data of document.querySelectorAll('script[type="application/ld+json"]'))
        data.textContent = `{"@type":"Product","name":"${document.title}","sku":"${half}1","offers":{"price":"5","priceCurrency":"EUR"}}`;
    });
    await expect
      .poll(async () => JSON.stringify(await ask(asker, 'page/current', { tabId })))
      .toContain('Half \uFFFD of a Kettle');
    const told = JSON.stringify(await ask(asker, 'page/current', { tabId }));
    expect(told).not.toMatch(/\\ud[89a-f]/i);
    expect(told.isWellFormed()).toBe(true);
  } finally {
    await browser.close();
  }
});

test('a shop that was granted is looked at by itself after the browser was started again', async () => {
  const profile = mkdtempSync(path.join(tmpdir(), 'elsewhere-profile-'));
  const looks = async (browser: Chromium): Promise<void> => {
    try {
      const asker = await browser.extensionPage('options.html');
      const page = await browser.context.newPage();
      const address = `${world.demo.shopUrl}/product/headphones`;
      await page.goto(address);
      await seenIn(asker, await browser.tabId(page)).toBe(address);
    } finally {
      await browser.close();
    }
  };
  try {
    for (let start = 0; start < 2; start += 1)
      await looks(await launchChromium({ tlsPort: world.tls.port, complaints, profile }));
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
});

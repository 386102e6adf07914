import { expect, test } from '@playwright/test';
import { ask } from './support/ask.ts';
import { launchChromium } from './support/chromium.ts';
import { Complaints } from './support/watched.ts';
import { startWorld } from './support/world.ts';

test('a worker that was killed judges the next page, too', async () => {
  const world = await startWorld();
  const complaints = new Complaints();
  const browser = await launchChromium({ tlsPort: world.tls.port, complaints });
  try {
    const page = await browser.context.newPage();
    const popup = await browser.extensionPage('options.html');
    for (const path of ['/product/headphones', '/product/kettle', '/product/headphones']) {
      await browser.killWorker();
      await page.goto(world.demo.shopUrl + path);
      const tabId = await browser.tabId(page);
      await expect
        .poll(async () => {
          const seen = await ask(popup, 'page/current', { tabId });
          return seen.kind === 'seen' ? seen.url + seen.view.kind : seen.kind;
        })
        .toBe(`${world.demo.shopUrl}${path}product`);
    }
    complaints.expectNone();
  } finally {
    await browser.close();
    await world.close();
  }
});

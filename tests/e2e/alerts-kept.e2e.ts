import { expect, type Page, test } from '@playwright/test';
import { ask } from './support/ask.ts';
import { type Chromium, launchChromium } from './support/chromium.ts';
import { Complaints } from './support/watched.ts';
import { startWorld, type World } from './support/world.ts';

let world: World;
let browser: Chromium;
const complaints = new Complaints();

test.beforeAll(async () => {
  world = await startWorld();
  browser = await launchChromium({ tlsPort: world.tls.port, complaints });
});
test.afterAll(async () => {
  await browser.close();
  await world.close();
  complaints.expectNone();
});

declare const chrome: { notifications: { getAll(): Promise<Record<string, true>> } };

async function pair(page: Page): Promise<void> {
  const { address, code } = await world.demo.invite();
  await ask(page, 'connection/pair', { address, code, deviceName: 'Test' });
}

/** An alert that fires at the next check, which comes at once. */
async function fire(page: Page, name: string, value: number): Promise<void> {
  await ask(page, 'watch/create', {
    draft: {
      name,
      targetType: 'barcode',
      targetIds: ['4099998810377'],
      status: 'active',
      rules: [{ field: 'final_price', condition: 'less_than', startValue: null, threshold: { type: 'value', value } }],
      filters: [{ field: 'currency', operator: '=', value: 'EUR' }],
      metadata: { elsewhere_currency: 'EUR', note: name },
    },
    product: { key: `gtin:${name}`, name: `Norrvik Aria ${name}` },
    tags: ['music'],
  });
  await fetch(`${world.demo.controls.url}/elsewhere/v1/controls/clock`, {
    method: 'POST',
    headers: { authorization: `Bearer ${world.demo.controls.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ advance_seconds: 6 * 3600 }),
  });
  await expect
    .poll(async () => {
      await ask(page, 'watch/refresh', {});
      return (await ask(page, 'inbox/list', {})).some(({ alert }) => alert.watchName === name);
    })
    .toBe(true);
}

const notes = (page: Page): Promise<string[]> =>
  page.evaluate(async () => Object.keys(await chrome.notifications.getAll()));

/** Quiet from an hour ago to an hour from now, by the wall's clock. */
function quietNow(): { readonly fromMinute: number; readonly toMinute: number } {
  const now = new Date();
  const minute = now.getHours() * 60 + now.getMinutes();
  return { fromMinute: (minute + 1380) % 1440, toMinute: (minute + 60) % 1440 };
}

test('quiet hours keep an alert back, a digest gathers, and what is erased comes back whole from a backup', async () => {
  const page = await browser.extensionPage('watches.html?view=inbox');
  await pair(page);

  await ask(page, 'settings/set', { quietHours: quietNow() });
  await fire(page, 'one', 9000);
  expect(await notes(page)).toEqual([]);
  await browser.killWorker();
  await ask(page, 'inbox/read', { historyIds: [] });
  expect(await notes(page)).toEqual([]);
  await ask(page, 'settings/set', { quietHours: null });
  await ask(page, 'inbox/read', { historyIds: [] });
  expect(await notes(page)).toHaveLength(1);

  await ask(page, 'settings/set', { digest: 'daily' });
  await fire(page, 'two', 9001);
  expect(await notes(page)).toHaveLength(1);
  await ask(page, 'settings/set', { digest: 'off' });
  await ask(page, 'inbox/read', { historyIds: [] });
  expect(await notes(page)).toHaveLength(2);

  await ask(page, 'settings/set', { theme: 'dark', quietHours: { fromMinute: 1320, toMinute: 420 } });
  const inbox = await ask(page, 'inbox/list', {});
  const { watches } = await ask(page, 'watch/list', {});
  const settings = await ask(page, 'settings/get', {});
  expect([inbox.length, watches.length]).toEqual([2, 2]);
  const { text } = await ask(page, 'data/export', {});
  expect(Object.keys(JSON.parse(text) as object)).not.toContain('connection');

  await ask(page, 'data/erase', {});
  expect((await ask(page, 'watch/list', {})).watches).toEqual([]);
  expect(await ask(page, 'inbox/list', {})).toEqual([]);
  expect(await ask(page, 'connection/get', {})).toBeNull();

  await pair(page);
  await ask(page, 'data/import', { text });
  await browser.killWorker();
  const after = await ask(page, 'watch/list', {});
  const plain = (list: typeof watches) =>
    list.map(({ draft, tags, product, remote }) => ({ draft, tags, product, status: remote?.status }));
  expect(plain(after.watches)).toEqual(plain(watches));
  expect(await ask(page, 'inbox/list', {})).toEqual(inbox);
  expect(await ask(page, 'settings/get', {})).toEqual(settings);
  // Nothing of it is told a second time.
  expect(await notes(page)).toHaveLength(2);
  await page.reload();
  await expect(page.getByTestId('inbox-item')).toHaveCount(2);
});

// What the buttons of a notification do, and those of the inbox for browsers whose notifications have none.
import { expect, type Page, test } from '@playwright/test';
import type { Page as FirefoxPage } from 'puppeteer-core';
import { ask } from './support/ask.ts';
import { launchChromium } from './support/chromium.ts';
import { launchFirefox } from './support/firefox.ts';
import { Complaints } from './support/watched.ts';
import { startWorld, type World } from './support/world.ts';

type AnyPage = Page | FirefoxPage;

let world: World;
test.beforeAll(async () => {
  world = await startWorld();
});
test.afterAll(async () => {
  await world.close();
});

declare const chrome: {
  notifications: {
    onButtonClicked: { dispatch(id: string, index: number): void };
  };
  storage: { local: { get(key: string): Promise<{ connection: { key: string } }> } };
};

const DAY_MS = 86_400_000;
/** Both drivers evaluate alike; their types do not know of each other. */
const run = <T, A>(page: AnyPage, work: (value: A) => Promise<T>, value: A): Promise<T> =>
  (page as Page).evaluate(work as (value: unknown) => Promise<T>, value);
const inbox = (page: AnyPage) => ask(page, 'inbox/list', {});
/** What the background has noted as shown: without a desktop browsers soon take their notifications back. */
const notes = async (page: AnyPage): Promise<string[]> =>
  (await inbox(page)).filter(({ notifiedAt }) => notifiedAt !== null).map(({ alert }) => alert.historyId);

async function pair(page: AnyPage): Promise<void> {
  const { address, code } = await world.demo.invite();
  await ask(page, 'connection/pair', { address, code, deviceName: 'Test' });
}

function wish(name: string, value: number, expiresAt: number) {
  return {
    draft: {
      name,
      targetType: 'barcode' as const,
      targetIds: ['4099998810377'],
      status: 'active' as const,
      rules: [
        {
          field: 'final_price' as const,
          condition: 'less_than' as const,
          startValue: null,
          threshold: { type: 'value' as const, value },
        },
      ],
      filters: [{ field: 'currency' as const, operator: '=', value: 'EUR' }],
      metadata: { elsewhere_currency: 'EUR' },
      expiresAt,
    },
    product: { key: `gtin:${name}`, name: `Norrvik Aria ${name}` },
    tags: [],
  };
}

/** An alert that has come: its name in the inbox. */
async function fired(page: AnyPage): Promise<string> {
  await ask(page, 'watch/create', wish('fired', 10_000, Date.now() + 90 * DAY_MS));
  await fetch(`${world.demo.controls.url}/elsewhere/v1/controls/clock`, {
    method: 'POST',
    headers: { authorization: `Bearer ${world.demo.controls.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ advance_seconds: 6 * 3600 }),
  });
  const come = async (): Promise<string> => {
    await ask(page, 'watch/refresh', {});
    return (await inbox(page)).find(({ alert }) => alert.watchName === 'fired')?.alert.historyId ?? '';
  };
  await expect.poll(come).not.toBe('');
  return come();
}

/** A watch that is about to end, and that this was announced: the name of the announcement. */
async function ending(page: AnyPage, expiresAt: number): Promise<string> {
  await ask(page, 'watch/create', wish('ending', 1, expiresAt));
  const { connection } = await run(page, () => chrome.storage.local.get('connection'), null);
  // A connection that is made again begins as a start of the browser does.
  await ask(page, 'connection/use', { address: world.demo.proxyUrl, key: connection.key });
  const said = async () => (await notes(page)).find((id) => id.startsWith('expiring:')) ?? '';
  await expect.poll(said).not.toBe('');
  return said();
}

/** The day goes by, as far as this alert knows. */
async function dayLater(page: AnyPage, id: string): Promise<void> {
  const shift = (historyId: string): Promise<void> =>
    new Promise((resolve) => {
      const opening = indexedDB.open('elsewhere');
      opening.addEventListener('success', () => {
        const transaction = opening.result.transaction('inbox', 'readwrite');
        const store = transaction.objectStore('inbox');
        const reading: IDBRequest<object> = store.get(historyId);
        reading.addEventListener('success', () =>
          store.put({ ...reading.result, snoozedUntil: Date.now() - 1 }, historyId),
        );
        transaction.addEventListener('complete', () => {
          opening.result.close();
          resolve();
        });
      });
    });
  await run(page, shift, id);
}

async function expectSnoozed(page: AnyPage, id: string, kill: () => Promise<void>): Promise<void> {
  const entry = async () => (await inbox(page)).find(({ alert }) => alert.historyId === id);
  await expect.poll(async () => ((await entry())?.snoozedUntil ?? 0) - Date.now()).toBeGreaterThan(DAY_MS - 60_000);
  expect((await entry())?.readAt).toBeNull();
  await kill();
  await ask(page, 'inbox/read', { historyIds: [] });
  expect(await notes(page), 'not before its time').not.toContain(id);
  await dayLater(page, id);
  await ask(page, 'inbox/read', { historyIds: [] });
  await expect.poll(() => notes(page)).toContain(id);
}

async function expectRenewed(page: AnyPage, expiresAt: number): Promise<void> {
  const ends = async (): Promise<number> => {
    const { watches } = await ask(page, 'watch/list', {});
    return watches.find(({ draft }) => draft.name === 'ending')?.remote?.expiresAt ?? 0;
  };
  await expect.poll(ends).toBeGreaterThan(expiresAt + 80 * DAY_MS);
}

test('Chromium: the buttons of a notification put it off for a day, and keep a watch alive', async () => {
  const complaints = new Complaints();
  const browser = await launchChromium({ tlsPort: world.tls.port, complaints });
  const page = await browser.extensionPage('watches.html?view=inbox');
  await pair(page);
  const press = async (id: string, index: number): Promise<void> => {
    const worker = await browser.worker();
    await worker.evaluate(([name, place]) => chrome.notifications.onButtonClicked.dispatch(name, place), [
      id,
      index,
    ] as const);
  };
  const expiresAt = Date.now() + 2 * DAY_MS;
  await press(await ending(page, expiresAt), 0);
  await expectRenewed(page, expiresAt);
  const id = await fired(page);
  expect(await notes(page)).toContain(id);
  await press(id, 1);
  await expectSnoozed(page, id, () => browser.killWorker());
  await browser.close();
  complaints.expectNone();
});

test('Firefox, whose notifications have no buttons: the inbox has them', async () => {
  const complaints = new Complaints();
  const firefox = await launchFirefox(world.tls.port, complaints);
  const page = await firefox.extensionPage('watches.html?view=inbox');
  await pair(page);
  const click = async (kind: string, button: string): Promise<void> => {
    const found = await page.waitForSelector(`[data-kind="${kind}"] [data-testid="${button}"]`);
    await found?.evaluate((node) => (node as HTMLElement).click());
  };
  const expiresAt = Date.now() + 2 * DAY_MS;
  await ending(page, expiresAt);
  await page.reload({ waitUntil: [] });
  await click('expiring', 'inbox-renew');
  await expectRenewed(page, expiresAt);
  const id = await fired(page);
  expect(await notes(page)).toContain(id);
  await page.reload({ waitUntil: [] });
  await click('change', 'inbox-snooze');
  await expectSnoozed(page, id, () => firefox.terminateBackground());
  await firefox.close();
  complaints.expectNone();
});

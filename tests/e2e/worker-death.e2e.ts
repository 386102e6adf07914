// The background is killed in the middle of what it does, in both browsers as each of them ends it.
import { expect, type Page, test } from '@playwright/test';
import type { Page as FirefoxPage } from 'puppeteer-core';
import type { Requests } from '../../lib/contract/messages.ts';
import type { WatchRecord } from '../../lib/domain/watch-record.ts';
import { ask } from './support/ask.ts';
import { launchChromium } from './support/chromium.ts';
import { launchFirefox } from './support/firefox.ts';
import { Complaints } from './support/watched.ts';
import { startWorld, type World } from './support/world.ts';

declare const chrome: {
  runtime: { sendMessage(message: unknown): Promise<unknown> };
  notifications: { getAll(): Promise<Record<string, unknown>> };
};

let world: World;
test.beforeAll(async () => {
  world = await startWorld();
});
test.afterAll(async () => {
  await world.close();
});

/** How long after an order the background dies: before it has heard it, at work, and when it is done. */
const DEATHS_MS = [0, 3, 8, 15, 30, 60, 150];

interface Stage {
  readonly page: Page | FirefoxPage;
  kill(): Promise<void>;
  /** The ids of the notifications that are on screen. */
  notifications(): Promise<string[]>;
}

async function control(method: string, route: string, body: unknown): Promise<{ data: { id: string }[] }> {
  const { url, token } = world.demo.controls;
  const response = await fetch(url + route, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { data: { id: string }[] };
}

function wish(id: string): Requests['watch/create'] {
  return {
    draft: {
      name: 'Kettle',
      targetType: 'product',
      targetIds: [id],
      status: 'active',
      rules: [
        { field: 'final_price', condition: 'decrease', startValue: null, threshold: { type: 'value', value: 0.01 } },
      ],
      filters: [],
      metadata: { elsewhere_currency: 'EUR' },
      expiresAt: Date.now() + 90 * 86_400_000,
    },
    product: { key: `offer:${id}`, name: 'Kettle' },
    tags: [],
  };
}

async function own(page: Stage['page'], id: string): Promise<WatchRecord[]> {
  const { watches } = await ask(page, 'watch/list', {});
  return watches.filter(({ draft }) => draft.targetIds.includes(id));
}

/** Gives an order, kills whoever obeys it, and waits until the next one has put everything in order. */
async function orderAndKill(stage: Stage, name: string, payload: unknown, afterMs: number): Promise<void> {
  await (stage.page as Page).evaluate((message) => void chrome.runtime.sendMessage(message).catch(() => undefined), {
    name,
    payload,
  });
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  await stage.kill();
}

/** Everything that a user's watch goes through, with a death in each part of it. */
async function drill(stage: Stage, products: readonly string[]): Promise<void> {
  const { page } = stage;
  const ids = [...products];
  // Without a desktop a browser takes its notifications back after a while.
  const everShown = new Set<string>();
  for (const afterMs of DEATHS_MS) {
    const id = ids.shift() ?? '';
    await orderAndKill(stage, 'watch/create', wish(id), afterMs);
    // The order may have died unheard; it is then given again, as a user would.
    if ((await own(page, id)).length === 0) await ask(page, 'watch/create', wish(id));
    // What was written down and not sent goes with the next order.
    const clientIds = (await own(page, id)).map(({ clientId }) => clientId);
    expect(clientIds).toHaveLength(1);
    await orderAndKill(stage, 'watch/change', { clientIds, draft: { name: `Kettle ${String(afterMs)}` } }, afterMs);
    await ask(page, 'watch/change', { clientIds, draft: { name: 'Renamed' } });
    await expect.poll(async () => (await own(page, id))[0]?.intent ?? 'told', { timeout: 20_000 }).toBe('told');
    await ask(page, 'watch/refresh', {});
    expect((await own(page, id)).map(({ draft, remote }) => [draft.name, remote?.name])).toEqual([
      ['Renamed', 'Renamed'],
    ]);

    await control('PATCH', `/elsewhere/v1/controls/products/${id}`, { final_price: 1 });
    await control('POST', '/elsewhere/v1/controls/clock', { advance_seconds: 6 * 3600 });
    await orderAndKill(stage, 'watch/refresh', {}, afterMs);
    await ask(page, 'watch/refresh', {});
    const [record] = await own(page, id);
    expect(record?.remote?.status).toBe('completed');
    const about = (await ask(page, 'inbox/list', {})).filter(({ alert }) => alert.watchId === record?.remote?.id);
    expect(about.map(({ notifiedAt }) => notifiedAt === null)).toEqual([false]);
    const shown = await stage.notifications();
    for (const note of shown) everShown.add(note);
    expect(shown.filter((note) => note === about[0]?.alert.historyId)).toHaveLength(1);

    await orderAndKill(stage, 'watch/delete', { clientIds }, afterMs);
    await ask(page, 'watch/delete', { clientIds });
    expect((await own(page, id)).map(({ intent }) => intent)).toEqual(['delete']);
  }
  for (const note of await stage.notifications()) everShown.add(note);
  expect([...everShown]).toHaveLength(DEATHS_MS.length);
}

async function cheapProducts(from: number): Promise<string[]> {
  const search = [{ field: 'final_price', operator: '>', value: '5' }];
  const found = await control('POST', '/v1/products', { search, per_page: 50, page: 1, sort_by: 'id' });
  return found.data.slice(from, from + DEATHS_MS.length).map(({ id }) => id);
}

async function pair(page: Stage['page']): Promise<void> {
  const { address, code } = await world.demo.invite();
  await ask(page, 'connection/pair', { address, code, deviceName: 'Test' });
}

test('Chromium: one watch and one notification, whenever the worker is stopped', async () => {
  test.setTimeout(180_000);
  const complaints = new Complaints();
  const browser = await launchChromium({ tlsPort: world.tls.port, complaints });
  try {
    const page = await browser.extensionPage('watches.html');
    await pair(page);
    const notifications = async () => Object.keys(await page.evaluate(() => chrome.notifications.getAll()));
    await drill({ page, kill: () => browser.killWorker(), notifications }, await cheapProducts(0));
    complaints.expectNone();
  } finally {
    await browser.close();
  }
});

test('Firefox: one watch and one notification, whenever the event page is terminated', async () => {
  test.setTimeout(180_000);
  const complaints = new Complaints();
  const firefox = await launchFirefox(world.tls.port, complaints);
  try {
    const page = await firefox.extensionPage('watches.html');
    await pair(page);
    // A Firefox without a desktop keeps no notification; what its background has noted as shown is what there is.
    const notifications = async () =>
      (await ask(page, 'inbox/list', {}))
        .filter(({ notifiedAt }) => notifiedAt !== null)
        .map(({ alert }) => alert.historyId);
    await drill({ page, kill: firefox.terminateBackground, notifications }, await cheapProducts(20));
    complaints.expectNone();
  } finally {
    await firefox.close();
  }
});

import { expect, type Page, test } from '@playwright/test';
import { ask } from './support/ask.ts';
import { launchFirefox } from './support/firefox.ts';
import { setUp } from './support/set-up.ts';
import { Complaints } from './support/watched.ts';

const stage = setUp();

interface Store {
  get(key: null): Promise<Record<string, unknown>>;
  set(words: Record<string, unknown>): Promise<void>;
}
declare const chrome: { storage: { local: Store; sync: Store } };

/** What another browser of the user says arrives in the browser's sync without us. */
const elsewhere = (page: Page, words: Record<string, unknown>): Promise<void> =>
  page.evaluate((said) => chrome.storage.sync.set(said), words);
const inSync = (page: Page): Promise<Record<string, unknown>> => page.evaluate(() => chrome.storage.sync.get(null));
const settings = (page: Page) => ask(page, 'settings/get', {});

test('through the browser’s own sync, settings follow the user', async () => {
  const page = await stage.browser.extensionPage('options.html');
  await elsewhere(page, { digest: 'daily', theme: 'light' });
  expect((await settings(page)).digest, 'nothing is taken unasked').toBe('off');
  await expect(page.getByTestId('setting-sync-off')).toBeChecked();
  await expect(page.getByTestId('setting-sync-proxy'), 'there is no proxy of ours').toHaveCount(0);
  await page.getByTestId('setting-sync-browser').check();
  await expect(page.getByTestId('setting-digest-daily')).toBeChecked();
  await expect(page.getByTestId('setting-theme-light')).toBeChecked();

  await elsewhere(page, { theme: 'dark' });
  await expect(page.getByTestId('setting-theme-dark'), 'the open page shows what arrives').toBeChecked();
  await expect(page.getByTestId('sync-unshared')).toHaveCount(0);
  await stage.browser.killWorker();
  await elsewhere(page, { links: 'affiliate' });
  await expect.poll(async () => (await settings(page)).links).toBe('affiliate');

  // One setting that is more than the browser's sync takes.
  const letter = (at: number): string => String.fromCodePoint(65 + (Math.floor(at) % 26));
  const codes = Array.from({ length: 1000 }, (_, n) => [letter(n / 676) + letter(n / 26) + letter(n), 1.5] as const);
  const rates = { source: 'x', date: '2026-01-01', base: 'EUR', rates: Object.fromEntries(codes) };
  await ask(page, 'settings/set', { rates });
  await expect(page.getByTestId('sync-unshared')).toContainText('too large');
  await ask(page, 'settings/set', { rates: null });
  await expect(page.getByTestId('sync-unshared')).toHaveCount(0);
  await page.getByTestId('setting-digest-off').check();
  await expect.poll(async () => (await inSync(page))['digest']).toBe('off');
  await ask(page, 'settings/set', { webhookUrl: 'https://hooks.example/s3cret', priceUnit: 'minor' });
  await ask(page, 'settings/set', { notifications: false });
  await expect.poll(async () => (await inSync(page))['notifications']).toBe(false);
  expect(JSON.stringify(await inSync(page))).not.toMatch(/s3cret|minor/);
  await ask(page, 'data/erase', {});
  expect(await inSync(page)).toEqual({});
});

test('through our own proxy, they do as well', async () => {
  await stage.pair();
  const page = await stage.browser.extensionPage('options.html');
  await page.getByTestId('setting-sync-proxy').check();
  const { key } = (await page.evaluate(async () => (await chrome.storage.local.get(null))['connection'])) as {
    key: string;
  };
  /** As another browser of the same user would. */
  const tell = async (words: object): Promise<object> => {
    const reply = await fetch(`${stage.world.demo.proxyUrl}/elsewhere/v1/settings`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(words),
    });
    return (await reply.json()) as object;
  };
  await expect.poll(() => tell({})).toMatchObject({ theme: 'system', digest: 'off' });
  await page.getByTestId('setting-theme-dark').check();
  await expect.poll(() => tell({})).toMatchObject({ theme: 'dark' });
  await tell({ digest: 'daily' });
  await stage.browser.killWorker();
  await expect.poll(async () => (await settings(page)).digest).toBe('daily');
  await expect(page.getByTestId('setting-digest-daily')).toBeChecked();
});

test('in Firefox, too, they come through the browser’s sync, also to a background that sleeps', async () => {
  const complaints = new Complaints();
  const firefox = await launchFirefox(stage.world.tls.port, complaints);
  const page = await firefox.extensionPage('options.html');
  await ask(page, 'settings/set', { sync: 'browser', digest: 'daily' });
  const inSync = () => page.evaluate(() => chrome.storage.sync.get(null));
  await expect.poll(inSync).toMatchObject({ digest: 'daily', theme: 'system' });
  await firefox.terminateBackground();
  await page.evaluate(() => chrome.storage.sync.set({ theme: 'dark' }));
  const kept = async () => (await page.evaluate(() => chrome.storage.local.get(null)))['settings'];
  await expect.poll(kept, 'nobody has asked for them').toMatchObject({ theme: 'dark', digest: 'daily' });
  await firefox.close();
  complaints.expectNone();
});

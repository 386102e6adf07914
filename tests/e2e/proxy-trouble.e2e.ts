import { expect, test } from '@playwright/test';
import { ask } from './support/ask.ts';
import { type Chromium, launchChromium } from './support/chromium.ts';
import { type Mood, type MoodyProxy, startMoodyProxy } from './support/moody-proxy.ts';
import { Complaints } from './support/watched.ts';
import { startWorld, type World } from './support/world.ts';

let world: World;
let moody: MoodyProxy;
let browser: Chromium;
const complaints = new Complaints();

test.beforeAll(async () => {
  world = await startWorld();
  moody = await startMoodyProxy(world.demo.proxyUrl);
  browser = await launchChromium({ tlsPort: world.tls.port, complaints });
  const setup = await browser.extensionPage('popup.html');
  const { code } = await world.demo.invite();
  await ask(setup, 'connection/pair', { address: moody.url, code, deviceName: 'Test' });
  await setup.close();
});
test.afterAll(async () => {
  complaints.expectNone();
  await browser.close();
  await moody.close();
  await world.close();
});

/** What goes wrong, the one word for it in the popup, and whether the user can simply try again. */
const troubles: readonly (readonly [Mood, string])[] = [
  ['down', 'unreachable'],
  ['slow', 'timeout'],
  ['html', 'wrong-server'],
  ['redirect', 'redirected'],
  ['half', 'bad-response'],
  ['broken', 'service-down'],
  ['revoked', 'key-revoked'],
  ['exhausted', 'plan-exhausted'],
  ['limited', 'rate-limited'],
  ['gateway', 'service-down'],
  ['tokenless', 'token-refused'],
];

for (const [mood, kind] of troubles) {
  test(`a proxy in trouble (${mood}) is one clear sentence, and it gets over it`, async () => {
    moody.mood = mood;
    const page = await browser.context.newPage();
    // A product of its own for each trouble, so that nothing stored hides it.
    await page.goto(`${world.demo.shopUrl}/${pageFor(mood)}`);
    const popup = await browser.extensionPage(`popup.html?tab=${String(await browser.tabId(page))}`);
    const notice = popup.getByTestId(`failure-${kind}`);
    await expect(notice).toBeVisible({ timeout: 40_000 });
    const words = await notice.innerText();
    expect(words.length).toBeGreaterThan(20);
    expect(words).not.toMatch(/undefined|\[object|failure_/);
    await popup.screenshot({ path: `test-results/shots/trouble-${mood}.png` });

    moody.mood = 'good';
    const retry = popup.getByTestId('remedy-retry');
    if (await retry.isVisible()) await retry.click();
    else if (kind !== 'rate-limited') await popup.reload();
    await expect(popup.getByTestId('offer').first()).toBeVisible({ timeout: 30_000 });
    await popup.close();
    await page.close();
  });
}

/** A page of its own for each. */
function pageFor(mood: Mood): string {
  const slugs = 'headphones kettle drill backpack coffee lamp phone toy toothbrush book'.split(' ');
  const pages = [...slugs.map((slug) => `product/${slug}`), 'variants/sneaker'];
  return pages[troubles.findIndex(([name]) => name === mood)] ?? '';
}

test('connecting to what is no proxy, or to another version, says so', async () => {
  const page = await browser.extensionPage('popup.html');
  const failureOf = async (mood: Mood): Promise<string> => {
    moody.mood = mood;
    return ask(page, 'connection/identify', { address: moody.url }).then(
      () => 'none',
      (error: unknown) => String(error),
    );
  };
  expect(await failureOf('html')).toContain('"wrong-server"');
  expect(await failureOf('version')).toContain('"wrong-version"');
  expect(await failureOf('redirect')).toContain('"redirected"');
  expect(await failureOf('down')).toContain('"unreachable"');
  moody.mood = 'good';
  expect(await failureOf('good')).toBe('none');
  await page.close();
});

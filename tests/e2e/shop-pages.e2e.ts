import { expect, type Page, test } from '@playwright/test';
import type { PageState } from '../../lib/domain/page-state.ts';
import { firstPage } from '../../lib/domain/asking.ts';
import { ask } from './support/ask.ts';
import { type Chromium, launchChromium } from './support/chromium.ts';
import { Complaints } from './support/watched.ts';
import { startWorld, type World } from './support/world.ts';

let world: World;
let browser: Chromium;
let asker: Page;
const complaints = new Complaints();

test.beforeAll(async () => {
  world = await startWorld();
  browser = await launchChromium({ tlsPort: world.tls.port, complaints });
  asker = await browser.extensionPage('popup.html');
  const { address, code } = await world.demo.invite();
  await ask(asker, 'connection/pair', { address, code, deviceName: 'Test' });
});
test.afterAll(async () => {
  await browser.close();
  await world.close();
  complaints.expectNone();
});

/** What the background makes of a tab, once it has made something of it. */
async function seen(tabId: number): Promise<Extract<PageState, { kind: 'seen' }>> {
  let state: PageState | undefined;
  await expect
    .poll(async () => {
      state = await ask(asker, 'page/current', { tabId });
      return state.kind;
    })
    .toBe('seen');
  return state as Extract<PageState, { kind: 'seen' }>;
}

function sightingIn({ view }: Extract<PageState, { kind: 'seen' }>) {
  if (view.kind !== 'product') throw new Error(`a ${view.kind} page`);
  return view.sightings[0];
}

const products: readonly (readonly [string, string, number])[] = [
  ['headphones', '04099998810377', 14900],
  ['kettle', '04099998810742', 4990],
  ['drill', '04099998811114', 12950],
  ['coffee', '04099998812968', 1799],
  ['lamp', '04099998813330', 7900],
  ['book', '09783161484100', 1450],
];

for (const [slug, gtin, minor] of products) {
  test(`the ${slug} page is recognised as its shop describes it`, async () => {
    const page = await browser.context.newPage();
    await page.goto(`${world.demo.shopUrl}/product/${slug}`);
    const sighting = sightingIn(await seen(await browser.tabId(page)));
    expect(sighting.gtins.map(({ value }) => value)).toEqual([gtin]);
    expect(sighting.price?.value).toEqual({ minor, currency: 'EUR' });
    await page.close();
  });
}

test('a page that has only share buttons is known by its words and its address', async () => {
  const page = await browser.context.newPage();
  await page.goto(`${world.demo.shopUrl}/product/backpack`);
  const sighting = sightingIn(await seen(await browser.tabId(page)));
  expect(sighting.name?.value).toContain('Ostra Fell 28');
  expect(sighting.price?.value.minor).toBe(8990);
  await page.close();
});

test('a page that sells nothing is left alone', async () => {
  const page = await browser.context.newPage();
  await page.goto(`${world.demo.shopUrl}/about`);
  expect((await seen(await browser.tabId(page))).view.kind).toBe('nothing');
  await page.close();
});

test('a variant that is switched by script is the one that counts', async () => {
  const page = await browser.context.newPage();
  await page.goto(`${world.demo.shopUrl}/variants/sneaker`);
  const tabId = await browser.tabId(page);
  expect(sightingIn(await seen(tabId)).gtins[0]?.value).toBe('04099998811855');
  await page.getByRole('button', { name: 'Blue' }).click();
  await expect.poll(async () => sightingIn(await seen(tabId)).gtins[0]?.value).toBe('04099998812227');
  expect(sightingIn(await seen(tabId)).price?.value.minor).toBe(9900);
  await page.close();
});

test('markup that comes late is seen, and a page left alone until then', async () => {
  const page = await browser.context.newPage();
  await page.goto(`${world.demo.shopUrl}/about`);
  const tabId = await browser.tabId(page);
  expect((await seen(tabId)).view.kind).toBe('nothing');
  await page.evaluate(() => {
    const heading = document.createElement('h1');
    heading.textContent = 'Late Kettle';
    const data = document.createElement('script');
    data.type = 'application/ld+json';
    data.textContent =
      '{"@type":"Product","name":"Late Kettle","gtin13":"4006381333931","offers":{"price":"9.90","priceCurrency":"EUR"}}';
    document.body.append(heading, data);
  });
  await expect.poll(async () => (await seen(tabId)).view.kind).toBe('product');
  expect(sightingIn(await seen(tabId)).gtins.map(({ value }) => value)).toEqual(['04006381333931']);
  await page.close();
});

test('a shop of one page is followed from product to product, and back', async () => {
  const page = await browser.context.newPage();
  await page.goto(`${world.demo.shopUrl}/app/headphones`);
  const tabId = await browser.tabId(page);
  expect(sightingIn(await seen(tabId)).gtins[0]?.value).toBe('04099998810377');
  await page.getByRole('link', { name: /Swift Kettle/ }).click();
  await expect.poll(async () => sightingIn(await seen(tabId)).gtins[0]?.value).toBe('04099998810742');
  await page.goBack();
  await expect.poll(async () => sightingIn(await seen(tabId)).gtins[0]?.value).toBe('04099998810377');
  await page.close();
});

test('a listing is a list, and all of it can be compared', async () => {
  const page = await browser.context.newPage();
  await page.goto(`${world.demo.shopUrl}/category/all`);
  const tabId = await browser.tabId(page);
  const { view } = await seen(tabId);
  expect(view.kind === 'listing' && view.items.length).toBe(12);
  const reply = await ask(asker, 'listing/compare', { tabId, from: 0, count: 10 });
  expect(reply.total).toBe(12);
  expect(
    reply.rows.filter(({ answered }) => (answered?.answer.page.offers.length ?? 0) > 1).length,
  ).toBeGreaterThanOrEqual(9);
  await page.close();
});

test('at a marketplace under its own name the page is looked at by itself, and nothing is asked before a gesture', async () => {
  const before = (await ask(asker, 'ledger/list', {})).length;
  const page = await browser.context.newPage();
  await page.goto('https://www.otto.de/product/headphones');
  const state = await seen(await browser.tabId(page));
  expect(sightingIn(state).gtins[0]?.value).toBe('04099998810377');
  expect(state.url).toBe('https://www.otto.de/product/headphones');
  expect((await ask(asker, 'ledger/list', {})).length).toBe(before);
  await page.close();
});

test('at a marketplace of the user’s choice the answer is there before a gesture, and asked for once', async () => {
  await ask(asker, 'settings/set', { automaticShops: ['otto.de'] });
  const asks = async (): Promise<number> => (await ask(asker, 'ledger/list', {})).length;
  const page = await browser.context.newPage();
  await page.goto('https://www.otto.de/product/kettle');
  const sighting = sightingIn(await seen(await browser.tabId(page)));
  const about = { subject: { kind: 'sighting', sighting }, query: firstPage } as const;
  await expect.poll(async () => (await ask(asker, 'comparison/stored', about))?.stale).toBe(false);
  const before = await asks();
  await page.reload();
  await seen(await browser.tabId(page));
  await page.goto('https://www.otto.de/about');
  await expect.poll(async () => (await seen(await browser.tabId(page))).view.kind).toBe('nothing');
  expect(await asks(), 'what is known is not asked for again').toBe(before);
  await ask(asker, 'settings/set', { automaticShops: [] });
  await page.close();
});

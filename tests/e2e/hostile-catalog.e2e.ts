import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { product } from '../unit/contract/wire.ts';
import { ask } from './support/ask.ts';
import { type Chromium, launchChromium } from './support/chromium.ts';
import { Complaints } from './support/watched.ts';

const CODE = '4006381333931';
const SHOPS = 10_000;

/** Everything that a catalog could send to somebody it means ill. */
const rows: readonly Record<string, unknown>[] = [
  product({ id: 'plain', name: 'Stabilo Boss 70/24', merchant: { id: 1, name: 'Paper House' } }),
  product({
    id: 'markup',
    name: '<img src=x onerror=alert(1)>',
    merchant: { id: 2, name: '<script>alert(2)</script>' },
  }),
  product({ id: 'long', name: 'W'.repeat(10_000), merchant: { id: 3, name: 'M'.repeat(10_000) } }),
  product({ id: 'turned', merchant: { id: 4, name: '\u202Egro.live\u202C \u2066x\u2069' } }),
  product({ id: 'hidden', merchant: { id: 5, name: 'Pa\u200Bper\u2060 \u{E0041}Hou\u00ADse' } }),
  product({ id: 'marks', merchant: { id: 6, name: `Z${'\u0351'.repeat(500)}algo` } }),
  product({
    id: 'links',
    merchant: { id: 7, name: 'Links' },
    direct_url: 'javascript:alert(3)',
    commission_url: 'data:text/html,<script>alert(4)</script>',
    urls: { outclick: 'vbscript:x', direct: 'javascript:alert(5)', affiliate: 'https://user:pass@evil.example/' },
  }),
  product({
    id: 'pixel',
    merchant: { id: 8, name: 'Pixel', logo_url: 'https://pixel.example/l.gif' },
    image_url: 'https://pixel.example/p.gif?who=me',
    image_urls: ['https://pixel.example/q.gif'],
  }),
  product({ id: 'zero', merchant: { id: 9, name: 'Zero' }, final_price: 0, regular_price: 0 }),
  product({ id: 'negative', merchant: { id: 10, name: 'Negative' }, final_price: -5 }),
  product({ id: 'huge', merchant: { id: 11, name: 'Huge' }, final_price: 1e15, regular_price: 1e300 }),
  product({ id: 'nan', merchant: { id: 12, name: 'Nan' }, final_price: 'NaN', regular_price: 'Infinity' }),
  product({ id: 'no-currency', merchant: { id: 13, name: 'Coins' }, currency: null }),
  product({ id: 'odd-currency', merchant: { id: 14, name: 'Odd' }, currency: '<b>' }),
  product({ id: 'unknown-currency', merchant: { id: 15, name: 'Unknown' }, currency: 'QQQ' }),
  { id: 'nothing-else' },
  {},
  null,
  'a row',
  7,
  [[]],
  product({ id: 'nested', merchant: { id: 16, name: { toString: 'x' } }, name: ['a'], identifiers: 'none', urls: 3 }),
] as readonly Record<string, unknown>[];

let server: Server;
let browser: Chromium;
const complaints = new Complaints();

test.beforeAll(async () => {
  const merchants = Array.from({ length: SHOPS }, (_, index) => ({
    id: 100_000 + index,
    name: `\u202E<b>Shop</b> ${String(index)} ${'x'.repeat(index % 300)}`,
    product_count: SHOPS - index,
    network: { id: 1 },
  }));
  server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/v1/account') {
      response.end(JSON.stringify({ team_id: 7, team_name: '<b>evil</b>', api_request_rate_limit: 60 }));
      return;
    }
    if (request.url?.startsWith('/v1/products/omni') !== true) {
      response.statusCode = 404;
      response.end('{"message":"<b>Not Found</b>"}');
      return;
    }
    const meta = { total: 10 * SHOPS, per_page: 100, current_page: 1, last_page: SHOPS };
    response.end(JSON.stringify({ data: rows, meta, facets: { merchants, networks: [], final_prices: {} } }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  browser = await launchChromium({ complaints });
});
test.afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
  complaints.expectNone();
});

/** What would show that something of it was believed. */
function signsOf(page: Page) {
  return page.evaluate(() => ({
    strangers: [...document.querySelectorAll('script:not([src]), iframe, object, embed, b')].map(
      ({ outerHTML }) => outerHTML,
    ),
    addresses: [...document.querySelectorAll('[href], [src]')]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .filter((address) => !/^(?:https:|\/|\.|chrome-extension:)/.test(address) || address.includes('@evil')),
    invisible: /[\u202A-\u202E\u200B\u2060\u00AD\u{E0000}-\u{E007F}]/u.test(document.body.innerText),
    nonsense: /NaN|Infinity|undefined|\[object|null/.exec(document.body.innerText)?.[0],
    // A window of a set size has its scroll bar drawn over the page.
    isWide: document.documentElement.scrollWidth > innerWidth,
    longest: Math.max(...[...document.querySelectorAll('[data-testid=offer]')].map(({ clientHeight }) => clientHeight)),
  }));
}
const innocent = { strangers: [], addresses: [], invisible: false, isWide: false };

test('what a hostile catalog says is shown plainly, and nothing of it is done', async () => {
  const asked = new Set<string>();
  browser.context.on('request', (request) => {
    if (/^https?:/.test(request.url())) asked.add(new URL(request.url()).host);
  });
  const page = await browser.extensionPage('popup.html');
  const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  await ask(page, 'connection/use', { address });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.setViewportSize({ width: 384, height: 600 });
  await page.goto(`chrome-extension://${browser.id}/popup.html?q=${CODE}`);
  await expect(page.getByTestId('offer').first()).toBeVisible();
  await expect(page.getByTestId('partial')).toBeVisible();
  const seen = await signsOf(page);
  expect(seen).toMatchObject(innocent);
  expect(seen.nonsense).toBeUndefined();
  expect(seen.longest).toBeLessThan(200);

  for (const more of await page.getByTestId('offer-more').all()) await more.click();
  await expect(page.getByTestId('offer-details').first()).toBeVisible();
  expect(await signsOf(page)).toMatchObject(innocent);
  for (const tab of ['tab-history', 'tab-watches', 'tab-offers']) await page.getByTestId(tab).click();
  await page.getByTestId('set-alert').click();
  await expect(page.getByTestId('quick-watch').or(page.getByTestId('watch-no-target'))).toBeVisible();

  await page.getByTestId('open-facets').click();
  const shops = page.getByTestId('facet-merchant');
  await expect(shops.getByRole('checkbox').first()).toBeVisible();
  expect(await shops.getByRole('checkbox').count()).toBeLessThan(50);
  await shops.getByRole('searchbox').fill('4321');
  await expect(shops.getByRole('checkbox')).toHaveCount(1);
  expect(await signsOf(page)).toMatchObject(innocent);
  await page.screenshot({ path: 'test-results/shots/hostile-catalog.png' });
  expect(dialogs).toEqual([]);
  // The proxy alone was asked: no picture, no pixel, no page behind a link.
  expect([...asked].filter((host) => !host.startsWith('127.0.0.1'))).toEqual([]);
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { hasNginx, type Nginx, NO_NGINX, startNginx } from '../support/nginx.ts';
import { ask } from './support/ask.ts';
import { type Chromium, launchChromium } from './support/chromium.ts';
import { Complaints } from './support/watched.ts';
import { startWorld, type World } from './support/world.ts';

let world: World;
let nginx: Nginx;
let hook: Server;
let browser: Chromium;
const complaints = new Complaints();

test.skip(!hasNginx, NO_NGINX);

test.beforeAll(async () => {
  world = await startWorld();
  const { url, token } = world.demo.controls;
  // All that a transparent proxy is: it adds the token and forwards.
  nginx = await startNginx({
    server: `location /v1/ { proxy_pass ${url}; proxy_set_header Authorization "Bearer ${token}"; }`,
  });
  hook = createServer((_request, response) => response.end('taken'));
  await new Promise<void>((resolve) => {
    hook.listen(0, '127.0.0.1', resolve);
  });
  browser = await launchChromium({ tlsPort: world.tls.port, complaints });
});
test.afterAll(async () => {
  await browser.close();
  hook.close();
  await nginx.close();
  await world.close();
  complaints.expectNone();
});

test('behind a plain nginx the extension works in full: alerts are found by reading histories', async () => {
  const page = await browser.extensionPage('popup.html');
  const connection = await ask(page, 'connection/use', { address: nginx.url });
  expect(connection.kind).toBe('transparent');
  const webhookUrl = `http://127.0.0.1:${String((hook.address() as AddressInfo).port)}/hook`;
  await ask(page, 'settings/set', { webhookUrl });
  const options = await browser.extensionPage('options.html');
  await expect(options.getByTestId('setting-webhook')).toHaveValue(webhookUrl);
  await expect(options.getByTestId('setting-sync-proxy'), 'it keeps no settings').toHaveCount(0);

  const shop = await browser.context.newPage();
  await shop.goto(`${world.demo.shopUrl}/product/kettle`);
  const popup = await browser.extensionPage(`popup.html?tab=${String(await browser.tabId(shop))}`);
  await expect(popup.getByTestId('offer').first()).toBeVisible();
  await popup.getByTestId('set-alert').click();
  await popup.getByTestId('watch-save').click();
  await expect(popup.getByTestId('watch-saved')).toBeVisible();

  await shop.bringToFront();
  await shop.getByTestId('drop').click();
  await expect(shop.getByTestId('dropped')).toContainText('checked its watches');
  await ask(page, 'watch/refresh', {});
  const inbox = await ask(page, 'inbox/list', {});
  expect(inbox.map(({ alert }) => alert.kind)).toEqual(['change']);
  const { watches } = await ask(page, 'watch/list', {});
  expect(watches.map(({ remote }) => remote?.status)).toEqual(['completed']);

  // Asked again, nothing comes twice.
  await ask(page, 'watch/refresh', {});
  expect(await ask(page, 'inbox/list', {})).toHaveLength(1);
});

test('a plain nginx that has the catalog under a path, behind a key, is connected in the form', async () => {
  const { url, token } = world.demo.controls;
  const guarded = await startNginx({
    server: `location /catalog/ {
      if ($http_authorization != "Bearer open sesame") { return 401; }
      proxy_pass ${url}/; proxy_set_header Authorization "Bearer ${token}";
    }`,
  });
  try {
    const options = await browser.extensionPage('options.html');
    await ask(options, 'connection/forget', {});
    await options.reload();
    await options.getByTestId('connect-address').fill(`${guarded.url}/catalog/`);
    await options.getByTestId('connect-submit').click();
    await options.getByTestId('connect-secret').fill('open sesame');
    await options.getByTestId('connect-submit').click();
    await expect(options.getByText(`${guarded.url}/catalog`, { exact: true })).toBeVisible();
    const popup = await browser.extensionPage('popup.html?q=4099998810742');
    await expect(popup.getByTestId('offer').first()).toBeVisible();
  } finally {
    await guarded.close();
  }
});

// Drives an installed Firefox over WebDriver BiDi with puppeteer-core, inside Playwright's runner.
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { demoFolder } from '../../../backend/start/build.ts';
import { findBrowser } from '../../../backend/start/find-browser.ts';
import type { Complaints } from './watched.ts';

const ADDON_ID = '{5b1f2c0e-7a64-4f0b-9d3c-2e8a61c7d940}';
const UUID = '11111111-2222-4333-8444-555555555555';

export interface Firefox {
  readonly browser: Browser;
  newPage(address: string): Promise<Page>;
  extensionPage(file: string): Promise<Page>;
  /** Ends the event page as Firefox does when it is idle; the next message or event starts a new one. */
  terminateBackground(): Promise<void>;
  close(): Promise<void>;
}

/** The part of puppeteer's BiDi browser that it does not show: what is said to Firefox itself. */
interface Wire {
  readonly connection: { send(method: string, params: object): Promise<{ readonly result: unknown }> };
}

const TERMINATE = `WebExtensionPolicy.getByID(${JSON.stringify(ADDON_ID)})
  .extension.terminateBackground({ ignoreDevToolsAttached: true }).then(() => 'terminated')`;

/** Runs in Firefox itself. */
async function inside(browser: Browser, expression: string): Promise<string> {
  const { connection } = browser as unknown as Wire;
  const tree = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const [window] = (tree.result as { contexts: { context: string }[] }).contexts;
  const target = { context: window?.context };
  const said = await connection.send('script.evaluate', { expression, target, awaitPromise: true });
  const { result } = said.result as { result?: { value?: unknown } };
  if (typeof result?.value !== 'string') throw new Error(`Firefox did not do it: ${JSON.stringify(said)}`);
  return result.value;
}

/** Starts Firefox with the extension. Every host name leads to this machine: https to `tlsPort`, http nowhere. */
export async function launchFirefox(tlsPort: number, complaints: Complaints): Promise<Firefox> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findBrowser('firefox')?.path ?? 'firefox',
    headless: true,
    acceptInsecureCerts: true,
    args: ['--remote-allow-system-access'], // else moz-extension: pages are refused
    extraPrefsFirefox: {
      'extensions.webextensions.uuids': JSON.stringify({ [ADDON_ID]: UUID }),
      'network.proxy.type': 0,
      'network.dns.forceResolve': '127.0.0.1',
      'network.socket.forcePort': `443=${String(tlsPort)};80=9`,
      // An event page is stopped soon, so that tests meet its death as users do.
      'extensions.background.idle.timeout': 5000,
    },
  });
  await browser.installExtension(demoFolder('firefox'));
  const watch = (page: Page): Page => {
    page.on('pageerror', (error) => {
      complaints.hear(page.url(), String(error));
    });
    page.on('console', (message) => {
      complaints.console(page.url(), message.type(), message.text());
    });
    return page;
  };
  return {
    browser,
    async newPage(address) {
      const page = watch(await browser.newPage());
      await page.goto(address);
      return page;
    },
    async extensionPage(file) {
      const page = watch(await browser.newPage());
      await page.goto(`moz-extension://${UUID}/${file}`, { waitUntil: [] }); // 'load' never comes here
      await page.waitForFunction(() => document.readyState === 'complete' && location.protocol === 'moz-extension:');
      return page;
    },
    async terminateBackground() {
      await inside(browser, TERMINATE);
    },
    close: () => browser.close(),
  };
}

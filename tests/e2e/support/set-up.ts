import { test } from '@playwright/test';
import { ask } from './ask.ts';
import { type Chromium, launchChromium } from './chromium.ts';
import { Complaints } from './watched.ts';
import { startWorld, type World } from './world.ts';

export interface Stage {
  readonly world: World;
  readonly browser: Chromium;
  /** Pairs the extension with the world's proxy. */
  pair(): Promise<void>;
}

/** A world for all tests of a file and a browser for each; a test during which anything complained has failed. */
export function setUp(): Stage {
  let world: World;
  let browser: Chromium;
  let complaints: Complaints;

  test.beforeAll(async () => {
    world = await startWorld();
  });
  test.afterAll(async () => {
    await world.close();
  });
  test.beforeEach(async () => {
    complaints = new Complaints();
    browser = await launchChromium({ tlsPort: world.tls.port, complaints });
  });
  test.afterEach(async () => {
    await browser.close();
    complaints.expectNone();
  });

  return {
    get world() {
      return world;
    },
    get browser() {
      return browser;
    },
    async pair() {
      const page = await browser.extensionPage('popup.html');
      const { address, code } = await world.demo.invite();
      await ask(page, 'connection/pair', { address, code, deviceName: 'Test' });
      await page.close();
    },
  };
}

import type { Page } from 'puppeteer-core';
import { ask } from './ask.ts';
import { type Firefox, launchFirefox } from './firefox.ts';
import { setUpWith } from './world-and-browser.ts';
import type { World } from './world.ts';

declare const browser: { tabs: { query(query: object): Promise<{ id?: number; url?: string }[]> } };

export interface FirefoxStage {
  readonly world: World;
  readonly firefox: Firefox;
  /** A page of the extension, which is paired with the world's proxy from then on. */
  paired(): Promise<Page>;
  /** The popup about the tab that shows this address. */
  popupOf(from: Page, address: string): Promise<Page>;
}

export function setUpFirefox(): FirefoxStage {
  const stage = setUpWith(launchFirefox);
  return {
    get world() {
      return stage.world;
    },
    get firefox() {
      return stage.browser;
    },
    async paired() {
      const page = await stage.browser.extensionPage('popup.html');
      const { address, code } = await stage.world.demo.invite();
      await ask(page, 'connection/pair', { address, code, deviceName: 'Test' });
      return page;
    },
    async popupOf(from, address) {
      const tabId = await from.evaluate(async (url) => {
        const tabs = await browser.tabs.query({});
        return tabs.find((tab) => tab.url === url)?.id ?? -1;
      }, address);
      return stage.browser.extensionPage(`popup.html?tab=${String(tabId)}`);
    },
  };
}

export const byTestId = (id: string): string => `[data-testid="${id}"]`;
export const shown = (page: Page, id: string) => page.waitForSelector(byTestId(id), { timeout: 20_000 });

export async function textOf(page: Page, id: string): Promise<string> {
  const element = await shown(page, id);
  return (await element?.evaluate((node) => node.textContent)) ?? '';
}

/** Clicks as a script does: BiDi's pointer needs a window in front. */
export async function click(page: Page, id: string): Promise<void> {
  const element = await shown(page, id);
  await element?.evaluate((node) => {
    (node as HTMLElement).click();
  });
}

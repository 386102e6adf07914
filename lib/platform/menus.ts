import type { Menus } from 'webextension-polyfill';
import { browser } from './browser.ts';

/** What was clicked, and where. */
export interface MenuClick {
  readonly id: string;
  readonly text: string | undefined;
  readonly link: string | undefined;
  readonly picture: string | undefined;
  readonly frameId: number;
  readonly tab:
    | { readonly id: number | undefined; readonly windowId: number | undefined; readonly incognito: boolean }
    | undefined;
}

export interface MenuItem {
  readonly id: string;
  /** `%s` stands for the selected text. */
  readonly title: string;
  readonly contexts: Menus.ContextType[];
}

const WEB_PAGES = ['http://*/*', 'https://*/*'];

/** Puts these items in the place of all that are there. */
export async function setMenus(items: readonly MenuItem[]): Promise<void> {
  await browser.contextMenus.removeAll();
  for (const { id, title, contexts } of items) {
    const where = contexts.includes('action') ? {} : { documentUrlPatterns: WEB_PAGES };
    browser.contextMenus.create({ id, title, contexts, ...where });
  }
}

export function onMenu(listener: (click: MenuClick) => void): void {
  browser.contextMenus.onClicked.addListener(({ menuItemId, selectionText, linkUrl, srcUrl, frameId = 0 }, tab) => {
    listener({
      id: String(menuItemId),
      text: selectionText,
      link: linkUrl,
      picture: srcUrl,
      frameId,
      tab: tab && { id: tab.id, windowId: tab.windowId, incognito: tab.incognito },
    });
  });
}

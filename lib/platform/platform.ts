import { setBadge } from './badge.ts';
import { browser } from './browser.ts';
import { capturePicture } from './capture.ts';
import { onCommand } from './commands.ts';
import { onMenu, setMenus } from './menus.ts';
import { notify, onNotificationButton } from './notifications.ts';
import { type Disposition, onEntered, onTyped } from './omnibox.ts';
import { grantedOrigins, hasOrigin, onOriginsChanged } from './permissions.ts';
import { openPanel } from './panel.ts';
import { recognition } from './recognition.ts';
import { activeTab, lookAt, registerDetector, tabOf } from './tabs.ts';

/** Everything the background needs of the browser, in one object, so that it can be run without one. */
export function platform() {
  return {
    runtime: browser.runtime,
    local: browser.storage.local,
    session: browser.storage.session,
    sync: browser.storage.sync,
    alarms: browser.alarms,
    fetch: (url: string, init: RequestInit): Promise<Response> => fetch(url, init),
    online: (): boolean => navigator.onLine,
    now: (): number => Date.now(),
    newId: (): string => crypto.randomUUID(),
    message: (key: string, values?: string[]): string => browser.i18n.getMessage(key, values),
    language: (): string => browser.i18n.getUILanguage(),
    permissions: { grantedOrigins, hasOrigin, onOriginsChanged },
    recognition,
    tabs: { activeTab, lookAt, registerDetector, tabOf },
    /** A bug is told in the console, and answered with a reference to find it there. */
    report: (error: unknown): string => {
      const reference = crypto.randomUUID().slice(0, 8);
      // oxlint-disable-next-line no-console -- the one place where a bug is told
      console.error(`[${reference}]`, error);
      return reference;
    },
    /** The address bar, the menus and the keys. */
    everywhere: { setMenus, onMenu, onTyped, onEntered, onCommand, openPanel, capture: capturePicture },
    notify,
    setBadge,
    onInstalled: (listener: () => void): void => browser.runtime.onInstalled.addListener(listener),
    onStartup: (listener: () => void): void => browser.runtime.onStartup.addListener(listener),
    onAlarm: (listener: (name: string) => void): void =>
      browser.alarms.onAlarm.addListener(({ name }) => {
        listener(name);
      }),
    /** Another browser of the user has changed what the browser's own sync carries, or this one has. */
    onSynced: (listener: () => void): void => browser.storage.sync.onChanged.addListener(listener),
    onTabClosed: (listener: (tabId: number) => void): void => browser.tabs.onRemoved.addListener(listener),
    onNotificationClicked: (listener: (id: string) => void): void =>
      browser.notifications.onClicked.addListener(listener),
    onNotificationButton,
    openPage: async (file: string, disposition: Disposition = 'newForegroundTab'): Promise<void> => {
      const url = browser.runtime.getURL(file);
      if (disposition === 'currentTab') await browser.tabs.update({ url });
      else await browser.tabs.create({ url, active: disposition === 'newForegroundTab' });
    },
    /** A file of our own package, where it is there. */
    packaged: async (file: string): Promise<unknown> => {
      const response = await fetch(browser.runtime.getURL(file)).catch(() => undefined);
      return response?.ok === true ? response.json() : undefined;
    },
  };
}

export type Platform = ReturnType<typeof platform>;

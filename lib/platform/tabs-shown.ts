import { browser } from './browser.ts';
import { activeTab } from './tabs.ts';

/** Calls when another tab of this window comes to the front, or the one in front loads another page. */
export function onTabShown(listener: (tabId: number | undefined, moment: number) => void): void {
  browser.tabs.onActivated.addListener(({ tabId }) => listener(tabId, Date.now()));
  browser.tabs.onUpdated.addListener((tabId, { status }) => {
    if (status !== 'complete') return;
    void activeTab().then((tab) => {
      if (tab?.id === tabId) listener(tabId, Date.now());
    });
  });
}

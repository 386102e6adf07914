import { browser } from './browser.ts';

/** Calls when another tab of this window comes to the front, or the one in front loads another page. */
export function onTabShown(listener: (tabId: number | undefined, moment: number) => void): void {
  // The browser tells of the tabs of every window.
  const own = browser.windows.getCurrent().then(({ id }) => id);
  const shown = (tabId: number, windowId: number | undefined): void => {
    const moment = Date.now();
    void own.then((id) => {
      if (windowId === id) listener(tabId, moment);
    });
  };
  browser.tabs.onActivated.addListener(({ tabId, windowId }) => shown(tabId, windowId));
  browser.tabs.onUpdated.addListener((tabId, { status }, { active, windowId }) => {
    if (status === 'complete' && active) shown(tabId, windowId);
  });
}

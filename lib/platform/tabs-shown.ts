import { browser } from './browser.ts';

/** Calls when a popup lies above another tab than the one that it was opened over, as Firefox leaves it. */
export async function onTabLeft(listener: () => void): Promise<void> {
  // The same page in a tab of its own is no popup.
  if ((await browser.tabs.getCurrent()) !== undefined) return;
  const { id } = await browser.windows.getCurrent();
  browser.tabs.onActivated.addListener(({ windowId }) => {
    if (windowId === id) listener();
  });
}

/** Calls when another tab of this window comes to the front, or the one in front loads another page or has to be looked at anew. */
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
  // Connected by another view of ours, or no more: what is shown of the tab in front is another thing now.
  browser.storage.local.onChanged.addListener((changes) => {
    if ('connection' in changes) listener(undefined, Date.now());
  });
}

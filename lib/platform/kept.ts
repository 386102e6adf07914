import { browser } from './browser.ts';
import { activeTab, type Tab, tabOf } from './tabs.ts';

/** Under which name `storage.session` keeps what a view wants to find again. */
function keptName(key: string): string {
  return `view:${key}`;
}

/** What is kept for the views of one tab. */
export function keptNames(tabId: number): readonly string[] {
  return [`popup:${String(tabId)}`, `shown:${String(tabId)}`].map(keptName);
}

export interface Opening {
  readonly tab: Tab | undefined;
  readonly kept: { readonly view?: string; readonly shown?: string };
}

/** Written by the view itself, and at once: neither it nor a worker may live much longer. */
export function keep(key: string, value: string): void {
  // Where there is no room left, the view opens next time as if it were new.
  void browser.storage.session.set({ [keptName(key)]: value }).catch(() => undefined);
}

/**
 * What a view that opens needs before its first painting. Read straight from the store: a popup must not stand empty until a worker
 * has woken up.
 */
export async function opening(asked: number | undefined): Promise<Opening> {
  if (asked !== undefined) {
    const [tab, kept] = await Promise.all([tabOf(asked), keptFor(asked)]);
    return { tab, kept };
  }
  const tab = await activeTab();
  return { tab, kept: tab === undefined ? {} : await keptFor(tab.id) };
}

async function keptFor(tabId: number): Promise<Opening['kept']> {
  const names = keptNames(tabId);
  const stored = await browser.storage.session.get([...names]);
  const [view, shown] = names.map((name) => stored[name]);
  return { ...(typeof view === 'string' ? { view } : {}), ...(typeof shown === 'string' ? { shown } : {}) };
}

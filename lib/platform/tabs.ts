import { browser } from './browser.ts';

export interface Tab {
  readonly id: number;
  readonly url: string | undefined;
  readonly incognito: boolean;
}

/** The file that WXT builds of `entrypoints/detect.ts`. */
const DETECTOR = 'detect.js';

export async function activeTab(): Promise<Tab | undefined> {
  const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
  return tab?.id === undefined ? undefined : { id: tab.id, url: tab.url, incognito: tab.incognito };
}

export async function tabOf(tabId: number): Promise<Tab | undefined> {
  try {
    const tab = await browser.tabs.get(tabId);
    return { id: tabId, url: tab.url, incognito: tab.incognito };
  } catch {
    return undefined; // closed meanwhile
  }
}

/** Runs the detector in a tab once; false where the browser does not permit it. */
export async function lookAt(tabId: number): Promise<boolean> {
  try {
    await browser.scripting.executeScript({ target: { tabId }, files: [DETECTOR] });
    return true;
  } catch {
    return false;
  }
}

/** The detector on shops that the manifest does not name and the user has granted. */
export async function registerDetector(patterns: readonly string[]): Promise<void> {
  const id = 'granted-shops';
  const known = await browser.scripting.getRegisteredContentScripts({ ids: [id] });
  if (known.length > 0) await browser.scripting.unregisterContentScripts({ ids: [id] });
  if (patterns.length === 0) return;
  await browser.scripting.registerContentScripts([
    { id, js: [DETECTOR], matches: [...patterns], runAt: 'document_idle', allFrames: false },
  ]);
}

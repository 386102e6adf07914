import { browser } from './browser.ts';

/** How many alerts are unread, as the button says it wherever a page has no word of its own. */
export const unreadBadge = (): Promise<string> => browser.action.getBadgeText({});

/** A word of at most four characters on the button: of one tab, or of all that have none of their own. */
export async function setBadge(text: string, tabId?: number): Promise<void> {
  const tab = tabId === undefined ? {} : { tabId };
  try {
    await browser.action.setBadgeText({ ...tab, text });
    await browser.action.setBadgeBackgroundColor({ ...tab, color: '#1f6f5c' });
    await browser.action.setBadgeTextColor({ ...tab, color: '#ffffff' });
  } catch {
    // The tab was closed between the sighting and its badge.
  }
}

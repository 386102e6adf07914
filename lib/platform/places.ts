import { browser } from './browser.ts';
import { openPanel } from './panel.ts';

const PAGES = {
  page: 'popup.html',
  listing: 'compare.html',
  watches: 'watches.html',
  inbox: 'watches.html?view=inbox',
  scan: 'scan.html',
} as const;

/** Opens one of our own pages. The panel opens only inside a click, before anything is awaited. */
export async function openPlace(
  place: 'options' | 'panel' | keyof typeof PAGES,
  tabId: number | undefined,
): Promise<void> {
  if (place === 'options') await browser.runtime.openOptionsPage();
  else if (place === 'panel') await openPanel(tabId);
  else {
    const url = new URL(browser.runtime.getURL(PAGES[place]));
    if (tabId !== undefined) url.searchParams.set('tab', String(tabId));
    await browser.tabs.create({ url: url.href });
  }
}

/** Opens the page of offers for what could have been typed there. */
export function openSearch(text: string): void {
  void browser.tabs.create({ url: browser.runtime.getURL(`popup.html?q=${encodeURIComponent(text)}`) });
}

/** What the address of one of our pages says: which tab it is about, and what to search. */
export function pageParameters(): { readonly tab: number | undefined; readonly typed: string | undefined } {
  const parameters = new URLSearchParams(location.search);
  const tab = Number.parseInt(parameters.get('tab') ?? '', 10);
  return { tab: Number.isSafeInteger(tab) && tab >= 0 ? tab : undefined, typed: parameters.get('q')?.slice(0, 2000) };
}

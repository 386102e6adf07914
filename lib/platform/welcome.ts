import { browser } from './browser.ts';

/** Whoever installs it is told first what it does, what it needs, and who may earn by it. An update opens nothing. */
export function welcomeWhoInstalls(): void {
  browser.runtime.onInstalled.addListener(({ reason }) => {
    // The demonstration, alone with hosts from the start, begins on a product page and is connected already.
    const { host_permissions: hosts = [] } = browser.runtime.getManifest();
    if (reason === 'install' && hosts.length === 0)
      void browser.tabs.create({ url: browser.runtime.getURL('welcome.html') });
  });
}

import { browser } from './browser.ts';

/** What to ask the browser for, to reach an address. By host name: Firefox's patterns know no ports. */
export function originPattern(address: string): string {
  const url = new URL(address);
  return `${url.protocol}//${url.hostname}/*`;
}

/** Must be called in a click's handler, before anything is awaited. */
export function requestOrigin(address: string): Promise<boolean> {
  return browser.permissions.request({ origins: [originPattern(address)] });
}

export function hasOrigin(address: string): Promise<boolean> {
  return browser.permissions.contains({ origins: [originPattern(address)] });
}

export async function grantedOrigins(): Promise<readonly string[]> {
  return (await browser.permissions.getAll()).origins ?? [];
}

export function onOriginsChanged(listener: () => void): void {
  browser.permissions.onAdded.addListener(listener);
  browser.permissions.onRemoved.addListener(listener);
}

/** Firefox counts the manifest's shops among those that it was told to allow, and lets the user take them back. */
const isFirefox = (): boolean => browser.runtime.getManifest().browser_specific_settings !== undefined;

/** Whether a shop is looked at without a click, though `hasOrigin` does not know of it. */
export function isNamedShop(address: string): boolean {
  if (isFirefox()) return false;
  const host = `.${new URL(address).hostname}/`;
  const scripts = browser.runtime.getManifest().content_scripts ?? [];
  return scripts.some(({ matches }) => matches.some((match) => host.endsWith(match.slice('*://*'.length, -1))));
}

/** Firefox wants to be asked before anything is sent without a click. Must be called in a click's handler. */
export function requestAhead(): Promise<boolean> {
  if (!isFirefox()) return Promise.resolve(true);
  const wanted = { data_collection: ['browsingActivity', 'websiteContent'] };
  return browser.permissions.request(wanted as Parameters<typeof browser.permissions.request>[0]);
}

export async function withdrawOrigin(pattern: string): Promise<void> {
  await browser.permissions.remove({ origins: [pattern] });
}

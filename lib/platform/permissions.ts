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

export async function withdrawOrigin(pattern: string): Promise<void> {
  await browser.permissions.remove({ origins: [pattern] });
}

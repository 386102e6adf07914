import { browser } from './browser.ts';

/** Keys that the manifest names; the one for the popup is the browser's own business. */
export function onCommand(listener: (name: string, tabId: number | undefined) => void): void {
  browser.commands.onCommand.addListener((name, tab) => listener(name, tab?.id));
}

import type { StoredSettings } from '../domain/settings.ts';
import { type Area, createItem } from './areas.ts';
import { createLocalItems } from './local-items.ts';

/** An area that says when it changes. */
export interface WatchedArea extends Area {
  readonly onChanged: { addListener(listener: (changes: Record<string, unknown>) => void): void };
}

/**
 * Settings as they are stored, now and after each change, whoever made it. Read straight from the store: asking the background for
 * them begins another exchange with the user's other browsers.
 */
export function createSettingsNews(local: WatchedArea) {
  const items = createLocalItems(local);
  // Also a wish to join that holds no choice yet is one that was not told.
  const isUntold = createItem(local, 'untold', (stored) => stored !== undefined);
  async function read(): Promise<StoredSettings> {
    const settings = await items.settings.get();
    return (await isUntold.get()) ? { settings, untold: await items.untold.get() } : { settings };
  }
  return (listener: (stored: StoredSettings) => void): void => {
    let newest = 0;
    const tell = (): void => {
      const mine = ++newest;
      // What was read before a later change may arrive after it.
      void read().then((stored) => {
        if (mine === newest) listener(stored);
      });
    };
    local.onChanged.addListener((changes) => {
      if ('settings' in changes || 'untold' in changes) tell();
    });
    tell();
  };
}

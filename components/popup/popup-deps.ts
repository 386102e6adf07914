import type { Ask } from '../../lib/messaging/graded-ask.ts';
import type { Kept } from './kept.ts';

/** Everything a page of ours needs from the browser; the entry point supplies it. */
export interface PopupDeps {
  readonly ask: Ask;
  /** The tab that the view is about; absent on a page of its own. */
  readonly tabId: number | undefined;
  /** Where that tab is, as far as the browser tells. */
  readonly tabUrl: string | undefined;
  /** What the view showed when it was last open there. */
  readonly kept: Kept;
  /** Keeps a text under a name for the time the browser runs, within this very call. */
  readonly keep: (key: string, value: string) => void;
  /** A search to begin with, from the omnibox or a context menu. */
  readonly typed: string | undefined;
  /** Asks the browser for permission to reach an address; called inside a click, before anything is awaited. */
  readonly permit: (address: string) => Promise<boolean>;
  /** Whether the shop of an address is recognised from the start. */
  readonly isNamedShop: (address: string) => boolean;
  readonly open: (place: Place) => void;
  /** How many alerts are unread; nothing for none. */
  readonly unread: () => Promise<string>;
  /** What the proxy's list of devices will call this browser. */
  readonly deviceName: string;
}

export type Place = 'options' | 'panel' | 'page' | 'watches' | 'inbox' | 'listing' | 'scan';

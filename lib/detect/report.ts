import type { Evidence } from '../domain/recognise/evidence.ts';

/** What a content script tells of the page it runs in. */
export interface PageReport {
  /** The background makes a view of it: what a page says is judged where it arrives. */
  readonly view: Evidence;
  readonly url: string;
  readonly revision: number;
  /** All addresses that the page has had so far. */
  readonly came: readonly string[];
}

/** The one thing of the browser's that a content script needs. */
interface World {
  readonly chrome: {
    readonly runtime: {
      sendMessage(message: { readonly name: 'page/seen'; readonly payload: PageReport }): Promise<unknown>;
    };
  };
}

/** Tells the background; false once the extension was updated or removed and nobody is left to listen: then this throws. */
export function report(payload: PageReport): boolean {
  try {
    // Firefox has it under this name as well. A background that is just being replaced does not answer: the next look tells again.
    (globalThis as unknown as World).chrome.runtime.sendMessage({ name: 'page/seen', payload }).catch(() => undefined);
    return true;
  } catch {
    return false;
  }
}

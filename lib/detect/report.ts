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
interface Runtime {
  readonly id?: string;
  sendMessage(message: { readonly name: 'page/seen'; readonly payload: PageReport }): Promise<unknown> | undefined;
}

/** Tells the background; false once the extension was updated or removed and nobody is left to listen. */
export function report(payload: PageReport): boolean {
  // Firefox has it under this name as well.
  const { runtime } = (globalThis as { readonly chrome?: { readonly runtime?: Runtime } }).chrome ?? {};
  if (!runtime?.id) return false;
  try {
    // A background that is just being replaced does not answer: the next look tells again.
    runtime.sendMessage({ name: 'page/seen', payload })?.catch(() => undefined);
    return true;
  } catch {
    return false;
  }
}

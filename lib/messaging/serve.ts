import * as z from 'zod/mini';
import { type Replies, type RequestName, requests, type Requests, type SenderKind } from '../contract/messages.ts';
import { err, type Result } from '../domain/result.ts';

/** What we need to know of who asks. */
export interface Sender {
  readonly id?: string | undefined;
  readonly url?: string | undefined;
  readonly frameId?: number | undefined;
  readonly tab?:
    | { readonly id?: number | undefined; readonly url?: string | undefined; readonly incognito: boolean }
    | undefined;
}

export type Handlers = {
  readonly [N in RequestName]: (payload: Requests[N], sender: Sender) => Promise<Result<Replies[N]>>;
};

/** The part of `browser.runtime` that serving needs. */
export interface Listening {
  readonly id: string;
  getURL(path: string): string;
  readonly onMessage: {
    addListener(listener: (message: unknown, sender: Sender, sendResponse: (reply: unknown) => void) => true): void;
  };
}

function isRequestName(name: unknown): name is RequestName {
  return typeof name === 'string' && Object.hasOwn(requests, name);
}

/** Our own pages are trusted with everything; a content script may only report what it sees. */
function senderKind(runtime: Listening, sender: Sender): SenderKind | undefined {
  if (sender.id !== runtime.id) return undefined;
  if (sender.url?.startsWith(runtime.getURL('')) === true) return 'extension';
  return sender.tab !== undefined && (sender.frameId ?? 0) === 0 ? 'content' : undefined;
}

async function answer(
  runtime: Listening,
  handlers: Handlers,
  message: unknown,
  sender: Sender,
  report: (error: unknown) => string,
): Promise<Result<unknown>> {
  const { name, payload } = (message ?? {}) as { name?: unknown; payload?: unknown };
  if (!isRequestName(name)) return err({ kind: 'refused', reason: 'request' });
  const request = requests[name];
  if (senderKind(runtime, sender) !== request.from) return err({ kind: 'refused', reason: 'sender' });
  const parsed = z.safeParse(request.payload, payload);
  if (!parsed.success) return err({ kind: 'refused', reason: 'request' });
  try {
    // The table pairs each name with its schema, which the compiler cannot follow through a lookup by value.
    const handler = handlers[name] as (payload: unknown, sender: Sender) => Promise<Result<unknown>>;
    return await handler(parsed.data, sender);
  } catch (error) {
    // Both kinds of storage say it by this word, each in an error of its own.
    if (/quota/i.test(String(error))) return err({ kind: 'storage-full' });
    return err({ kind: 'internal', reference: report(error) });
  }
}

/**
 * The one listener of the background. It always returns `true` and answers by `sendResponse`, also to nonsense: the
 * only form that Chrome's own `browser`, the polyfill and Firefox understand alike.
 */
export function serve(runtime: Listening, handlers: Handlers, report: (error: unknown) => string): void {
  runtime.onMessage.addListener((message, sender, sendResponse) => {
    void answer(runtime, handlers, message, sender, report).then(sendResponse);
    return true;
  });
}

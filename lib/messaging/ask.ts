import type { Replies, RequestName, Requests } from '../contract/messages.ts';
import type { Result } from '../domain/result.ts';

/** The part of `browser.runtime` that asking needs; injected, so that tests need no browser. */
export interface Asker {
  sendMessage(message: unknown): Promise<unknown>;
}

/** The background's own replies; views ask by `Ask` of `graded-ask.ts`. */
export type WireAsk = <N extends RequestName>(name: N, payload: Requests[N]) => Promise<Result<Replies[N]>>;

/** What both browsers say of a background that is going to sleep at this very moment: nobody has heard the question. */
const UNHEARD = /Receiving end does not exist/;
const WAITS_MS = [50, 200, 800];

/** Asks the background. Popup and worker are always of one version, so the reply is trusted. */
export function createAsk(runtime: Asker): WireAsk {
  return async (name, payload) => {
    try {
      const reply = (await heard(runtime, { name, payload })) as Result<Replies[typeof name]> | null | undefined;
      return reply ?? { ok: false, failure: { kind: 'internal', reference: 'no-reply' } };
    } catch (error) {
      return { ok: false, failure: { kind: 'internal', reference: String(error).slice(0, 200) } };
    }
  };
}

async function heard(
  runtime: Asker,
  message: unknown,
  [wait, ...later]: readonly number[] = WAITS_MS,
): Promise<unknown> {
  try {
    return await runtime.sendMessage(message);
  } catch (error) {
    if (wait === undefined || !UNHEARD.test(String(error))) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return await heard(runtime, message, later);
  }
}

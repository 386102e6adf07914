import type { Replies, RequestName, Requests } from '../contract/messages.ts';
import type { Result } from '../domain/result.ts';

/** The part of `browser.runtime` that asking needs; injected, so that tests need no browser. */
export interface Asker {
  sendMessage(message: unknown): Promise<unknown>;
}

/** The background's own replies; views ask by `Ask` of `graded-ask.ts`. */
export type WireAsk = <N extends RequestName>(name: N, payload: Requests[N]) => Promise<Result<Replies[N]>>;

/** Asks the background. Popup and worker are always of one version, so the reply is trusted. */
export function createAsk(runtime: Asker): WireAsk {
  return async (name, payload) => {
    try {
      const reply = (await runtime.sendMessage({ name, payload })) as Result<Replies[typeof name]> | null | undefined;
      return reply ?? { ok: false, failure: { kind: 'internal', reference: 'no-reply' } };
    } catch (error) {
      return { ok: false, failure: { kind: 'internal', reference: String(error).slice(0, 200) } };
    }
  };
}

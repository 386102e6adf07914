import type { Replies, RequestName, Requests } from '../../../lib/contract/messages.ts';
import type { Result } from '../../../lib/domain/result.ts';

declare const chrome: { runtime: { sendMessage(message: unknown): Promise<unknown> } };

/** Both drivers' pages can do this much. */
interface Evaluating {
  evaluate<R, A>(run: (argument: A) => Promise<R>, argument: A): Promise<R>;
}

/** Asks the background as our own pages do, from one of them. */
export async function ask<N extends RequestName>(page: Evaluating, name: N, payload: Requests[N]): Promise<Replies[N]> {
  const reply = (await page.evaluate((message) => chrome.runtime.sendMessage(message), { name, payload })) as Result<
    Replies[N]
  >;
  if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply.failure)}`);
  return reply.value;
}

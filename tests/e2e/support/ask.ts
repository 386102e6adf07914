import type { Page } from '@playwright/test';
import type { Page as FirefoxPage } from 'puppeteer-core';
import type { Replies, RequestName, Requests } from '../../../lib/contract/messages.ts';
import { createAsk } from '../../../lib/messaging/ask.ts';

declare const chrome: { runtime: { sendMessage(message: unknown): Promise<unknown> } };

/** Asks the background as our own pages do, from one of them. */
export async function ask<N extends RequestName>(
  page: Page | FirefoxPage,
  name: N,
  payload: Requests[N],
): Promise<Replies[N]> {
  // Both drivers evaluate alike; their types do not know of each other.
  const sendMessage = (message: unknown): Promise<unknown> =>
    (page as Page).evaluate((sent) => chrome.runtime.sendMessage(sent), message);
  const reply = await createAsk({ sendMessage })(name, payload);
  if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply.failure)}`);
  return reply.value;
}

import { describe, expect, it } from 'vitest';
import { collect } from '../../../lib/detect/collect.ts';
import { type PageReport, report } from '../../../lib/detect/report.ts';
import { documentOf } from './fixture-page.ts';

const ADDRESS = 'https://shop.example/p/1';
const SEEN: PageReport = {
  view: collect(documentOf('<html><body><h1>Kettle</h1></body></html>'), new URL(ADDRESS)),
  url: ADDRESS,
  revision: 1,
  came: [ADDRESS],
};

/** Whether somebody heard the report in a browser that shows pages this much of itself. */
function isHeardIn(chrome: unknown): boolean {
  const world = globalThis as { chrome?: unknown };
  world.chrome = chrome;
  try {
    return report(SEEN);
  } finally {
    delete world.chrome;
  }
}

describe('what a content script tells', () => {
  it('goes to the background as it is', () => {
    const sent: unknown[] = [];
    const sendMessage = (message: unknown): Promise<void> => Promise.resolve(void sent.push(message));
    expect(isHeardIn({ runtime: { sendMessage } })).toBe(true);
    expect(sent).toEqual([{ name: 'page/seen', payload: SEEN }]);
  });

  const removed = (): never => {
    throw new Error('Extension context invalidated.');
  };
  it.each<[string, unknown]>([
    ['no such browser', undefined],
    ['a browser without this door', {}],
    ['an extension that was updated or removed', { runtime: { sendMessage: removed } }],
    ['an extension that was removed altogether', { runtime: undefined }],
  ])('is heard by nobody in %s', (_, chrome) => {
    expect(isHeardIn(chrome)).toBe(false);
  });

  it('may stay without an answer, and nobody is told so', () => {
    const refused = Promise.reject(new Error('Could not establish connection.'));
    refused.catch(() => undefined);
    const handlers: (() => unknown)[] = [];
    const answer = Object.assign(refused, { catch: (handler: () => unknown) => handlers.push(handler) });
    expect(isHeardIn({ runtime: { sendMessage: () => answer } })).toBe(true);
    expect(handlers.map((handler) => handler())).toEqual([undefined]);
  });
});

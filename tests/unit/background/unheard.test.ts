import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAsk } from '../../../lib/messaging/ask.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ASLEEP = new Error('Could not establish connection. Receiving end does not exist.');

test.each<[string, readonly Error[], object, number]>([
  ['is asked once where it is heard', [], { ok: true, value: 7 }, 1],
  ['is asked again where the background just fell asleep', [ASLEEP, ASLEEP], { ok: true, value: 7 }, 3],
  [
    'is given up where it sleeps on',
    [ASLEEP, ASLEEP, ASLEEP, ASLEEP],
    { ok: false, failure: { kind: 'internal', reference: String(ASLEEP) } },
    4,
  ],
  [
    'is not asked again where it may have been heard',
    [new Error('The message port closed')],
    { ok: false, failure: { kind: 'internal', reference: 'Error: The message port closed' } },
    1,
  ],
])('a question %s', async (_, failures, reply, times) => {
  const left = [...failures];
  const sendMessage = vi.fn(async () => {
    const failure = left.shift();
    if (failure !== undefined) throw failure;
    return { ok: true, value: 7 };
  });
  const asked = createAsk({ sendMessage })('page/current', {});
  await vi.runAllTimersAsync();
  expect(await asked).toEqual(reply);
  expect(sendMessage).toHaveBeenCalledTimes(times);
});

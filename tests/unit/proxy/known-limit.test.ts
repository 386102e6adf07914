import { expect, test } from 'vitest';
import type { Access, Outcome } from '../../../backend/proxy/access/access.ts';
import { createKnownLimit } from '../../../backend/proxy/forward/account.ts';

const said = (status: number, body: string): Outcome => ({ kind: 'answer', status, headers: {}, body });

test.each<[string, Outcome, number, number | undefined]>([
  ['told', said(200, '{"api_request_rate_limit":240}'), 1, 240],
  ['refused', said(403, '{}'), 1, undefined],
  ['told without a limit', said(200, '{}'), 1, undefined],
  ['with a refused token', { kind: 'token-refused' }, 1, undefined],
  ['not heard', { kind: 'timeout', afterMs: 1 }, 3, undefined],
  ['not reached', { kind: 'unreachable', word: 'ECONNREFUSED' }, 3, undefined],
])('an account that is %s is asked for no more often than it helps', async (_, outcome, times, limit) => {
  let asked = 0;
  const access: Access = {
    name: 'direct',
    ask: () => {
      asked += 1;
      return Promise.resolve(outcome);
    },
    reload: () => undefined,
    close: () => Promise.resolve(),
  };
  const known = createKnownLimit(access, { limit: undefined, blockedUntil: 0, devices: 1 });
  for (let minute = 0; minute < 3; minute += 1) await known.learn();
  expect([asked, await known.soon()]).toEqual([times, limit]);
});

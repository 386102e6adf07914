import { expect, test } from 'vitest';
import { runsUntil, type WatchRecord } from '../../../lib/domain/watch-record.ts';
import type { ServiceStatus } from '../../../lib/domain/watch.ts';

const SOON = 1_800_000_000_000;
const LATE = SOON + 90 * 86_400_000;

function record(
  status: ServiceStatus | undefined,
  change: Partial<WatchRecord>,
  draft: Partial<WatchRecord['draft']> = {},
): WatchRecord {
  const told = { name: 'Kettle', rules: [], filters: [], metadata: {} };
  return {
    clientId: 'g:1',
    draft: { ...told, targetType: 'product', targetIds: ['1'], status: 'active', expiresAt: SOON, ...draft },
    ...(status === undefined ? {} : { remote: { ...told, id: '7', targetId: '1', status, expiresAt: SOON } }),
    attempts: 0,
    nextTryAt: 0,
    createdAt: 0,
    changedAt: 0,
    tags: [],
    product: { key: 'url:https://shop.example/1', name: 'Kettle' },
    ...change,
  };
}

/** As a service shows it that speaks of no end. */
function silentOnItsEnd({ remote, ...rest }: WatchRecord): WatchRecord {
  if (remote === undefined) return rest;
  const { expiresAt: _, ...silent } = remote;
  return { ...rest, remote: silent };
}

test.each<[string, WatchRecord, number | undefined]>([
  ['an active watch: the service’s word', record('active', {}, { expiresAt: LATE }), SOON],
  ['of which the service says no end: the draft’s', silentOnItsEnd(record('active', {})), SOON],
  ['a paused one: none', record('paused', {}), undefined],
  ['an expired one: none', record('expired', {}), undefined],
  ['with an unsent change of its name: what is known', record('active', { intent: 'update' }, { name: 'K' }), SOON],
  ['with an unsent renewal: the new end', record('active', { intent: 'update' }, { expiresAt: LATE }), LATE],
  ['expired, with an unsent renewal: the new end', record('expired', { intent: 'update' }, { expiresAt: LATE }), LATE],
  [
    'with an unsent earlier end: that, to the second',
    record('active', { intent: 'update' }, { expiresAt: SOON - 1 }),
    SOON - 1000,
  ],
  ['with an unsent pause: none', record('active', { intent: 'update' }, { status: 'paused' }), undefined],
  ['with an unsent resumption: it runs', record('paused', { intent: 'update' }), SOON],
  [
    'whose renewal was refused: the service’s word',
    record('active', { intent: 'update', nextTryAt: null }, { expiresAt: LATE }),
    SOON,
  ],
  ['to be deleted: none', record('active', { intent: 'delete' }), undefined],
  ['not set yet: none', record(undefined, { intent: 'create' }), undefined],
  ['gone at the service: none', record('active', { removedAt: 1 }), undefined],
])('%s', (_, watch, expected) => {
  expect(runsUntil(watch)).toBe(expected);
});

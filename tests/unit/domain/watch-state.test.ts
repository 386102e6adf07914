import { describe, expect, it } from 'vitest';
import { type NextStatus, nextStatus, type WatchEvent } from '../../../lib/domain/watch-state.ts';
import type { ServiceStatus } from '../../../lib/domain/watch.ts';

const EVENTS = {
  met: { kind: 'checked', met: true },
  'not met': { kind: 'checked', met: false },
  removed: { kind: 'target-removed' },
  expiry: { kind: 'expiry-reached' },
  deleted: { kind: 'deleted' },
  'PUT active': { kind: 'updated', status: 'active', renewed: false },
  'PUT paused': { kind: 'updated', status: 'paused', renewed: false },
  'PUT active, new expiry': { kind: 'updated', status: 'active', renewed: true },
  'PUT of other fields': { kind: 'updated', renewed: false },
} as const satisfies Record<string, WatchEvent>;

type Row = readonly [from: ServiceStatus, Readonly<Record<keyof typeof EVENTS, NextStatus>>];

const TABLE: readonly Row[] = [
  ['active', row('completed', 'active', 'gone', 'expired', 'active', 'paused', 'active', 'active')],
  ['paused', row('paused', 'paused', 'paused', 'paused', 'active', 'paused', 'active', 'paused')],
  ['completed', row('completed', 'completed', 'completed', 'completed', 'active', 'paused', 'active', 'completed')],
  ['expired', row('expired', 'expired', 'expired', 'expired', 'refused', 'refused', 'active', 'expired')],
];

describe('the state table of a watch', () => {
  it.each(TABLE.flatMap(([from, to]) => Object.entries(to).map(([event, next]) => [from, event, next] as const)))(
    '%s, %s: %s',
    (from, event, next) => {
      expect(nextStatus(from, EVENTS[event as keyof typeof EVENTS])).toBe(next);
    },
  );
});

function row(
  met: NextStatus,
  notMet: NextStatus,
  removed: NextStatus,
  expiry: NextStatus,
  putActive: NextStatus,
  putPaused: NextStatus,
  renewed: NextStatus,
  putOther: NextStatus,
): Row[1] {
  return {
    met,
    'not met': notMet,
    removed,
    expiry,
    deleted: 'gone',
    'PUT active': putActive,
    'PUT paused': putPaused,
    'PUT active, new expiry': renewed,
    'PUT of other fields': putOther,
  };
}

import { describe, expect, it } from 'vitest';
import { readAs } from '../../../lib/contract/read.ts';
import { alertSchema } from '../../../lib/contract/webhook.ts';

const ID = '9f0c2d5e-1111-4222-8333-444455556666';

describe('a notification', () => {
  const RECEIVED = 1_800_000_000_000;
  const common = {
    watch_history_id: '11111111-2222-4333-8444-555555555555',
    watch_event_type: 'product_watch_alert',
    timestamp: '2026-09-01T10:00:00+00:00',
    watch_id: ID,
    watch_name: 'Boots',
    metadata: { list: 'winter' },
  };
  const detail = {
    id: 8099,
    name: 'Boot',
    network: { id: 3, name: 'Net' },
    merchant: { id: 5, name: 'Shop' },
    changes: [{ field: 'final_price', old_value: 80, new_value: '70.50' }],
  };
  const parse = (body: unknown) => readAs(alertSchema('major', RECEIVED))(body);

  it('of a change', () => {
    const alert = parse({ ...common, details: [detail] });
    expect(alert).toEqual({
      ok: true,
      value: {
        historyId: common.watch_history_id,
        kind: 'change',
        watchId: ID,
        watchName: 'Boots',
        metadata: { list: 'winter' },
        at: Date.UTC(2026, 8, 1, 10),
        details: [
          {
            id: '8099',
            name: 'Boot',
            merchant: 'Shop',
            network: 'Net',
            changes: [{ field: 'final_price', oldValue: 80, newValue: 70.5 }],
          },
        ],
      },
    });
  });

  it('of a removal', () => {
    const gone = {
      id: '8099',
      name: 'Unknown',
      network: { id: null, name: 'Unknown' },
      merchant: { id: null, name: null },
      changes: [{ field: '__product__', old_value: 'available', new_value: 'unavailable' }],
    };
    expect(parse({ ...common, details: [gone] })).toMatchObject({ ok: true, value: { kind: 'removed' } });
  });

  it('of an expiry, with its other shape and time', () => {
    const alert = parse({
      ...common,
      timestamp: '2026-09-01T10:00:00.000000Z',
      target_id: '8099',
      changes: [{ field: '__watch__', old_value: 'active', new_value: 'expired' }],
    });
    expect(alert).toMatchObject({
      ok: true,
      value: { kind: 'expired', at: Date.UTC(2026, 8, 1, 10), details: [{ id: '8099', name: 'Boots' }] },
    });
  });

  it.each([
    [{ watch_id: '00000000-0000-0000-0000-000000000000' }],
    [{ watch_history_id: '00000000-0000-4000-8000-000000000000' }],
    [{ watch_history_id: 'test-1' }],
    [{ watch_event_type: 'product_watch_verification' }],
  ])('of a verification, known by %j', (fields) => {
    expect(parse({ ...common, ...fields, details: [detail] })).toMatchObject({
      ok: true,
      value: { kind: 'verification' },
    });
  });

  it('is not lost for its time', () => {
    expect(parse({ ...common, timestamp: 'now', details: [detail] })).toMatchObject({
      ok: true,
      value: { at: RECEIVED },
    });
  });

  it.each([
    [{ ...common }],
    [{ ...common, details: [] }],
    [{ ...common, watch_id: null, details: [detail] }],
    [null],
    ['x'],
  ])('is none without watch or change: %j', (body) => {
    expect(parse(body).ok).toBe(false);
  });
});

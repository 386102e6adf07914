import { describe, expect, it } from 'vitest';
import { historyPageSchema } from '../../../lib/contract/history.ts';
import { readAs } from '../../../lib/contract/read.ts';
import { readChangedWatches, watchPageSchema } from '../../../lib/contract/watch.ts';
import { watchRequest } from '../../../lib/contract/watch-request.ts';
import type { WatchDraft } from '../../../lib/domain/watch.ts';

const ID = '9f0c2d5e-1111-4222-8333-444455556666';
const row = {
  watch_id: ID,
  name: 'Boots',
  target_type: 'product',
  target_id: '8099000000000000001',
  status: 'active',
  metadata: { list: 'winter', n: 3 },
  rules: [
    { field: 'final_price', condition: 'decrease', start_value: 80, threshold: { type: 'percentage', value: 10 } },
    { field: 'availability', condition: 'change', start_value: null, threshold: { type: null, value: null } },
  ],
  notifications: [
    { channel: 'webhook', channel_target: 'https://p.example/h', frequency: 'immediately', enabled: true },
  ],
  filters: [{ field: 'merchant.id', operator: '=', value: 5 }],
  expire_timestamp: 1_790_000_000,
  created_at: '2026-06-23 12:53:20',
  last_checked_at: null,
};
const watch = {
  id: ID,
  name: 'Boots',
  targetType: 'product',
  targetId: '8099000000000000001',
  status: 'active',
  metadata: { list: 'winter', n: '3' },
  rules: [
    { field: 'final_price', condition: 'decrease', startValue: 80, threshold: { type: 'percentage', value: 10 } },
    { field: 'availability', condition: 'change', startValue: null, threshold: null },
  ],
  filters: [{ field: 'merchant.id', operator: '=', value: '5' }],
  expiresAt: 1_790_000_000_000,
  createdAt: Date.UTC(2026, 5, 23, 12, 53, 20),
};

describe('watches', () => {
  const read = readAs(watchPageSchema('major'));

  it.each([
    ['one in data', { data: row, meta: { trace_id: 't' } }],
    ['a list in data', { data: [row], meta: { total: 1, current_page: 1, fields: [] } }],
  ])('are read from %s', (_, body) => {
    const page = read(body);
    expect(page.ok && page.value.watches).toEqual([watch]);
  });

  it.each([[{}], [{ value: null }], [{ value: '' }]])('keeps a filter that compares with nothing: %j', (rest) => {
    const page = readAs(watchPageSchema('major'))({
      data: [{ ...row, filters: [{ field: 'direct_url', operator: 'NOT NULL', ...rest }] }],
    });
    expect(page.ok && page.value.watches[0]?.filters).toEqual([
      { field: 'direct_url', operator: 'NOT NULL', value: '' },
    ]);
  });

  it('reads no watch whose filter compares with what is no word', () => {
    const page = readAs(watchPageSchema('major'))({
      data: [{ ...row, filters: [{ field: 'direct_url', operator: '=', value: {} }] }],
    });
    expect(page.ok && page.value).toMatchObject({ watches: [], unreadable: [ID] });
  });

  it('need no more than a list shows', () => {
    const { target_type: _, filters: __, expire_timestamp: ___, created_at: ____, ...short } = row;
    const page = read({ data: [short] });
    expect(page.ok && page.value.watches[0]).toMatchObject({ id: ID, filters: [] });
  });

  it('are whole or not at all, and then still known to exist', () => {
    const odd = { ...row, rules: [{ field: 'colour', condition: 'change' }] };
    const noThreshold = { ...row, watch_id: 'w2', rules: [{ field: 'final_price', condition: 'decrease' }] };
    const page = read({ data: [odd, noThreshold, { name: 'x' }, null, row] });
    expect(page.ok && page.value).toMatchObject({ dropped: 4, unreadable: [ID, 'w2'] });
    expect(page.ok && page.value.watches).toHaveLength(1);
  });

  it.each([
    ['a price by a word', { threshold: { type: 'value', value: 'InStock' } }],
    ['a price by a share in words', { threshold: { type: 'percentage', value: 'ten' } }],
    ['a discount with a word to start from', { field: 'sale_discount', start_value: 'much' }],
    ['any change of a price from a word on', { condition: 'change', start_value: 'abc', threshold: null }],
  ])('are unreadable with a rule that compares %s', (_, odd) => {
    const page = read({ data: [{ ...row, rules: [{ ...row.rules[0], ...odd }] }] });
    expect(page.ok && page.value).toMatchObject({ watches: [], unreadable: [ID] });
  });

  it.each([
    ['in data', { data: row }, [watch]],
    ['as a list', { data: [row] }, [watch]],
    ['as a page', { meta: { total: 1 }, data: [row] }, [watch]],
    ['bare', row, [watch]],
    ['as a bare list', [row], [watch]],
    ['not at all', {}, []],
    ['with nothing', undefined, []],
    ['in words', { message: 'created' }, []],
  ])('are told by a create %s', (_, body, expected) => {
    expect(readChangedWatches(body, 'major')).toEqual(expected);
  });

  it('compare prices in major units whatever the catalog counts in', () => {
    const cents = { ...row, rules: [{ ...row.rules[0], start_value: 8000, threshold: { type: 'value', value: 500 } }] };
    const page = readAs(watchPageSchema('minor'))({ data: cents });
    expect(page.ok && page.value.watches[0]?.rules[0]).toMatchObject({ startValue: 80, threshold: { value: 5 } });
  });
});

describe('the create of a watch', () => {
  const draft: WatchDraft = {
    name: 'Boots',
    targetType: 'asin',
    targetIds: ['B000WLDVV0'],
    status: 'active',
    rules: [
      { field: 'final_price', condition: 'less_than', startValue: 80.5, threshold: { type: 'value', value: 70.25 } },
      { field: 'on_sale', condition: 'change', startValue: null, threshold: { type: 'value', value: true } },
    ],
    filters: [{ field: 'currency', operator: '=', value: 'EUR' }],
    metadata: { a: 'b' },
    expiresAt: 1_790_000_000_999,
  };

  it('says what is documented, and no more', () => {
    expect(watchRequest(draft, { unit: 'minor', webhookUrl: 'https://p.example/hook' })).toEqual({
      name: 'Boots',
      target_type: 'asin',
      target_ids: ['B000WLDVV0'],
      status: 'active',
      rules: [
        { field: 'final_price', condition: 'less_than', start_value: 8050, threshold: { type: 'value', value: 7025 } },
        { field: 'on_sale', condition: 'change' },
      ],
      notifications: [{ channel: 'webhook', target: 'https://p.example/hook', frequency: 'immediately' }],
      metadata: { a: 'b' },
      expire_timestamp: 1_790_000_000,
    });
  });
});

describe('histories', () => {
  const read = readAs(historyPageSchema('major', () => undefined));
  const record = {
    id: 'h1',
    watch_id: ID,
    changes: [
      { field: 'final_price', old_value: '80.00', new_value: 70 },
      { field: 'on_sale', old_value: false, new_value: 'true' },
    ],
    notified_at: '2026-09-01T10:00:00+00:00',
  };
  const known = {
    id: 'h1',
    watchId: ID,
    changes: [
      { field: 'final_price', oldValue: 80, newValue: 70 },
      { field: 'on_sale', oldValue: false, newValue: true },
    ],
    notifiedAt: Date.UTC(2026, 8, 1, 10),
  };

  it.each(['total_events', 'total_histories'])('of one watch are counted by %s', (name) => {
    const { watch_id: _, ...rest } = record;
    const page = read({
      watch_id: ID,
      name: 'Boots',
      target_id: '1',
      histories: [rest],
      meta: { [name]: 41, page_size: 20, page: 2 },
    });
    expect(page).toEqual({
      ok: true,
      value: { records: [known], paging: { total: 41, page: 2, perPage: 20 }, dropped: 0 },
    });
  });

  it('across watches lose no page to a bad row', () => {
    const page = read({
      meta: { total: 3, current_page: 1, last_page: 1 },
      data: [record, null, { ...record, notified_at: 'soon' }],
    });
    expect(page.ok && page.value).toMatchObject({ records: [known], dropped: 2 });
  });
});

// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { WatchRow } from '../../../components/watches/watch-row.tsx';
import { isShown } from '../../../lib/domain/watch-list.ts';
import type { WatchRecord } from '../../../lib/domain/watch-record.ts';
import { NOW } from '../../support/views/make.ts';
import { mount } from '../../support/views/mount.ts';

const rules = [
  { field: 'final_price', condition: 'less_than', startValue: null, threshold: { type: 'value', value: 9 } },
] as const;
const draft = {
  name: 'Kettle',
  targetType: 'product',
  targetIds: ['1'],
  status: 'active',
  rules,
  filters: [],
  metadata: {},
} as const;
const known: WatchRecord = {
  clientId: 'group~1',
  draft,
  attempts: 0,
  nextTryAt: 0,
  remote: { ...draft, id: 'w-1', targetId: '1', createdAt: NOW - 1000 },
  createdAt: 1,
  changedAt: 1,
  tags: [],
  product: { key: 'gtin:1', name: 'Kettle' },
};
const { remote: _, ...unset } = known;
const offline = { failure: { kind: 'offline' } } as const;
const paused = { draft: { ...draft, status: 'paused' } } as const;
const nothing = (): void => undefined;
const on = { pause: nothing, remove: nothing, keep: nothing, retry: nothing, edit: nothing, renew: nothing };

test.each<[string, WatchRecord, string, readonly string[]]>([
  ['confirmed', known, 'Watching', ['Pause', 'Edit', 'Delete']],
  ['to be set', { ...unset, intent: 'create' }, 'Being set', ['Edit', 'Delete']],
  ['to be changed', { ...known, intent: 'update' }, 'Being changed', ['Pause', 'Edit', 'Delete']],
  ['to be paused', { ...known, ...paused, intent: 'update' }, 'Being changed', ['Resume', 'Edit', 'Delete']],
  ['to be deleted, offline', { ...known, ...offline, intent: 'delete', nextTryAt: NOW }, 'Being deleted', ['Undo']],
  [
    'refused a change',
    { ...known, ...paused, intent: 'update', nextTryAt: null, failure: { kind: 'forbidden' } },
    'Watching',
    ['Try again', 'Pause', 'Edit', 'Delete'],
  ],
])('an alert that is %s says so, and what can be done about it', async (_name, record, says, buttons) => {
  const view = await mount(<WatchRow record={record} home={undefined} now={NOW} isProductGone={false} on={on} />);
  expect(isShown(record)).toBe(true);
  expect(view.byTestId('watch-state').textContent).toBe(says);
  expect([...view.root.querySelectorAll('button')].map((button) => button.textContent)).toEqual(buttons);
  expect(view.text().includes('next check')).toBe(says === 'Watching');
});

test('a deletion that can still be undone is out of sight', () => {
  expect(isShown({ ...known, intent: 'delete', nextTryAt: NOW + 8000 })).toBe(false);
});

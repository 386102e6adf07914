// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { InboxView } from '../../../components/inbox/inbox-view.tsx';
import type { Alert } from '../../../lib/domain/alert.ts';
import { NOW } from '../../support/views/make.ts';
import { mount } from '../../support/views/mount.ts';

const nothing = (): void => undefined;
const alertOf = (condition?: Alert['condition']): Alert => ({
  historyId: 'h',
  kind: 'change',
  watchId: 'w',
  watchName: 'Kettle',
  metadata: { elsewhere_currency: 'EUR' },
  at: NOW,
  details: [{ id: '1', name: 'Kettle', changes: [{ field: 'final_price', oldValue: 20, newValue: 10 }] }],
  ...(condition === undefined ? {} : { condition }),
});

test('a history that came before its watch is known here tells of a product without a name', async () => {
  const entry = { alert: { ...alertOf(), watchName: '' }, receivedAt: NOW, readAt: null, notifiedAt: null };
  const watches = { inbox: [entry], records: [], readAlerts: nothing, snooze: nothing } as never;
  const view = await mount(<InboxView watches={watches} deps={{ search: nothing } as never} />);
  expect(view.text()).toContain('Unnamed product');
});

test.each<[Alert['condition'], string | undefined]>([
  ['used', 'Not a new one: used.'],
  ['refurbished', 'Not a new one: refurbished.'],
  ['open-box', 'Not a new one: opened before.'],
  ['not-known', 'It may be a used one: the catalog does not tell.'],
  ['new', undefined],
  [undefined, undefined],
])('of what is %s the inbox says %s', async (condition, words) => {
  const entry = { alert: alertOf(condition), receivedAt: NOW, readAt: null, notifiedAt: null };
  const watches = { inbox: [entry], records: [], readAlerts: nothing, snooze: nothing } as never;
  const view = await mount(<InboxView watches={watches} deps={{ search: nothing } as never} />);
  expect(view.allByTestId('inbox-note').map(({ textContent }) => textContent)).toEqual(
    words === undefined ? [] : [words],
  );
  expect(view.text()).toContain('€10.00');
});

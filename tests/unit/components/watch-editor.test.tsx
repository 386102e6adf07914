// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WatchEditor } from '../../../components/watches/watch-editor.tsx';
import type { Watches } from '../../../components/watches/use-watches.ts';
import type { WatchRecord } from '../../../lib/domain/watch-record.ts';
import { askOf } from '../../e2e/harness/scenarios.ts';
import { NOW } from '../../support/views/make.ts';
import { mount } from '../../support/views/mount.ts';

const DAY_MS = 86_400_000;
const zone = process.env['TZ'];
beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

function record(expiresAt?: number): WatchRecord {
  return {
    clientId: '00000000-0000-4000-8000-000000000001~1',
    draft: {
      name: 'A kettle',
      targetType: 'product',
      targetIds: ['1'],
      status: 'active',
      rules: [{ field: 'on_sale', condition: 'equals', startValue: null, threshold: { type: 'value', value: true } }],
      filters: [],
      metadata: {},
      ...(expiresAt === undefined ? {} : { expiresAt }),
    },
    attempts: 0,
    nextTryAt: 0,
    createdAt: NOW,
    changedAt: NOW,
    tags: [],
    product: { key: 'gtin:1', name: 'A kettle' },
  };
}

/** The editor of an alert, and the end that it saves. */
async function editing(one: WatchRecord) {
  const ends: (number | undefined)[] = [];
  const change: Watches['change'] = (_, draft) => {
    ends.push(draft.expiresAt);
    return Promise.resolve(true);
  };
  const watches = { change, tag: () => undefined } as unknown as Watches;
  const nothing = (): void => undefined;
  const view = await mount(
    <WatchEditor ask={askOf({})} record={one} isNew={false} watches={watches} onClose={nothing} />,
  );
  const [day] = view.root.querySelectorAll<HTMLInputElement>('input[type=date]');
  if (day === undefined) throw new Error('no day is asked for');
  const save = async () => {
    view.byTestId('watch-editor').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await view.settle(20);
    return ends;
  };
  return { view, day, save };
}

describe.each(['UTC', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Auckland'])('in %s', (place) => {
  beforeEach(() => {
    process.env['TZ'] = place;
  });

  test('what is saved unchanged ends on the day that it did', async () => {
    const end = new Date(2027, 0, 9, 23, 59, 59).getTime();
    const { day, save } = await editing(record(end));
    expect(day.value).toBe('2027-01-09');
    expect(await save()).toEqual([end]);
  });

  test('over a change of clocks a day ends when it ends there', async () => {
    const { view, day, save } = await editing(record(NOW + 30 * DAY_MS));
    await view.type(day, '2027-03-28');
    expect(await save()).toEqual([new Date(2027, 2, 28, 23, 59, 59).getTime()]);
  });

  test('without an end it gets the 90 days that the service would give', async () => {
    const { day } = await editing(record());
    const ninety = new Date(NOW + 90 * DAY_MS);
    expect(new Date(`${day.value}T12:00`).toDateString()).toBe(ninety.toDateString());
  });

  test('the 180th day can be chosen and is never too long; the next one ends no later, and a past one is not saved', async () => {
    const { view, day, save } = await editing(record(NOW + DAY_MS));
    const latest = NOW + 180 * DAY_MS;
    expect(Date.parse(`${day.max}T00:00`)).toBeLessThan(latest);
    await view.type(day, '2027-06-30');
    const [end = 0] = await save();
    expect(end).toBeLessThan(latest);
    expect(end).toBeGreaterThan(latest - 2 * 3_600_000);
    await view.type(day, '2026-11-19');
    expect(await save()).toHaveLength(1);
    await view.type(day, '');
    expect(await save()).toHaveLength(1);
  });
});

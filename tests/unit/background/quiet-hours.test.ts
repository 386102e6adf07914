import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Requests } from '../../../lib/contract/messages.ts';
import { until } from '../../contract/background/catalog.ts';
import { createDisk, type Disk, startWorker, type Worker } from '../../support/worker.ts';

// When an alert may be shown, by the clock on the user's wall, also on the days on which it is put forward and back.

const ADDRESS = 'https://proxy.example';
const MINUTE_MS = 60_000;
const zone = process.env['TZ'];
let disk: Disk;
let now: number;
let worker: Worker;
/** What the feed has, the first as number 1. */
let events: string[];

beforeEach(() => {
  process.env['TZ'] = 'Europe/Berlin';
  disk = createDisk();
  events = [];
});
afterEach(() => {
  worker.kill();
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

function answer(url: string): unknown {
  if (!url.includes('/events')) return { data: [], meta: { total: 0, current_page: 1, last_page: 1 } };
  const since = Number(new URL(url).searchParams.get('since') ?? 0);
  const fresh = events.slice(since).map((id, index) => ({
    seq: since + index + 1,
    received_at: now,
    watch_history_id: id,
    watch_event_type: 'product_watch_alert',
    timestamp: Math.floor(now / 1000),
    watch_id: '9f0c2d5e-1111-4222-8333-444455556666',
    watch_name: `Kettle ${id}`,
    metadata: { elsewhere: '1', elsewhere_currency: 'EUR' },
    details: [{ id: '1', name: 'Kettle', changes: [{ field: 'final_price', old_value: 9, new_value: 8 }] }],
  }));
  return { events: fresh, cursor: events.length, next_poll_s: 60 };
}

/** A browser at a time of the wall's clock, with these wishes about notifications. */
async function at(time: string, settings: Requests['settings/set']): Promise<void> {
  now = Date.parse(time);
  const capabilities = { events: true, watches: true, marketplaces: [] };
  const connection = { address: ADDRESS, kind: 'elsewhere', connectedAt: now, capabilities };
  disk.local.set('connection', { connection, key: 'k' });
  worker = startWorker(disk, { now: () => now, fetch: async (url) => Response.json(answer(url)) });
  await worker.ask('settings/set', settings);
}

async function comes(id: string): Promise<void> {
  events.push(id);
  await worker.ask('watch/refresh', {});
  await worker.ask('inbox/list', {});
}

/** The time passes, and the alarm that looks again rings if it is set: whether anything is shown then. */
async function later(time: string): Promise<number> {
  now = Date.parse(time);
  const before = shown();
  if (disk.alarms.has('announce')) worker.alarm('announce');
  await until(async () => shown() > before, 150);
  return shown();
}

const shown = (): number => [...disk.shown.values()].reduce((sum, { times }) => sum + times, 0);
const night = { quietHours: { fromMinute: 22 * 60, toMinute: 7 * 60 } };

test('nothing is shown at night, and in the morning everything, once', async () => {
  await at('2026-11-20T21:59:00+01:00', night);
  await comes('h-1');
  expect(shown()).toBe(1);
  now += MINUTE_MS;
  await comes('h-2');
  expect(shown()).toBe(1);
  expect(disk.badge).toBe('2');
  expect(await later('2026-11-21T06:59:00+01:00')).toBe(1);
  expect(await later('2026-11-21T07:00:00+01:00')).toBe(2);
  expect(await later('2026-11-21T07:05:00+01:00')).toBe(2);
  expect(disk.alarms.has('announce')).toBe(false);
});

describe('the night on which the clock is put', () => {
  test.each<[string, string, number, number, readonly (readonly [string, number])[]]>([
    // The hour from two to three comes twice, and both times it is quiet.
    [
      'back: an end in the hour that comes twice',
      '2026-10-25T00:30:00+02:00',
      23 * 60,
      2 * 60 + 30,
      [
        ['2026-10-25T02:29:00+02:00', 0],
        ['2026-10-25T02:30:00+02:00', 1],
      ],
    ],
    [
      'back: seven is seven, nine hours after ten',
      '2026-10-24T23:00:00+02:00',
      22 * 60,
      7 * 60,
      [
        ['2026-10-25T06:59:00+01:00', 0],
        ['2026-10-25T07:00:00+01:00', 1],
      ],
    ],
    // Two o'clock is three o'clock at once: quiet that ends between them ends there.
    [
      'forward: an end in the hour that never comes',
      '2027-03-28T00:30:00+01:00',
      23 * 60,
      2 * 60 + 30,
      [
        ['2027-03-28T01:59:00+01:00', 0],
        ['2027-03-28T03:00:00+02:00', 1],
      ],
    ],
    [
      'forward: seven is seven, eight hours after ten',
      '2027-03-27T23:00:00+01:00',
      22 * 60,
      7 * 60,
      [
        ['2027-03-28T06:59:00+02:00', 0],
        ['2027-03-28T07:00:00+02:00', 1],
      ],
    ],
  ])('%s', async (_, start, fromMinute, toMinute, looks) => {
    await at(start, { quietHours: { fromMinute, toMinute } });
    await comes('h-1');
    expect(shown()).toBe(0);
    for (const [time, expected] of looks) expect([time, await later(time)]).toEqual([time, expected]);
  });
});

test('a daily digest is one notification a day, also on a day of 23 hours and on one of 25', async () => {
  await at('2026-10-24T09:00:00+02:00', { digest: 'daily' });
  await comes('h-1');
  expect(shown()).toBe(1);
  now += 3_600_000;
  await comes('h-2');
  await comes('h-3');
  expect(shown()).toBe(1);
  expect(await later('2026-10-25T08:30:00+01:00')).toBe(2);
  expect([...disk.shown.keys()].map((id) => id.split(':')[0])).toEqual(['digest', 'digest']);
  await comes('h-4');
  expect(await later('2026-10-25T23:00:00+01:00')).toBe(2);
  expect(await later('2026-10-26T08:30:00+01:00')).toBe(3);
});

test('a digest that is due at night waits for the morning', async () => {
  await at('2026-11-20T21:00:00+01:00', { ...night, digest: 'daily' });
  await comes('h-1');
  now += MINUTE_MS;
  await comes('h-2');
  expect(await later('2026-11-21T22:30:00+01:00')).toBe(1);
  expect(await later('2026-11-22T07:00:00+01:00')).toBe(2);
});

test('what was put off by a clock that ran ahead comes when the clock is put right', async () => {
  await at('2027-11-20T12:00:00+01:00', {});
  await comes('h-1');
  worker.pressNote('h-1', 1);
  expect(await until(async () => disk.alarms.has('announce'), 1000)).toBe(true);
  expect(await later('2026-11-20T12:05:00+01:00')).toBe(2);
});

test('a browser that was connected by a clock that ran ahead has missed nothing since', async () => {
  await at('2027-11-20T12:00:00+01:00', {});
  now = Date.parse('2026-11-20T12:00:00+01:00');
  await comes('h-1');
  expect(shown()).toBe(1);
});

test('what is snoozed comes again a day later, and at night only in the morning', async () => {
  await at('2026-11-20T12:00:00+01:00', {});
  await comes('h-1');
  worker.pressNote('h-1', 1);
  expect(await until(async () => disk.alarms.has('announce'), 1000)).toBe(true);
  expect(await later('2026-11-21T11:59:00+01:00')).toBe(1);
  await worker.ask('settings/set', { quietHours: { fromMinute: 11 * 60, toMinute: 13 * 60 } });
  expect(await later('2026-11-21T12:30:00+01:00')).toBe(1);
  expect(await later('2026-11-21T13:00:00+01:00')).toBe(2);
  expect(disk.shown.get('h-1')?.times).toBe(2);
});

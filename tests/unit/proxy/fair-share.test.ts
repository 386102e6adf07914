import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { waitFor } from '../../../backend/proxy/forward/fair-share.ts';
import type { Spent } from '../../../backend/proxy/forward/fair-share.ts';
import { createMemoryLimiter } from '../../../backend/proxy/forward/limiter.ts';

const spent = (device: string, count: number, second = 1000): Spent => ({ device, second, count });

describe('a part of the limit', () => {
  test.each([
    ['alone, all of it', 1, [spent('a', 59)], 0],
    ['alone, and no more', 1, [spent('a', 60)], 61],
    ['of two, its own 15 and the open 30', 2, [spent('a', 44)], 0],
    ['of two, not what is kept for the other', 2, [spent('a', 45)], 61],
    ['of two, its own also when the open part is gone', 2, [spent('b', 45), spent('a', 14)], 0],
    ['of two, its own and no more then', 2, [spent('b', 45), spent('a', 15)], 61],
  ])('%s', (_name, devices, book, wait) => {
    expect(waitFor('a', 60, devices, book, 1000)).toBe(wait);
  });

  test('comes back when its seconds have passed', () => {
    expect(waitFor('a', 60, 1, [spent('a', 30, 990), spent('a', 30, 1000)], 1000)).toBe(51);
  });
});

test('no minute holds more calls than the limit, and nobody who is within their own part waits', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 120 }),
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3000 })), { maxLength: 400 }),
      (limit, devices, calls) => {
        let clock = 1_000_000_000_000;
        const limiter = createMemoryLimiter({ limit, blockedUntil: 0, devices }, () => clock);
        const kept = devices > 1 ? Math.max(1, Math.floor(limit / 2 / devices)) : 0;
        const made: { device: number; at: number }[] = [];
        for (const [who, laterMs] of calls) {
          clock += laterMs;
          const device = who % devices;
          const recent = made.filter(({ at }) => at > clock - 60_000);
          const isAllowed = limiter.take(String(device)) === 0;
          if (isAllowed) made.push({ device, at: clock });
          else if (kept * devices <= limit)
            expect(
              made.filter((call) => call.device === device && call.at > clock - 62_000).length,
            ).toBeGreaterThanOrEqual(kept);
          expect(recent.length + (isAllowed ? 1 : 0)).toBeLessThanOrEqual(limit);
        }
      },
    ),
  );
});

import { expect, it } from 'vitest';
import { MOST_ATTEMPTS, nextAttemptAt } from '../../../backend/service/webhooks/retry-schedule.ts';

const SECONDS = [5, 300, 1800, 7200, 18_000, 36_000, 36_000, 36_000, 36_000, 36_000, 36_000];

it.each(SECONDS.map((seconds, index) => [index + 1, seconds]))(
  'after try %d it waits %d seconds',
  (attempts, seconds) => {
    expect(nextAttemptAt(attempts, 1_000, 0)).toBe(1_000 + seconds * 1000);
  },
);

it('comes earlier by chance, by a tenth at most, and never later', () => {
  expect(nextAttemptAt(2, 0, 1)).toBe(270_000);
});

it('gives up after twelve', () => {
  expect(nextAttemptAt(MOST_ATTEMPTS, 0, 0)).toBeUndefined();
  expect(MOST_ATTEMPTS).toBe(12);
});

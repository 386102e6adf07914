import { describe, expect, test, vi } from 'vitest';
import { createPatience } from '../../../backend/proxy/access/patience.ts';
import { createAwakeClock } from '../../../backend/http/awake.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Nothing else happens in this process for that long. */
function freeze(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('a clock of those who are awake runs with the wall’s, but for the time that was slept', () => {
  let wall = 0;
  const clock = createAwakeClock(100, () => wall);
  for (; wall < 1000; wall += 100) clock.turn();
  clock.turn();
  expect(clock.now()).toBe(1000);
  wall += 150;
  expect(clock.now()).toBe(1150);
  wall += 60_000;
  expect(clock.now()).toBe(1200);
  clock.turn();
  wall += 10;
  expect(clock.now()).toBe(1210);
});

describe('patience', () => {
  test('ends when its time is over, and not for whom stopped waiting', async () => {
    const patience = createPatience();
    const told: string[] = [];
    const started = performance.now();
    const over = new Promise<void>((resolve) => {
      patience.wait(300, () => {
        told.push('long');
        resolve();
      });
    });
    patience.wait(100, () => told.push('short'));
    patience.stop(patience.wait(150, () => told.push('stopped')));
    await over;
    expect(told).toEqual(['short', 'long']);
    expect(performance.now() - started).toBeGreaterThanOrEqual(299);
    patience.close();
  });

  test('does not count a time in which nobody could have been heard', async () => {
    const patience = createPatience();
    const giveUp = vi.fn();
    patience.wait(400, giveUp);
    await pause(60);
    freeze(1000);
    await pause(120);
    expect(giveUp).not.toHaveBeenCalled();
    await vi.waitFor(() => {
      expect(giveUp).toHaveBeenCalledOnce();
    }, 5000);
    patience.close();
  });

  test('keeps no timer when nobody waits', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const patience = createPatience();
    const waiting = patience.wait(1000, () => {});
    const during = timers();
    patience.stop(waiting);
    await pause(300);
    expect(timers()).toBeLessThan(during);
  });
});

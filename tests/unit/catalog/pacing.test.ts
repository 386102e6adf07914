import { describe, expect, it } from 'vitest';
import { readRetryAfter, waitAfterLimit } from '../../../lib/catalog/retry-after.ts';
import { withRetries } from '../../../lib/catalog/retry.ts';
import { createSingleFlight } from '../../../lib/catalog/single-flight.ts';
import { createTokenBucket } from '../../../lib/catalog/token-bucket.ts';
import type { Failure } from '../../../lib/domain/failure.ts';
import { err, ok, type Result } from '../../../lib/domain/result.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

describe('the wait that a server asks for', () => {
  it.each([
    ['seconds', { 'retry-after': '7' }, undefined, 7000],
    ['a date', { 'retry-after': new Date(NOW + 90_000).toUTCString() }, undefined, 90_000],
    [
      'a date by a clock that is an hour ahead',
      { 'retry-after': new Date(NOW + 3_690_000).toUTCString(), date: new Date(NOW + 3_600_000).toUTCString() },
      undefined,
      90_000,
    ],
    ['a date that has passed', { 'retry-after': new Date(NOW - 5000).toUTCString() }, undefined, 0],
    ['the body', {}, 2500, 2500],
    ['the header before the body', { 'retry-after': '1' }, 2500, 1000],
    ['the body where the header is nonsense', { 'retry-after': 'soon' }, 2500, 2500],
    ['the reset of the limit', { 'x-ratelimit-reset': String(NOW / 1000 + 30) }, undefined, 30_000],
    ['absurd seconds', { 'retry-after': '99999999999' }, undefined, 86_400_000],
    ['nothing', {}, undefined, undefined],
  ])('is read from %s', (_, headers, body, expected) => {
    expect(readRetryAfter(new Headers(headers as Record<string, string>), body, NOW)).toBe(expected);
  });

  it('is a minute after a 429 that says nothing, and never less than a second', () => {
    expect(waitAfterLimit(new Headers(), undefined, NOW)).toBe(60_000);
    expect(waitAfterLimit(new Headers({ 'retry-after': '0' }), undefined, NOW)).toBe(1000);
  });
});

describe('the token bucket', () => {
  it('lets a burst through and then paces by the account', () => {
    const bucket = createTokenBucket();
    expect(Array.from({ length: 10 }, () => bucket.take(NOW))).toEqual(Array.from({ length: 10 }, () => 0));
    expect(bucket.take(NOW)).toBe(1000);
    expect(bucket.take(NOW)).toBe(2000);
    expect(bucket.take(NOW + 60_000)).toBe(0);
  });

  it('never gives more in a minute than the account allows, beyond one burst', () => {
    const bucket = createTokenBucket();
    bucket.setRate(30);
    let given = 0;
    for (let ms = 0; ms <= 60_000; ms += 100) {
      if (bucket.take(NOW + ms) === 0) given += 1;
      else bucket.giveBack();
    }
    expect(given).toBe(40);
  });

  it('waits for everybody after a 429, and a clock set back locks nobody out', () => {
    const bucket = createTokenBucket();
    bucket.block(NOW + 5000);
    expect(bucket.take(NOW)).toBe(5000);
    expect(bucket.take(NOW + 5000)).toBe(0);
    expect(bucket.take(NOW - 3_600_000)).toBeGreaterThan(5000);
    const other = createTokenBucket();
    other.take(NOW);
    expect(other.take(NOW - 3_600_000)).toBe(0);
  });
});

describe('a single flight', () => {
  function flight() {
    const join = createSingleFlight();
    const starts: AbortSignal[] = [];
    const ends: ((result: Result<number>) => void)[] = [];
    const go = (signal?: AbortSignal) =>
      join('key', signal, (shared) => {
        starts.push(shared);
        return new Promise<Result<number>>((resolve) => ends.push(resolve));
      });
    return { go, starts, ends };
  }

  it('is shared by all who ask', async () => {
    const { go, starts, ends } = flight();
    const all = [go(), go(new AbortController().signal), go()];
    ends[0]?.(ok(7));
    expect(await Promise.all(all)).toEqual([ok(7), ok(7), ok(7)]);
    expect(starts).toHaveLength(1);
  });

  it('goes on while one still waits, and ends with the last', async () => {
    const { go, starts } = flight();
    const [first, second] = [new AbortController(), new AbortController()];
    const both = [go(first.signal), go(second.signal)];
    first.abort();
    expect(await both[0]).toEqual(err({ kind: 'cancelled' }));
    expect(starts[0]?.aborted).toBe(false);
    second.abort();
    expect(await both[1]).toEqual(err({ kind: 'cancelled' }));
    expect(starts[0]?.aborted).toBe(true);
  });

  it('starts anew after everybody left', async () => {
    const { go, starts, ends } = flight();
    const early = new AbortController();
    const left = go(early.signal);
    early.abort();
    const late = go();
    ends[0]?.(ok(1));
    ends[1]?.(ok(2));
    expect([await left, await late]).toEqual([err({ kind: 'cancelled' }), ok(2)]);
    expect(starts).toHaveLength(2);
  });

  it('starts nothing for those who left before', async () => {
    const { go, starts } = flight();
    expect(await go(AbortSignal.abort())).toEqual(err({ kind: 'cancelled' }));
    expect(starts).toHaveLength(0);
  });
});

describe('retries', () => {
  async function run(failures: readonly Failure[]) {
    const slept: number[] = [];
    let tries = 0;
    const sleep = (ms: number): Promise<void> => Promise.resolve(void slept.push(ms));
    const attempt = (): Promise<Result<string>> => {
      const failure = failures[tries];
      tries += 1;
      return Promise.resolve(failure === undefined ? ok('done') : err(failure));
    };
    const result = await withRetries(attempt, { sleep, random: () => 1 }, new AbortController().signal);
    return { result, tries, slept };
  }
  const down: Failure = { kind: 'service-down', status: 503 };

  it('are two at most, each later than the one before', async () => {
    expect(await run([down, down, down, down])).toEqual({ result: err(down), tries: 3, slept: [300, 600] });
    expect(await run([down])).toMatchObject({ result: ok('done'), tries: 2 });
  });

  it.each<[Failure, number]>([
    [{ kind: 'unreachable', address: 'x' }, 2],
    [{ kind: 'bad-response', issues: ['truncated'] }, 2],
    [{ kind: 'rate-limited', retryAfterMs: 1500 }, 2],
    [{ kind: 'rate-limited', retryAfterMs: 60_000 }, 1],
    [{ kind: 'service-down', status: 503, retryAfterMs: 300_000 }, 1],
    [{ kind: 'service-down', status: 502 }, 2],
    [{ kind: 'service-down', status: 504 }, 1],
    [{ kind: 'timeout', afterMs: 8000 }, 1],
    [{ kind: 'bad-response', issues: ['is no JSON'] }, 1],
    [{ kind: 'plan-exhausted' }, 1],
    [{ kind: 'token-refused' }, 1],
    [{ kind: 'offline' }, 1],
    [{ kind: 'cancelled' }, 1],
  ])('after %j: %i tries', async (failure, tries) => {
    expect((await run([failure])).tries).toBe(tries);
  });

  it('wait as long as they were asked to', async () => {
    expect((await run([{ kind: 'rate-limited', retryAfterMs: 1500 }])).slept).toEqual([1500]);
  });
});

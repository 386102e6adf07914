import { describe, expect, test } from 'vitest';
import { createRedactor } from '../../../backend/proxy/access/redact.ts';
import { retryAfterSeconds } from '../../../backend/proxy/access/retry-after.ts';
import { shownAccount } from '../../../backend/proxy/forward/account.ts';
import { createBreaker } from '../../../backend/proxy/forward/breaker.ts';
import { createCache } from '../../../backend/proxy/forward/cache.ts';
import { findRoute } from '../../../backend/proxy/forward/routes.ts';
import { addressOf, hostsOf } from '../../../backend/proxy/http/addresses.ts';
import { bug } from '../../../backend/proxy/log.ts';
import { deviceName, isUser } from '../../../backend/proxy/pairing/names.ts';
import { randomId } from '../../../backend/proxy/pairing/secrets.ts';
import { ownQuery, ownerOf, userOf } from '../../../backend/proxy/watches/owner.ts';
import { clean } from '../../../backend/proxy/watches/watch-rows.ts';

describe('the breaker', () => {
  test('opens after six failures in a row, lets one try, and waits longer each time', () => {
    let now = 0;
    const breaker = createBreaker(() => now);
    for (let count = 0; count < 5; count += 1) breaker.record(false);
    expect(breaker.closedFor()).toBeUndefined();
    breaker.record(false);
    expect(breaker.closedFor()).toBe(5000);
    now = 5000;
    expect(breaker.closedFor()).toBeUndefined();
    expect(breaker.closedFor()).toBe(1000);
    breaker.record(false);
    expect(breaker.closedFor()).toBe(10_000);
    now = 15_000;
    expect(breaker.closedFor()).toBeUndefined();
    breaker.record(true);
    expect(breaker.closedFor()).toBeUndefined();
    expect(breaker.open()).toBe(false);
  });
});

describe('the cache', () => {
  test('never grows past its size, and forgets what was used least', () => {
    const cache = createCache(10_000, () => 0);
    for (let index = 0; index < 100; index += 1) {
      cache.set(`k${index}`, 'x'.repeat(200), 1000);
      cache.get('k0');
      expect(cache.bytes()).toBeLessThanOrEqual(10_000);
    }
    expect(cache.get('k0')).toBeDefined();
    expect(cache.get('k50')).toBeUndefined();
    cache.set('huge', 'x'.repeat(5000), 1000);
    expect(cache.get('huge')).toBeUndefined();
  });

  test('gives back what it was given, wherever that lies in its ring, and never more than it may hold', () => {
    const most = 20_000;
    const cache = createCache(most, () => 0);
    const truth = new Map<string, string>();
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    let hits = 0;
    for (let round = 0; round < 20_000; round += 1) {
      const key = `k${next(60)}`;
      if (next(3) === 0) {
        const body = `${round} ${(['', 'x', 'ä', 'ä🍎'][next(4)] ?? '').repeat(next(300))}`;
        cache.set(key, body, next(10) === 0 ? 0 : 1000);
        truth.set(key, body);
      }
      const kept = cache.get(key);
      if (kept !== undefined) expect(kept.body).toBe(truth.get(key));
      hits += kept === undefined ? 0 : 1;
      expect(cache.bytes()).toBeLessThanOrEqual(most);
      expect(cache.bytes()).toBeGreaterThanOrEqual(0);
      if (round === 10_000) cache.clear();
    }
    expect(hits).toBeGreaterThan(5000);
  });

  test('forgets by the clock', () => {
    let now = 0;
    const cache = createCache(10_000, () => now);
    cache.set('a', '1', 1000);
    now = 999;
    expect(cache.get('a')?.body).toBe('1');
    now = 1000;
    expect(cache.get('a')).toBeUndefined();
    expect(cache.bytes()).toBe(0);
  });
});

test.each([
  ['7', 7],
  [' 120 ', 120],
  ['Sat, 21 Nov 2026 10:00:30 GMT', 30],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['soon', undefined],
  ['-5', undefined],
  ['', undefined],
])('a Retry-After of %j', (header, seconds) => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  const read = retryAfterSeconds(header, now);
  // What is no number may still be read as some date of the past by the engine; never as a wait.
  expect(read === undefined || read === 0 ? (seconds ?? undefined) : read).toBe(seconds);
});

test.each([
  ['GET', '/v1/products/watches/histories', 'histories'],
  ['GET', '/v1/products/watches/0b6f/histories', 'watch histories'],
  ['PUT', '/v1/products/watches/0b6f', 'watch update'],
  ['POST', '/v1/products/omni', 'omni'],
  ['POST', '/tools/convert/asin-to-barcode', 'convert'],
])('%s %s is the route %s', (method, path, name) => {
  expect(findRoute(method, path)).toMatchObject({ route: { name } });
});

test('what a filter may be held to', () => {
  const { query, pairs } = ownQuery(
    '?metadata[a]=b&page=2&metadata%5Bc%5D=d&metadata[elsewhere_owner]=x&METADATA[e]=f',
    'me',
  );
  expect(decodeURIComponent(query)).toBe('?metadata[a]=b&page=2&metadata[c]=d&metadata[elsewhere_owner]=me');
  expect(pairs).toBe(2);
});

test('the proxy’s part is taken out at any depth, and nothing else', () => {
  const watch = {
    watch_id: '1',
    metadata: { a: 'b', elsewhere_owner: 'x' },
    networks: { amazon: { credential_secret: 's' } },
  };
  expect(clean({ data: [watch], meta: { networks: [1] } })).toEqual({
    data: [{ watch_id: '1', metadata: { a: 'b' } }],
    meta: { networks: [1] },
  });
});

test('secrets are replaced, short words are left alone', () => {
  const redact = createRedactor([
    ['long-enough-secret', '[redacted]'],
    ['sla/shed+"secret', '[hidden]'],
    ['abc', '!'],
  ]);
  expect(redact('{"a":"long-enough-secret","b":"abc"}')).toBe('{"a":"[redacted]","b":"abc"}');
  const spellings = [
    'sla/shed+"secret',
    JSON.stringify('sla/shed+"secret'),
    String.raw`sla\/shed+\"secret`,
    encodeURIComponent('sla/shed+"secret'),
  ];
  for (const spelling of spellings) expect(redact(spelling)).toMatch(/^"?\[hidden\]"?$/);
});

test.each([
  ['no letter', 'a<b>&c=+d/=='],
  ['what could be markup', String.raw`a\u003cb\u003e\u0026c=+d/==`],
  ['an equals sign, too', String.raw`a\u003cb\u003e\u0026c\u003d+d/\u003d\u003d`],
  ['a plus sign, too, in capitals', String.raw`a\u003Cb\u003E\u0026c=\u002Bd/==`],
])('a secret is replaced also by whose JSON writes %s as a number', (_name, written) => {
  expect(createRedactor([['a<b>&c=+d/==', '[redacted]']])(`"${written}"`)).toBe('"[redacted]"');
});

test('a bug is logged without its message, which may hold anything', () => {
  const entry = bug(new Error('the token is secret-1'), 'r1');
  expect(JSON.stringify(entry)).not.toContain('secret-1');
  expect(entry).toMatchObject({ event: 'bug', name: 'Error', requestId: 'r1' });
});

test('addresses and names', () => {
  expect(addressOf({ host: '0.0.0.0' }, 1)).toBe('http://127.0.0.1:1');
  expect(addressOf({ host: '::1' }, 1)).toBe('http://[::1]:1');
  expect(addressOf({ host: '127.0.0.1', publicUrl: new URL('https://a.example/') }, 1)).toBe('https://a.example');
  expect([...hostsOf({ host: '192.168.1.5', hosts: ['box.lan'], publicUrl: new URL('https://a.example') })]).toEqual([
    'box.lan',
    'a.example',
    '192.168.1.5',
  ]);
});

test('the account shows its figures, and nothing that is named as a secret', () => {
  const shown = (value: unknown) => shownAccount(JSON.stringify(value));
  const plain = { team_id: 7, api_request_rate_limit: 60, products: [{ product: 'API tokens', count: 2 }] };
  expect(shown(plain)).toBe(JSON.stringify(plain));
  const open = { ...plain, api_token: 'abc', owner: { password_hash: 'x', tokens: ['y'], tokens_used: 3 } };
  expect(JSON.parse(shown({ data: open }))).toEqual({ data: { ...plain, owner: { tokens_used: 3 } } });
});

test.each([
  ['kitchen', 'kitchen'],
  ['  a\u001B[2J\r\nb\u202Ec ', 'a [2J b c'],
  ['x'.repeat(200), 'x'.repeat(100)],
  [' \t', undefined],
])('a device that calls itself %j is called %j', (sent, name) => {
  expect(deviceName(sent)).toBe(name);
});

test.each([
  ['carla', true],
  ['carla@example.com', true],
  ['a:b', false],
  ['', false],
  ['x'.repeat(65), false],
])('a user named %j: %j', (name, fine) => {
  expect(isUser(name)).toBe(fine);
});

test('an owner is exactly one user', () => {
  expect(userOf(ownerOf('instance', 'ben'))).toBe('ben');
  expect(userOf(ownerOf('instance', 'big-ben'))).not.toBe('ben');
});

test('what has an id can be named on the command line: it never begins like an option', () => {
  const ids = Array.from({ length: 2000 }, randomId);
  expect(ids.filter((id) => !/^\w{12,64}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

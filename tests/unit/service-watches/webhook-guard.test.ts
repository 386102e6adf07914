import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPoster, type PosterOptions } from '../../../backend/service/webhooks/post.ts';
import { isNamed, mayReach, parseAllowed, parseTarget } from '../../../backend/service/webhooks/target-policy.ts';

const nothing = parseAllowed([]);

describe('an address that webhooks must not reach', () => {
  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.5.4',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fec0::1',
    'ff02::1',
    '2001:db8::1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001::1',
    'not an address',
    '',
  ])('%s', (address) => {
    expect(mayReach(address, nothing)).toBe(false);
  });

  it.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is not one', (address) => {
    expect(mayReach(address, nothing)).toBe(true);
  });
});

describe("the owner's own list", () => {
  it('opens loopback as a whole', () => {
    const allowed = parseAllowed(['loopback']);
    expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].every((address) => mayReach(address, allowed))).toBe(
      true,
    );
    expect(mayReach('10.0.0.1', allowed)).toBe(false);
  });

  it('opens networks', () => {
    const allowed = parseAllowed(['10.1.0.0/16, fd00::/8']);
    expect([mayReach('10.1.2.3', allowed), mayReach('fd12::1', allowed), mayReach('10.2.0.1', allowed)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('names hosts exactly', () => {
    const allowed = parseAllowed(['Hooks.Lan', '::1']);
    expect(['hooks.lan', 'HOOKS.LAN.', '[::1]'].every((host) => isNamed(host, allowed))).toBe(true);
    expect(isNamed('evil.hooks.lan', allowed)).toBe(false);
  });
});

it.each([
  '',
  'shop.example',
  'ftp://shop.example',
  'file:///etc/passwd',
  'http://user:pass@shop.example/',
  `https://shop.example/${'a'.repeat(2048)}`,
])('%s is no target', (text) => {
  expect(parseTarget(text)).toBeUndefined();
});

describe('posting', () => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(request.url ?? '');
    if (request.url === '/slow') return;
    if (request.url === '/away') response.writeHead(302, { location: '/inside' }).end();
    else if (request.url === '/headers')
      response.writeHead(200, { big: 'x'.repeat(15_000), more: 'y'.repeat(15_000) }).end();
    else if (request.url === '/endless') {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'.repeat(50_000)), 1);
      response.on('close', () => clearInterval(timer));
    } else response.writeHead(204).end();
  });
  let port = 0;
  const post = async (url: string, more: Partial<PosterOptions> = {}): Promise<unknown> => {
    const poster = createPoster({ allowed: parseAllowed(['loopback']), timeoutMs: 10_000, ...more });
    const outcome = await poster.post(url, '{}');
    await poster.close();
    return outcome;
  };
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('takes 2xx for success', async () => {
    expect(await post(`http://127.0.0.1:${port}/ok`)).toEqual({ ok: true });
  });

  it('does not follow a redirect', async () => {
    expect(await post(`http://127.0.0.1:${port}/away`)).toEqual({ ok: false, reason: 'status', status: 302 });
    expect(seen).not.toContain('/inside');
  });

  it('gives up on a receiver that says nothing', async () => {
    const outcome = await post(`http://127.0.0.1:${port}/slow`, { timeoutMs: 200 });
    expect(outcome).toEqual({ ok: false, reason: 'timeout' });
  });

  it('does not read headers without end', async () => {
    expect(await post(`http://127.0.0.1:${port}/headers`)).toEqual({ ok: false, reason: 'unreachable' });
  });

  it('does not read an answer without end', async () => {
    expect(await post(`http://127.0.0.1:${port}/endless`)).toEqual({ ok: true });
  });

  it.each([
    ['a name that leads inside', ['127.0.0.1']],
    ['a name that leads outside and inside', ['8.8.8.8', '127.0.0.1']],
  ])('refuses %s', async (_, addresses) => {
    const url = `http://hooks.example:${port}/named`;
    expect(await post(url, { allowed: nothing, resolve: async () => addresses })).toEqual({
      ok: false,
      reason: 'forbidden',
    });
    expect(seen).not.toContain('/named');
  });

  it('asks the resolver once, so that it cannot change its mind', async () => {
    let asked = 0;
    const resolve = async (): Promise<string[]> => {
      asked += 1;
      return asked === 1 ? ['127.0.0.1'] : ['10.0.0.1'];
    };
    expect(await post(`http://hooks.example:${port}/once`, { resolve })).toEqual({ ok: true });
    expect(asked).toBe(1);
  });

  it.each(['http://2130706433/', 'http://0x7f.1/', 'http://[::ffff:7f00:1]/', 'http://localhost/'])(
    'refuses loopback as %s',
    async (url) => {
      const target = url.replace(/\/$/, `:${port}/disguised`);
      expect(await post(target, { allowed: nothing })).toEqual({ ok: false, reason: 'forbidden' });
      expect(seen).not.toContain('/disguised');
    },
  );
});

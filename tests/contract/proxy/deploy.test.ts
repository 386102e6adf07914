import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCertificate } from '../../support/certificate.ts';
import type { Certificate } from '../../support/certificate.ts';
import { freePort } from '../../support/free-port.ts';
import { hasNginx, NO_NGINX, startNginx } from '../../support/nginx.ts';
import { startHarness, temporaryFolder } from './proxy-harness.ts';
import type { Client, Harness } from './proxy-harness.ts';
import { sendJson, startUpstream } from './upstream.ts';
import type { Upstream } from './upstream.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;
const read = (name: string) => readFileSync(join(ROOT, 'backend/deploy', name), 'utf8');
const SYSTEMD = '/usr/bin/systemd-analyze';
const hasSystemd = existsSync(SYSTEMD);
const CADDY = '/usr/bin/caddy';
const hasCaddy = existsSync(CADDY);
if (!hasNginx) console.warn(NO_NGINX);
if (!hasCaddy) console.warn('SKIPPED the example for Caddy: there is no caddy on this machine (apt-get install caddy)');
if (!hasSystemd) console.warn('SKIPPED the systemd unit: there is no systemd-analyze on this machine');

interface Front {
  readonly tlsPort: number;
  readonly plainPort: number;
  close(): Promise<void>;
}

/** Each example as it stands, but for its ports, its certificate and where the proxy is. */
const fronts = {
  nginx: async (proxyPort: number, { key, cert }: Certificate): Promise<Front> => {
    const [tlsPort, plainPort] = [await freePort(), await freePort()];
    const nginx = await startNginx({
      http: read('nginx.conf')
        .replaceAll(/^ *listen \[::\].*\n/gm, '')
        .replace('listen 443', `listen 127.0.0.1:${tlsPort}`)
        .replace('listen 80', `listen 127.0.0.1:${plainPort}`)
        .replace(/ssl_certificate .*;/, `ssl_certificate ${cert};`)
        .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
        .replaceAll('127.0.0.1:8787', `127.0.0.1:${proxyPort}`),
      server: 'return 404;',
    });
    return { tlsPort, plainPort, close: () => nginx.close() };
  },
  Caddy: async (proxyPort: number, { key, cert }: Certificate): Promise<Front> => {
    const [tlsPort, plainPort] = [await freePort(), await freePort()];
    const folder = temporaryFolder();
    const file = join(folder, 'Caddyfile');
    const config = read('Caddyfile')
      .replace(/^proxy\.example \{$/m, `$&\n\tbind 127.0.0.1\n\ttls ${cert} ${key}`)
      .replace('127.0.0.1:8787', `127.0.0.1:${proxyPort}`);
    writeFileSync(file, `{\n\tadmin off\n\thttp_port ${plainPort}\n\thttps_port ${tlsPort}\n}\n${config}`);
    const child = spawn(CADDY, ['run', '--config', file, '--adapter', 'caddyfile'], {
      env: { HOME: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await new Promise<void>((resolve, reject) => {
      let said = '';
      child.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('serving initial configuration')) resolve();
      });
      child.once('exit', () => reject(new Error(said)));
    });
    return {
      tlsPort,
      plainPort,
      async close() {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      },
    };
  },
};

describe.each([
  ['nginx', hasNginx, 403],
  // It leads to the safe address, where no extension of ours follows.
  ['Caddy', hasCaddy, 308],
] as const)('the example for %s with TLS, run in front of a proxy', (name, isHere, plainly) => {
  let upstream: Upstream;
  let harness: Harness;
  let client: Client;
  let front: Front;
  beforeAll(async () => {
    if (!isHere) return;
    upstream = await startUpstream();
    harness = await startHarness({
      CATALOG_API_URL: upstream.url,
      CATALOG_API_TOKEN: 'the-token-of-the-team',
      ELSEWHERE_PUBLIC_URL: 'https://proxy.example',
    });
    client = await harness.client();
    front = await fronts[name](harness.proxy.port, makeCertificate(2, 'DNS:proxy.example'));
  });
  afterAll(async () => {
    await front?.close();
    await harness?.close();
    await upstream?.close();
  });
  const asking = (ask: typeof request | typeof plainRequest, port: number) => {
    return (path: string, headers: Record<string, string> = {}, body?: string) =>
      new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
        const to = { port, host: '127.0.0.1', servername: 'proxy.example', rejectUnauthorized: false, path };
        const method = body === undefined ? 'GET' : 'POST';
        const asked = ask({ ...to, method, headers: { host: 'proxy.example', ...headers } }, (response) => {
          let text = '';
          response.on('data', (chunk: Buffer) => {
            text += chunk.toString();
          });
          response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
        });
        asked.on('error', reject);
        asked.end(body);
      });
  };
  const ask: ReturnType<typeof asking> = (...words) => asking(request, front.tlsPort)(...words);
  const posted = { 'content-type': 'application/json' };

  test.skipIf(!isHere)('passes everything on under its name, and tricks are refused behind it, too', async () => {
    const key = { authorization: `Bearer ${client.key}` };
    const about = await ask('/elsewhere/v1/about');
    expect([about.status, about.headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
    expect(JSON.parse(about.text).capabilities.webhook_url).toBe('https://proxy.example/elsewhere/v1/hooks/own');
    upstream.behave = ({ url }, response) => sendJson(response, { url });
    expect((await ask('/v1/merchants?search=a%20b', key)).text).toBe('{"url":"/v1/merchants?search=a%20b"}');
    expect((await ask('/v1/account')).status).toBe(401);
    const before = upstream.received.length;
    const foreign = await ask('/v1/account', { ...key, host: 'elsewhere.invalid' });
    expect(foreign.text).not.toContain('/v1/account');
    for (const path of ['/v1/merchants/..%2Faccount', '//v1/account', '/v1/%2e%2e/account'])
      expect((await ask(path, key)).status).toBe(400);
    expect(upstream.received.length).toBe(before);
    expect((await ask('/elsewhere/v1/hooks/x', {}, '{}')).status).toBe(404);
  });

  test.skipIf(!isHere)('lets through whatever the proxy takes, and the proxy say what is too much', async () => {
    const key = { authorization: `Bearer ${client.key}`, ...posted };
    upstream.behave = ({ body }, response) => sendJson(response, { bytes: body.length });
    const ofSize = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`;
    const most = 512 * 1024;
    expect(JSON.parse((await ask('/v1/products/omni', key, ofSize(most))).text)).toEqual({ bytes: most });
    const more = await ask('/v1/products/omni', key, ofSize(most + 1));
    expect([more.status, JSON.parse(more.text).error.code]).toEqual([413, 'too_large']);
    const packet = await ask('/elsewhere/v1/hooks/x', posted, ofSize(256 * 1024 + 1));
    expect([packet.status, JSON.parse(packet.text).error.code]).toEqual([413, 'too_large']);
  });

  test.skipIf(!isHere)('answers nothing under a plain address', async () => {
    const { status, headers } = await asking(plainRequest, front.plainPort)('/health');
    expect([status, headers['x-request-id']]).toEqual([plainly, undefined]);
  });
});

test('the image holds all that the proxy and its embedded catalog load, and no package of development', async () => {
  const image = mkdtempSync(join(tmpdir(), 'elsewhere-image-'));
  const dockerfile = read('Dockerfile');
  const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+) (\S+)$/gm)].map(([, from = '', to = '']) => ({ from, to }));
  const stage = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
  for (const { from, to } of copied.filter(({ from: one, to: other }) => stage.includes(`COPY ${one} ${other}`)))
    for (const path of from.split(' '))
      cpSync(join(ROOT, path), join(image, to, to === './' ? path : ''), { recursive: true });
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  mkdirSync(join(image, 'node_modules'));
  for (const [path, { dev }] of Object.entries(lock.packages)) {
    const name = path.replace('node_modules/', '');
    if (path === '' || dev === true || name.includes('node_modules/') || !existsSync(join(ROOT, path))) continue;
    if (name.startsWith('@')) mkdirSync(join(image, 'node_modules', name.split('/')[0] ?? ''), { recursive: true });
    symlinkSync(join(ROOT, path), join(image, path));
  }
  expect(Object.keys(dependencies ?? {}).length).toBeGreaterThan(5);
  expect(existsSync(join(image, 'node_modules', Object.keys(devDependencies ?? {})[0] ?? ''))).toBe(false);
  const [, ...command] = JSON.parse(/^CMD (.*)$/m.exec(dockerfile)?.[1] ?? '[]') as string[];
  const env = {
    PATH: process.env['PATH'],
    ELSEWHERE_DATA: temporaryFolder(),
    ELSEWHERE_PORT: '0',
    ELSEWHERE_PRODUCTS: '50',
  };
  const run = promisify(execFile)(process.execPath, ['--preserve-symlinks', ...command], { cwd: image, env });
  let said = '';
  run.child.stdout?.on('data', (chunk: string) => {
    said += chunk;
    if (said.includes('listens on')) run.child.kill('SIGTERM');
  });
  await run;
  expect(said).toContain('embedded access');
}, 120_000);

test.skipIf(!hasCaddy)('the example for Caddy is one', async () => {
  const file = ['--config', join(ROOT, 'backend/deploy/Caddyfile'), '--adapter', 'caddyfile'];
  const { stderr } = await promisify(execFile)(CADDY, ['validate', ...file], { env: { HOME: temporaryFolder() } });
  expect(stderr).not.toMatch(/"level":"(?:warn|error)"/);
  // Nothing is logged of what is asked, the webhook's address least of all.
  const { stdout } = await promisify(execFile)(CADDY, ['adapt', ...file]);
  expect(stdout).not.toContain('"logs"');
});

test.skipIf(!hasSystemd)('the systemd unit is one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'elsewhere-unit-'));
  const unit = join(folder, 'elsewhere-proxy.service');
  writeFileSync(unit, read('elsewhere-proxy.service').replaceAll('/usr/bin/node', process.execPath));
  const verdict = execFileSync(SYSTEMD, ['verify', '--man=no', unit], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  expect(verdict).toBe('');
});

test('every setting that an example sets is one', async () => {
  const { SETTING_NAMES } = await import('../../../backend/proxy/config/settings.ts');
  const theirs = new Set(['POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB', 'NODE_ENV', 'NODE_COMPILE_CACHE']);
  for (const file of ['compose.yaml', 'Dockerfile', 'elsewhere-proxy.service'])
    for (const [name] of read(file).matchAll(/\b(?:ELSEWHERE|CATALOG_API|DATABASE|POSTGRES|NODE)_[A-Z_]+\b/g))
      expect([file, name, SETTING_NAMES.has(name) || theirs.has(name)]).toEqual([file, name, true]);
});

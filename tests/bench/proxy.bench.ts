import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { NO_NGINX, hasNginx, startNginx } from '../support/nginx.ts';
import type { Nginx } from '../support/nginx.ts';
import { ROOT, wordsOf } from '../support/npm-program.ts';
import { median } from './row.ts';
import type { Row } from './row.ts';

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 50;
const FIRST = 100_000;
const MILLION = 1_000_000;
const TOKEN = 'bench-token';
const product = (index: number) => ({
  id: String(8_099_982_740_095_203_000 + index),
  name: 'x'.repeat(120),
  final_price: 12.99,
  currency: 'EUR',
});
/** 1.7 kB, as a small search answers. */
const ANSWER = JSON.stringify({ data: Array.from({ length: 9 }, (_, index) => product(index)), meta: { total: 9 } });

/** The least that a server on `node:http` can do: it reads the question, and says what it has. */
const BARE = `require('node:http')
  .createServer((asked, answer) => asked.resume().on('end', () => answer.end(process.argv[1])))
  .listen(0, '127.0.0.1', function () { console.log(this.address().port) })`;

interface Load {
  readonly requests: number;
  readonly perSecond: number;
  readonly p99Ms: number;
}
interface Proxy {
  readonly child: ChildProcess;
  readonly url: string;
  readonly key: string;
  readonly listeningMs: number;
}

/**
 * The proxy against nginx as a plain forwarder: same machine, same upstream, in turns. The upstream is another nginx, which
 * says the same to everything and so leaves the forwarder to be the slowest; and, in a row of its own, the catalog service,
 * as people run it.
 */
export default async function bench(options: readonly string[]): Promise<Row[]> {
  if (!hasNginx || !existsSync('/usr/bin/wrk')) {
    console.error(hasNginx ? 'SKIPPED: there is no wrk on this machine (apt-get install wrk)' : NO_NGINX);
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), 'elsewhere-bench-'));
  const upstream = await startNginx({ server: `location / { return 200 '${ANSWER}'; }` });
  const plain = await startForwarder(upstream.port);
  const proxy = await startProxy(upstream.url, join(folder, 'data'));
  const bare = spawn(process.execPath, ['-e', BARE, ANSWER], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [port] = (await once(bare.stdout, 'data')) as [Buffer];
    const bareUrl = `http://127.0.0.1:${port.toString().trim()}`;
    return [
      ...(await compare(plain, proxy, bareUrl, folder)),
      ...(await single(proxy, options)),
      await compareOnCatalog(folder),
    ];
  } finally {
    proxy.child.kill('SIGTERM');
    bare.kill();
    await Promise.all([upstream.close(), plain.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(plain: Nginx, proxy: Proxy, bareUrl: string, folder: string): Promise<Row[]> {
  const passing = script(folder, 'passing', proxy.key, true);
  const kept = script(folder, 'kept', proxy.key, false);
  const runs: Record<'nginx' | 'passing' | 'kept' | 'bare' | 'nginxOne' | 'passingOne', Load>[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    runs.push({
      nginx: await load(plain.url, passing, CONNECTIONS),
      passing: await load(proxy.url, passing, CONNECTIONS),
      kept: await load(proxy.url, kept, CONNECTIONS),
      bare: await load(bareUrl, kept, CONNECTIONS),
      nginxOne: await load(plain.url, passing, 1),
      passingOne: await load(proxy.url, passing, 1),
    });
  const middle = (pick: (run: (typeof runs)[number]) => number): number => median(runs.map(pick));
  const row = (name: string, unit: string, ours: number, yardstick: number): Row => ({
    bench: 'proxy',
    name,
    unit,
    ours,
    yardstick,
  });
  return [
    row(
      'passing through',
      'requests/s',
      middle((run) => run.passing.perSecond),
      middle((run) => run.nginx.perSecond),
    ),
    row(
      'from the cache',
      'requests/s',
      middle((run) => run.kept.perSecond),
      middle((run) => run.nginx.perSecond),
    ),
    row(
      'from the cache, beside a bare node:http',
      'requests/s',
      middle((run) => run.kept.perSecond),
      middle((run) => run.bare.perSecond),
    ),
    row(
      'passing through, p99',
      'ms',
      middle((run) => run.passing.p99Ms),
      middle((run) => run.nginx.p99Ms),
    ),
    row(
      'passing through, one connection',
      'requests/s',
      middle((run) => run.passingOne.perSecond),
      middle((run) => run.nginxOne.perSecond),
    ),
  ];
}

async function startForwarder(port: number): Promise<Nginx> {
  return await startNginx({
    http: `upstream service { server 127.0.0.1:${port}; keepalive 64; }`,
    server:
      'location /v1/ { proxy_pass http://service; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Authorization "Bearer bench-token"; }',
  });
}

/** Both in front of the same catalog service, on SQLite. */
async function compareOnCatalog(folder: string): Promise<Row> {
  const words = ['--port=0', `--token=${TOKEN}`, '--products=2000', `--data=${join(folder, 'catalog')}`];
  const service = spawn(process.execPath, [join(ROOT, 'backend/service/main.ts'), ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      let said = '';
      service.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const found = /listens on (http:\/\/\S+)/.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
      service.once('exit', () => reject(new Error('the catalog service did not start')));
    });
    const plain = await startForwarder(Number(new URL(url).port));
    const proxy = await startProxy(url, join(folder, 'data-catalog'));
    try {
      const lua = script(folder, 'catalog', proxy.key, true);
      const runs: { readonly ours: number; readonly theirs: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        runs.push({
          theirs: (await load(plain.url, lua, CONNECTIONS)).perSecond,
          ours: (await load(proxy.url, lua, CONNECTIONS)).perSecond,
        });
      const [ours, theirs] = [median(runs.map((run) => run.ours)), median(runs.map((run) => run.theirs))];
      const name = 'passing through to the catalog service';
      return { bench: 'proxy', name, unit: 'requests/s', ours, yardstick: theirs };
    } finally {
      proxy.child.kill('SIGTERM');
      await plain.close();
    }
  } finally {
    service.kill('SIGTERM');
  }
}

/** Figures that stand for themselves. */
async function single(proxy: Proxy, options: readonly string[]): Promise<Row[]> {
  const resident = (): number =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${proxy.child.pid}/status`, 'utf8'))?.[1]) / 1024;
  const rows: Row[] = [
    { bench: 'proxy', name: 'listening after', unit: 'ms', ours: proxy.listeningMs },
    { bench: 'proxy', name: 'resident after the load', unit: 'MB', ours: resident() },
  ];
  if (!options.includes('--million')) return rows;
  const folder = mkdtempSync(join(tmpdir(), 'elsewhere-bench-'));
  const passing = script(folder, 'passing', proxy.key, true);
  // Counted, not reckoned from a rate.
  const ask = async (most: number): Promise<void> => {
    for (let asked = 0; asked < most; ) asked += (await load(proxy.url, passing, CONNECTIONS)).requests;
  };
  await ask(FIRST);
  const before = resident();
  await ask(MILLION);
  rmSync(folder, { recursive: true, force: true });
  return [
    ...rows,
    { bench: 'proxy', name: 'resident after a million more', unit: 'MB', ours: resident(), yardstick: before },
  ];
}

/** Passing through asks for something else each time; from the cache it is the same search again. */
function script(folder: string, name: string, key: string, varies: boolean): string {
  const path = join(folder, `${name}.lua`);
  const body = '{"criteria":[{"field":"barcode","value":"4006381333931"}],"page":1}';
  const vary = varies
    ? `local n = math.random(1, 1000000000)
       request = function() n = n + 1; return wrk.format("POST", nil, nil, '{"criteria":[{"field":"keyword","value":"' .. n .. '"}]}') end`
    : `wrk.body = '${body}'`;
  writeFileSync(
    path,
    `math.randomseed(os.time()); wrk.method = "POST"; wrk.headers["Content-Type"] = "application/json"
     wrk.headers["Authorization"] = "Bearer ${key}"; ${vary}
     done = function(summary, latency) io.write(string.format("RESULT %d %f %f %d\\n", summary.requests, summary.requests / summary.duration * 1e6, latency:percentile(99) / 1000, summary.errors.status + summary.errors.read + summary.errors.timeout)) end`,
  );
  return path;
}

async function load(url: string, lua: string, connections: number): Promise<Load> {
  const { stdout } = await promisify(execFile)('/usr/bin/wrk', [
    '-t1',
    `-c${connections}`,
    `-d${SECONDS}s`,
    // A slow answer is a slow answer, and counts as one.
    '--timeout',
    '20s',
    '-s',
    lua,
    `${url}/v1/products/omni`,
  ]);
  const [, requests, perSecond, p99Ms, errors] = /RESULT (\d+) ([\d.]+) ([\d.]+) (\d+)/.exec(stdout) ?? [];
  if (perSecond === undefined || errors !== '0') throw new Error(`the load did not run clean: ${stdout}`);
  return { requests: Number(requests), perSecond: Number(perSecond), p99Ms: Number(p99Ms) };
}

async function startProxy(catalog: string, data: string): Promise<Proxy> {
  const started = performance.now();
  const child = spawn(process.execPath, [...wordsOf('proxy'), '--port', '0'], {
    cwd: ROOT,
    env: {
      ...process.env,
      CATALOG_API_URL: catalog,
      CATALOG_API_TOKEN: TOKEN,
      ELSEWHERE_DATA: data,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the proxy did not start: ${said}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const listening = /listens on (\S+)/.exec(said)?.[1];
      const code = /^ {2}(\d{4} \d{4})$/m.exec(said);
      if (listening !== undefined && code !== null) resolve(listening);
    });
  });
  const listeningMs = performance.now() - started;
  const code = /^ {2}(\d{4}) (\d{4})$/m.exec(said);
  const paired = await fetch(`${url}/elsewhere/v1/pair`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: `${code?.[1]}${code?.[2]}`, device_name: 'bench' }),
  });
  const { device_key: key } = (await paired.json()) as { device_key: string };
  return { child, url, key, listeningMs };
}

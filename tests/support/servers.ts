import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TOKEN = 'a-token-for-tests';

/** A program that is killed without warning, and comes back on the same port with the same data. */
export interface Server {
  readonly url: string;
  /** Everything it has said so far. */
  said(): string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

export interface Servers {
  readonly service: Server;
  readonly proxy: Server;
  readonly token: string;
  close(): Promise<void>;
}

function createProgram(port: number, args: readonly string[], env: Readonly<Record<string, string>>): Server {
  const url = `http://127.0.0.1:${String(port)}`;
  let child: ChildProcess | undefined;
  let said = '';
  return {
    url,
    said: () => said,
    async kill() {
      if (child === undefined) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      child = undefined;
    },
    async start() {
      if (child !== undefined) return;
      const started = spawn(process.execPath, [...args, '--port', String(port)], {
        cwd: ROOT,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      for (const stream of [started.stdout, started.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          said += chunk.toString();
        });
      }
      // Whatever it answers, it is there.
      while ((await fetch(url).catch(() => undefined)) === undefined) {
        if (started.exitCode !== null) throw new Error(`it did not start: ${said}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}

/** A proxy of its own process, reaching a catalog of its own process, as they are run on two machines. */
export async function startServers(products: number): Promise<Servers> {
  const folder = mkdtempSync(path.join(tmpdir(), 'elsewhere-servers-'));
  const data = path.join(folder, 'service');
  const [servicePort, proxyPort] = [await freePort(), await freePort()];
  const service = createProgram(
    servicePort,
    ['backend/service/main.ts', '--products', String(products), '--data', data, '--controls', '--token', TOKEN],
    {},
  );
  await service.start();
  const proxy = createProgram(proxyPort, ['backend/proxy/main.ts'], {
    ELSEWHERE_ACCESS: 'direct',
    CATALOG_API_URL: service.url,
    CATALOG_API_TOKEN: TOKEN,
    ELSEWHERE_PUBLIC_URL: `http://127.0.0.1:${String(proxyPort)}`,
    ELSEWHERE_DATA: path.join(folder, 'proxy'),
    ELSEWHERE_CACHE_SECONDS: '0',
    ELSEWHERE_LOG_LEVEL: 'warn',
  });
  await proxy.start();
  return {
    service,
    proxy,
    token: TOKEN,
    async close() {
      await proxy.kill();
      await service.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

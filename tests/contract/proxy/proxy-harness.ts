import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../backend/proxy/config/config.ts';
import { startProxy } from '../../../backend/proxy/start.ts';
import type { RunningProxy } from '../../../backend/proxy/start.ts';
import type { PairReply } from '../../../lib/contract/proxy.ts';

type Environment = Readonly<Record<string, string>>;
export interface Asking {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Tests look into whatever came. */
  readonly json: ReturnType<typeof JSON.parse>;
}
export interface Client {
  readonly key: string;
  readonly id: string;
  ask(path: string, asking?: Asking): Promise<Answered>;
}
export interface Harness {
  readonly proxy: RunningProxy;
  readonly dataDir: string;
  client(name?: string): Promise<Client>;
  ask(path: string, asking?: Asking): Promise<Answered>;
  /** Stops and starts again on the same data. */
  restart(environment?: Environment): Promise<void>;
  close(): Promise<void>;
}

export function configOf(environment: Environment) {
  const read = readConfig({ ELSEWHERE_PORT: '0', ELSEWHERE_LOG_LEVEL: 'error', ...environment });
  if (!read.ok) throw new Error(read.mistakes.join('\n'));
  return read.config;
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'elsewhere-proxy-'));
}

/** A real proxy on a free port of this machine, with a data folder of its own. */
export async function startHarness(environment: Environment): Promise<Harness> {
  const dataDir = environment['ELSEWHERE_DATA'] ?? temporaryFolder();
  const start = (more: Environment = {}) => startProxy(configOf({ ...environment, ELSEWHERE_DATA: dataDir, ...more }));
  let proxy = await start();
  const ask = async (path: string, { method, body, headers }: Asking = {}): Promise<Answered> => {
    const response = await fetch(`http://127.0.0.1:${proxy.port}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parse(text) };
  };
  return {
    get proxy() {
      return proxy;
    },
    dataDir,
    ask,
    async client(name = 'a browser') {
      const { code } = await proxy.pairOffer();
      const paired = await ask('/elsewhere/v1/pair', { body: { code, device_name: name } });
      const { device_key: key, device_id: id } = paired.json as PairReply;
      return {
        key,
        id,
        ask: (path, asking = {}) =>
          ask(path, { ...asking, headers: { authorization: `Bearer ${key}`, ...asking.headers } }),
      };
    },
    async restart(more) {
      await proxy.close();
      proxy = await start(more);
    },
    async close() {
      await proxy.close();
      if (environment['ELSEWHERE_DATA'] === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function eventually<T>(what: () => Promise<T | undefined>, withinMs = 10_000): Promise<T> {
  const end = Date.now() + withinMs;
  for (;;) {
    const value = await what();
    if (value !== undefined) return value;
    if (Date.now() > end) throw new Error('it did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Access } from './access.ts';
import { createHttpAccess } from './http-access.ts';
import type { Secret } from './redact.ts';

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly products: number;
  /** The name by which it posts its alerts to us. */
  readonly hookHost: string;
  readonly timeoutMs: number;
  readonly secrets: () => readonly Secret[];
  /** The service ended by itself; the owner of the proxy decides what then. */
  readonly onExit: (code: number) => void;
  /** Opens the service's controls, and hears where they are. */
  readonly onControls?: (catalog: { readonly url: string; readonly token: string }) => void;
}

const START_MS = 120_000;
const STOP_MS = 3000;

/** The catalog service beside us, in a thread of its own, with a token made up on the spot; then a direct access to it. */
export async function startEmbeddedAccess(options: EmbeddedOptions): Promise<Access> {
  const token = randomBytes(32).toString('base64url');
  const worker = new Worker(new URL('../../service/main.ts', import.meta.url), {
    argv: [
      '--port=0',
      `--token=${token}`,
      `--products=${String(options.products)}`,
      `--data=${join(options.dataDir, 'catalog')}`,
      // It posts its alerts to us.
      `--webhook-allow=${options.hookHost}`,
      ...(options.onControls ? ['--controls'] : []),
    ],
    // Nothing of ours is its business, the database and the secrets least of all.
    env: { NODE_ENV: process.env['NODE_ENV'], TZ: process.env['TZ'] },
    stdout: true,
  });
  // Only its errors are for the owner's eyes.
  worker.stdout.resume();
  const port = await listening(worker);
  options.onControls?.({ url: `http://127.0.0.1:${String(port)}`, token });
  let closing = false;
  worker.on('exit', (code) => {
    if (!closing) options.onExit(code);
  });
  worker.on('error', () => {
    // The exit that follows says it.
  });
  return createHttpAccess({
    name: 'embedded',
    url: new URL(`http://127.0.0.1:${String(port)}`),
    timeoutMs: options.timeoutMs,
    secrets: options.secrets,
    token: () => token,
    reload() {
      // Its token lives as long as the thread.
    },
    async close() {
      closing = true;
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      worker.postMessage('stop', []);
      const timer = setTimeout(() => void worker.terminate(), STOP_MS);
      await ended;
      clearTimeout(timer);
    },
  });
}

function listening(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => {
      clearTimeout(timer);
      void worker.terminate();
      reject(error);
    };
    const timer = setTimeout(() => {
      fail(new Error('the embedded catalog did not start in time'));
    }, START_MS);
    worker.once('error', fail);
    worker.once('exit', (code) => {
      fail(new Error(`the embedded catalog ended while starting (${String(code)})`));
    });
    worker.on('message', (message: unknown) => {
      const port = (message as { listening?: unknown } | null)?.listening;
      if (typeof port !== 'number') return;
      clearTimeout(timer);
      worker.removeAllListeners('error').removeAllListeners('exit').removeAllListeners('message');
      resolve(port);
    });
  });
}

import { mkdirSync } from 'node:fs';
import type { Handle } from '../http/listener.ts';
import type { Config } from './config/config.ts';
import { createProxyListener } from './http/proxy-listener.ts';
import { createRequestIds } from './http/request-ids.ts';

export interface RunningProxy {
  /** Where it listens. */
  readonly url: string;
  readonly port: number;
  /** A fresh one-time link for one browser, and the code that means the same. */
  pairOffer(name?: string): Promise<{ readonly link: string; readonly code: string }>;
  /** `pairOffer` for those who need the link alone. */
  pairLink(name?: string): Promise<string>;
  /** No browser is paired yet. */
  readonly isNew: boolean;
  /** Secrets are read again from their files. */
  reload(): void;
  close(): Promise<void>;
}

/** Starts listening first and loads the rest meanwhile: who comes early waits for a moment in place of being refused. */
export async function startProxy(config: Config): Promise<RunningProxy> {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  let handle: Handle | undefined;
  const later = Promise.withResolvers<Handle>();
  later.promise.catch(() => {
    // Told by startProxy itself; nobody may be waiting in line.
  });
  let onBug = (_error: unknown, _requestId: string): void => {};
  const server = createProxyListener({
    handle: (asked) => (handle === undefined ? later.promise.then((ready) => ready(asked)) : handle(asked)),
    nextId: createRequestIds(),
    onBug: (error, id) => {
      onBug(error, id);
    },
  });
  const port = await server.listen(config.port, config.host);
  try {
    const { assemble } = await import('./assemble.ts');
    const parts = await assemble(config, port);
    onBug = parts.onBug;
    handle = parts.handle;
    later.resolve(handle);
    return {
      url: parts.address,
      port,
      pairOffer: parts.pairOffer,
      pairLink: async (name) => (await parts.pairOffer(name)).link,
      isNew: parts.isNew,
      reload: parts.reload,
      async close() {
        await server.close();
        await parts.close();
      },
    };
  } catch (error) {
    later.reject(error);
    await server.close();
    throw error;
  }
}

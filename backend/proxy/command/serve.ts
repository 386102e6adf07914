import { flushCompileCache } from 'node:module';
import type { Config } from '../config/config.ts';
import { showOffer } from '../pairing/show.ts';
import { startProxy } from '../start.ts';
import { leanHeap, sweepSoon } from './lean-heap.ts';

/** Serves until it is told to stop; a first start shows how to pair a browser. */
export async function serve(config: Config): Promise<number> {
  if (config.access === 'direct') leanHeap();
  // Before anybody can know that it runs: who stops it at once is heard as well.
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGTERM', resolve).once('SIGINT', resolve);
  });
  const proxy = await startProxy(config);
  process.on('SIGHUP', () => {
    try {
      proxy.reload();
    } catch (error) {
      console.error(`kept the old secrets: ${error instanceof Error ? error.message : 'unreadable'}`);
    }
  });
  console.log(`the proxy listens on ${proxy.url} (${config.access} access)`);
  if (proxy.isNew) {
    console.log('');
    await showOffer(proxy.url, await proxy.pairOffer());
  }
  // Also for the start after one that ends without warning.
  flushCompileCache();
  if (config.access === 'direct') sweepSoon();
  await stopped;
  await proxy.close();
  return Number(process.exitCode ?? 0);
}

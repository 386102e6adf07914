import { parentPort } from 'node:worker_threads';
import { type Config, readConfig } from './config.ts';
import { beginWords } from './generate/words-thread.ts';
import type { RunningService } from './start.ts';

// The program, as a process of its own or as a worker beside a proxy.
const args = process.argv.slice(2);
if (args[0] === 'import') {
  const { runImport } = await import('./import/run.ts');
  process.exit(await runImport(args.slice(1), process.env));
}
let config: Config;
try {
  config = readConfig(args, process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
const service = await begin();

const stop = (): void => {
  void service.stop().then(() => process.exit(0));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
parentPort?.once('message', stop);
// Said last: whoever waits for it may end the program at once.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage({ listening: service.port });
console.log(`the catalog service listens on ${service.address} with ${service.products} products`);

async function begin(): Promise<RunningService> {
  try {
    // Words take longest, so their thread begins before the rest of the program is loaded.
    const words = beginWords(config.address, config.products);
    const { startService } = await import('./start.ts');
    return await startService(config, console.log, words);
  } catch (error) {
    // Who started it as a worker is told by the worker's error.
    if (parentPort !== null) throw error;
    console.error(`the catalog service cannot start: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}

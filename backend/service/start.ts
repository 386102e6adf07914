import { createApp } from './app.ts';
import { createSettableClock, type SettableClock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { startDailyPrices } from './generate/daily.ts';
import { openFilled } from './generate/fill-file.ts';
import type { WordsUnderWay } from './generate/words-thread.ts';
import { listen } from './http/listen.ts';
import { uuidV7 } from './ids.ts';
import { followImports } from './import/follow.ts';
import { createLimits } from './limits.ts';
import { type Log, traceOf } from './log.ts';
import { loadDirectory } from './merchants/directory.ts';
import { createProductStore } from './store/products.ts';
import { assembleWatches } from './watches/assemble.ts';

export interface RunningService {
  readonly port: number;
  readonly address: string;
  readonly products: number;
  /** Takes no new request, ends those under way, closes the store. */
  stop(): Promise<void>;
}

/** Everything that the routes need, on an opened and filled store. */
export async function assemble(
  config: Config,
  log: Log,
  words?: WordsUnderWay,
): Promise<Deps & { readonly settable: SettableClock | undefined }> {
  const settable = config.hasControls ? createSettableClock() : undefined;
  const clock = settable ?? systemClock;
  const store = await openFilled(config.address, config.products, clock.now(), words);
  const directory = await loadDirectory(store);
  const limits = createLimits(clock, config);
  const products = createProductStore(store, directory.forgetCounts);
  return { store, products, directory, clock, config, limits, log, settable };
}

/** `words` are those of a fresh store, where somebody has begun them. */
export async function startService(config: Config, log: Log, words?: WordsUnderWay): Promise<RunningService> {
  const deps = await assemble(config, log, words);
  const watches = await assembleWatches(deps, deps.settable);
  const app = createApp(deps, watches.routes);
  // Whoever drives the clock by hand also sets the prices by hand: nothing moves by itself then.
  const prices = config.hasControls ? undefined : startDailyPrices(deps);
  const imports = followImports(deps.store.db, () => deps.directory.reload());
  const counts = await deps.directory.productCounts();
  const listening = await listen({
    app,
    host: config.host,
    port: config.port,
    nextId: () => uuidV7(deps.clock.now()),
    onBug: (error, id) => log(`${id}: ${traceOf(error)}`),
  });
  const { port } = listening;
  watches.life.start();
  return {
    port,
    address: `http://${config.host}:${port}`,
    products: [...counts.values()].reduce((sum, count) => sum + count, 0),
    stop: async () => {
      prices?.stop();
      imports.stop();
      await listening.close();
      await watches.stop();
      await deps.store.close();
    },
  };
}

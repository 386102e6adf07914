import type { SettableClock } from '../clock.ts';
import { controlRoutes } from '../controls/routes.ts';
import { restoreSkippedTime } from '../controls/skipped-time.ts';
import type { Deps } from '../deps.ts';
import type { Exchange, TeamExchange } from '../http/exchange.ts';
import type { Routes } from '../http/router.ts';
import { createPoster } from '../webhooks/post.ts';
import { parseAllowed } from '../webhooks/target-policy.ts';
import { freeLeases } from './deliver-due.ts';
import { createWatchLife, type WatchLife } from './life.ts';
import { watchRoutes } from './routes.ts';
import { createWatchStore } from './watch-store.ts';

export interface Watches {
  readonly routes: { readonly watches: Routes<TeamExchange>; readonly controls?: Routes<Exchange> };
  readonly life: WatchLife;
  stop(): Promise<void>;
}

/** Watches with all they need, not yet living. With a clock that can be set come the routes that set it. */
export async function assembleWatches(deps: Deps, settable: SettableClock | undefined): Promise<Watches> {
  const { store, clock, config, log } = deps;
  // Whoever drives the clock listens on this machine, too.
  const allowed = parseAllowed(
    settable === undefined ? config.webhookAllow : [...config.webhookAllow, 'loopback', 'localhost'],
  );
  const poster = createPoster({ allowed });
  const life = createWatchLife({ store, clock, poster, log });
  const watches = watchRoutes({ watches: createWatchStore(store), poster, clock, directory: deps.directory });
  // Nobody else writes to an embedded store: what is leased there was leased by a process that died.
  if (store.dialect === 'sqlite') await freeLeases(store);
  if (settable !== undefined) await restoreSkippedTime(store, settable);
  return {
    routes:
      settable === undefined ? { watches } : { watches, controls: controlRoutes({ ...deps, clock: settable, life }) },
    life,
    stop: async () => {
      // What is on its way is cut off and tried again after the next start.
      await Promise.all([life.stop(), poster.close()]);
    },
  };
}

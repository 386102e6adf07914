import { parseJson } from '../../../lib/contract/json-text.ts';
import type { Catalog } from '../forward/catalog.ts';
import type { Metrics } from '../metrics.ts';
import type { OwnRoute } from '../own/own-route.ts';
import type { Store } from '../store/store.ts';
import type { KnownWatch, KnownWatches } from '../watches/known-watches.ts';
import { ownerIn } from '../watches/owner.ts';
import { watchesIn } from '../watches/watch-rows.ts';
import { createEvents } from './events.ts';
import { createFeed } from './feed.ts';
import { createHistoryReader, PROXY_ITSELF } from './histories.ts';
import { createHook } from './hook.ts';
import { createPoller } from './poller.ts';
import { createVerifier } from './verifier.ts';

export interface AlertsOptions {
  readonly store: Store;
  readonly catalog: Catalog;
  readonly known: KnownWatches;
  readonly metrics: Metrics;
  readonly secret: string;
  /** The service can post to us. */
  readonly isPosted: boolean;
  readonly pollMs: number;
  readonly ownerOf: (user: string) => string;
  readonly onBug: (error: unknown) => void;
  /** The catalog has other prices than a moment ago. */
  readonly onNews: () => void;
  readonly now: () => number;
}

export interface Alerts {
  readonly routes: readonly OwnRoute[];
  start(): void;
  tidy(): Promise<void>;
  close(): Promise<void>;
}

const HOUR_MS = 3_600_000;
const KEPT_MS = 400 * 24 * HOUR_MS;
const NEXT_POLL_S = 60;

/** Everything between the service's notification and the feed that the extension reads. */
export function createAlerts(options: AlertsOptions): Alerts {
  const { store, catalog, known, metrics, ownerOf, onBug, now } = options;
  const events = createEvents(store, now, options.onNews);
  const histories = createHistoryReader(catalog);
  // Also where notifications are posted the histories are read now and then: nobody promises that one is posted twice.
  const everyMs = options.isPosted ? Math.max(HOUR_MS, options.pollMs) : options.pollMs;
  const poller = createPoller({ events, known, histories, findWatch, everyMs, now, onBug });
  const verifier = createVerifier({ events, histories, metrics, now, onBug, findWatch });

  async function findWatch(watchId: string): Promise<KnownWatch | undefined> {
    const here = await known.find(watchId);
    if (here !== undefined) return here;
    const path = `/v1/products/watches/${encodeURIComponent(watchId)}`;
    const call = { method: 'GET', path, query: '', body: undefined, requestId: 'alerts', repeatable: true } as const;
    const result = await catalog.ask(call, PROXY_ITSELF);
    const [watch] = result.ok && result.answer.status === 200 ? watchesIn(parseJson(result.answer.body)?.value) : [];
    const owner = ownerIn(watch?.['metadata']);
    if (watch === undefined || owner === undefined) return undefined;
    await known.remember([watch], owner);
    return await known.find(watchId);
  }

  const freshen = options.isPosted ? () => Promise.resolve() : (owner: string) => poller.freshen(owner);
  return {
    routes: [
      createHook({ secret: options.secret, events, metrics, now, onHeld: verifier.wake }),
      createFeed({
        events,
        ownerOf,
        freshen,
        nextPollS: options.isPosted ? NEXT_POLL_S : Math.ceil(options.pollMs / 1000),
      }),
    ],
    start() {
      verifier.wake();
      poller.start();
    },
    tidy: () => events.forgetBefore(now() - KEPT_MS),
    async close() {
      await Promise.all([verifier.close(), poller.close()]);
    },
  };
}

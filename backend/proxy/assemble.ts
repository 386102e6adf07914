import packageJson from '../../package.json' with { type: 'json' };
import { openAccess } from './access/open-access.ts';
import { createApp } from './app.ts';
import type { Config } from './config/config.ts';
import { createBreaker } from './forward/breaker.ts';
import { createCache } from './forward/cache.ts';
import { createCatalog } from './forward/catalog.ts';
import { createCredentials } from './forward/credentials.ts';
import { createForward } from './forward/forward.ts';
import { createMemoryLimiter } from './forward/limiter.ts';
import type { RateState } from './forward/limiter.ts';
import { learnAccount } from './forward/learn-account.ts';
import { addressOf, hostsOf } from './http/addresses.ts';
import { createGuard } from './http/guard.ts';
import type { Handle } from './http/serve.ts';
import { bug, createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createAbout } from './own/about.ts';
import { createPair } from './own/pair.ts';
import { createDevices } from './pairing/devices.ts';
import { makeOffer } from './pairing/offers.ts';
import { pairLink, showOffer } from './pairing/show.ts';
import { openStore, writeSetting } from './store/store.ts';

export interface Parts {
  readonly handle: Handle;
  readonly address: string;
  readonly isNew: boolean;
  readonly onBug: (error: unknown, requestId: string) => void;
  readonly pairOffer: (
    name?: string,
  ) => Promise<{ readonly link: string; readonly code: string; readonly text: string }>;
  readonly reload: () => void;
  close(): Promise<void>;
}

/** Everything that one proxy is made of, put together in one place. */
export async function assemble(config: Config, port: number): Promise<Parts> {
  const now = Date.now;
  const log = createLog(config.logLevel);
  const metrics = createMetrics();
  const address = addressOf(config, port);
  const credentials = createCredentials(config.networksFile);
  const [store, access] = await Promise.all([openStore(config), openAccess(config, credentials.secrets, log)]);
  await writeSetting(store, 'address', address);

  const devices = createDevices(store, now);
  const rate: RateState = { limit: undefined, blockedUntil: 0, devices: 1 };
  const countDevices = async (): Promise<number> => {
    const paired = (await devices.list()).filter((device) => !device.revoked).length;
    rate.devices = Math.max(1, paired);
    return paired;
  };
  const isNew = (await countDevices()) === 0;

  const breaker = createBreaker(now);
  const catalog = createCatalog({ access, limiter: createMemoryLimiter(rate, now), breaker, rate, metrics, now });
  const cache = createCache(config.cacheBytes, now);
  const forward = createForward({
    catalog,
    cache,
    credentials,
    rate,
    lifeMs: config.cacheSeconds * 1000,
    metrics,
    now,
  });

  const handle = createApp({
    guard: createGuard({ hosts: hostsOf(config) }),
    devices,
    own: [
      createAbout({
        version: packageJson.version,
        access: config.access,
        priceUnit: config.priceUnit,
        marketplaces: credentials.marketplaces,
        ownTarget: () => undefined,
      }),
      createPair({
        store,
        devices,
        now,
        onPaired: async () => {
          log({ event: 'paired' });
          await countDevices();
        },
      }),
    ],
    forward,
    metrics,
    log: (entry) => {
      log({ event: 'answered', ...entry });
    },
  });

  const chores = setInterval(() => {
    devices.noteUses().catch((error: unknown) => {
      log(bug(error));
    });
  }, 60_000);
  void learnAccount(access, rate);
  log({ event: 'listening', port, access: config.access, store: store.kind });

  return {
    handle,
    address,
    isNew,
    onBug: (error, requestId) => {
      log(bug(error, requestId));
    },
    async pairOffer(name) {
      const offer = await makeOffer(store, name === undefined ? {} : { name }, now());
      return { link: pairLink(address, offer), code: offer.code, text: showOffer(address, offer) };
    },
    reload() {
      credentials.reload();
      access.reload();
      cache.clear();
      log({ event: 'reloaded' });
    },
    async close() {
      clearInterval(chores);
      await devices.noteUses();
      await access.close();
      await store.close();
      log({ event: 'stopped' });
    },
  };
}

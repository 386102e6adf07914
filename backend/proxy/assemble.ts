import packageJson from '../../package.json' with { type: 'json' };
import { redacted } from './access/redact.ts';
import { openAccess } from './access/open-access.ts';
import { createAlerts } from './alerts/alerts.ts';
import { createApp } from './app.ts';
import type { Config } from './config/config.ts';
import { createKnownLimit } from './forward/account.ts';
import { createBreaker } from './forward/breaker.ts';
import { createCache } from './forward/cache.ts';
import { createCatalog } from './forward/catalog.ts';
import { createCredentials } from './forward/credentials.ts';
import { createForward } from './forward/forward.ts';
import type { Inbound } from './forward/inbound.ts';
import { createMemoryLimiter } from './forward/limiter.ts';
import type { RateState } from './forward/limiter.ts';
import { addressOf, hostsOf } from './http/addresses.ts';
import { createGuard } from './http/guard.ts';
import type { Handle } from '../http/listener.ts';
import { bug, createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createAbout } from './own/about.ts';
import { createHealth, createMetricsRoute, door } from './own/health.ts';
import { createPair } from './own/pair.ts';
import { createSharedSettings } from './own/shared-settings.ts';
import { createDevices } from './pairing/devices.ts';
import { makeOffer } from './pairing/offers.ts';
import { randomId, randomSecret } from './pairing/secrets.ts';
import { pairLink } from './pairing/show.ts';
import { createDelivery } from './outlets/delivery.ts';
import { createSend } from './outlets/send.ts';
import { createSharedLimiter } from './store/shared-limiter.ts';
import { openStore, readSetting, settleSetting, writeSetting } from './store/store.ts';
import { createKnownWatches } from './watches/known-watches.ts';
import { hookAddress, SHOWN_SECRET } from './watches/own-target.ts';
import { ownerOf } from './watches/owner.ts';
import { createWatches } from './watches/watches.ts';

export interface Parts {
  readonly handle: Handle;
  readonly address: string;
  readonly isNew: boolean;
  readonly onBug: (error: unknown, requestId: string) => void;
  readonly pairOffer: (name?: string) => Promise<{ readonly link: string; readonly code: string }>;
  readonly reload: () => void;
  close(): Promise<void>;
}

const MINUTE_MS = 60_000;

/** Everything that one proxy is made of, put together in one place. */
export async function assemble(config: Config, port: number): Promise<Parts> {
  const now = Date.now;
  const log = createLog(config.logLevel);
  const onBug = (error: unknown, requestId?: string): void => {
    log(bug(error, requestId));
  };
  const metrics = createMetrics();
  const address = addressOf(config, port);
  const credentials = createCredentials(config.networksFile);

  const store = await openStore(config);
  await writeSetting(store, 'address', address);
  const secret = await settleSetting(store, 'hook-secret', randomSecret());
  const instance = await settleSetting(store, 'instance', randomId());
  const ofUser = (user: string): string => ownerOf(instance, user);

  const secrets = () => [[secret, SHOWN_SECRET] as const, ...credentials.secrets().map(redacted)];
  const access = await openAccess(config, secrets, log);
  // The embedded service is on this machine; any other needs an address that the owner has given us.
  const base = config.access === 'embedded' ? addressOf({ host: config.host }, port) : config.publicUrl && address;
  const hook = base === undefined ? undefined : hookAddress(base, secret);

  const devices = createDevices(store, now);
  const rate: RateState = { limit: undefined, blockedUntil: 0, devices: 1 };
  const countDevices = async (): Promise<number> => {
    const paired = (await devices.list()).filter((device) => !device.revoked).length;
    rate.devices = Math.max(1, paired);
    return paired;
  };
  const limit = createKnownLimit(access, rate);
  const isNew = (await countDevices()) === 0;

  const breaker = createBreaker(now);
  const limiter = store.kind === 'postgres' ? createSharedLimiter(store, rate, now) : createMemoryLimiter(rate, now);
  const catalog = createCatalog({ access, limiter, breaker, rate, metrics, now });
  const delivery = createDelivery({
    store,
    send: createSend({ smtp: config.smtp, now }),
    priceUnit: config.priceUnit,
    metrics,
    now,
    onBug,
  });
  const cache = createCache(config.cacheBytes, now);
  const forwardPlain = createForward({
    catalog,
    cache,
    credentials,
    rate,
    lifeMs: config.cacheSeconds * 1000,
    metrics,
    now,
  });
  const known = createKnownWatches(store);
  const watches = createWatches({ catalog, known, credentials, hook, ownerOf: ofUser });
  const forward = (inbound: Inbound) =>
    inbound.route.treatment === 'plain' ? forwardPlain(inbound) : watches(inbound);
  const alerts = createAlerts({
    store,
    catalog,
    known,
    metrics,
    secret,
    ownerOf: ofUser,
    onBug,
    // Whoever was told of a new price would be shown the old one.
    onNews: cache.clear,
    now,
    isPosted: hook !== undefined,
    pollMs: config.pollSeconds * 1000,
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
        ownTarget: () => hook?.shown,
        limit: limit.soon,
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
      ...alerts.routes,
      createSharedSettings({ store, ownerOf: ofUser }),
      createHealth(async () => ({
        catalog: !breaker.open(),
        store: await readSetting(store, 'instance').then(Boolean, () => false),
      })),
      createMetricsRoute(() =>
        metrics.render({ elsewhere_cache_bytes: cache.bytes(), elsewhere_resident_bytes: process.memoryUsage.rss() }),
      ),
      door,
    ],
    forward,
    metrics,
    log: (entry) => {
      log({ event: 'answered', ...entry });
    },
    logsAll: log.isVerbose,
  });

  const chores = setInterval(() => {
    Promise.all([devices.noteUses(), countDevices(), alerts.tidy(), limit.learn()]).catch(onBug);
  }, MINUTE_MS);
  alerts.start();
  delivery.start();
  limit.learn().catch(onBug);
  log({ event: 'listening', port, access: config.access, store: store.kind });

  return {
    handle,
    address,
    isNew,
    onBug,
    async pairOffer(name) {
      const offer = await makeOffer(store, name === undefined ? {} : { name }, now());
      return { link: pairLink(address, offer), code: offer.code };
    },
    reload() {
      try {
        credentials.reload();
      } finally {
        // A mistake in one file does not keep the other's news out.
        access.reload();
        cache.clear();
      }
      log({ event: 'reloaded' });
    },
    async close() {
      clearInterval(chores);
      await Promise.all([alerts.close(), delivery.close()]);
      await devices.noteUses();
      await access.close();
      await store.close();
      log({ event: 'stopped' });
    },
  };
}

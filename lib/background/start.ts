import { readStoredAnswer } from '../contract/stored-answer.ts';
import { subjectKey } from '../domain/product-key.ts';
import { ok } from '../domain/result.ts';
import { type Handlers, serve } from '../messaging/serve.ts';
import type { Platform } from '../platform/platform.ts';
import { createComparisonCache } from '../storage/comparison-cache.ts';
import { createDatabase } from '../storage/database.ts';
import { createInboxStore } from '../storage/inbox-store.ts';
import { createLedgerStore } from '../storage/ledger-store.ts';
import { createLocalItems } from '../storage/local-items.ts';
import { createNotSameStore } from '../storage/not-same-store.ts';
import { createObservationStore } from '../storage/observation-store.ts';
import { createTabStore } from '../storage/tab-store.ts';
import { createWatchStore } from '../storage/watch-store.ts';
import { speak } from '../view/words.ts';
import { createAsking } from './ask-catalog.ts';
import { createCarriers } from './carriers.ts';
import { createDoor } from './catalog-door.ts';
import { createComparisons } from './comparisons.ts';
import { createBeginning } from './beginning.ts';
import type { BuildMode } from './build-mode.d.ts';
import { createConnections } from './connections.ts';
import { takeInvitation } from './demo.ts';
import { createGrantedShops } from './granted-shops.ts';
import { createLookingAhead } from './looking-ahead.ts';
import { createMerchantCards } from './merchant-cards.ts';
import { createObserving } from './observing.ts';
import { createPages } from './pages.ts';
import { createPreferences } from './preferences.ts';
import { calibrate } from './price-units.ts';
import { createSearchEverywhere } from './search-everywhere.ts';
import { createWatchkeeping } from './watchkeeping.ts';
import { createYours } from './yours.ts';

/** Puts the background together. Every listener is registered before the first `await`, or the event that woke us is lost. */
export function startBackground(platform: Platform): void {
  const { now, fetch, online } = platform;
  speak(platform.message, platform.language());

  const open = createDatabase();
  const items = createLocalItems(platform.local);
  const tabs = createTabStore(platform.session);
  const ledger = createLedgerStore(open);
  const watches = createWatchStore(open);
  const inbox = createInboxStore(open);
  const observations = createObservationStore(open);
  const notSame = createNotSameStore(open);
  const cache = createComparisonCache({ read: readStoredAnswer, now });
  const observing = createObserving(observations, now);
  const onRequest = (entry: Parameters<typeof ledger.add>[0]): void => void ledger.add(entry).catch(() => undefined);

  const door = createDoor({ items, fetch, now, online, onRequest });
  const { wake, notes, ...watchkeeping } = createWatchkeeping({
    platform,
    items,
    door,
    watches,
    inbox,
    share: () => void preferences.share(),
  });

  /** Whatever was read or told until now was so in the other unit. */
  const recount = async (): Promise<void> => {
    await cache.clear();
    void watchkeeping.recount();
  };

  const granted = createGrantedShops({
    grantedOrigins: platform.permissions.grantedOrigins,
    registerDetector: platform.tabs.registerDetector,
    proxyHost: async () => {
      const stored = await items.connection.get();
      return stored && new URL(stored.connection.address).hostname;
    },
  });
  const connections = createConnections({
    items,
    fetch,
    now,
    online,
    onRequest,
    hasOrigin: platform.permissions.hasOrigin,
    onUnit: recount,
    onChange: async () => {
      await cache.clear();
      await wake.start();
    },
  });
  const comparisons = createComparisons({
    ...createAsking(door),
    cache,
    notSame,
    settings: items.settings,
    observing,
    tabs,
    newsAt: inbox.newestAt,
    calibrate: async (subject, page) => {
      const opened = await door();
      const changed = opened.ok && (await calibrate(opened.value.connection, items, subject, page));
      if (changed) await recount();
      return changed;
    },
    now,
  });
  const pages = createPages({
    tabs,
    ...platform.tabs,
    hasOrigin: platform.permissions.hasOrigin,
    recognition: platform.recognition,
    mark: (tabId, recognised) => platform.setBadge(recognised ? '•' : '', tabId),
    observe: observing.page,
    lookAhead: createLookingAhead({ settings: items.settings, comparisons }),
  });
  const merchants = createMerchantCards(door);
  const searching = createSearchEverywhere({
    ...platform.everywhere,
    openPage: platform.openPage,
    notify: platform.notify,
  });
  const preferences = createPreferences({
    settings: items.settings,
    untold: items.untold,
    carriers: createCarriers(platform.sync, door),
    session: platform.session,
  });
  const yours = createYours({
    watches,
    inbox,
    observations,
    notSame,
    settings: items.settings,
    choose: preferences.change,
    now,
    arm: wake.arm,
    restored: wake.start,
    eraseAll: async () => {
      await cache.clear();
      await watches.clear();
      for (const store of ['inbox', 'observations', 'notSame', 'ledger'] as const) await (await open()).clear(store);
      const kept: readonly { clear(): Promise<void> }[] = Object.values(items);
      for (const item of kept) await item.clear();
      await platform.sync.clear().catch(() => undefined);
      await wake.start();
    },
  });

  const handlers: Handlers = {
    'page/seen': pages.seen,
    'page/current': (payload) => {
      void wake.onLook();
      return pages.current(payload);
    },
    'page/choose': pages.choose,
    'page/look': pages.look,
    'comparison/stored': comparisons.stored,
    'comparison/fetch': comparisons.fetch,
    'comparison/not-same': comparisons.sayNotSame,
    'listing/compare': comparisons.listing,
    'merchant/get': ({ id }) => merchants.get(id),
    'merchant/of-shop': ({ host }) => merchants.ofShop(host),
    'history/observe': comparisons.observe,
    'history/get': async ({ subject }) => ok(await observations.of(subjectKey(subject))),
    'picture/clicked': searching.take,
    'history/of-product': async ({ product }) => ok(await observations.of(product)),
    ...watchkeeping.handlers,
    'connection/get': connections.get,
    'connection/identify': connections.identify,
    'connection/pair': connections.pair,
    'connection/use': connections.use,
    'connection/forget': connections.forget,
    'settings/get': preferences.settings,
    'settings/set': async (patch) => {
      const changed = await preferences.change(patch);
      if (patch.priceUnit !== undefined) await recount();
      return changed;
    },
    'ledger/list': async () => ok(await ledger.list()),
    'data/export': yours.export,
    'data/import': yours.import,
    'data/erase': yours.erase,
  };
  serve(platform.runtime, handlers, platform.report);

  const begin = createBeginning(platform.session, () => {
    searching.begin();
    void granted();
    void preferences.share();
    // What users get knows of no invitation: the build leaves it out.
    const mode: BuildMode = import.meta.env.MODE;
    const invited = mode === 'demo' && takeInvitation(platform.packaged, connections);
    void Promise.resolve(invited).then(wake.start);
    void connections.renew();
  });
  platform.onInstalled(begin);
  platform.onStartup(begin);
  platform.onAlarm((name) => void wake.onAlarm(name));
  platform.onSynced(() => void preferences.share());
  platform.onTabClosed((tabId) => {
    void pages.left(tabId);
    void preferences.forget(tabId);
  });
  platform.permissions.onOriginsChanged(() => void granted());
  platform.onNotificationClicked((id) => void notes.clicked(id));
  platform.onNotificationButton((id, index) => void notes.pressed(id, index));
}

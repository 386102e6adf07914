import { readStoredAnswer } from '../contract/stored-answer.ts';
import { subjectKey } from '../domain/product-key.ts';
import { ok } from '../domain/result.ts';
import { type Handlers, serve } from '../messaging/serve.ts';
import type { Platform } from '../platform/platform.ts';
import { createQueue } from '../storage/areas.ts';
import { createComparisonCache } from '../storage/comparison-cache.ts';
import { createDatabase } from '../storage/database.ts';
import { createInboxStore } from '../storage/inbox-store.ts';
import { createLedgerStore } from '../storage/ledger-store.ts';
import { createLocalItems } from '../storage/local-items.ts';
import { createNotSameStore } from '../storage/not-same-store.ts';
import { createObservationStore } from '../storage/observation-store.ts';
import { createTabStore } from '../storage/tab-store.ts';
import { createWatchStore } from '../storage/watch-store.ts';
import { alertWords, digestWords } from '../view/alert-words.ts';
import { speak } from '../view/words.ts';
import { createAlerts } from './alerts.ts';
import { createAnnounce } from './announce.ts';
import { createAsking } from './ask-catalog.ts';
import { createCarriers } from './carriers.ts';
import { createDoor } from './catalog-door.ts';
import { createComparisons } from './comparisons.ts';
import { createBeginning } from './beginning.ts';
import { createConnections } from './connections.ts';
import { takeInvitation } from './demo.ts';
import { createGrantedShops } from './granted-shops.ts';
import { createMerchantCards } from './merchant-cards.ts';
import { createNotes } from './notes.ts';
import { createObserving } from './observing.ts';
import { createPages } from './pages.ts';
import { createPreferences } from './preferences.ts';
import { calibrate } from './price-units.ts';
import { createWake } from './wake.ts';
import { createWatchHandlers } from './watches/handlers.ts';
import { createSearchEverywhere } from './search-everywhere.ts';
import { createPull } from './watches/pull.ts';
import { remoteWatches } from './watches/remote-of-door.ts';
import { createSending } from './watches/send.ts';
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
  const remote = remoteWatches(door);
  /** What speaks with the service of watches does so one after the other. */
  const inTurn = createQueue();
  const mirror = createPull({ store: watches, remote, now, inTurn });
  const pull = async (): ReturnType<typeof mirror.list> => {
    const pulled = await mirror.list();
    if (pulled.ok) await items.watchesReadAt.set(now());
    return pulled;
  };
  const sending = createSending({ store: watches, remote, now });
  const send = (): Promise<number | undefined> => inTurn(sending);
  const shown = createQueue();
  const announcing = createAnnounce({
    inbox,
    settings: items.settings,
    now,
    notify: platform.notify,
    count: (unread) => platform.setBadge(unread === 0 ? '' : String(unread)),
    hold: async (isHeld) => void (await wake.hold(isHeld)),
    words: alertWords,
    digest: digestWords,
  });
  const announce = (): Promise<void> => shown(announcing);
  const alerts = createAlerts({ door, inbox, watches, cursor: items.cursor, now, announce, pull });
  const wake = createWake({
    alarms: platform.alarms,
    watches,
    inbox,
    readAt: items.watchesReadAt,
    send,
    poll: async () => {
      const news = await inTurn(alerts.poll);
      return news.ok && news.value > 0;
    },
    pull: () => {
      void preferences.share();
      return inTurn(pull);
    },
    fill: mirror.fill,
    expiring: alerts.expiring,
    announce,
    proxy: async () => {
      const stored = await items.connection.get();
      return stored && { address: stored.connection.address, events: stored.connection.capabilities.events };
    },
    now,
  });
  const watching = createWatchHandlers({
    store: watches,
    now,
    newId: platform.newId,
    arm: wake.arm,
    send: wake.push,
  });

  const notes = createNotes({ inbox, watches, change: watching.change, openPage: platform.openPage, alerts, now });

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
    onChange: async () => {
      await cache.clear();
      await wake.start();
    },
  });
  const pages = createPages({
    tabs,
    ...platform.tabs,
    hasOrigin: platform.permissions.hasOrigin,
    recognition: platform.recognition,
    mark: (tabId, recognised) => platform.setBadge(recognised ? '•' : '', tabId),
    observe: observing.page,
  });
  const comparisons = createComparisons({
    ...createAsking(door),
    cache,
    notSame,
    settings: items.settings,
    observing,
    tabs,
    calibrate: async (subject, page) => {
      const opened = await door();
      const changed = opened.ok && (await calibrate(opened.value.connection, items, subject, page));
      // What is stored was read in the other unit.
      if (changed) await cache.clear();
      return changed;
    },
    now,
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
    'watch/create': watching.create,
    'watch/list': async () => ok({ watches: await watches.all(), lastReadAt: await items.watchesReadAt.get() }),
    'watch/change': watching.change,
    'watch/tag': watching.tag,
    'watch/delete': watching.remove,
    'watch/undelete': watching.undelete,
    'watch/refresh': async () => {
      const pulled = await inTurn(pull);
      const polled = pulled.ok ? await inTurn(alerts.poll) : pulled;
      await mirror.fill();
      return polled.ok ? ok(null) : polled;
    },
    'inbox/list': alerts.list,
    'inbox/read': ({ historyIds, later }) => alerts.read(historyIds, later),
    'connection/get': connections.get,
    'connection/identify': connections.identify,
    'connection/pair': connections.pair,
    'connection/use': connections.use,
    'connection/forget': connections.forget,
    'settings/get': preferences.settings,
    'settings/set': async (patch) => {
      if (patch.priceUnit !== undefined) await cache.clear();
      return preferences.change(patch);
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
    void takeInvitation(platform.packaged, connections).then(wake.start);
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

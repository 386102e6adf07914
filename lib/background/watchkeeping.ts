import { err, ok } from '../domain/result.ts';
import type { Handlers } from '../messaging/serve.ts';
import type { Platform } from '../platform/platform.ts';
import { createQueue } from '../storage/areas.ts';
import type { InboxStore } from '../storage/inbox-store.ts';
import type { LocalItems } from '../storage/local-items.ts';
import type { WatchStore } from '../storage/watch-store.ts';
import { alertWords, digestWords } from '../view/alert-words.ts';
import { createAlerts } from './alerts.ts';
import { createAnnounce } from './announce.ts';
import type { OpenDoor } from './catalog-door.ts';
import { createNotes } from './notes.ts';
import { createWake } from './wake.ts';
import { createWatchHandlers } from './watches/handlers.ts';
import { createPull } from './watches/pull.ts';
import { remoteWatches } from './watches/remote-of-door.ts';
import { createSending } from './watches/send.ts';

export interface WatchkeepingDependencies {
  readonly platform: Platform;
  readonly items: LocalItems;
  readonly door: OpenDoor;
  readonly watches: WatchStore;
  readonly inbox: InboxStore;
  /** Carries over what another browser of the user has changed. */
  share(): void;
}

/** Watches and their alerts: the mirror of them, what is sent and heard, and what wakes us for it. */
export function createWatchkeeping({ platform, items, door, watches, inbox, share }: WatchkeepingDependencies) {
  const { now } = platform;
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
      share();
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
  const { newId, openPage } = platform;
  const watching = createWatchHandlers({ store: watches, now, newId, arm: wake.arm, send: wake.push });
  const notes = createNotes({ inbox, watches, change: watching.change, openPage, alerts, now });

  const handlers = {
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
      if (!polled.ok) return polled;
      return pulled.ok && pulled.value.isCut ? err({ kind: 'cut-short' }) : ok(null);
    },
    'inbox/list': alerts.list,
    'inbox/read': ({ historyIds, later }) => alerts.read(historyIds, later),
  } satisfies Partial<Handlers>;
  return { wake, notes, handlers, recount: watching.recount };
}

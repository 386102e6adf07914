import { isStranded, type WatchRecord } from '../domain/watch-record.ts';
import type { Item } from '../storage/areas.ts';
import type { InboxStore } from '../storage/inbox-store.ts';
import type { WatchStore } from '../storage/watch-store.ts';

export interface Alarms {
  get(name: string): Promise<unknown>;
  create(
    name: string,
    info: { readonly delayInMinutes?: number; readonly periodInMinutes?: number; readonly when?: number },
  ): void | Promise<void>;
  clear(name: string): Promise<unknown>;
}

export interface WakeDependencies {
  readonly alarms: Alarms;
  readonly watches: WatchStore;
  readonly inbox: Pick<InboxStore, 'list'>;
  /** When the watches were last read from the service. */
  readonly readAt: Item<number | null>;
  /** Tells the service what is due; answers when to come again. */
  send(): Promise<number | undefined>;
  /** Looks for news; answers whether there were any. */
  poll(): Promise<boolean>;
  /** Reads the list of the watches. */
  pull(): Promise<unknown>;
  /** Reads whole what the list left half; with many of them it takes its time. */
  fill(): Promise<void>;
  expiring(): Promise<void>;
  announce(): Promise<void>;
  /** The proxy in use, and whether it keeps a feed of events. */
  proxy(): Promise<{ readonly address: string; readonly events: boolean } | undefined>;
  now(): number;
}

const POLL = 'poll';
const SEND = 'send';
const ANNOUNCE = 'announce';
const MINUTE_MS = 60_000;
/** A feed costs the proxy nothing; reading histories is a request of the catalog, whose checks run every six hours. */
const POLL_MINUTES = { feed: 1, histories: 15 } as const;
const HELD_MINUTES = 5;
const PULL_EVERY_MS = 30 * MINUTE_MS;
/** How long news of a watch that is over are waited for. */
const LATE_NEWS_MS = 7 * 86_400_000;

/** The clockwork: alarms that are made anew at each start, and none at all while nothing is watched. */
export function createWake(deps: WakeDependencies) {
  const { alarms, watches, inbox, readAt, send, poll, pull, fill, now } = deps;

  /** Whether the service may have something to tell of it: it is checked, or it is over and its alert has not come. */
  function expectsNews({ remote, removedAt, changedAt }: WatchRecord, heardAt: ReadonlyMap<string, number>): boolean {
    if (remote === undefined || removedAt !== undefined || remote.status === 'paused') return false;
    if (remote.status === 'active') return true;
    return (heardAt.get(remote.id) ?? 0) < changedAt && now() - changedAt < LATE_NEWS_MS;
  }

  async function ensure(name: string, minutes: number): Promise<void> {
    const known = (await alarms.get(name)) as { scheduledTime?: number } | undefined;
    // A clock that was put back leaves an alarm behind that would not ring for as long.
    if (known !== undefined && (known.scheduledTime ?? 0) <= now() + minutes * MINUTE_MS) return;
    await alarms.create(name, { delayInMinutes: minutes, periodInMinutes: minutes });
  }

  async function schedule(): Promise<void> {
    const proxy = await deps.proxy();
    const heardAt = new Map((await inbox.list()).reverse().map(({ alert, receivedAt }) => [alert.watchId, receivedAt]));
    const records = proxy === undefined ? [] : await watches.all();
    if (records.some((record) => !isStranded(record, proxy?.address) && expectsNews(record, heardAt))) {
      await ensure(POLL, proxy?.events === true ? POLL_MINUTES.feed : POLL_MINUTES.histories);
    } else await alarms.clear(POLL);
  }

  async function push(): Promise<void> {
    const next = await send();
    if (next === undefined) await alarms.clear(SEND);
    else await alarms.create(SEND, { when: Math.max(next, now() + 1000) });
    await schedule();
  }

  /** Before a wish is written down: should this worker die, a later one goes on. */
  async function arm(): Promise<void> {
    const known = (await alarms.get(SEND)) as { scheduledTime?: number } | undefined;
    const soon = now() + MINUTE_MS;
    if (known === undefined || (known.scheduledTime ?? 0) > soon) await alarms.create(SEND, { when: soon });
  }

  async function look(): Promise<void> {
    const isNews = await poll();
    await fill();
    if (isNews) await schedule();
  }

  async function refresh(): Promise<void> {
    await pull();
    await fill();
    await deps.expiring();
    await schedule();
  }

  return {
    arm,
    push,
    /** At install, at start-up and whenever the connection changes. */
    async start(): Promise<void> {
      const isConnected = (await deps.proxy()) !== undefined;
      if (isConnected) await pull();
      await push();
      await deps.expiring();
      await deps.announce();
      if ((await watches.all()).length > 0) await look();
      if (!isConnected) return;
      // What other devices have set is known by now, and is to be followed, too.
      await fill();
      await schedule();
    },
    /** A view was opened: whoever looks wants to know now. */
    async onLook(): Promise<void> {
      if ((await alarms.get(POLL)) !== undefined) await look();
    },
    /** Something waits to be shown: quiet hours, a digest, a snooze. */
    hold: (isHeld: boolean): Promise<unknown> => (isHeld ? ensure(ANNOUNCE, HELD_MINUTES) : alarms.clear(ANNOUNCE)),
    async onAlarm(name: string): Promise<void> {
      if (name === SEND) await push();
      if (name === ANNOUNCE) await deps.announce();
      if (name !== POLL) return;
      await look();
      const last = await readAt.get();
      if (last === null || last > now() || now() - last >= PULL_EVERY_MS) await refresh();
    },
  };
}

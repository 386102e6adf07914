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
  /** Tells the service what is due; answers when to come again. */
  send(): Promise<number | undefined>;
  poll(): Promise<unknown>;
  pull(): Promise<unknown>;
  now(): number;
}

const POLL = 'poll';
const SEND = 'send';
/** Checks run every six hours; a minute is what a person takes for at once. */
const POLL_MINUTES = 1;
const PULL_EVERY_MS = 30 * 60_000;

/** The clockwork: alarms that are made anew at each start, and none at all while nothing is watched. */
export function createWake({ alarms, watches, send, poll, pull, now }: WakeDependencies) {
  let lastPull = 0;

  async function schedule(): Promise<void> {
    const records = await watches.all();
    const watching = records.some(({ remote, removedAt }) => remote !== undefined && removedAt === undefined);
    if (!watching) await alarms.clear(POLL);
    else if ((await alarms.get(POLL)) === undefined) {
      await alarms.create(POLL, { delayInMinutes: POLL_MINUTES, periodInMinutes: POLL_MINUTES });
    }
  }

  async function push(): Promise<void> {
    const next = await send();
    if (next === undefined) await alarms.clear(SEND);
    else await alarms.create(SEND, { when: Math.max(next, now() + 1000) });
    await schedule();
  }

  return {
    push,
    /** At install, at start-up and whenever the connection changes. */
    async start(): Promise<void> {
      await push();
      await poll();
    },
    /** A view was opened: whoever looks wants to know now. */
    async onLook(): Promise<void> {
      if ((await watches.all()).length > 0) await poll();
    },
    async onAlarm(name: string): Promise<void> {
      if (name === SEND) await push();
      if (name !== POLL) return;
      await poll();
      if (now() - lastPull >= PULL_EVERY_MS) {
        lastPull = now();
        await pull();
      }
    },
  };
}

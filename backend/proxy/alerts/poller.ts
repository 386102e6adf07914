import type { KnownWatch, KnownWatches } from '../watches/known-watches.ts';
import type { Events } from './events.ts';
import type { Histories, HistoryReader, HistoryPage } from './histories.ts';
import { packetOf } from './packet.ts';

export interface PollerOptions {
  readonly events: Events;
  readonly known: KnownWatches;
  readonly histories: HistoryReader;
  /** Asks the service for the watch, when nobody here knows it. */
  readonly findWatch: (watchId: string) => Promise<KnownWatch | undefined>;
  /** Between two readings of one owner's histories. */
  readonly everyMs: number;
  readonly now: () => number;
  readonly onBug: (error: unknown) => void;
}

export interface Poller {
  /** Reads this owner's histories now, unless that was done a moment ago; never waits for it longer than a moment. */
  freshen(owner: string): Promise<void>;
  start(): void;
  close(): Promise<void>;
}

const MOMENT_MS = 10_000;
const PATIENCE_MS = 3000;
const MOST_PAGES = 50;

/** Finds alerts that were not posted to us, or were while nobody listened, in the service's histories. */
export function createPoller(options: PollerOptions): Poller {
  const { events, known, histories, findWatch, everyMs, now, onBug } = options;
  const lastRead = new Map<string, number>();
  const running = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  const life = { closed: false };

  /** True while there was something new on the page, so that the next one may have more. */
  const takeIn = async (page: HistoryPage, owner: string): Promise<boolean> => {
    const before = await events.knows(page.rows.map(({ id }) => id));
    const fresh = page.rows.filter(({ id }) => !before.has(id));
    for (const record of fresh) {
      const watch = (await findWatch(record.watchId)) ?? stranger(record.watchId, owner);
      if (watch.owner === owner) await events.publish(packetOf(record, watch), owner);
    }
    return fresh.length > 0;
  };

  /** From both ends inwards: nobody says whether the newest come first or last. */
  const readAll = async (owner: string): Promise<void> => {
    const first = await histories.ofOwner(owner, 1);
    if (typeof first !== 'object') return;
    let more = await takeIn(first, owner);
    for (let page = 2; more && page <= Math.min(first.lastPage, MOST_PAGES) && !life.closed; page += 1)
      more = await takeInPage(await histories.ofOwner(owner, page), owner);
    more = first.lastPage > 1;
    for (let page = first.lastPage; more && page > Math.max(1, first.lastPage - MOST_PAGES) && !life.closed; page -= 1)
      more = await takeInPage(await histories.ofOwner(owner, page), owner);
  };
  const takeInPage = async (page: Histories, owner: string): Promise<boolean> =>
    typeof page === 'object' && (await takeIn(page, owner));

  const read = (owner: string): Promise<void> => {
    const current = running.get(owner);
    if (current !== undefined) return current;
    lastRead.set(owner, now());
    const reading = readAll(owner)
      .catch(onBug)
      .finally(() => running.delete(owner));
    running.set(owner, reading);
    return reading;
  };

  const round = async (): Promise<void> => {
    for (const owner of await known.owners()) if (!life.closed && isDue(owner, everyMs)) await read(owner);
  };
  const isDue = (owner: string, afterMs: number): boolean => now() - (lastRead.get(owner) ?? 0) >= afterMs;

  return {
    async freshen(owner) {
      if (life.closed || !isDue(owner, MOMENT_MS) || !(await known.has(owner))) return;
      const { promise: patience, resolve } = Promise.withResolvers<void>();
      const limit = setTimeout(resolve, PATIENCE_MS);
      await Promise.race([read(owner), patience]);
      clearTimeout(limit);
    },
    start() {
      timer = setInterval(() => void round().catch(onBug), Math.min(everyMs, 60_000)).unref();
    },
    async close() {
      life.closed = true;
      clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}

/** A watch that is gone, and was never in the books here. The service found it under the owner's pair. */
function stranger(id: string, owner: string): KnownWatch {
  return { id, owner, name: '', targetId: id, metadata: {} };
}

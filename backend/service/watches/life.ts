import type { Clock } from '../clock.ts';
import { type Log, traceOf } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { Poster } from '../webhooks/post.ts';
import { checkDue } from './check-due.ts';
import { deliverDue } from './deliver-due.ts';
import type { Stamp } from './watch-events.ts';

/** Watches that live by themselves: checks, expiries and deliveries as they fall due. */
export interface WatchLife {
  /** Looks every second from now on. */
  start(): void;
  /** Makes a jump in time, then runs all that is due by then, each as if at its own time, until nothing is left. */
  runAfter(jump: () => Promise<void>): Promise<void>;
  /** Ends what is under way and does nothing more. */
  stop(): Promise<void>;
}

export interface LifeOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly poster: Poster;
  readonly log: Log;
}

const LOOK_EVERY_MS = 1_000;
/** SQLite serves requests on the same thread: a batch there is as long as a request may wait. */
const BATCH = { sqlite: 250, postgres: 1_000 } as const;
/** PostgreSQL works on one batch while we think about the next. */
const LANES = { sqlite: 1, postgres: 2 } as const;

export function createWatchLife({ store, clock, poster, log }: LifeOptions): WatchLife {
  const batch = BATCH[store.dialect];
  const stopping = new AbortController();

  const checkAll = async (stamp: Stamp): Promise<void> => {
    const lane = async (): Promise<void> => {
      while (!stopping.signal.aborted && (await checkDue(store, { batch, now: clock.now(), stamp })) > 0)
        await breathe();
    };
    await Promise.all(Array.from({ length: LANES[store.dialect] }, lane));
  };
  const deliverAll = async (stamp: Stamp): Promise<void> =>
    await deliverDue(store, poster, { now: () => clock.now(), stamp, chance: Math.random, stopping: stopping.signal });
  // Each kind runs one at a time, and a slow receiver does not keep the checks waiting.
  const kinds = [
    { run: checkAll, turn: createTurns() },
    { run: deliverAll, turn: createTurns() },
  ] as const;
  const [checks, deliveries] = kinds;
  const present = (): number => clock.now();
  const itsOwn = (dueAt: number): number => dueAt;

  const timers = new Map<Kind, NodeJS.Timeout>();
  const look = (kind: Kind): void => {
    const run = (): Promise<void> => kind.turn(() => kind.run(present)).catch(report);
    timers.set(
      kind,
      setTimeout(() => void run().then(() => (stopping.signal.aborted ? undefined : look(kind))), LOOK_EVERY_MS),
    );
  };
  const report = (error: unknown): void => log(`watches: ${traceOf(error)}`);

  return {
    start: () => kinds.forEach(look),
    runAfter: (jump) =>
      checks.turn(() =>
        deliveries.turn(async () => {
          await jump();
          await checkAll(itsOwn);
          await deliverAll(itsOwn);
        }),
      ),
    stop: async () => {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(kinds.map(({ turn }) => turn(async () => {})));
    },
  };
}

interface Kind {
  readonly run: (stamp: Stamp) => Promise<void>;
  readonly turn: Turn;
}

type Turn = (job: () => Promise<void>) => Promise<void>;

/** Jobs wait for those before them; each runs, whatever came of the others. */
function createTurns(): Turn {
  let last: Promise<void> = Promise.resolve();
  return (job) => {
    const mine = last.then(job);
    last = mine.catch(() => {});
    return mine;
  };
}

/** Lets waiting requests in between two batches. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

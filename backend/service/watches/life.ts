import type { Clock } from '../clock.ts';
import { type Log, traceOf } from '../log.ts';
import type { Store } from '../store/store.ts';
import { troubleOf } from '../store/trouble.ts';
import type { Poster } from '../webhooks/post.ts';
import { checkDue } from './check-due.ts';
import { deliverDue } from './deliver-due.ts';
import { type Due, whatIsDue } from './due.ts';
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
  const [checks, deliveries] = [createTurns(), createTurns()];
  const kinds: readonly Kind[] = [
    { of: 'checks', run: checkAll, turn: checks },
    { of: 'deliveries', run: deliverAll, turn: deliveries },
  ];
  const present = (): number => clock.now();
  const itsOwn = (dueAt: number): number => dueAt;

  const underWay = new Set<Kind>();
  const begin = (kind: Kind): void => {
    underWay.add(kind);
    void kind
      .turn(() => kind.run(present))
      .catch(report)
      .finally(() => underWay.delete(kind));
  };
  // The same trouble is told once, however long it lasts, and whichever question it was that met it.
  let told: string | undefined;
  const report = (error: unknown): void => {
    const trouble = String(error);
    if (trouble !== told) log(`watches: ${troubleOf(error) === undefined ? traceOf(error) : trouble}`);
    told = trouble;
  };
  const look = async (): Promise<void> => {
    try {
      const due = await whatIsDue(store, clock.now());
      told = undefined;
      if (stopping.signal.aborted) return;
      for (const kind of kinds) if (due[kind.of] && !underWay.has(kind)) begin(kind);
    } catch (error) {
      report(error);
    }
  };
  let looking: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const lookAgain = (): void => {
    timer = setTimeout(() => {
      looking = look().then(() => (stopping.signal.aborted ? undefined : lookAgain()));
    }, LOOK_EVERY_MS);
  };

  return {
    start: lookAgain,
    runAfter: (jump) =>
      checks(() =>
        deliveries(async () => {
          await jump();
          await checkAll(itsOwn);
          await deliverAll(itsOwn);
        }),
      ),
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await looking;
      await Promise.all(kinds.map(({ turn }) => turn(async () => {})));
    },
  };
}

interface Kind {
  readonly of: keyof Due;
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

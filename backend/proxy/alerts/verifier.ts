import type { Metrics } from '../metrics.ts';
import type { KnownWatches } from '../watches/known-watches.ts';
import type { Events, Held } from './events.ts';
import type { HistoryReader } from './histories.ts';

/** Waits before each further look: the service may write its history after it posts. */
const AGAIN_MS = [1000, 10_000, 120_000] as const;
/** A service that cannot be asked for so many looks does not hold an alert up any longer. */
const MUTE_LOOKS = 2;
const BATCH = 50;

export interface VerifierOptions {
  readonly events: Events;
  readonly known: KnownWatches;
  readonly histories: HistoryReader;
  /** Asks the service whose watch it is, when nobody here knows. */
  readonly findOwner: (watchId: string) => Promise<string | undefined>;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly onBug: (error: unknown) => void;
}

export interface Verifier {
  /** There may be something to look at. */
  readonly wake: () => void;
  close(): Promise<void>;
}

type Finding = 'true' | 'not-found' | 'mute';

/**
 * Whoever learns the webhook's address could post to it, and the service posts test packets that look like alerts. So a
 * notification becomes an alert when the service's own history has it.
 */
export function createVerifier(options: VerifierOptions): Verifier {
  const { events, known, histories, metrics, now } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  const life = { closed: false };

  const look = async ({ historyId, watchId }: Held, owner: string | undefined): Promise<Finding> => {
    const first = await histories.ofWatch(watchId, 1);
    const has = (page: typeof first): boolean =>
      typeof page === 'object' && page.rows.some(({ id }) => id === historyId);
    if (has(first)) return 'true';
    if (typeof first === 'object' && first.lastPage > 1)
      return has(await histories.ofWatch(watchId, first.lastPage)) ? 'true' : 'not-found';
    // The history of a removed watch is found by its metadata alone.
    const byOwner = first === 'absent' && owner !== undefined ? await histories.ofOwner(owner, 1) : first;
    if (has(byOwner)) return 'true';
    return typeof byOwner === 'object' ? 'not-found' : 'mute';
  };

  const settle = async (held: Held): Promise<void> => {
    const watch = await known.find(held.watchId);
    const owner = watch?.owner ?? (await options.findOwner(held.watchId));
    const finding = owner === undefined ? 'not-found' : await look(held, owner);
    if (owner !== undefined && (finding === 'true' || (finding === 'mute' && held.attempts >= MUTE_LOOKS))) {
      await events.publish(held, owner);
      metrics.count('elsewhere_hooks_total', finding === 'true' ? 'verified' : 'unverified');
      return;
    }
    const wait = AGAIN_MS[held.attempts];
    if (wait !== undefined) {
      await events.postpone(held.historyId, now() + wait);
      return;
    }
    await events.drop(held.historyId);
    metrics.count('elsewhere_hooks_total', 'dropped');
  };

  const round = async (): Promise<void> => {
    do {
      again = false;
      const due = await events.due(BATCH);
      for (const held of due) if (!life.closed) await settle(held);
      if (due.length === BATCH) again = true;
    } while (again && !life.closed);
  };

  const wake = (): void => {
    again = true;
    if (running !== undefined || life.closed) return;
    clearTimeout(timer);
    running = round()
      .catch(options.onBug)
      .finally(() => {
        running = undefined;
        if (!life.closed) timer = setTimeout(wake, 1000).unref();
      });
  };

  return {
    wake,
    async close() {
      life.closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}

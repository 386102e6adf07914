import type { Metrics } from '../metrics.ts';
import type { KnownWatch } from '../watches/known-watches.ts';
import type { Events, Held } from './events.ts';
import type { Histories, HistoryReader } from './histories.ts';
import { bornOut, saysRemoved } from './packet.ts';
import type { HistoryRow } from './packet.ts';

/** Waits before each further look: the service may write its history after it posts. */
const AGAIN_MS = [1000, 10_000, 120_000] as const;
/** A service that cannot be asked for so many looks does not hold an alert up any longer. */
const MUTE_LOOKS = 2;
const BATCH = 50;
const LATER_MS = 60_000;

export interface VerifierOptions {
  readonly events: Events;
  readonly histories: HistoryReader;
  /** Asks the service for the watch, when nobody here knows it. */
  readonly findWatch: (watchId: string) => Promise<KnownWatch | undefined>;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly onBug: (error: unknown) => void;
}

export interface Verifier {
  /** There may be something to look at. */
  readonly wake: () => void;
  close(): Promise<void>;
}

/** The record; or that there is none, that its watch is gone and took the history along, or that nobody answers. */
type Finding = HistoryRow | 'not-found' | 'gone' | 'mute';

/**
 * Whoever learns the webhook's address could post to it, and the service posts test packets that look like alerts. So a
 * notification becomes an alert when the service's own history has it.
 */
export function createVerifier(options: VerifierOptions): Verifier {
  const { events, histories, metrics, now } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  const life = { closed: false };

  const settle = async (held: Held): Promise<void> => {
    const { historyId, watchId, wire } = held;
    const watch = await options.findWatch(watchId);
    const finding = watch === undefined ? 'not-found' : await look(histories, historyId, watch);
    if (watch !== undefined && isEnough(finding, held)) {
      const whole = typeof finding === 'object' ? bornOut(wire, finding, watch) : wire;
      if (whole !== wire) await events.correct(historyId, whole);
      await events.publish({ historyId, watchId, wire: whole }, watch.owner);
      metrics.count('elsewhere_hooks_total', typeof finding === 'object' ? 'verified' : 'unverified');
      return;
    }
    const wait = AGAIN_MS[held.attempts];
    if (wait !== undefined) {
      await events.postpone(historyId, now() + wait);
      return;
    }
    await events.drop(historyId);
    metrics.count('elsewhere_hooks_total', 'dropped');
  };

  /** What fails in itself holds up nothing else. */
  const setAside = async ({ historyId }: Held, error: unknown): Promise<void> => {
    options.onBug(error);
    await events.postpone(historyId, now() + LATER_MS);
  };

  const round = async (): Promise<void> => {
    do {
      again = false;
      const due = await events.due(BATCH);
      for (const held of due) if (!life.closed) await settle(held).catch((error: unknown) => setAside(held, error));
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

/** The history of a removed watch is found by its metadata alone; either end of a long one may be the newest. */
async function look(histories: HistoryReader, historyId: string, { id, owner }: KnownWatch): Promise<Finding> {
  let read = (page: number): Promise<Histories> => histories.ofWatch(id, page);
  let first = await read(1);
  const isGone = first === 'absent';
  if (isGone) {
    read = (page) => histories.ofOwner(owner, page);
    first = await read(1);
  }
  if (first === 'mute') return 'mute';
  const recordIn = (page: Histories): HistoryRow | undefined =>
    typeof page === 'object' ? page.rows.find((row) => row.id === historyId && row.watchId === id) : undefined;
  const last = first === 'absent' ? 1 : first.lastPage;
  const record = recordIn(first) ?? (last > 1 ? recordIn(await read(last)) : undefined);
  return record ?? (isGone ? 'gone' : 'not-found');
}

/** A product's removal takes its watch along: a watch of ours that is gone says the same as the record would. */
function isEnough(finding: Finding, { attempts, wire }: Held): boolean {
  if (typeof finding === 'object') return true;
  return finding === 'mute' ? attempts >= MUTE_LOOKS : finding === 'gone' && saysRemoved(wire);
}

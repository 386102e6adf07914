import type { PriceUnit } from '../../../lib/domain/connection.ts';
import type { Metrics } from '../metrics.ts';
import { sql } from '../../store/sql.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { outletSettings } from './outlet.ts';
import type { Send } from './outlet.ts';
import { messageOf } from './wording.ts';
import type { StoredEvent } from './wording.ts';

const MINUTE_MS = 60_000;
/** Waits before each further try; then it is given up, and said so. */
const AGAIN_MS = [
  5000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  120 * MINUTE_MS,
  300 * MINUTE_MS,
  600 * MINUTE_MS,
  600 * MINUTE_MS,
];
/** While one is being sent no other process takes it; if this one dies, it is free again after that. */
const LEASE_MS = MINUTE_MS;
const LOOK_MS = 1000;
/** So many at a time, so that one slow receiver does not hold up the others. */
const SENDERS = 4;

export interface DeliveryOptions {
  readonly store: Store;
  readonly send: Send;
  /** What the service's prices are counted in, as far as the owner has said; samples of the service have major units. */
  readonly priceUnit: PriceUnit | undefined;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly onBug: (error: unknown) => void;
}

export interface Delivery {
  start(): void;
  /** Sends whatever is due. */
  round(): Promise<void>;
  close(): Promise<void>;
}

/** Takes alerts out to their outlets, at least once each. They were written down in the commit that made them alerts. */
export function createDelivery({ store, send, priceUnit = 'major', metrics, now, onBug }: DeliveryOptions): Delivery {
  const { db } = store;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const takeOne = async () => {
    const due = await db.first<{ id: string }>(
      sql`select id from deliveries where state = 'due' and due_at <= ${now()} order by due_at limit 1`,
    );
    if (due === undefined) return undefined;
    const taken = await db.first<Pick<Tables['deliveries'], 'id' | 'outlet_id' | 'history_id' | 'attempts'>>(
      sql`update deliveries set attempts = attempts + 1, due_at = ${now() + LEASE_MS}
        where id = ${due.id} and state = 'due' and due_at <= ${now()} returning id, outlet_id, history_id, attempts`,
    );
    return taken ?? 'another';
  };

  const deliver = async (outletId: string, historyId: string): Promise<void> => {
    const outlet = await db.first<{ settings: string }>(
      sql`select settings from outlets join devices on devices.id = outlets.device_id
        where outlets.id = ${outletId} and devices.revoked_at is null`,
    );
    const event = await db.first<StoredEvent>(
      sql`select body, received_at from events where history_id = ${historyId}`,
    );
    if (outlet === undefined || event === undefined) return;
    await send(outletSettings.parse(JSON.parse(outlet.settings)), messageOf(historyId, event, priceUnit));
  };

  const sendDue = async (): Promise<void> => {
    for (;;) {
      const taken = await takeOne();
      if (taken === undefined) return;
      if (taken === 'another') continue;
      const failure = await deliver(taken.outlet_id, taken.history_id).then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.message : 'failed'),
      );
      const wait = AGAIN_MS[taken.attempts - 1];
      const state = failure === undefined ? 'done' : wait === undefined ? 'dead' : 'due';
      metrics.count('elsewhere_outlet_deliveries_total', failure === undefined ? 'done' : 'failed');
      await db.run(sql`update deliveries set state = ${state}, last_error = ${failure?.slice(0, 200) ?? null},
        due_at = ${now() + (wait ?? 0)} where id = ${taken.id}`);
    }
  };

  const round = async (): Promise<void> => {
    await Promise.all(Array.from({ length: SENDERS }, sendDue));
  };

  const turn = (): void => {
    running ??= round()
      .catch(onBug)
      .finally(() => {
        running = undefined;
      });
  };

  return {
    round,
    start() {
      timer = setInterval(turn, LOOK_MS).unref();
    },
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}

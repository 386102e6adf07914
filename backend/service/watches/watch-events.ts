import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Change } from '../../../lib/domain/watch.ts';
import type { Tables } from '../store/tables.ts';
import type { ChangedProduct, Finding } from './evaluate.ts';
import { changePacket, type Detail, expiryPacket, goneDetail, wireChange } from './packets.ts';
import type { StoredWatch } from './stored-watch.ts';

export type Verdict = Finding | { readonly kind: 'expired' };

/** A watch, and what became of it at its check. */
export interface Outcome {
  readonly watch: StoredWatch;
  readonly verdict: Verdict;
}

/** The moment that an event is said to be of, from the moment that it was due. */
export type Stamp = (dueAt: number) => number;

type DetailOf = (changed: ChangedProduct) => Detail;

interface Event {
  readonly watch: StoredWatch;
  readonly historyId: string;
  readonly at: number;
  readonly changes: readonly Change[];
  readonly packet: object;
}

const GONE: readonly Change[] = [{ field: '__product__', oldValue: 'available', newValue: 'unavailable' }];
const OVER: readonly Change[] = [{ field: '__watch__', oldValue: 'active', newValue: 'expired' }];

/** Writes a history record for each watch that has something to tell, and a delivery for each channel that is to hear it. */
export async function writeEvents(db: Kysely<Tables>, outcomes: readonly Outcome[], stamp: Stamp): Promise<void> {
  const detailOf = await readDetails(db, outcomes);
  const events = outcomes.flatMap((outcome) => eventOf(outcome, stamp, detailOf) ?? []);
  if (events.length === 0) return;
  const histories = events.map(({ watch, historyId, at, changes }) => ({
    id: historyId,
    watch_id: watch.id,
    team_id: watch.teamId,
    changes: JSON.stringify(changes.map(wireChange)),
    notified_at: at,
  }));
  await db.insertInto('watch_history').values(histories).execute();
  const deliveries = events.flatMap(deliveriesOf);
  if (deliveries.length > 0) await db.insertInto('delivery').values(deliveries).execute();
}

function eventOf({ watch, verdict }: Outcome, stamp: Stamp, detailOf: DetailOf): Event | undefined {
  const historyId = randomUUID();
  switch (verdict.kind) {
    case 'quiet':
      return undefined;
    case 'met': {
      const at = stamp(watch.checkAt);
      const changes = verdict.changed.flatMap((one) => one.changes);
      return {
        watch,
        historyId,
        at,
        changes,
        packet: changePacket(historyId, watch, at, verdict.changed.map(detailOf)),
      };
    }
    case 'removed': {
      const at = stamp(watch.checkAt);
      const packet = changePacket(historyId, watch, at, [goneDetail(watch.targetId, GONE)]);
      return { watch, historyId, at, changes: GONE, packet };
    }
    case 'expired': {
      const at = stamp(watch.expiresAt);
      return { watch, historyId, at, changes: OVER, packet: expiryPacket(historyId, watch, at, OVER) };
    }
  }
}

function deliveriesOf({ watch, historyId, at, packet }: Event): Tables['delivery'][] {
  const body = JSON.stringify(packet);
  return watch.channels
    .filter(({ enabled }) => enabled)
    .map(({ target }, index) => ({
      id: `${historyId}/${index}`,
      target,
      body,
      attempts: 0,
      attempt_at: at,
      leased_until: 0,
    }));
}

/** Names for what changed, read only when something did. */
async function readDetails(db: Kysely<Tables>, outcomes: readonly Outcome[]): Promise<DetailOf> {
  const changed = outcomes.flatMap(({ verdict }) => (verdict.kind === 'met' ? verdict.changed : []));
  const ids = [...new Set(changed.map(({ product }) => product.id))];
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('product')
          .innerJoin('merchant', 'merchant.id', 'product.merchant_id')
          .innerJoin('network', 'network.id', 'merchant.network_id')
          .select(['product.id', 'product.name', 'merchant.name as merchant', 'network.name as network'])
          .where('product.id', 'in', ids)
          .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ({ product, changes }) => ({
    id: product.id,
    name: byId.get(product.id)?.name ?? '',
    network: { id: product.networkId, name: byId.get(product.id)?.network ?? '' },
    merchant: { id: product.merchantId, name: byId.get(product.id)?.merchant ?? '' },
    changes: changes.map(wireChange),
  });
}

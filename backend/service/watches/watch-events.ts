import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Change } from '../../../lib/domain/watch.ts';
import type { Tables } from '../store/tables.ts';
import type { ChangedProduct } from './evaluate.ts';
import { changePacket, type Detail, expiryPacket, goneDetail, wireChange } from './packets.ts';
import type { Baseline, StoredWatch } from './stored-watch.ts';

/** What a batch found, sorted by what is to be written. */
export interface Findings {
  readonly quiet: StoredWatch[];
  readonly grown: { watch: StoredWatch; baseline: Baseline }[];
  readonly met: { watch: StoredWatch; changed: readonly ChangedProduct[] }[];
  readonly removed: StoredWatch[];
  readonly expired: StoredWatch[];
}

/** The moment that an event is said to be of, from the moment that it was due. */
export type Stamp = (dueAt: number) => number;

interface Event {
  readonly watch: StoredWatch;
  readonly historyId: string;
  readonly at: number;
  readonly changes: readonly Change[];
  readonly packet: object;
}

async function eventsOf(db: Kysely<Tables>, findings: Findings, stamp: Stamp): Promise<Event[]> {
  const named = await detailsOf(
    db,
    findings.met.flatMap(({ changed }) => changed),
  );
  return [
    ...findings.met.map(({ watch, changed }) => {
      const [historyId, at] = [randomUUID(), stamp(watch.checkAt)];
      const changes = changed.flatMap((one) => one.changes);
      return { watch, historyId, at, changes, packet: changePacket(historyId, watch, at, changed.map(named)) };
    }),
    ...findings.removed.map((watch) => {
      const [historyId, at] = [randomUUID(), stamp(watch.checkAt)];
      const changes = [{ field: '__product__', oldValue: 'available', newValue: 'unavailable' }];
      const packet = changePacket(historyId, watch, at, [goneDetail(watch.targetId, changes)]);
      return { watch, historyId, at, changes, packet };
    }),
    ...findings.expired.map((watch) => {
      const [historyId, at] = [randomUUID(), stamp(watch.expiresAt)];
      const changes = [{ field: '__watch__', oldValue: 'active', newValue: 'expired' }];
      return { watch, historyId, at, changes, packet: expiryPacket(historyId, watch, at, changes) };
    }),
  ];
}

/** Names for what changed, read only when something did. */
async function detailsOf(
  db: Kysely<Tables>,
  changed: readonly ChangedProduct[],
): Promise<(changed: ChangedProduct) => Detail> {
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

/** Writes a history record for each event, and a delivery for each channel that is to hear of it. */
export async function writeEvents(db: Kysely<Tables>, findings: Findings, stamp: Stamp): Promise<void> {
  const events = await eventsOf(db, findings, stamp);
  if (events.length === 0) return;
  const histories = events.map(({ watch, historyId, at, changes }) => ({
    id: historyId,
    watch_id: watch.id,
    team_id: watch.teamId,
    changes: JSON.stringify(changes.map(wireChange)),
    notified_at: at,
  }));
  await db.insertInto('watch_history').values(histories).execute();
  const deliveries = events.flatMap(({ watch, historyId, at, packet }) =>
    watch.channels
      .filter(({ enabled }) => enabled)
      .map(({ target }, index) => ({
        id: `${historyId}/${index}`,
        target,
        body: JSON.stringify(packet),
        attempts: 0,
        attempt_at: at,
        leased_until: 0,
      })),
  );
  if (deliveries.length > 0) await db.insertInto('delivery').values(deliveries).execute();
}

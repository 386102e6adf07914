import * as z from 'zod/mini';
import type { Alert, AlertKind } from '../domain/alert.ts';
import type { PriceUnit } from '../domain/connection.ts';
import { parseCurrency } from '../domain/money.ts';
import type { Change } from '../domain/watch.ts';
import { CURRENCY } from '../domain/watch-identity.ts';
import { compact } from './compact.ts';
import { changes, readChanges } from './history.ts';
import { instant, needed, part, readId, readText, text } from './loose.ts';
import type { Scale } from './price.ts';
import { readRows } from './rows.ts';
import { metadata } from './watch.ts';

const named = part(z.object({ name: text(200) }));

/** The pseudo-fields by which a notification says that it is about the watch or the product itself. */
const PRODUCT = '__product__';
const WATCH = '__watch__';
const EVENT_TYPE = 'product_watch_alert';

const detail = z.pipe(
  z.object({
    id: needed(readId),
    name: text(500),
    network: named,
    merchant: named,
    changes,
  }),
  z.transform((wire) =>
    compact({
      id: wire.id,
      name: wire.name ?? wire.id,
      merchant: wire.merchant?.name,
      network: wire.network?.name,
      changes: wire.changes,
    }),
  ),
);
const eventWire = z.object({
  watch_history_id: needed(readId),
  watch_event_type: needed((value) => readText(value, 64)),
  timestamp: instant,
  watch_id: needed(readId),
  watch_name: text(255),
  metadata,
  target_id: text(2048),
  details: part(z.array(z.unknown())),
  changes: part(changes),
});

/**
 * A notification as an alert, in any of its four shapes; `receivedAt` (epoch ms) stands in where its own time cannot be
 * read, because an alert is never lost for that.
 */
export function alertSchema(unit: PriceUnit, receivedAt: number): z.ZodMiniType<Alert> {
  return z.pipe(
    eventWire,
    z.transform((wire, context): Alert => {
      const scale: Scale = { unit, currency: parseCurrency(wire.metadata?.[CURRENCY] ?? '') };
      const name = wire.watch_name ?? wire.watch_id;
      const own = readChanges(wire.changes ?? [], scale);
      const details = [
        ...readRows(detail, wire.details ?? []).rows.map((row) => ({
          ...row,
          changes: readChanges(row.changes, scale),
        })),
        ...(own.length > 0 ? [{ id: wire.target_id ?? wire.watch_id, name, changes: own }] : []),
      ];
      if (details.length === 0) {
        context.issues.push({ code: 'custom', message: 'says no change', input: wire.details });
        return z.NEVER;
      }
      const kind = isTest(wire) ? 'verification' : kindOf(details.flatMap((each) => each.changes));
      return {
        historyId: wire.watch_history_id,
        kind,
        watchId: wire.watch_id,
        watchName: name,
        metadata: wire.metadata ?? {},
        at: wire.timestamp ?? receivedAt,
        details,
      };
    }),
  );
}

function kindOf(changes: readonly Change[]): AlertKind {
  if (changes.some((change) => change.field === WATCH)) return 'expired';
  return changes.some((change) => change.field === PRODUCT) ? 'removed' : 'change';
}

/** The verification packet has the shape of a notification and test values, so only its ids or its type can tell. */
function isTest(wire: { watch_history_id: string; watch_event_type: string; watch_id: string }): boolean {
  const { watch_history_id, watch_event_type, watch_id } = wire;
  return watch_event_type !== EVENT_TYPE
    ? /verif|test/i.test(watch_event_type)
    : [watch_history_id, watch_id].some((each) => /^(?:0{8}-0{4}-[04]0{3}-[08]0{3}-0{12}$|test|verif)/i.test(each));
}

import * as z from 'zod/mini';
import type { PriceUnit } from '../domain/connection.ts';
import type { Currency } from '../domain/money.ts';
import type { Change, HistoryRecord } from '../domain/watch.ts';
import type { HistoryPage } from '../domain/watch-page.ts';
import { compact } from './compact.ts';
import { readInstant } from './instant.ts';
import { count, needed, part, readId, readText } from './loose.ts';
import { meta, toPaging } from './paging.ts';
import { changeFromWire, type Scale } from './price.ts';
import { readRows } from './rows.ts';
import { readValue } from './watch.ts';

const changeWire = z.object({
  field: needed((value) => readText(value, 64)),
  old_value: z.optional(z.unknown()),
  new_value: z.optional(z.unknown()),
});

/** Old and new value of a field, as the wire counts. */
export const changes = z.array(z.unknown());

/** The same with prices in major units. */
export function readChanges(list: readonly unknown[], scale: Scale): readonly Change[] {
  return readRows(changeWire, list).rows.map(({ field, old_value, new_value }) =>
    changeFromWire({ field, oldValue: readValue(old_value) ?? null, newValue: readValue(new_value) ?? null }, scale),
  );
}

type CurrencyOf = (watchId: string) => Currency | undefined;

function recordSchema(unit: PriceUnit, currencyOf: CurrencyOf): z.ZodMiniType<HistoryRecord> {
  return z.pipe(
    z.object({
      id: needed(readId),
      watch_id: needed(readId),
      changes,
      notified_at: needed(readInstant),
    }),
    z.transform(
      (wire): HistoryRecord => ({
        id: wire.id,
        watchId: wire.watch_id,
        changes: readChanges(wire.changes, { unit, currency: currencyOf(wire.watch_id) }),
        notifiedAt: wire.notified_at,
      }),
    ),
  );
}

const ownMeta = part(z.object({ total_events: count, total_histories: count, page_size: count, page: count }));

/**
 * Histories of one watch (`histories`) or across watches (`data`). A record names no currency and carries no metadata: who asks
 * knows the watch.
 */
export function historyPageSchema(unit: PriceUnit, currencyOf: CurrencyOf): z.ZodMiniType<HistoryPage> {
  const record = recordSchema(unit, currencyOf);
  const ofOne = z.pipe(
    z.object({ watch_id: needed(readId), histories: z.array(z.unknown()), meta: ownMeta }),
    z.transform((wire): HistoryPage => {
      const rows = wire.histories.map((row) => (isObject(row) ? { watch_id: wire.watch_id, ...row } : row));
      const paging = compact({
        total: wire.meta?.total_events ?? wire.meta?.total_histories,
        page: wire.meta?.page ?? 1,
        perPage: wire.meta?.page_size,
      });
      return page(readRows(record, rows), paging);
    }),
  );
  const across = z.pipe(
    z.object({ data: z.array(z.unknown()), meta }),
    z.transform((wire): HistoryPage => page(readRows(record, wire.data), toPaging(wire.meta))),
  );
  return z.union([ofOne, across]);
}

function page(
  { rows, dropped }: { rows: readonly HistoryRecord[]; dropped: number },
  paging: HistoryPage['paging'],
): HistoryPage {
  return { records: rows, paging, dropped };
}

function isObject(row: unknown): row is object {
  return typeof row === 'object' && row !== null;
}

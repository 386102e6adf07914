import type { Transaction } from 'kysely';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';
import { STEPS } from './tables.ts';

const TABLES = [
  'settings',
  'devices',
  'pair_offers',
  'watches',
  'events',
  'counters',
  'outlets',
  'deliveries',
] as const;
/** After a restore numbers go on far above any that a client may have seen meanwhile. */
const LEAP = 1_000_000;
const BATCH = 100;
const HEAD = 'elsewhere-proxy-backup';

type Name = (typeof TABLES)[number];
type Line = { readonly table: Name; readonly row: Record<string, string | number | null> };

/** Everything that this proxy keeps, as lines of JSON; the same from either store. */
export async function* dump({ db }: Store): AsyncGenerator<string> {
  yield JSON.stringify({ format: HEAD, version: STEPS.length });
  const rows = await db.transaction().execute(async (transaction) => {
    const all: Line[] = [];
    for (const table of TABLES)
      for (const row of await transaction.selectFrom(table).selectAll().execute()) all.push({ table, row });
    return all;
  });
  for (const line of rows) yield JSON.stringify(line);
}

/** Puts a backup in place of what is here, whole or not at all. */
export async function restore({ write }: Store, lines: readonly string[]): Promise<number> {
  const [head, ...rest] = lines;
  const { format, version } = JSON.parse(head ?? '{}') as { format?: unknown; version?: unknown };
  if (format !== HEAD || version !== STEPS.length) throw new Error('that is no backup of this version of the proxy');
  const rows = rest.filter((line) => line !== '').map((line) => JSON.parse(line) as Line);
  if (!rows.every(({ table }) => TABLES.includes(table)))
    throw new Error('that backup holds what this proxy does not know');
  await write(async (transaction) => {
    for (const table of TABLES) {
      await transaction.deleteFrom(table).execute();
      await insertAll(
        transaction,
        table,
        rows.filter((line) => line.table === table),
      );
    }
    await transaction
      .updateTable('counters')
      .set((row) => ({ value: row('value', '+', LEAP) }))
      .where('name', '=', 'events')
      .execute();
  });
  return rows.length;
}

async function insertAll(transaction: Transaction<Tables>, table: Name, lines: readonly Line[]): Promise<void> {
  for (let start = 0; start < lines.length; start += BATCH)
    await transaction
      .insertInto(table)
      // Each line was written from a row of this very table.
      .values(lines.slice(start, start + BATCH).map(({ row }) => row))
      .execute();
}

import { list, raw, sql } from '../../store/sql.ts';
import type { Value } from '../../store/sql.ts';
import type { Db } from './db.ts';
import type { Store } from './store.ts';
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
const HEAD = 'elsewhere-proxy-backup';

type Name = (typeof TABLES)[number];
type Line = { readonly table: Name; readonly row: Record<string, Value> };

/** Everything that this proxy keeps, as lines of JSON; the same from either store. */
export async function* dump({ write }: Store): AsyncGenerator<string> {
  yield JSON.stringify({ format: HEAD, version: STEPS.length });
  // Alone among the writers: what belongs together is there together.
  const rows = await write(async (db) => {
    const all: Line[] = [];
    for (const table of TABLES)
      for (const row of await db.all<Line['row']>(sql`select * from ${raw(table)}`)) all.push({ table, row });
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
  await write(async (db) => {
    for (const table of TABLES) {
      await db.run(sql`delete from ${raw(table)}`);
      for (const line of rows) if (line.table === table) await insert(db, line);
    }
    await db.run(sql`update counters set value = value + ${LEAP} where name = 'events'`);
  });
  return rows.length;
}

/** A line was written from a row of this very table; a name that is no column's is no backup's. */
async function insert(db: Db, { table, row }: Line): Promise<void> {
  const names = Object.keys(row);
  if (!names.every((name) => /^[a-z_]+$/.test(name)))
    throw new Error('that backup holds what this proxy does not know');
  await db.run(sql`insert into ${raw(table)} (${raw(names.join(', '))}) values (${list(Object.values(row))})`);
}

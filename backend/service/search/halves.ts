import { joined, type Sql, sql } from '../../store/sql.ts';

/** A thousand in a row stand one inside the other for SQLite, which goes no deeper. */
const MOST_IN_A_ROW = 100;

export function inHalves(parts: readonly Sql[], between: string): Sql {
  if (parts.length <= MOST_IN_A_ROW) return joined(parts, between);
  const half = parts.length >> 1;
  const halves = [parts.slice(0, half), parts.slice(half)].map((part) => sql`(${inHalves(part, between)})`);
  return joined(halves, between);
}

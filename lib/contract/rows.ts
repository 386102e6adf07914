import * as z from 'zod/mini';

export interface Rows<T> {
  readonly rows: readonly T[];
  /** Rows that could not be read. */
  readonly dropped: number;
  /** The ids of dropped rows that at least had one: they exist, though nothing more is known of them. */
  readonly unreadable: readonly string[];
}

/** Most rows that one answer may carry; the rest is cut and counted as dropped. */
const MOST_ROWS = 5000;

/** Reads a list row by row: one bad row never drops the page. */
export function readRows<T>(
  schema: z.ZodMiniType<T>,
  list: readonly unknown[],
  idOf?: (row: unknown) => string | undefined,
): Rows<T> {
  const rows: T[] = [];
  const unreadable: string[] = [];
  for (const row of list.slice(0, MOST_ROWS)) {
    const parsed = z.safeParse(schema, row);
    const id = parsed.success ? undefined : idOf?.(row);
    if (parsed.success) rows.push(parsed.data);
    else if (id !== undefined) unreadable.push(id);
  }
  return { rows, dropped: list.length - rows.length, unreadable };
}

import { createHash } from 'node:crypto';

/** Where a page ended: how many rows came before, of how many, and the last row's sort value and number. */
export interface Position {
  readonly passed: number;
  /** Counted once, on the page where the way began: the deeper the page, the dearer a count would be. */
  readonly total: number;
  /** Which part of the order it was in; see `order.ts`. */
  readonly part: number;
  readonly value: string | number | null;
  readonly no: number;
}

/** A cursor only continues the very search that gave it, so it carries a trace of that search. */
export function writeCursor({ passed, total, part, value, no }: Position, query: string): string {
  const place = JSON.stringify([passed, total, part, value, no]);
  return Buffer.from(JSON.stringify([place, mark(place, query)])).toString('base64url');
}

/** Undefined for what this service never gave, or gave for another search. */
export function readCursor(text: string, query: string): Position | undefined {
  if (text.length > 4000 || !/^[\w-]+$/.test(text)) return undefined;
  try {
    const [place, given] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [unknown, unknown];
    if (typeof place !== 'string' || given !== mark(place, query)) return undefined;
    const [passed, total, part, value, no] = JSON.parse(place) as [number, number, number, Position['value'], number];
    return { passed, total, part, value, no };
  } catch {
    return undefined;
  }
}

const mark = (place: string, query: string): string =>
  createHash('sha1').update(place).update('\n').update(query).digest('base64url').slice(0, 12);

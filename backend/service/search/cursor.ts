import { createHash } from 'node:crypto';

/** Where a page ended: how many rows came before, and the last row's sort value and number. */
export interface Position {
  readonly passed: number;
  readonly value: string | number | null;
  readonly no: number;
}

/** A cursor only continues the very search that gave it, so it carries a trace of that search. */
export function writeCursor({ passed, value, no }: Position, query: string): string {
  const place = JSON.stringify([passed, value, no]);
  return Buffer.from(JSON.stringify([place, mark(place, query)])).toString('base64url');
}

/** Undefined for what this service never gave, or gave for another search. */
export function readCursor(text: string, query: string): Position | undefined {
  if (text.length > 4000 || !/^[\w-]+$/.test(text)) return undefined;
  try {
    const [place, given] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [unknown, unknown];
    if (typeof place !== 'string' || given !== mark(place, query)) return undefined;
    const [passed, value, no] = JSON.parse(place) as [number, Position['value'], number];
    return { passed, value, no };
  } catch {
    return undefined;
  }
}

const mark = (place: string, query: string): string =>
  createHash('sha1').update(place).update('\n').update(query).digest('base64url').slice(0, 12);

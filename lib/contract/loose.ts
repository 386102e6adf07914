import * as z from 'zod/mini';
import { readInstant } from './instant.ts';

// The service's fields as they really come: numbers as text, text as numbers, null for anything, missing altogether.
// Each reader answers undefined for what it cannot use, so that one odd field never costs the row.

/** A field that reads what it can and leaves out the rest. */
export function loose<T>(read: (value: unknown) => T | undefined): z.ZodMiniOptional<z.ZodMiniType<T | undefined>> {
  return z.optional(z.pipe(z.unknown(), z.transform(read)));
}

/** A field without which the row means nothing. */
export function needed<T>(read: (value: unknown) => T | undefined): z.ZodMiniType<T> {
  return z.pipe(
    z.unknown(),
    z.transform((value, context): T => {
      const result = read(value);
      if (result !== undefined) return result;
      context.issues.push({ code: 'custom', message: 'missing or unreadable', input: value });
      return z.NEVER;
    }),
  );
}

/** Text, trimmed and cut; a number is taken as it was written. */
export function readText(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string' && !Number.isFinite(value)) return undefined;
  const text = cut(String(value), max).replace(INVISIBLE, ' ').trim();
  return text === '' ? undefined : text;
}
/** Control characters and halves of characters. */
const INVISIBLE = /[\p{Cc}\p{Cs}]+/gu;

/** Cut without leaving half a character behind. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = /[\uD800-\uDBFF]/.test(text.charAt(max - 1)) ? max - 1 : max;
  return text.slice(0, end);
}

export const text = (max = 255) => loose((value) => readText(value, max));

/** An id stays text, and one too long is none: a cut id would name something else. */
export function readId(value: unknown): string | undefined {
  const id = typeof value === 'number' && !Number.isSafeInteger(value) ? undefined : readText(value, 129);
  return id !== undefined && id.length <= 128 ? id : undefined;
}
export const id = loose(readId);

/** A number, or one in quotes. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'string') return /^\s*-?\d{1,15}(?:\.\d{1,10})?\s*$/.test(value) ? Number(value) : undefined;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** A whole number from zero up. */
export function readCount(value: unknown): number | undefined {
  const count = readNumber(value);
  return count !== undefined && count >= 0 && Number.isSafeInteger(count) ? count : undefined;
}
export const count = loose(readCount);

export function readFlag(value: unknown): boolean | undefined {
  if (value === true || value === 1 || value === '1') return true;
  if (value === false || value === 0 || value === '0') return false;
  const word = typeof value === 'string' ? value.trim().toLowerCase() : undefined;
  return word === 'true' ? true : word === 'false' ? false : undefined;
}
export const flag = loose(readFlag);

export const instant = loose(readInstant);

/** An `https:` address and nothing else; never with a user name in it. */
export function readHttps(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 4096) return undefined;
  const url = URL.parse(value.trim());
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined;
}
export const httpsLink = loose(readHttps);

/** A list of which each entry is read alone. One value in place of a list is a list of one. */
export function listOf<T>(read: (value: unknown) => T | undefined, max: number) {
  return loose((value): T[] | undefined => {
    if (value === null || value === undefined) return undefined;
    return (Array.isArray(value) ? value : [value])
      .slice(0, max)
      .map((entry: unknown) => read(entry))
      .filter((entry) => entry !== undefined);
  });
}

/** An object of which a broken or missing one is simply not there. */
export function part<T>(schema: z.ZodMiniType<T>) {
  return loose((value): T | undefined => {
    const parsed = z.safeParse(schema, value);
    return parsed.success ? parsed.data : undefined;
  });
}

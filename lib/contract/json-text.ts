/** What a reviver is told of a number: how it was written. Not yet in TypeScript's own library. */
type Reviver = (this: unknown, key: string, value: unknown, context: { readonly source?: string }) => unknown;

/** A whole number of 16 digits or more outside of quotes: the only kind that JSON.parse can bend. */
const LONG_NUMBER = /[:,[\s]-?\d{16,}/;

/**
 * Parses JSON and keeps whole numbers beyond 2^53 as the text they were written in: ids of 19 digits come as numbers at
 * times, and a bent id names another product. Undefined for what is no JSON.
 */
export function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return {
      value: LONG_NUMBER.test(text)
        ? (JSON.parse(text, keepLong as Parameters<typeof JSON.parse>[1]) as unknown)
        : JSON.parse(text),
    };
  } catch {
    // Also a stack overflow from absurd nesting.
    return undefined;
  }
}

const keepLong: Reviver = (_key, value, { source }) =>
  typeof value === 'number' && !Number.isSafeInteger(value) && source !== undefined && /^-?\d+$/.test(source)
    ? source
    : value;

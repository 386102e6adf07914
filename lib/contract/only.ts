import * as z from 'zod/mini';

/** Exactly this value. An enumeration of one: the library's own kind for it would weigh on every background for nothing. */
export function only<const T extends string | number>(value: T) {
  return z.enum({ value });
}

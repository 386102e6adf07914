import * as z from 'zod/mini';
import { err, ok, type Result } from '../domain/result.ts';

/** Turns what came over the wire into a thing of the domain, or says in a few short lines why it is none. */
export type Read<T> = (value: unknown) => Result<T, readonly string[]>;

const MOST_ISSUES = 5;

export function readAs<T>(schema: z.ZodMiniType<T>): Read<T> {
  return (value) => {
    const parsed = z.safeParse(schema, value);
    if (parsed.success) return ok(parsed.data);
    return err(
      parsed.error.issues
        .slice(0, MOST_ISSUES)
        .map(({ path, message }) => `${path.join('.')}: ${message}`.slice(0, 200)),
    );
  };
}

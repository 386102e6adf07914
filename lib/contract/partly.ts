import * as z from 'zod/mini';

type Shape = Readonly<Record<string, z.ZodMiniType>>;
type Partly<S extends Shape> = z.ZodMiniObject<{ [Name in keyof S]: z.ZodMiniOptional<S[Name]> }>;

/** An object of which any part may be missing. Zod's own `partial` can do more, and weighs as much as this file's users. */
export function partly<S extends Shape>(shape: S): Partly<S> {
  const parts = Object.entries(shape).map(([name, part]) => [name, z.optional(part)]);
  return z.object(Object.fromEntries(parts) as Shape) as unknown as Partly<S>;
}

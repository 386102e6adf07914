import * as z from 'zod/mini';

/** Text of this form. */
export function matching(pattern: RegExp, maxLength: number) {
  return parsedBy((text) => (pattern.test(text) ? text : undefined), maxLength);
}

/** Text that must pass a parser of the domain. */
export function parsedBy<T>(parse: (text: string) => T | undefined, maxLength: number) {
  return z.pipe(
    z.string().check(z.maxLength(maxLength)),
    z.transform((text, context): T => {
      const value = parse(text);
      if (value !== undefined) return value;
      context.issues.push({ code: 'custom', message: 'is not one', input: text });
      return z.NEVER;
    }),
  );
}

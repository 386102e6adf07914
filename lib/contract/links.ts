import { readHttps } from './loose.ts';

/** `@@@`, `###` and `{…}`, also percent-encoded: the place of an affiliate id that nobody filled in. */
const PLACEHOLDER = /@@@|###|\{[^}]*\}|%40%40%40|%23%23%23|%7B.*?%7D/i;

/** A link with nothing left to fill in; with a placeholder in it, it is a network's, and would credit nobody or a stranger. */
export function readFilledLink(value: unknown): string | undefined {
  if (typeof value !== 'string' || PLACEHOLDER.test(value)) return undefined;
  const link = readHttps(value);
  return link !== undefined && !PLACEHOLDER.test(link) ? link : undefined;
}

/** The first of several candidates that is a usable link. */
export function firstOf<T>(candidates: readonly unknown[], read: (value: unknown) => T | undefined): T | undefined {
  for (const candidate of candidates) {
    const link = read(candidate);
    if (link !== undefined) return link;
  }
  return undefined;
}

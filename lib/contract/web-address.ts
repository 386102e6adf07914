import * as z from 'zod/mini';
import { parsedBy } from './parsed-by.ts';

/** A web address as it was written. */
export const webAddress = parsedBy((text) => {
  const protocol = URL.parse(text)?.protocol;
  return protocol === 'https:' || protocol === 'http:' ? text : undefined;
}, 2048);

/** Words by their names. */
export const wordsByName = (max: number) => z.catchall(z.object({}), z.string().check(z.maxLength(max)));

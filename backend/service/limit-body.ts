import type { MiddlewareHandler } from 'hono';
import { MAX_BODY_BYTES } from './body.ts';
import type { AppEnv } from './env.ts';
import { tooLarge } from './errors.ts';

/**
 * Refuses a body that is too large. Hono's own limit makes a new Request of a body without a stated length, which the
 * server's lightweight requests do not survive: every DELETE and every chunked body would end as a 500.
 */
export const limitBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  const stated = c.req.header('content-length');
  if (Number(stated ?? 0) > MAX_BODY_BYTES) return tooLarge(c);
  if (stated === undefined && c.req.raw.body !== null) {
    const text = await readCapped(c.req.raw.body);
    if (text === undefined) return tooLarge(c);
    c.req.bodyCache.text = text;
  }
  return next();
};

async function readCapped(body: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

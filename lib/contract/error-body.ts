import * as z from 'zod/mini';
import { loose, readNumber, readText } from './loose.ts';
import { type ProxyErrorCode, proxyErrorCode } from './proxy.ts';

/** What an error's body says, whoever wrote it. */
export interface ErrorBody {
  /** The first message found, cut; empty where there is none. */
  readonly message: string;
  /** All of its messages, to look for words in. */
  readonly said: string;
  /** Field → what is wrong with it. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Our own proxy's word. */
  readonly code: ProxyErrorCode | undefined;
  readonly retryAfterMs: number | undefined;
  /** What the catalog behind our own proxy said that it is in trouble with. */
  readonly upstreamStatus: number | undefined;
}

const MOST_FIELDS = 50;

/** `error` is text with some and an object with others. */
const errorWire = z.object({
  code: loose((value) => proxyErrorCode.safeParse(value).data),
  message: loose((value) => readText(value, 512)),
  retry_after: loose(readNumber),
  upstream_status: loose(readNumber),
});
const bodyWire = z.object({
  message: loose((value) => readText(value, 512)),
  error: loose((value) => readText(value, 512) ?? z.safeParse(errorWire, value).data),
  errors: loose(readFields),
  retry_after: loose(readNumber),
});

export function readErrorBody(body: unknown): ErrorBody {
  const {
    message,
    error,
    errors = {},
    retry_after,
  }: Partial<z.infer<typeof bodyWire>> = z.safeParse(bodyWire, body).data ?? {};
  const inner: Partial<z.infer<typeof errorWire>> = typeof error === 'object' ? error : { message: error };
  const seconds = retry_after ?? inner.retry_after;
  const messages = [message, inner.message].filter((text) => text !== undefined);
  return {
    message: messages[0] ?? '',
    said: messages.join(' '),
    fields: errors,
    code: inner.code,
    retryAfterMs: seconds !== undefined && seconds >= 0 ? Math.ceil(seconds * 1000) : undefined,
    upstreamStatus: inner.upstream_status,
  };
}

function readFields(value: unknown): Record<string, readonly string[]> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value as Record<string, unknown>).slice(0, MOST_FIELDS);
  return Object.fromEntries(
    entries.flatMap(([field, texts]) => {
      const list = (Array.isArray(texts) ? texts : [texts]).slice(0, 10).map((text: unknown) => readText(text, 512));
      const known = list.filter((text) => text !== undefined);
      return known.length > 0 ? [[field.slice(0, 100), known]] : [];
    }),
  );
}

const USED_UP = /usage limit|quota|plan limit|exceeded the total|total usage|plan'?s? (?:usage|total)|exhausted/i;

/**
 * A 422 means a request that is wrong or a plan that is used up, and no field tells which. A plan's end names no field
 * and speaks of usage; a subscription alone may also be what allows so many results on a page.
 */
export function saysPlanExhausted({ said, fields }: ErrorBody): boolean {
  const isEnd = USED_UP.test(said) || (/subscription/i.test(said) && !/per.?page|\bpages?\b|cursor/i.test(said));
  return isEnd && Object.keys(fields).length === 0;
}

/** A 401 of the catalog service, as against one of a server in front of it. */
export function saysUnauthenticated({ said }: ErrorBody): boolean {
  return /unauthenticated|authentication|token|bearer|api key|unauthori[sz]ed/i.test(said);
}

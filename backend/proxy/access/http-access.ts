import { endOfTurn } from '../http/end-of-turn.ts';
import type { Access, Call, Outcome } from './access.ts';
import { exchange } from './exchange.ts';
import type { Exchange, Headers } from './exchange.ts';
import { retryAfterSeconds } from './retry-after.ts';
import { Pool } from './pool.ts';
import { createRedactor, redacted } from './redact.ts';
import type { Secret } from './redact.ts';

const MAX_ANSWER = 16 * 1024 * 1024;
const PASSED = ['retry-after', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'] as const;
/** What is neither a number nor a date means nothing in any of them, and could hold anything. */
const SANE = /^[A-Za-z0-9,:. +-]{1,40}$/;
/** The pool's names for heads that contradict themselves or do not end. */
const NOT_HTTP: ReadonlySet<unknown> = new Set(['UND_ERR_HEADERS_OVERFLOW', 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH']);
const JSON_TYPE = /^application\/(?:[a-z0-9.+-]+\+)?json\s*(?:;|$)/i;

export interface HttpAccessOptions {
  readonly name: Access['name'];
  readonly url: URL;
  readonly token: () => string;
  /** Everything that must never be in an answer to a browser. */
  readonly secrets: () => readonly Secret[];
  readonly timeoutMs: number;
  readonly reload: () => void;
  readonly close?: () => Promise<void>;
}

/** The service's API over HTTP with a bearer token. Redirects are not followed: the token is for one address. */
export function createHttpAccess(options: HttpAccessOptions): Access {
  const pool = new Pool(options.url.origin, {
    connections: 128,
    pipelining: 1,
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: { timeout: 5000 },
    maxHeaderSize: 32 * 1024,
  });
  const base = options.url.pathname.replace(/\/+$/, '');
  const redactorOfNow = () => createRedactor([redacted(options.token()), ...options.secrets()]);
  let redact = redactorOfNow();

  const send = async (call: Call): Promise<Exchange> => {
    await endOfTurn();
    return exchange(
      pool,
      {
        method: call.method,
        path: base + call.path + call.query,
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${options.token()}`,
          'user-agent': 'elsewhere-proxy',
          'x-request-id': call.requestId,
          ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: call.body ?? null,
      },
      { timeoutMs: call.timeoutMs ?? options.timeoutMs, maxBytes: MAX_ANSWER },
    );
  };

  return {
    name: options.name,
    reload() {
      try {
        options.reload();
      } finally {
        // Also when the token stays: the other secrets may be new.
        redact = redactorOfNow();
      }
    },
    async ask(call) {
      let result = await send(call);
      // A kept connection that the service closed just now: nothing was answered, so it may go again.
      if (result.kind === 'broken' && !result.begun && call.repeatable && isStale(result.error))
        result = await send(call);
      return read(result, call.timeoutMs ?? options.timeoutMs, redact);
    },
    async close() {
      await pool.destroy();
      await options.close?.();
    },
  };
}

function isStale(error: Error): boolean {
  const { code } = error as { code?: unknown };
  return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || code === 'EPIPE';
}

function read(result: Exchange, timeoutMs: number, redact: (text: string) => string): Outcome {
  switch (result.kind) {
    case 'timeout':
      return { kind: 'timeout', afterMs: timeoutMs };
    case 'too-large':
      return { kind: 'bad-answer', word: `an answer of more than ${String(MAX_ANSWER)} bytes`, status: 502 };
    case 'broken':
      return result.begun
        ? { kind: 'bad-answer', word: 'an answer that broke off', status: 502 }
        : brokenBefore(result.error);
    case 'got':
      return readAnswer(result, redact);
  }
}

/** Before any answer: no connection, an untrusted certificate, or words that are not HTTP. */
function brokenBefore(error: Error): Outcome {
  const { code } = error as { code?: unknown };
  if (error.name === 'HTTPParserError' || NOT_HTTP.has(code))
    return { kind: 'bad-answer', word: 'something that is not HTTP', status: 502 };
  return { kind: 'unreachable', word: typeof code === 'string' ? code : 'connection failed' };
}

function readAnswer(
  { status, headers, body }: Extract<Exchange, { kind: 'got' }>,
  redact: (text: string) => string,
): Outcome {
  if (status === 401) return { kind: 'token-refused' };
  if (status >= 300 && status < 400)
    return { kind: 'bad-answer', word: `a redirect (${String(status)}), which is never followed`, status: 502 };
  const retryAfterS = retryAfterSeconds(one(headers, 'retry-after'));
  const bad = (word: string): Outcome => ({
    kind: 'bad-answer',
    word,
    status: status === 429 || status === 503 ? status : 502,
    ...(retryAfterS === undefined ? {} : { retryAfterS }),
  });
  if (status === 204) return { kind: 'answer', status, headers: passed(headers), body: '', value: undefined };
  if ((one(headers, 'content-encoding') ?? 'identity') !== 'identity') return bad('an encoding that was not asked for');
  const type = one(headers, 'content-type');
  if (type === undefined || !JSON_TYPE.test(type)) return bad(`${plain(type)} in place of JSON`);
  const text = body.toString();
  const value = parse(text);
  if (value === undefined) return bad('JSON that is broken');
  return { kind: 'answer', status, headers: passed(headers), body: redact(text), value };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function passed(headers: Headers): Record<string, string> {
  const kept: Record<string, string> = { 'content-type': 'application/json' };
  for (const name of PASSED) {
    const value = one(headers, name);
    if (value !== undefined && SANE.test(value)) kept[name] = value;
  }
  return kept;
}

function one(headers: Headers, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : value?.[0];
}

/** The type only, of visible characters: it goes into an error message. */
function plain(type: string | undefined): string {
  return type === undefined
    ? 'nothing named'
    : (/^[\w.+-]+\/[\w.+-]+/.exec(type)?.[0] ?? 'an unknown type').slice(0, 60);
}

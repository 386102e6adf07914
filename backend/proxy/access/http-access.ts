import type { Access, Call, Outcome } from './access.ts';
import { NotHttp } from '../../http/header-lines.ts';
import type { Headers } from '../../http/header-lines.ts';
import type { Answer } from './answer-reader.ts';
import { createConnections } from './connections.ts';
import type { Exchange, Question } from './connections.ts';
import { isJson } from './is-json.ts';
import { retryAfterSeconds } from './retry-after.ts';
import { createRedactor, redacted } from './redact.ts';
import type { Secret } from './redact.ts';
import { unpackerFor } from './unpack.ts';

const MAX_ANSWER = 16 * 1024 * 1024;
const PASSED = ['retry-after', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'] as const;
/** What is neither a number nor a date means nothing in any of them, and could hold anything. */
const SANE = /^[A-Za-z0-9,:. +-]{1,40}$/;
const MOST_CONNECTIONS = 128;
/** Nothing was asked on a condition; and a browser takes the other for the word of a proxy of its own, not of ours. */
const OUT_OF_PLACE: ReadonlySet<number> = new Set([304, 407]);
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
  const service = createConnections(options.url, MOST_CONNECTIONS);
  const base = options.url.pathname.replace(/\/+$/, '');
  const redactorOfNow = () => createRedactor([redacted(options.token()), ...options.secrets()]);
  let redact = redactorOfNow();

  const question = (call: Call, anew: boolean): Question => ({
    method: call.method,
    path: base + call.path + call.query,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${options.token()}`,
      'user-agent': 'elsewhere-proxy',
      'x-request-id': call.requestId,
      ...(call.body !== undefined && { 'content-type': 'application/json' }),
    },
    body: call.body,
    timeoutMs: call.timeoutMs ?? options.timeoutMs,
    maxBytes: MAX_ANSWER,
    anew,
  });

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
    ask(call) {
      const outcome = (exchange: Exchange): Outcome =>
        exchange.kind === 'got' && saysAll(exchange.answer, call)
          ? { kind: 'answer', status: exchange.answer.status, headers: passed(exchange.answer.headers), body: '' }
          : read(exchange, call.timeoutMs ?? options.timeoutMs, redact);
      // What may not be sent twice has a connection of its own: a kept one may be closed by the service just now.
      return service.ask(question(call, !call.repeatable), (exchange) =>
        call.repeatable && exchange.kind === 'broken' && !exchange.begun && isStale(exchange.error)
          ? service.ask(question(call, true), outcome)
          : outcome(exchange),
      );
    },
    async close() {
      service.close();
      await options.close?.();
    },
  };
}

/**
 * Whether the status is the whole answer: an empty one refuses, or says that a change was made. Nowhere is it written that
 * there is more, and to call a watch that was made a failure would make another. Who asked for something is told something.
 */
function saysAll({ status, body }: Answer, { repeatable }: Call): boolean {
  if (body !== '' || OUT_OF_PLACE.has(status)) return false;
  return status >= 200 && status < 300
    ? !repeatable || status === 204
    : status !== 401 && status >= 400 && status < 500;
}

function isStale(error: Error): boolean {
  const { code } = error as { code?: unknown };
  return code === 'CLOSED' || code === 'ECONNRESET' || code === 'EPIPE';
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
      return readAnswer(result.answer, redact);
  }
}

/** Before any answer: no connection, an untrusted certificate, or words that are not HTTP. */
function brokenBefore(error: Error): Outcome {
  if (error instanceof NotHttp) return { kind: 'bad-answer', word: 'something that is not HTTP', status: 502 };
  const { code } = error as { code?: unknown };
  return { kind: 'unreachable', word: typeof code === 'string' ? code : 'connection failed' };
}

function readAnswer({ status, headers, body }: Answer, redact: (text: string) => string): Outcome {
  if (status === 401) return { kind: 'token-refused' };
  if (OUT_OF_PLACE.has(status))
    return { kind: 'bad-answer', word: `a status (${String(status)}) that has no place here`, status: 502 };
  if (status >= 300 && status < 400)
    return { kind: 'bad-answer', word: `a redirect (${String(status)}), which is never followed`, status: 502 };
  const retryAfterS = retryAfterSeconds(headers.get('retry-after'));
  const bad = (word: string): Outcome => ({
    kind: 'bad-answer',
    word,
    status: status === 429 || status === 503 ? status : 502,
    ...(status < 500 ? {} : { trouble: status }),
    ...(retryAfterS === undefined ? {} : { retryAfterS }),
  });
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity' && unpackerFor(headers) === undefined)
    return bad('an encoding that was not asked for');
  const type = headers.get('content-type');
  if (type === undefined || !JSON_TYPE.test(type)) return bad(`${plain(type)} in place of JSON`);
  if (!isJson(body)) return bad('JSON that is broken');
  return { kind: 'answer', status, headers: passed(headers), body: redact(body) };
}

function passed(headers: Headers): Record<string, string> {
  const kept: Record<string, string> = { 'content-type': 'application/json' };
  for (const name of PASSED) {
    const value = headers.get(name);
    if (value !== undefined && SANE.test(value)) kept[name] = value;
  }
  return kept;
}

/** The type only, of visible characters: it goes into an error message. */
function plain(type: string | undefined): string {
  return type === undefined
    ? 'nothing named'
    : (/^[\w.+-]+\/[\w.+-]+/.exec(type)?.[0] ?? 'an unknown type').slice(0, 60);
}

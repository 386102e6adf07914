import type { LedgerEntry } from '../domain/ledger-entry.ts';
import { err, ok, type Result } from '../domain/result.ts';
import { readCapped } from './read-capped.ts';

/** What the network layer needs of the world; the extension hands in the real things, tests their own. */
export interface Wire {
  readonly address: string;
  /** The device key; null for a proxy that wants none. */
  readonly key: string | null;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly now: () => number;
  readonly online: () => boolean;
  readonly timeoutMs: number;
  readonly onRequest: (entry: LedgerEntry) => void;
}

export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path and query, from the root of the proxy's address. */
  readonly path: string;
  readonly body?: string;
  /** The body as the ledger may show it, where it holds a secret. */
  readonly shownBody?: string;
  /** Leaves out the key: what is open to all is asked without it. */
  readonly anonymous?: boolean;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const MOST_BYTES = 8 * 1024 * 1024;
const LEDGER_BODY = 4096;

/** One request and its answer, whatever the status. Never throws, never follows a redirect, never outlives its time. */
export async function exchange(wire: Wire, request: WireRequest, signal: AbortSignal): Promise<Result<Answer>> {
  const at = wire.now();
  const timeout = AbortSignal.timeout(wire.timeoutMs);
  let status: number | null = null;
  let bytesReceived = 0;
  try {
    const response = await wire.fetch(
      wire.address + request.path,
      init(wire, request, AbortSignal.any([signal, timeout])),
    );
    status = response.status;
    if (isRedirect(response)) {
      void response.body?.cancel().catch(() => undefined);
      return err({ kind: 'redirected', address: wire.address });
    }
    const text = await readCapped(response, MOST_BYTES, (bytes) => {
      bytesReceived += bytes;
    });
    return text === undefined
      ? err({ kind: 'bad-response', issues: ['too large'] })
      : ok({ status, headers: response.headers, text });
  } catch {
    if (signal.aborted) return err({ kind: 'cancelled' });
    if (timeout.aborted) return err({ kind: 'timeout', afterMs: wire.timeoutMs });
    // Headers came and the rest did not: somebody is there, but hung up.
    if (status !== null) return err({ kind: 'bad-response', issues: [TRUNCATED] });
    return err(wire.online() ? { kind: 'unreachable', address: wire.address } : { kind: 'offline' });
  } finally {
    wire.onRequest({ ...entryOf(wire, request), at, status: status || null, bytesReceived, tookMs: wire.now() - at });
  }
}

export const TRUNCATED = 'truncated';

function init(wire: Wire, request: WireRequest, signal: AbortSignal): RequestInit {
  const headers = new Headers({ accept: 'application/json' });
  if (request.body !== undefined) headers.set('content-type', 'application/json');
  if (wire.key && !request.anonymous) headers.set('authorization', `Bearer ${wire.key}`);
  return {
    method: request.method,
    headers,
    signal,
    redirect: 'manual',
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    ...(request.body !== undefined && { body: request.body }),
  };
}

/** Browsers hide a redirect that was not followed behind a status of 0. A 304 is an answer, not a way on. */
function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304);
}

function entryOf(wire: Wire, { method, path, body = '', shownBody = body }: WireRequest) {
  const bytesSent = new TextEncoder().encode(body).length;
  return { method, url: wire.address + path, body: shownBody.slice(0, LEDGER_BODY), bytesSent };
}

import type { ProxyErrorCode } from '../../../lib/contract/proxy.ts';
import { createListener } from '../../http/listener.ts';
import type { Listener, ListenerOptions } from '../../http/listener.ts';
import type { Refuse } from '../../http/reply.ts';
import { problem } from './reply.ts';

/** On every answer. No CORS header ever: a page has no business here. */
const SECURITY = [
  'cache-control: no-store',
  "content-security-policy: default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy: same-origin',
  'referrer-policy: no-referrer',
  'x-content-type-options: nosniff',
  'x-frame-options: DENY',
  '',
].join('\r\n');

const TIMES = { headMs: 10_000, requestMs: 30_000, keptMs: 65_000, stopMs: 5000 };
const REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/;
const CODES: Readonly<Record<number, ProxyErrorCode>> = {
  405: 'not_allowed',
  413: 'too_large',
  414: 'too_large',
  431: 'too_large',
  500: 'internal',
};

const refuse: Refuse = (status, message) => problem(CODES[status] ?? 'bad_request', message, { status });

export interface ProxyListenerOptions extends Pick<ListenerOptions, 'handle' | 'onBug'> {
  /** For requests that name none by themselves. */
  readonly nextId: () => string;
}

/** The listener as the proxy has it: its headers on every answer, its words for what it refuses. */
export function createProxyListener({ nextId, ...rest }: ProxyListenerOptions): Listener {
  const idOf = (given: string | undefined): string =>
    given !== undefined && REQUEST_ID.test(given) ? given : nextId();
  return createListener({ ...rest, idOf, refuse, lines: SECURITY, times: TIMES });
}

import { PROXY_HEADER } from '../../../lib/contract/proxy.ts';
import type { ProxyErrorCode } from '../../../lib/contract/proxy.ts';
import type { Reply } from '../../http/reply.ts';

const STATUS: Readonly<Record<ProxyErrorCode, number>> = {
  device_key_unknown: 401,
  token_refused: 502,
  upstream_unreachable: 502,
  upstream_timeout: 504,
  upstream_bad_answer: 502,
  circuit_open: 503,
  rate_limited: 429,
  payment_required: 402,
  budget_exhausted: 402,
  not_allowed: 403,
  too_large: 413,
  bad_request: 400,
  pair_code_wrong: 403,
  pair_code_expired: 410,
  pair_too_many_tries: 429,
  internal: 500,
};

interface Details {
  readonly status?: number;
  readonly retryAfterS?: number;
  /** What the service said that it is in trouble with. */
  readonly upstreamStatus?: number | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The proxy's own word for what went wrong, told from the service's by its header. */
export function problem(
  code: ProxyErrorCode,
  message: string,
  { status, retryAfterS, upstreamStatus, headers }: Details = {},
): Reply {
  return {
    status: status ?? STATUS[code],
    headers: {
      'content-type': 'application/json',
      [PROXY_HEADER]: '1',
      ...(retryAfterS === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(retryAfterS))) }),
      ...headers,
    },
    body: JSON.stringify({ error: { code, message, upstream_status: upstreamStatus } }),
  };
}

export function json(value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Reply {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(value) };
}

/** A refusal in the service's own words, for what the service would refuse if it knew of the proxy's part in it. */
export function invalid(field: string, message: string): Reply {
  return json({ message, errors: { [field]: [message] } }, 422);
}

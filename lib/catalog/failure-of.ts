import { type ErrorBody, readErrorBody, saysPlanExhausted, saysUnauthenticated } from '../contract/error-body.ts';
import { parseJson } from '../contract/json-text.ts';
import { PROXY_HEADER, type ProxyErrorCode } from '../contract/proxy.ts';
import type { Failure } from '../domain/failure.ts';
import type { Answer } from './exchange.ts';
import { readRetryAfter, waitAfterLimit } from './retry-after.ts';

interface Refusal {
  readonly answer: Answer;
  readonly body: ErrorBody;
  readonly address: string;
  readonly now: number;
}

export function isHtml({ headers, text }: Answer): boolean {
  return /\bhtml\b/i.test(headers.get('content-type') ?? '') || /^\s*</.test(text.slice(0, 200));
}

/** What a refusing answer means; undefined for one that refuses nothing. The one place that knows status codes. */
export function failureOf(answer: Answer, address: string, now: number): Failure | undefined {
  const { status, headers } = answer;
  if ((status >= 200 && status < 300) || status === 304) return undefined;
  const body = readErrorBody(parseJson(answer.text)?.value);
  const refusal = { answer, body, address, now };
  if (body.code !== undefined && headers.has(PROXY_HEADER)) return OF_PROXY[body.code](refusal);
  if (status >= 500) return serviceDown(refusal);
  return (OF_STATUS[status] ?? otherRefusal)(refusal);
}

const OF_STATUS: Readonly<Record<number, (refusal: Refusal) => Failure>> = {
  401: ({ body }) => (saysUnauthenticated(body) ? { kind: 'token-refused' } : { kind: 'key-revoked' }),
  402: () => ({ kind: 'payment-required' }),
  403: () => ({ kind: 'forbidden' }),
  // The service answers in JSON that it has no such thing; a page says that no catalog is behind this address.
  404: ({ answer, address }) => (isHtml(answer) ? { kind: 'wrong-server', address } : { kind: 'not-found' }),
  422: ({ body }) => (saysPlanExhausted(body) ? { kind: 'plan-exhausted' } : invalid(body)),
  429: limited,
};

/** Our own proxy names what is wrong, whatever the status. */
const OF_PROXY: Readonly<Record<ProxyErrorCode, (refusal: Refusal) => Failure>> = {
  device_key_unknown: () => ({ kind: 'key-revoked' }),
  token_refused: () => ({ kind: 'token-refused' }),
  upstream_unreachable: serviceDown,
  upstream_timeout: serviceDown,
  // A service in trouble says so in a page: that will pass, and its proxy tells of it.
  upstream_bad_answer: (refusal) =>
    refusal.answer.status === 503 || refusal.body.upstreamStatus !== undefined
      ? serviceDown(refusal)
      : { kind: 'bad-response', issues: [refusal.body.message] },
  circuit_open: serviceDown,
  rate_limited: limited,
  payment_required: () => ({ kind: 'payment-required' }),
  budget_exhausted: () => ({ kind: 'payment-required' }),
  not_allowed: ({ answer }) => (answer.status === 404 ? { kind: 'not-found' } : { kind: 'forbidden' }),
  too_large: ({ body }) => invalid(body),
  bad_request: ({ body }) => invalid(body),
  pair_code_wrong: () => ({ kind: 'pairing-refused', reason: 'wrong-code' }),
  pair_code_expired: () => ({ kind: 'pairing-refused', reason: 'expired' }),
  pair_too_many_tries: () => ({ kind: 'pairing-refused', reason: 'too-many-tries' }),
  internal: serviceDown,
};

function otherRefusal({ answer, body, address }: Refusal): Failure {
  return answer.status >= 400 && !isHtml(answer) ? invalid(body) : { kind: 'wrong-server', address };
}

function limited({ answer, body, now }: Refusal): Failure {
  return { kind: 'rate-limited', retryAfterMs: waitAfterLimit(answer.headers, body.retryAfterMs, now) };
}

function serviceDown({ answer, body, now }: Refusal): Failure {
  const retryAfterMs = readRetryAfter(answer.headers, body.retryAfterMs, now);
  const status = body.upstreamStatus ?? answer.status;
  return { kind: 'service-down', status, ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

function invalid({ message, fields }: ErrorBody): Failure {
  return { kind: 'invalid', message, fields };
}

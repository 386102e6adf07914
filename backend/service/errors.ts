import type { Refuse, Reply } from '../http/reply.ts';
import { type Exchange, json } from './http/exchange.ts';
import type { Trouble } from './store/trouble.ts';

type Status = 400 | 401 | 403 | 404 | 405 | 408 | 413 | 414 | 415 | 417 | 422 | 429 | 431 | 500 | 503;
type C = Pick<Exchange, 'traceId'>;

function refuse(c: C, status: Status, message: string, more: Readonly<Record<string, unknown>> = {}): Reply {
  return json({ message, error: message, ...more, meta: { trace_id: c.traceId } }, status);
}

/** For what became no request, or of which nobody reads the rest. */
export const refuseUnread: Refuse = (status, message, traceId) => refuse({ traceId }, status, message);

export const badRequest = (c: C, message: string): Reply => refuse(c, 400, message);

/** The one body that was measured on the wire, so it carries nothing else. */
export const unauthenticated = (): Reply =>
  json({ message: 'Unauthenticated.', error: 'Authentication is required to access this resource.' }, 401);

export const forbidden = (c: C, message = 'This action is not allowed on your plan.'): Reply => refuse(c, 403, message);

export const notFound = (c: C, what = 'Resource'): Reply => refuse(c, 404, `${what} not found.`);

export function methodNotAllowed(c: C, allowed: readonly string[]): Reply {
  const reply = refuse(c, 405, 'This method is not supported for this route.');
  return { ...reply, headers: { ...reply.headers, allow: allowed.join(', ') } };
}

export const tooLarge = (c: C): Reply => refuse(c, 413, 'The request body is too large.');

export const unreadable = (c: C): Reply => refuse(c, 415, 'The request body must be JSON as it is, not compressed.');

/** A validation failure: every field that is wrong, each with its sentences. */
export function invalid(c: C, errors: Readonly<Record<string, readonly string[]>>): Reply {
  const sentences = Object.values(errors).flat();
  const more = sentences.length - 1;
  const first = sentences[0] ?? 'The given data was invalid.';
  const message = more > 0 ? `${first} (and ${more} more error${more > 1 ? 's' : ''})` : first;
  return refuse(c, 422, message, { errors });
}

/** The other meaning of 422. No field tells it apart, only the words. */
export const planExhausted = (c: C): Reply =>
  refuse(c, 422, 'You have exceeded the total usage limit of your subscription plan.');

export const tooManyRequests = (c: C, retryAfterSeconds: number): Reply =>
  refuse(c, 429, 'Too Many Attempts.', { retry_after: retryAfterSeconds });

/** What is said of it, and after how many seconds it may be over. */
const TROUBLES: Readonly<Record<Trouble, readonly [string, number]>> = {
  busy: ['The service is too busy to answer in time.', 30],
  lost: ['The database does not answer at the moment.', 5],
  full: ['The database has no room left to write to.', 60],
};

/** Nothing is wrong with the request: it may be sent again. */
export function unavailable(c: C, trouble: Trouble): Reply {
  const [sentence, seconds] = TROUBLES[trouble];
  const reply = refuse(c, 503, sentence, { retry_after: seconds });
  return { ...reply, headers: { ...reply.headers, 'retry-after': String(seconds) } };
}

export const internalError = (c: C): Reply => refuse(c, 500, 'Server Error');

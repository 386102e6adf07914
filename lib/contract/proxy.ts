import * as z from 'zod/mini';
import { webAddress } from './web-address.ts';
import { only } from './only.ts';

// What our own proxy speaks beside the service's `/v1/*`. Both sides build against this file.

export const PROXY_NAME = 'elsewhere-proxy';
export const PROXY_API = 1;
/** On every answer of our proxy that is its own word and not the service's. */
export const PROXY_HEADER = 'x-elsewhere';
export const PROXY_PATHS = {
  about: '/elsewhere/v1/about',
  pair: '/elsewhere/v1/pair',
  events: '/elsewhere/v1/events',
  settings: '/elsewhere/v1/settings',
  budget: '/elsewhere/v1/budget',
  health: '/elsewhere/v1/health',
} as const;

export const short = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

/** Enough to tell our proxy from any other server, of whatever version. */
export const aboutHead = z.object({ name: only(PROXY_NAME), api: z.int(), version: short(64) });

/** `GET /elsewhere/v1/about`: open to all, so no secret is in it. */
export const about = z.object({
  name: only(PROXY_NAME),
  api: only(PROXY_API),
  version: short(64),
  access: z.enum(['embedded', 'direct', 'gateway']),
  capabilities: z.object({
    /** The proxy is where the service posts its notifications: it names its own address in every watch. */
    webhook: z.boolean(),
    webhook_url: z.optional(webAddress),
    events: z.boolean(),
    watches: z.boolean(),
    price_unit: z.optional(z.enum(['major', 'minor'])),
    /** What the service allows the proxy, once it has said so: who asks the proxy need not go slower. */
    requests_per_minute: z.optional(z.number()),
    budget: z.boolean(),
    /** Marketplaces (two-letter countries) that credentials are configured for. */
    marketplaces: z.array(short(16)).check(z.maxLength(50)),
  }),
});
export type About = z.infer<typeof about>;

export const pairReply = z.object({
  device_id: short(64),
  /** Random and shown this once; the proxy keeps its hash. */
  device_key: short(256),
  /** The proxy's own name, or the name it gave the device. */
  name: short(100),
});
export type PairReply = z.infer<typeof pairReply>;

/** One stored notification: the service's own words, and the number that it got here. */
export const storedEvent = z.looseObject({
  seq: z.int().check(z.nonnegative()),
  /** Epoch ms at which the proxy took it in. */
  received_at: z.optional(z.number()),
  watch_history_id: short(128),
});

/** `GET /elsewhere/v1/events?since=&limit=`: rising `seq`, oldest first; `cursor` is the next `since`. */
export const eventsReply = z.object({
  events: z.array(z.unknown()).check(z.maxLength(1000)),
  cursor: z.int().check(z.nonnegative()),
  next_poll_s: z.number().check(z.minimum(1), z.maximum(86_400)),
});

/** `POST /elsewhere/v1/settings`: takes what was chosen in one of the user's browsers, answers all that they have in common. */
export const settingsReply = z.looseObject({});

export const proxyErrorCode = z.enum([
  'device_key_unknown',
  'token_refused',
  'upstream_unreachable',
  'upstream_timeout',
  'upstream_bad_answer',
  'circuit_open',
  'rate_limited',
  'payment_required',
  'budget_exhausted',
  'not_allowed',
  'too_large',
  'bad_request',
  'pair_code_wrong',
  'pair_code_expired',
  'pair_too_many_tries',
  'internal',
]);
export type ProxyErrorCode = z.infer<typeof proxyErrorCode>;

/** The body of every error that is the proxy's own. */
export const proxyError = z.object({
  error: z.object({
    code: proxyErrorCode,
    message: z.string(),
    /** With `upstream_bad_answer`, where the service itself said that it is in trouble, but not in JSON. */
    upstream_status: z.optional(z.int()),
  }),
});
export type ProxyError = z.infer<typeof proxyError>;

import { problem } from '../http/reply.ts';
import type { Reply } from '../../http/reply.ts';
import type { Metrics } from '../metrics.ts';
import { learnLimit, shownAccount } from './account.ts';
import type { Cache } from './cache.ts';
import type { Catalog, CatalogResult } from './catalog.ts';
import type { Credentials } from './credentials.ts';
import { createFlights } from './flights.ts';
import { toCall } from './inbound.ts';
import type { Inbound } from './inbound.ts';
import type { RateState } from './limiter.ts';

export interface ForwardOptions {
  readonly catalog: Catalog;
  readonly cache: Cache;
  readonly credentials: Credentials;
  readonly rate: RateState;
  /** How long a search is kept. */
  readonly lifeMs: number;
  readonly metrics: Metrics;
  readonly now: () => number;
}

/** Everything that belongs to nobody: searches, merchants, the account. */
export function createForward(options: ForwardOptions): (inbound: Inbound) => Reply | Promise<Reply> {
  const { catalog, cache, credentials, metrics, now } = options;
  const flights = createFlights<CatalogResult>();

  const ask = (inbound: Inbound, key: string): Promise<CatalogResult> =>
    catalog.ask(toCall(inbound), inbound.device.id).then((result) => {
      if (!result.ok) return result;
      const { status, body } = result.answer;
      if (inbound.route.name === 'account') {
        learnLimit(options.rate, body);
        return { ok: true, answer: { ...result.answer, body: shownAccount(body) } };
      }
      const lifeMs = options.lifeMs * (inbound.route.keeps ?? 0);
      if (status === 200 && lifeMs > 0) cache.set(key, body, lifeMs);
      return result;
    });

  const askOnce = (inbound: Inbound, key: string): Promise<Reply> => {
    if (inbound.route.repeatable !== true) return ask(inbound, key).then(missed);
    const joined = flights.join(key);
    metrics.count('elsewhere_cache_total', joined === undefined ? 'asked' : 'joined');
    if (joined === undefined) return flights.start(key, ask(inbound, key)).then(missed);
    return joined.then((result) =>
      // Another device's share was used up, not ours.
      !result.ok && result.share ? ask(inbound, key).then(missed) : toReply(result, 'shared'),
    );
  };

  return (received) => {
    const inbound = received.route.credentials === true ? credentials.into(received) : received;
    if (inbound === undefined) return problem('bad_request', 'The body is not a JSON object.');
    const key = `${inbound.route.method} ${inbound.path}${inbound.query}\n${inbound.body ?? ''}`;
    const kept = inbound.fresh ? undefined : cache.get(key);
    if (kept === undefined) return askOnce(inbound, key);
    metrics.count('elsewhere_cache_total', 'hit');
    return {
      status: 200,
      headers: {
        'content-type': 'application/json',
        age: String(Math.floor((now() - kept.at) / 1000)),
        'x-elsewhere-cache': 'hit',
      },
      body: kept.body,
    };
  };
}

function missed(result: CatalogResult): Reply {
  return toReply(result, 'miss');
}

function toReply(result: CatalogResult, how: 'miss' | 'shared'): Reply {
  if (!result.ok) return result.reply;
  const { status, headers, body } = result.answer;
  return { status, headers: { ...headers, 'x-elsewhere-cache': how }, body };
}

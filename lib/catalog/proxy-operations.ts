import type { PriceUnit } from '../domain/connection.ts';
import { ok, type Result } from '../domain/result.ts';
import type { PairRequest } from '../contract/pair-request.ts';
import { type PairReply, pairReply, PROXY_PATHS } from '../contract/proxy.ts';
import { type EventPage, readEventPage } from '../contract/event-page.ts';
import { readAs } from '../contract/read.ts';
import { type Caller, readJson } from './call.ts';
import { queryString } from './paths.ts';

/** What the feed has after `since`. With an unchanged feed there is nothing new and `events` is empty. */
export interface EventNews extends EventPage {
  /** To be handed in with the next asking: an unchanged feed then costs next to nothing. */
  readonly etag: string | undefined;
  readonly unchanged: boolean;
}

export interface ProxyOperations {
  pair(request: PairRequest, signal?: AbortSignal): Promise<Result<PairReply>>;
  events(
    query: { readonly since: number; readonly limit?: number; readonly etag?: string | undefined },
    signal?: AbortSignal,
  ): Promise<Result<EventNews>>;
}

/** How soon to ask again where the proxy did not say. */
const USUAL_POLL_S = 60;

export function proxyOperations({ call, wire }: Caller, unit: () => PriceUnit): ProxyOperations {
  return {
    pair: (request, signal) =>
      call(
        {
          request: {
            method: 'POST',
            path: PROXY_PATHS.pair,
            body: JSON.stringify(request),
            shownBody: JSON.stringify({ device_name: request.device_name }),
            anonymous: true,
          },
          read: readJson(readAs(pairReply), wire.address),
          repeatable: false,
          limited: false,
        },
        signal,
      ),
    events: ({ since, limit, etag }, signal) =>
      call(
        {
          request: {
            method: 'GET',
            path: PROXY_PATHS.events + queryString({ since, limit }),
            ...(etag !== undefined && { headers: { 'if-none-match': etag } }),
          },
          read: (answer): Result<EventNews> => {
            if (answer.status === 304) {
              const nothing = { events: [], cursor: since, nextPollMs: USUAL_POLL_S * 1000, dropped: 0 };
              return ok({ ...nothing, etag, unchanged: true });
            }
            const page = readJson(readEventPage(unit(), wire.now()), wire.address)(answer);
            if (!page.ok) return page;
            return ok({ ...page.value, etag: answer.headers.get('etag') ?? undefined, unchanged: false });
          },
          repeatable: true,
          limited: false,
        },
        signal,
      ),
  };
}

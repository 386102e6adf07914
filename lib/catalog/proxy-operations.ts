import type { PriceUnit } from '../domain/connection.ts';
import type { Result } from '../domain/result.ts';
import type { PairRequest } from '../contract/pair-request.ts';
import { type PairReply, pairReply, PROXY_PATHS, settingsReply } from '../contract/proxy.ts';
import { type EventPage, readEventPage } from '../contract/event-page.ts';
import { readAs } from '../contract/read.ts';
import { type Caller, readJson } from './call.ts';
import { queryString } from './paths.ts';

export interface ProxyOperations {
  pair(request: PairRequest, signal?: AbortSignal): Promise<Result<PairReply>>;
  /** What the feed has after `since`. */
  events(query: { readonly since: number; readonly limit?: number }, signal?: AbortSignal): Promise<Result<EventPage>>;
  /** Tells the user's other browsers what was chosen here, and answers all that they have in common. */
  shareSettings(chosen: object): Promise<Result<object>>;
}

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
    events: (query, signal) =>
      call(
        {
          request: { method: 'GET', path: PROXY_PATHS.events + queryString(query) },
          read: readJson(readEventPage(unit(), wire.now()), wire.address),
          repeatable: true,
          limited: false,
        },
        signal,
      ),
    shareSettings: (chosen) =>
      call(
        {
          request: { method: 'POST', path: PROXY_PATHS.settings, body: JSON.stringify(chosen) },
          read: readJson(readAs(settingsReply), wire.address),
          repeatable: true,
          limited: false,
        },
        undefined,
      ),
  };
}

import { historyPageSchema } from '../contract/history.ts';
import { parseJson } from '../contract/json-text.ts';
import { readAs } from '../contract/read.ts';
import { readChangedWatches, watchPageSchema } from '../contract/watch.ts';
import { watchRequest } from '../contract/watch-request.ts';
import type { PriceUnit } from '../domain/connection.ts';
import type { Currency } from '../domain/money.ts';
import { err, ok, type Result } from '../domain/result.ts';
import type { Watch, WatchDraft } from '../domain/watch.ts';
import type { HistoryPage, WatchPage } from '../domain/watch-page.ts';
import type { Caller } from './call.ts';
import { isHtml } from './failure-of.ts';
import { metadataQuery, pathSegment } from './paths.ts';

type Metadata = Readonly<Record<string, string>>;

export interface HistoryQuery {
  readonly metadata: Metadata;
  readonly page?: number;
  readonly currencyOf: (watchId: string) => Currency | undefined;
}

export interface WatchOperations {
  /**
   * One watch for each target. Never repeated by itself: after an unclear failure read the list by metadata first. The
   * answer may tell fewer watches than were made, or none at all, so the list is the truth here, too.
   */
  createWatches(
    draft: WatchDraft,
    webhookUrl: string | undefined,
    signal?: AbortSignal,
  ): Promise<Result<readonly Watch[]>>;
  /** All pairs must match. Where `unreadable` or further pages are, what is missing here is not deleted. */
  watches(
    query: { readonly metadata?: Metadata; readonly page?: number },
    signal?: AbortSignal,
  ): Promise<Result<WatchPage>>;
  watch(id: string, signal?: AbortSignal): Promise<Result<Watch>>;
  /** The watch as the service has it now, where its answer says so. */
  updateWatch(
    id: string,
    draft: WatchDraft,
    webhookUrl: string | undefined,
    signal?: AbortSignal,
  ): Promise<Result<Watch | undefined>>;
  deleteWatch(id: string, signal?: AbortSignal): Promise<Result<null>>;
  /** Across watches; at least one pair. Its records name no currency: `currencyOf` knows that of a watch. */
  histories(query: HistoryQuery, signal?: AbortSignal): Promise<Result<HistoryPage>>;
}

const ROOT = '/v1/products/watches';

export function watchOperations({ call, get, wire }: Caller, unit: () => PriceUnit): WatchOperations {
  const send = (
    method: 'POST' | 'PUT',
    path: string,
    [draft, webhookUrl, signal]: readonly [WatchDraft, string | undefined, AbortSignal | undefined],
  ) =>
    call(
      {
        request: { method, path, body: JSON.stringify(watchRequest(draft, { unit: unit(), webhookUrl })) },
        read: (answer): Result<readonly Watch[]> =>
          isHtml(answer)
            ? err({ kind: 'wrong-server', address: wire.address })
            : ok(readChangedWatches(parseJson(answer.text)?.value, unit())),
        repeatable: false,
        limited: true,
      },
      signal,
    );

  return {
    createWatches: (draft, webhookUrl, signal) => send('POST', ROOT, [draft, webhookUrl, signal]),
    watches: ({ metadata = {}, page }, signal) =>
      get(ROOT + metadataQuery(metadata, page), readAs(watchPageSchema(unit())), signal),
    async watch(id, signal) {
      const path = watchPath(id);
      if (path === undefined) return err({ kind: 'not-found' });
      const result = await get(path, readAs(watchPageSchema(unit())), signal);
      if (!result.ok) return result;
      const watch = result.value.watches.find((each) => each.id === id);
      return watch === undefined ? err({ kind: 'bad-response', issues: ['data: is not this watch'] }) : ok(watch);
    },
    async updateWatch(id, draft, webhookUrl, signal) {
      const path = watchPath(id);
      if (path === undefined) return err({ kind: 'not-found' });
      const result = await send('PUT', path, [draft, webhookUrl, signal]);
      return result.ok ? ok(result.value.find((watch) => watch.id === id)) : result;
    },
    async deleteWatch(id, signal) {
      const path = watchPath(id);
      if (path === undefined) return err({ kind: 'not-found' });
      return call(
        {
          request: { method: 'DELETE', path },
          // That it was done is all that counts, but a page of some server in between did nothing.
          read: (answer): Result<null> =>
            isHtml(answer) ? err({ kind: 'wrong-server', address: wire.address }) : ok(null),
          repeatable: false,
          limited: true,
        },
        signal,
      );
    },
    histories: ({ metadata, page, currencyOf }, signal) =>
      get(`${ROOT}/histories${metadataQuery(metadata, page)}`, readAs(historyPageSchema(unit(), currencyOf)), signal),
  };
}

export function watchPath(id: string): string | undefined {
  const segment = pathSegment(id);
  // Watches live beside this word, so none can be called by it.
  return segment === undefined || segment === 'histories' ? undefined : `${ROOT}/${segment}`;
}

import { parseJson } from '../../../lib/contract/json-text.ts';
import type { Catalog } from '../forward/catalog.ts';
import { isObject } from '../http/json-object.ts';
import { OWNER_KEY } from '../watches/owner.ts';
import type { HistoryRow } from './packet.ts';

export interface HistoryPage {
  readonly rows: readonly HistoryRow[];
  readonly lastPage: number;
}
/** `absent` when the service says that there is no such watch; `mute` when it cannot be asked. */
export type Histories = HistoryPage | 'absent' | 'mute';

/** The proxy's own readings of the service's histories. */
export interface HistoryReader {
  ofWatch(watchId: string, page: number): Promise<Histories>;
  ofOwner(owner: string, page: number): Promise<Histories>;
}

/** In the books of the limit: the proxy itself, not one of its devices. */
export const PROXY_ITSELF = 'proxy';

export function createHistoryReader(catalog: Catalog): HistoryReader {
  const read = async (path: string, query: URLSearchParams, watchId?: string): Promise<Histories> => {
    const result = await catalog.ask(
      { method: 'GET', path, query: `?${query.toString()}`, body: undefined, requestId: 'alerts', repeatable: true },
      PROXY_ITSELF,
    );
    if (!result.ok) return 'mute';
    const { status, body } = result.answer;
    if (status === 404) return 'absent';
    const value = status === 200 ? parseJson(body)?.value : undefined;
    const list = isObject(value) ? (value['histories'] ?? value['data']) : undefined;
    if (!isObject(value) || !Array.isArray(list)) return 'mute';
    return { rows: list.flatMap((row: unknown) => readRow(row, watchId)), lastPage: lastPage(value['meta']) };
  };
  const paged = (page: number): URLSearchParams => new URLSearchParams(page > 1 ? { page: String(page) } : {});
  return {
    ofWatch: (watchId, page) =>
      read(`/v1/products/watches/${encodeURIComponent(watchId)}/histories`, paged(page), watchId),
    ofOwner(owner, page) {
      const query = paged(page);
      query.append(`metadata[${OWNER_KEY}]`, owner);
      return read('/v1/products/watches/histories', query);
    },
  };
}

function readRow(row: unknown, ofWatch: string | undefined): HistoryRow[] {
  if (!isObject(row)) return [];
  const { id, watch_id: watchId = ofWatch, changes, notified_at: notifiedAt } = row;
  if (typeof id !== 'string' || id.length > 128 || typeof watchId !== 'string') return [];
  return [
    { id, watchId: watchId.toLowerCase(), changes: Array.isArray(changes) ? (changes as unknown[]) : [], notifiedAt },
  ];
}

/** Both envelopes: one says its last page, the other how many there are and how many on a page. */
function lastPage(meta: unknown): number {
  if (!isObject(meta)) return 1;
  const count = (name: string): number => (typeof meta[name] === 'number' ? meta[name] : 0);
  const total = count('total_events') || count('total_histories');
  const bySize = total > 0 && count('page_size') > 0 ? Math.ceil(total / count('page_size')) : 1;
  return Math.max(1, count('last_page'), bySize);
}

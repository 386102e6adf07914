import { randomUUID } from 'node:crypto';
import type { Behave } from './upstream.ts';
import { sendJson } from './upstream.ts';

interface StoredWatch {
  readonly watch_id: string;
  name: string;
  target_id: string;
  target_type: string;
  status: string;
  metadata: Record<string, string>;
  notifications: { channel: string; channel_target: string }[];
  networks?: unknown;
}
export interface HistoryRecord {
  readonly id: string;
  readonly watch_id: string;
  readonly changes: unknown[];
  readonly notified_at: string;
}

export interface WatchService {
  readonly watches: Map<string, StoredWatch>;
  readonly histories: HistoryRecord[];
  readonly behave: Behave;
  /** Records a change and gives the packet that would be posted for it. */
  fire(watchId: string, price?: number): { readonly packet: Record<string, unknown>; readonly target: string };
}

/** The watches of a service in forty lines, for tests that need to look behind its back. */
export function createWatchService({ perPage = 100 }: { readonly perPage?: number } = {}): WatchService {
  const watches = new Map<string, StoredWatch>();
  const histories: HistoryRecord[] = [];
  const pairsOf = (query: URLSearchParams) =>
    [...query].flatMap(([name, value]) => {
      const key = /^metadata\[(.*)\]$/.exec(name)?.[1];
      return key === undefined ? [] : [[key, value] as const];
    });
  const fits = (watch: StoredWatch | undefined, query: URLSearchParams) =>
    watch !== undefined && pairsOf(query).every(([key, value]) => watch.metadata[key] === value);
  const behave: Behave = ({ method, url, body }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://service.invalid');
    const rest = pathname.replace('/v1/products/watches', '').split('/').filter(Boolean);
    const sent = body === '' ? {} : (JSON.parse(body) as Record<string, never>);
    const read = (id: string): StoredWatch => ({
      watch_id: id,
      name: sent['name'] ?? watches.get(id)?.name ?? '',
      target_id: sent['target_ids']?.[0] ?? watches.get(id)?.target_id ?? '',
      target_type: sent['target_type'] ?? watches.get(id)?.target_type ?? '',
      status: sent['status'] ?? 'active',
      // As a service that takes a PUT for the whole: what is not sent is gone.
      metadata: sent['metadata'] ?? {},
      notifications: ((sent['notifications'] ?? []) as { target: string }[]).map(({ target }) => ({
        channel: 'webhook',
        channel_target: target,
      })),
      ...(sent['networks'] ? { networks: sent['networks'] } : {}),
    });
    if (rest[0] === 'histories') {
      const found = histories.filter(({ watch_id }) => fits(watches.get(watch_id), searchParams));
      const page = Number(searchParams.get('page') ?? 1);
      const data = found.slice((page - 1) * perPage, page * perPage);
      const last = Math.max(1, Math.ceil(found.length / perPage));
      return sendJson(response, {
        meta: { total: found.length, current_page: page, last_page: last, per_page: perPage },
        data,
      });
    }
    const watch = watches.get(rest[0] ?? '');
    if (rest.length > 0 && watch === undefined) return sendJson(response, { message: 'Not here.' }, 404);
    if (method === 'POST') {
      const made = read(randomUUID());
      watches.set(made.watch_id, made);
      return sendJson(response, { data: [made], meta: {} }, 201);
    }
    if (watch === undefined)
      return sendJson(response, {
        data: [...watches.values()].filter((one) => fits(one, searchParams)),
        meta: { total: watches.size },
      });
    if (rest[1] === 'histories')
      return sendJson(response, {
        watch_id: watch.watch_id,
        histories: histories.filter((one) => one.watch_id === watch.watch_id),
        meta: {},
      });
    if (method === 'PUT') watches.set(watch.watch_id, read(watch.watch_id));
    if (method === 'DELETE') watches.delete(watch.watch_id);
    return sendJson(
      response,
      method === 'DELETE' ? { status: 'deleted', watch_id: watch.watch_id } : { data: watches.get(watch.watch_id) },
    );
  };
  return {
    watches,
    histories,
    behave,
    fire(watchId, price = 9.99) {
      const watch = watches.get(watchId);
      if (watch === undefined) throw new Error('no such watch');
      const changes = [{ field: 'final_price', old_value: 12.99, new_value: price }];
      const record = { id: randomUUID(), watch_id: watchId, changes, notified_at: new Date().toISOString() };
      histories.push(record);
      const packet = {
        watch_history_id: record.id,
        watch_event_type: 'product_watch_alert',
        timestamp: '2026-11-21T10:00:00+00:00',
        watch_id: watchId,
        watch_name: watch.name,
        metadata: watch.metadata,
        details: [
          {
            id: watch.target_id,
            name: 'A shoe',
            network: { id: 1, name: 'N' },
            merchant: { id: 2, name: 'M' },
            changes,
          },
        ],
      };
      return { packet, target: watch.notifications[0]?.channel_target ?? '' };
    },
  };
}

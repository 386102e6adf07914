import type { Alert } from '../domain/alert.ts';
import type { InboxEntry } from '../domain/inbox.ts';
import { ok, type Result } from '../domain/result.ts';
import { OURS } from '../domain/watch-identity.ts';
import type { HistoryRecord } from '../domain/watch.ts';
import type { WatchRecord } from '../domain/watch-record.ts';
import type { Item } from '../storage/areas.ts';
import type { InboxStore } from '../storage/inbox-store.ts';
import type { WatchStore } from '../storage/watch-store.ts';
import type { OpenDoor } from './catalog-door.ts';

export interface AlertDependencies {
  readonly door: OpenDoor;
  readonly inbox: InboxStore;
  readonly watches: WatchStore;
  readonly cursor: Item<number>;
  now(): number;
  /** Shows what was not shown yet. */
  announce(): Promise<void>;
  /** Reads the watches again: an alert says that at least one of them has moved. */
  pull(): Promise<Result<null>>;
}

const FEED_LIMIT = 200;
const MOST_ROUNDS = 50;

/** A line of the service's history as the alert it was, for proxies that keep no feed. */
function alertOf(record: HistoryRecord, watch: WatchRecord | undefined): Alert {
  const field = record.changes[0]?.field;
  const kind = field === '__watch__' ? 'expired' : field === '__product__' ? 'removed' : 'change';
  const name = watch?.remote?.name ?? watch?.draft.name ?? '';
  return {
    historyId: record.id,
    kind,
    watchId: record.watchId,
    watchName: name,
    metadata: watch?.remote?.metadata ?? watch?.draft.metadata ?? {},
    at: record.notifiedAt,
    details: [{ id: watch?.remote?.targetId ?? '', name: watch?.product.name ?? name, changes: record.changes }],
  };
}

/** News of the watches, by the proxy's feed or by the service's histories. Each alert is stored once, then shown once. */
export function createAlerts({ door, inbox, watches, cursor, now, announce, pull }: AlertDependencies) {
  async function take(alerts: readonly Alert[]): Promise<readonly InboxEntry[]> {
    return inbox.add(
      alerts.filter(({ kind }) => kind !== 'verification'),
      now(),
    );
  }

  async function fromFeed(): Promise<Result<number>> {
    const opened = await door();
    if (!opened.ok) return opened;
    let news = 0;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const since = await cursor.get();
      const reply = await opened.value.client.events({ since, limit: FEED_LIMIT });
      if (!reply.ok) return reply;
      // Stored before the cursor moves: dying between the two costs a second look, never an alert.
      news += (await take(reply.value.events.map(({ alert }) => alert))).length;
      if (reply.value.cursor === since) break;
      await cursor.set(reply.value.cursor);
    }
    return ok(news);
  }

  async function fromHistories(): Promise<Result<number>> {
    const opened = await door();
    if (!opened.ok) return opened;
    const byId = new Map((await watches.all()).map((record) => [record.remote?.id, record]));
    let news = 0;
    for (let page = 1; page <= MOST_ROUNDS; page += 1) {
      const reply = await opened.value.client.histories({ [OURS.key]: OURS.value }, page);
      if (!reply.ok) return reply;
      const { records, paging } = reply.value;
      const added = await take(records.map((record) => alertOf(record, byId.get(record.watchId))));
      news += added.length;
      if (records.length === 0 || added.length === 0 || page >= (paging.lastPage ?? page)) break;
    }
    return ok(news);
  }

  return {
    /** Looks for news once. */
    async poll(): Promise<Result<null>> {
      const opened = await door();
      if (!opened.ok) return opened;
      const news = opened.value.connection.capabilities.events ? await fromFeed() : await fromHistories();
      if (!news.ok) return news;
      if (news.value > 0) await pull();
      await announce();
      return ok(null);
    },
    async list(): Promise<Result<readonly InboxEntry[]>> {
      return ok(await inbox.list());
    },
    async read(historyIds: readonly string[]): Promise<Result<null>> {
      await inbox.mark(historyIds, { readAt: now() });
      await announce();
      return ok(null);
    },
  };
}

export type Alerts = ReturnType<typeof createAlerts>;

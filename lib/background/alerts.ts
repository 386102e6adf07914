import type { Alert } from '../domain/alert.ts';
import { withCondition } from '../domain/alert-condition.ts';
import { firstPage, type ViewQuery } from '../domain/asking.ts';
import { refusesPage } from '../domain/failure.ts';
import type { InboxEntry } from '../domain/inbox.ts';
import type { Currency } from '../domain/money.ts';
import { ok, type Result } from '../domain/result.ts';
import { adopt, currencyOf as currencyOfWatch, OURS } from '../domain/watch-identity.ts';
import type { HistoryRecord } from '../domain/watch.ts';
import { runsUntil, type WatchRecord } from '../domain/watch-record.ts';
import type { Item } from '../storage/areas.ts';
import type { InboxStore } from '../storage/inbox-store.ts';
import type { WatchStore } from '../storage/watch-store.ts';
import type { Door, OpenDoor } from './catalog-door.ts';

export interface AlertDependencies {
  readonly door: OpenDoor;
  readonly inbox: InboxStore;
  readonly watches: WatchStore;
  readonly cursor: Item<number>;
  now(): number;
  /** Shows what was not shown yet, or sees to it that it will be. */
  announce(): Promise<void>;
  /** Reads the watches again: an alert says that at least one of them has moved. */
  pull(): Promise<unknown>;
}

const FEED_LIMIT = 200;
const MOST_ROUNDS = 50;
const DAY_MS = 86_400_000;
/** A browser that was connected anew has missed nothing that is older, but of the watches that were set in it. */
const NEWS_FOR_MS = DAY_MS;
/** How long before its end a watch is announced to end. */
const EXPIRING_MS = 3 * DAY_MS;

const PASSING = /^(?:offline|unreachable|timeout|service-down|rate-limited|cancelled)$/;

/** Watches by the service's id; undefined for one that it does not have any more. */
type Known = Map<string | undefined, WatchRecord | undefined>;

const KINDS: Readonly<Record<string, Alert['kind']>> = { __watch__: 'expired', __product__: 'removed' };

/** What is known of the watch of a history, which tells nothing of it; of one offer the shop is known since it was set. */
function subjectOf(watch: WatchRecord | undefined) {
  if (watch === undefined) return { watchName: '', metadata: {}, detail: { id: '', name: '' } };
  const { name, metadata, targetType, targetIds } = watch.draft;
  const { name: product, merchant } = watch.product;
  const shop = targetType === 'product' && merchant !== undefined ? { merchant } : {};
  return { watchName: name, metadata, detail: { id: targetIds[0] ?? '', name: product, ...shop } };
}

/** A line of the service's history as the alert it was, for proxies that keep no feed. */
function alertOf({ id, watchId, changes, notifiedAt }: HistoryRecord, watch: WatchRecord | undefined): Alert {
  const { watchName, metadata, detail } = subjectOf(watch);
  return {
    historyId: id,
    kind: KINDS[changes[0]?.field ?? ''] ?? 'change',
    watchId,
    watchName,
    metadata,
    at: notifiedAt,
    details: [{ ...detail, changes }],
  };
}

/** Our own word, once for each end of a watch. */
function expiringAlert({ remote, draft }: WatchRecord, expiresAt: number): Alert | undefined {
  if (remote === undefined) return undefined;
  return {
    historyId: `expiring:${remote.id}:${String(expiresAt)}`,
    kind: 'expiring',
    watchId: remote.id,
    watchName: draft.name,
    metadata: draft.metadata,
    at: expiresAt - EXPIRING_MS,
    details: [],
  };
}

function isOldestFirst(records: readonly HistoryRecord[]): boolean {
  return (records[0]?.notifiedAt ?? 0) < (records.at(-1)?.notifiedAt ?? 0);
}

/** News of the watches, by the proxy's feed or by the service's histories. Each alert is stored once, then shown once. */
export function createAlerts({ door, inbox, watches, cursor, now, announce, pull }: AlertDependencies) {
  /** A clock that was ahead when it was connected may have been put right since, or may be ahead to this day. */
  const newsFrom = ({ connection }: Door): number => Math.min(connection.connectedAt, now()) - NEWS_FOR_MS;

  async function take(opened: Door, alerts: readonly Alert[], records: readonly WatchRecord[]): Promise<number> {
    const { connection, client } = opened;
    const told = alerts.filter(({ kind }) => kind !== 'verification');
    const from = newsFrom(opened);
    const setSince = records.filter(({ createdAt }) => createdAt >= connection.connectedAt);
    const own = new Set(setSince.map(({ remote }) => remote?.id));
    const isOld = ({ at, watchId }: Alert): boolean => at < from && !own.has(watchId);
    const judged: Alert[] = [];
    for (const alert of told) {
      const record = records.find(({ remote }) => remote?.id === alert.watchId);
      judged.push(isOld(alert) || record === undefined ? alert : await judge(client, alert, record.draft));
    }
    return (await inbox.add(judged, now(), isOld)).length;
  }

  /** What set it off, where that is left open; asked once, before anybody is told of it. */
  async function judge(client: Door['client'], alert: Alert, draft: WatchRecord['draft']): Promise<Alert> {
    const { targetType, targetIds } = draft;
    if (targetType !== 'barcode' || alert.kind !== 'change' || (await inbox.get(alert.historyId))) return alert;
    const currency = currencyOfWatch(draft);
    const query: ViewQuery = {
      ...firstPage,
      filters: currency === undefined ? {} : { currency },
      sort: { by: 'final_price', order: 'asc' },
      facets: false,
    };
    const reply = await client.omni({ field: 'barcode', values: targetIds }, query);
    return withCondition(alert, reply.ok ? reply.value.offers : []);
  }

  async function fromFeed(opened: Door): Promise<Result<number>> {
    let news = 0;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const since = await cursor.get();
      const reply = await opened.client.events({ since, limit: FEED_LIMIT });
      if (!reply.ok) return reply;
      const { alerts, cursor: next } = reply.value;
      if (next === since) break;
      // Stored and shown before the cursor moves: dying in between costs a second look, never an alert.
      news += await take(opened, alerts, await watches.all());
      await announce();
      await cursor.set(next);
    }
    return ok(news);
  }

  /** Reads the watches of news that are not known here yet: another browser may have set them. Answers how many. */
  async function meet(opened: Door, news: readonly HistoryRecord[], known: Known): Promise<Result<number>> {
    const before = known.size;
    for (const { id, watchId, notifiedAt } of news) {
      if (known.has(watchId) || notifiedAt < newsFrom(opened) || (await inbox.get(id))) continue;
      const watch = await opened.client.watch(watchId);
      // What will pass is waited for; an alert is not lost for what will not.
      if (!watch.ok && PASSING.test(watch.failure.kind)) return watch;
      known.set(watchId, watch.ok ? adopt(watch.value, opened.connection.address, now()) : undefined);
    }
    return ok(known.size - before);
  }

  async function fromHistories(opened: Door): Promise<Result<number>> {
    const byId: Known = new Map((await watches.all()).map((record) => [record.remote?.id, record]));
    const currencyOf = (watchId: string): Currency | undefined => {
      const record = byId.get(watchId);
      return record && currencyOfWatch(record.draft);
    };
    // Known alerts end the reading only where it came to its end before: it may have broken off behind them.
    const isWhole = (await cursor.get()) > 0;
    await cursor.clear();
    let news = 0;
    for (let page = 1; page <= MOST_ROUNDS; page += 1) {
      const reply = await opened.client.histories({ metadata: { [OURS.key]: OURS.value }, page, currencyOf });
      // It has told all that it will.
      if (!reply.ok && refusesPage(reply.failure, page)) break;
      if (!reply.ok) return reply;
      const { records, paging } = reply.value;
      const met = await meet(opened, records, byId);
      if (!met.ok) return met;
      if (met.value > 0) {
        // Read again, by the currencies that are known now.
        page -= 1;
        continue;
      }
      const alerts = records.map((record) => alertOf(record, byId.get(record.watchId)));
      const known = [...byId.values()].filter((record) => record !== undefined);
      const added = await take(opened, alerts, known);
      news += added;
      // Newest first, as it should be, nothing new ends it; told the other way round the news are on the last page.
      const isKnown = added === 0 && isWhole && !isOldestFirst(records);
      if (records.length === 0 || isKnown || page >= (paging.lastPage ?? page)) break;
    }
    await cursor.set(1);
    await announce();
    return ok(news);
  }

  return {
    /** Looks for news once, and answers how much there was. */
    async poll(): Promise<Result<number>> {
      const opened = await door();
      if (!opened.ok) return opened;
      const news = await (opened.value.connection.capabilities.events ? fromFeed : fromHistories)(opened.value);
      if (news.ok && news.value > 0) await pull();
      return news;
    },
    /** Announces what is going to end soon. */
    async expiring(): Promise<void> {
      const soon = (await watches.all()).flatMap((record) => {
        const end = runsUntil(record) ?? 0;
        return end > now() && end - now() < EXPIRING_MS ? (expiringAlert(record, end) ?? []) : [];
      });
      if (soon.length === 0) return;
      await inbox.add(soon, now());
      await announce();
    },
    async list(): Promise<Result<readonly InboxEntry[]>> {
      return ok(await inbox.list());
    },
    /** They were read, or are to come again a day later. */
    async read(historyIds: readonly string[], later = false): Promise<Result<null>> {
      const snoozed = { notifiedAt: null, readAt: null, snoozedUntil: now() + DAY_MS };
      await inbox.mark(historyIds, later ? snoozed : { readAt: now() });
      await announce();
      return ok(null);
    },
  };
}

export type Alerts = ReturnType<typeof createAlerts>;

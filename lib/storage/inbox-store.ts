import { readInboxEntry } from '../contract/records.ts';
import type { Alert } from '../domain/alert.ts';
import type { InboxEntry } from '../domain/inbox.ts';
import type { Database } from './database.ts';

/** Alerts as they came, newest first, each once by its history id. */
export interface InboxStore {
  list(): Promise<InboxEntry[]>;
  get(historyId: string): Promise<InboxEntry | undefined>;
  /** When the last of them came. */
  newestAt(): Promise<number>;
  /**
   * Stores the alerts not known yet, in one transaction, and answers those. What is old is history, and not shown any more.
   */
  add(alerts: readonly Alert[], now: number, isOld?: (alert: Alert) => boolean): Promise<InboxEntry[]>;
  mark(
    historyIds: readonly string[],
    fields: Partial<Pick<InboxEntry, 'readAt' | 'notifiedAt' | 'snoozedUntil'>>,
  ): Promise<void>;
  put(entries: readonly InboxEntry[]): Promise<void>;
}

export function createInboxStore(open: () => Promise<Database>): InboxStore {
  return {
    async list() {
      const rows = await (await open()).getAllFromIndex('inbox', 'byTime');
      return rows
        .map(readInboxEntry)
        .filter((entry) => entry !== undefined)
        .reverse();
    },
    async get(historyId) {
      return readInboxEntry(await (await open()).get('inbox', historyId));
    },
    async newestAt() {
      const newest = await (await open()).transaction('inbox').store.index('byTime').openCursor(null, 'prev');
      return readInboxEntry(newest?.value)?.receivedAt ?? 0;
    },
    async add(alerts, now, isOld) {
      const { store, done } = (await open()).transaction('inbox', 'readwrite');
      const added: InboxEntry[] = [];
      for (const alert of alerts) {
        if ((await store.getKey(alert.historyId)) !== undefined) continue;
        const seenAt = isOld?.(alert) === true ? now : null;
        const entry: InboxEntry = { alert, receivedAt: now, readAt: seenAt, notifiedAt: seenAt };
        await store.add(entry, alert.historyId);
        added.push(entry);
      }
      await done;
      return added;
    },
    async mark(historyIds, fields) {
      const { store, done } = (await open()).transaction('inbox', 'readwrite');
      for (const id of historyIds) {
        const entry = readInboxEntry(await store.get(id));
        if (entry !== undefined) await store.put({ ...entry, ...fields }, id);
      }
      await done;
    },
    async put(entries) {
      const { store, done } = (await open()).transaction('inbox', 'readwrite');
      for (const entry of entries) void store.put(entry, entry.alert.historyId);
      await done;
    },
  };
}

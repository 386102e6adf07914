import { readInboxEntry } from '../contract/records.ts';
import type { Alert } from '../domain/alert.ts';
import type { InboxEntry } from '../domain/inbox.ts';
import type { Database } from './database.ts';

/** Alerts as they came, newest first, each once by its history id. */
export interface InboxStore {
  list(): Promise<InboxEntry[]>;
  get(historyId: string): Promise<InboxEntry | undefined>;
  /**
   * Stores the alerts not known yet, in one transaction, and answers those. What is from before `newsFrom` is history,
   * and not shown any more.
   */
  add(alerts: readonly Alert[], now: number, newsFrom?: number): Promise<InboxEntry[]>;
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
    async add(alerts, now, newsFrom = 0) {
      const transaction = (await open()).transaction('inbox', 'readwrite');
      const added: InboxEntry[] = [];
      for (const alert of alerts) {
        if ((await transaction.store.getKey(alert.historyId)) !== undefined) continue;
        const seenAt = alert.at < newsFrom ? now : null;
        const entry: InboxEntry = { alert, receivedAt: now, readAt: seenAt, notifiedAt: seenAt };
        await transaction.store.add(entry, alert.historyId);
        added.push(entry);
      }
      await transaction.done;
      return added;
    },
    async mark(historyIds, fields) {
      const transaction = (await open()).transaction('inbox', 'readwrite');
      for (const id of historyIds) {
        const entry = readInboxEntry(await transaction.store.get(id));
        if (entry !== undefined) await transaction.store.put({ ...entry, ...fields }, id);
      }
      await transaction.done;
    },
    async put(entries) {
      const transaction = (await open()).transaction('inbox', 'readwrite');
      for (const entry of entries) void transaction.store.put(entry, entry.alert.historyId);
      await transaction.done;
    },
  };
}

import { readInboxEntry } from '../contract/records.ts';
import type { Alert } from '../domain/alert.ts';
import type { InboxEntry } from '../domain/inbox.ts';
import { asked, table, written } from './asked.ts';
import type { Database } from './database.ts';

/** Alerts as they came, newest first, each once by its history id. */
export interface InboxStore {
  list(): Promise<InboxEntry[]>;
  get(historyId: string): Promise<InboxEntry | undefined>;
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
  const reading = async () => table(await open(), 'inbox');
  const writing = async () => table(await open(), 'inbox', 'readwrite');
  return {
    async list() {
      const rows = await asked((await reading()).index('byTime').getAll());
      return rows
        .map(readInboxEntry)
        .filter((entry) => entry !== undefined)
        .reverse();
    },
    async get(historyId) {
      return readInboxEntry(await asked((await reading()).get(historyId)));
    },
    async add(alerts, now, isOld) {
      const store = await writing();
      const added: InboxEntry[] = [];
      for (const alert of alerts) {
        if ((await asked(store.getKey(alert.historyId))) !== undefined) continue;
        const seenAt = isOld?.(alert) === true ? now : null;
        const entry: InboxEntry = { alert, receivedAt: now, readAt: seenAt, notifiedAt: seenAt };
        await asked(store.add(entry, alert.historyId));
        added.push(entry);
      }
      await written(store.transaction);
      return added;
    },
    async mark(historyIds, fields) {
      const store = await writing();
      for (const id of historyIds) {
        const entry = readInboxEntry(await asked(store.get(id)));
        if (entry !== undefined) await asked(store.put({ ...entry, ...fields }, id));
      }
      await written(store.transaction);
    },
    async put(entries) {
      const store = await writing();
      for (const entry of entries) store.put(entry, entry.alert.historyId);
      await written(store.transaction);
    },
  };
}

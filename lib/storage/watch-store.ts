import { readWatchRecord } from '../contract/records.ts';
import type { WatchRecord } from '../domain/watch-record.ts';
import type { Database } from './database.ts';

/** The mirror of the service's watches and the drafts that are on their way to it. */
export interface WatchStore {
  all(): Promise<WatchRecord[]>;
  get(clientId: string): Promise<WatchRecord | undefined>;
  /** Reads, changes and writes one record in one transaction; answers what is then stored. */
  update(
    clientId: string,
    change: (record: WatchRecord | undefined) => WatchRecord | undefined,
  ): Promise<WatchRecord | undefined>;
  put(records: readonly WatchRecord[]): Promise<void>;
  remove(clientId: string): Promise<void>;
}

export function createWatchStore(open: () => Promise<Database>): WatchStore {
  return {
    async all() {
      const rows = await (await open()).getAll('watches');
      return rows.map(readWatchRecord).filter((record) => record !== undefined);
    },
    async get(clientId) {
      return readWatchRecord(await (await open()).get('watches', clientId));
    },
    async update(clientId, change) {
      const transaction = (await open()).transaction('watches', 'readwrite');
      const next = change(readWatchRecord(await transaction.store.get(clientId)));
      if (next !== undefined) await transaction.store.put(next, clientId);
      await transaction.done;
      return next;
    },
    async put(records) {
      const transaction = (await open()).transaction('watches', 'readwrite');
      for (const record of records) void transaction.store.put(record, record.clientId);
      await transaction.done;
    },
    async remove(clientId) {
      await (await open()).delete('watches', clientId);
    },
  };
}

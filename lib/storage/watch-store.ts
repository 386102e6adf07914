import { readWatchRecord } from '../contract/records.ts';
import type { WatchRecord } from '../domain/watch-record.ts';
import { asked, table, written } from './asked.ts';
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
  clear(): Promise<void>;
}

export function createWatchStore(open: () => Promise<Database>): WatchStore {
  // Checking a thousand rows takes longer than all else, and only this store writes them: what was read stays true until then.
  let read: readonly WatchRecord[] | undefined;
  let writes = 0;

  /** Forgets what was read before the change and, should somebody read meanwhile, after it. */
  async function write<T>(change: (store: IDBObjectStore) => T | Promise<T>): Promise<T> {
    const forget = (): void => {
      read = undefined;
      writes += 1;
    };
    forget();
    try {
      const store = table(await open(), 'watches', 'readwrite');
      const result = await change(store);
      await written(store.transaction);
      return result;
    } finally {
      forget();
    }
  }

  return {
    async all() {
      if (read !== undefined) return [...read];
      const before = writes;
      const rows = (await asked(table(await open(), 'watches').getAll())).map(readWatchRecord);
      const records = rows.filter((record) => record !== undefined);
      if (before === writes) read = records;
      return [...records];
    },
    async get(clientId) {
      return readWatchRecord(await asked(table(await open(), 'watches').get(clientId)));
    },
    update: (clientId, change) =>
      write(async (store) => {
        const next = change(readWatchRecord(await asked(store.get(clientId))));
        if (next !== undefined) store.put(next, clientId);
        return next;
      }),
    put: (records) =>
      write((store) => {
        for (const record of records) store.put(record, record.clientId);
      }),
    remove: (clientId) => write((store) => void store.delete(clientId)),
    clear: () => write((store) => void store.clear()),
  };
}

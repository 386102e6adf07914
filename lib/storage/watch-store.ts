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
  clear(): Promise<void>;
}

export function createWatchStore(open: () => Promise<Database>): WatchStore {
  // Checking a thousand rows takes longer than all else, and only this store writes them: what was read stays true until then.
  let read: readonly WatchRecord[] | undefined;
  let writes = 0;

  /** Forgets what was read before the change and, should somebody read meanwhile, after it. */
  async function write<T>(change: (db: Database) => Promise<T>): Promise<T> {
    const forget = (): void => {
      read = undefined;
      writes += 1;
    };
    forget();
    try {
      return await change(await open());
    } finally {
      forget();
    }
  }

  return {
    async all() {
      if (read !== undefined) return [...read];
      const before = writes;
      const rows = (await (await open()).getAll('watches')).map(readWatchRecord);
      const records = rows.filter((record) => record !== undefined);
      if (before === writes) read = records;
      return [...records];
    },
    async get(clientId) {
      return readWatchRecord(await (await open()).get('watches', clientId));
    },
    update: (clientId, change) =>
      write(async (db) => {
        const { store, done } = db.transaction('watches', 'readwrite');
        const next = change(readWatchRecord(await store.get(clientId)));
        if (next !== undefined) await store.put(next, clientId);
        await done;
        return next;
      }),
    put: (records) =>
      write(async (db) => {
        const { store, done } = db.transaction('watches', 'readwrite');
        for (const record of records) void store.put(record, record.clientId);
        await done;
      }),
    remove: (clientId) => write((db) => db.delete('watches', clientId)),
    clear: () => write((db) => db.clear('watches')),
  };
}

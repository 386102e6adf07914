import { readLedgerEntry } from '../contract/records.ts';
import type { LedgerEntry } from '../domain/ledger-entry.ts';
import type { Database } from './database.ts';

const KEPT = 1000;

/** Every request that left this browser, the newest first; the oldest fall out. */
export interface LedgerStore {
  list(): Promise<LedgerEntry[]>;
  add(entry: LedgerEntry): Promise<void>;
}

export function createLedgerStore(open: () => Promise<Database>): LedgerStore {
  return {
    async list() {
      const rows = await (await open()).getAll('ledger');
      return rows
        .map(readLedgerEntry)
        .filter((entry) => entry !== undefined)
        .reverse();
    },
    async add(entry) {
      const { store, done } = (await open()).transaction('ledger', 'readwrite');
      const key = await store.add(entry);
      await store.delete(IDBKeyRange.upperBound(key - KEPT));
      await done;
    },
  };
}

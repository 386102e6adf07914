import { readLedgerEntry } from '../contract/records.ts';
import type { LedgerEntry } from '../domain/ledger-entry.ts';
import { asked, table, written } from './asked.ts';
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
      const rows = await asked(table(await open(), 'ledger').getAll());
      return rows
        .map(readLedgerEntry)
        .filter((entry) => entry !== undefined)
        .reverse();
    },
    async add(entry) {
      const store = table(await open(), 'ledger', 'readwrite');
      const key = Number(await asked(store.add(entry)));
      store.delete(IDBKeyRange.upperBound(key - KEPT));
      await written(store.transaction);
    },
  };
}

import { readTabRecord, type TabRecord } from '../contract/records.ts';
import type { Area } from './areas.ts';

/** What each tab shows: in `storage.session`, so a woken worker still knows and a restart forgets. */
export interface TabStore {
  get(tabId: number): Promise<TabRecord | undefined>;
  set(tabId: number, record: TabRecord): Promise<void>;
  remove(tabId: number): Promise<void>;
}

export function createTabStore(session: Area): TabStore {
  const key = (tabId: number): string => `tab:${String(tabId)}`;
  return {
    async get(tabId) {
      return readTabRecord((await session.get(key(tabId)))[key(tabId)]);
    },
    set: (tabId, record) => session.set({ [key(tabId)]: record }),
    remove: (tabId) => session.remove(key(tabId)),
  };
}

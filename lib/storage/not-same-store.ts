import type { Database } from './database.ts';

/** The user's word that an offer is another product than the catalog thinks. */
export interface NotSameStore {
  /** All that was said under any of a product's names. */
  of(names: readonly string[]): Promise<ReadonlySet<string>>;
  set(names: readonly string[], offerId: string, notSame: boolean): Promise<void>;
  /** Everything that was said, as name and offer. */
  all(): Promise<readonly NotSame[]>;
}

export type NotSame = readonly [name: string, offerId: string];

export function createNotSameStore(open: () => Promise<Database>): NotSameStore {
  return {
    async of(names) {
      const db = await open();
      const under = (name: string) => db.getAllKeys('notSame', IDBKeyRange.bound([name, ''], [name, '\uffff']));
      const keys = (await Promise.all(names.map(under))).flat();
      return new Set(keys.map(([, offerId]) => offerId));
    },
    async set(names, offerId, notSame) {
      const { store, done } = (await open()).transaction('notSame', 'readwrite');
      for (const name of names) void (notSame ? store.put(true, [name, offerId]) : store.delete([name, offerId]));
      await done;
    },
    all: async () => (await open()).getAllKeys('notSame'),
  };
}

import type { Database } from './database.ts';

/** The user's word that an offer is another product than the catalog thinks. */
export interface NotSameStore {
  of(product: string): Promise<ReadonlySet<string>>;
  set(product: string, offerId: string, notSame: boolean): Promise<void>;
}

export function createNotSameStore(open: () => Promise<Database>): NotSameStore {
  return {
    async of(product) {
      const keys = await (await open()).getAllKeys('notSame', IDBKeyRange.bound([product, ''], [product, '\uffff']));
      return new Set(keys.map(([, offerId]) => offerId));
    },
    async set(product, offerId, notSame) {
      const db = await open();
      if (notSame) await db.put('notSame', true, [product, offerId]);
      else await db.delete('notSame', [product, offerId]);
    },
  };
}

import type { DBSchema, IDBPDatabase } from 'idb';
import { keptOpen } from './kept-open.ts';

/** What belongs to the user. Values are `unknown` on purpose: every read goes through a schema. */
export interface Schema extends DBSchema {
  watches: { key: string; value: unknown };
  inbox: { key: string; value: unknown; indexes: { byTime: number } };
  observations: { key: number; value: unknown; indexes: { byProduct: [string, number] } };
  ledger: { key: number; value: unknown };
  /** Offers the user said are not the same product, by product key and offer id. */
  notSame: { key: [string, string]; value: unknown };
}
export type Database = IDBPDatabase<Schema>;

/** Step `n` brings a database from version `n` to `n + 1`. Append only. */
const steps: readonly ((db: Database) => void)[] = [
  (db) => {
    db.createObjectStore('watches');
    db.createObjectStore('inbox').createIndex('byTime', 'alert.at');
    db.createObjectStore('observations', { autoIncrement: true }).createIndex('byProduct', ['product', 'at']);
    db.createObjectStore('notSame');
    db.createObjectStore('ledger', { autoIncrement: true });
  },
];

/** Opens the user's database at its newest version. */
export function createDatabase(name = 'elsewhere'): () => Promise<Database> {
  return keptOpen<Schema>(name, steps.length, (db, from) => {
    for (const step of steps.slice(from)) step(db);
  });
}

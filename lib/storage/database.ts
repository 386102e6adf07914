import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

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

/** Opens the user's database at its newest version. One open handle is shared: losing it costs only time. */
export function createDatabase(name = 'elsewhere'): () => Promise<Database> {
  let opened: Promise<Database> | undefined;
  const forget = (): void => {
    opened = undefined;
  };
  return () => {
    opened ??= openDB<Schema>(name, steps.length, {
      upgrade(db, from) {
        for (const step of steps.slice(from)) step(db);
      },
      // Another version of us wants to upgrade: let go, and open again when next asked.
      blocking(_current, _blocked, event) {
        (event.target as IDBDatabase | null)?.close();
        forget();
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  };
}

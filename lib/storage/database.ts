import { openDatabase, written } from './asked.ts';

/** What belongs to the user. Every read of it goes through a schema. */
export type Database = IDBDatabase;

/** Step `n` brings a database from version `n` to `n + 1`. Append only. */
const steps: readonly ((db: Database) => void)[] = [
  (db) => {
    db.createObjectStore('watches');
    db.createObjectStore('inbox').createIndex('byTime', 'alert.at');
    db.createObjectStore('observations', { autoIncrement: true }).createIndex('byProduct', ['product', 'at']);
    // Offers the user said are not the same product, by product key and offer id.
    db.createObjectStore('notSame');
    db.createObjectStore('ledger', { autoIncrement: true });
  },
];

/** Opens the user's database at its newest version. One open handle is shared: losing it costs only time. */
export function createDatabase(name = 'elsewhere'): () => Promise<Database> {
  let opened: Promise<Database> | undefined;
  const onGone = (): void => {
    opened = undefined;
  };
  const upgrade = (db: Database, from: number): void => {
    for (const step of steps.slice(from)) step(db);
  };
  return () => {
    opened ??= openDatabase({ name, version: steps.length, upgrade, onGone }).catch((error: unknown) => {
      onGone();
      throw error;
    });
    return opened;
  };
}

/** Nothing is left in it, or everything. */
export async function empty(db: Database): Promise<void> {
  const transaction = db.transaction(Array.from(db.objectStoreNames), 'readwrite');
  for (const name of Array.from(db.objectStoreNames)) transaction.objectStore(name).clear();
  await written(transaction);
}

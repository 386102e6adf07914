// IndexedDB with promises in place of events.

/** What a request is answered. */
export function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error as DOMException));
  });
}

/** All that a transaction writes is on the disk, or none of it. To be asked for before anything else is awaited. */
export function written(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
  });
}

/** One store in a transaction of its own, which ends when nothing is asked of it any more. */
export function table(database: IDBDatabase, name: string, mode: IDBTransactionMode = 'readonly'): IDBObjectStore {
  return database.transaction(name, mode).objectStore(name);
}

export interface Opening {
  readonly name: string;
  readonly version: number;
  /** Brings what is there, from version 0 for nothing, to this version. */
  upgrade(database: IDBDatabase, from: number): void;
  /** It is to be opened anew when next asked for. */
  onGone(): void;
}

export async function openDatabase({ name, version, upgrade, onGone }: Opening): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, version);
  opening.addEventListener('upgradeneeded', ({ oldVersion }) => upgrade(opening.result, oldVersion));
  const database = await asked(opening);
  // Another version of us wants to upgrade: let go.
  database.addEventListener('versionchange', () => {
    database.close();
    onGone();
  });
  database.addEventListener('close', onGone);
  return database;
}

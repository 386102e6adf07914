import { type DBSchema, type IDBPDatabase, openDB, type OpenDBCallbacks } from 'idb';

/** One open handle, shared by all who ask: losing it costs only time. */
export function keptOpen<S extends DBSchema>(
  name: string,
  version: number,
  upgrade: NonNullable<OpenDBCallbacks<S>['upgrade']>,
): () => Promise<IDBPDatabase<S>> {
  let opened: Promise<IDBPDatabase<S>> | undefined;
  const terminated = (): void => {
    opened = undefined;
  };
  return () => {
    opened ??= openDB<S>(name, version, {
      upgrade,
      // Another version of us wants to upgrade: let go, and open again when next asked.
      blocking(_current, _blocked, event) {
        (event.target as IDBDatabase | null)?.close();
        terminated();
      },
      terminated,
    }).catch((error: unknown) => {
      terminated();
      throw error;
    });
    return opened;
  };
}

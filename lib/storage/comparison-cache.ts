import { type DBSchema, deleteDB, type IDBPDatabase } from 'idb';
import { keptOpen } from './kept-open.ts';

/** Values are `unknown` on purpose: what is read back passes the reader first, and a broken entry is a miss. */
interface Schema extends DBSchema {
  answers: { key: string; value: unknown };
  /** Kept apart, so that deciding what goes does not load what stays. */
  uses: { key: string; value: Use; indexes: { byUse: number } };
}
interface Use {
  readonly bytes: number;
  readonly usedAt: number;
}
type Database = IDBPDatabase<Schema>;

/** A cache never migrates: another number, up or down, and it starts empty. */
const VERSION = 1;
const MOST_BYTES = 8 * 1024 * 1024;
/** One answer that would push out this much of all others is not worth keeping. */
const LARGEST_SHARE = 4;

export interface ComparisonCacheOptions<T> {
  readonly read: (stored: unknown) => T | undefined;
  readonly now: () => number;
  readonly name?: string;
  readonly version?: number;
  readonly maxBytes?: number;
}

/** What the catalog answered, by what it was asked. Losing it costs a request, so nothing here ever fails. */
export interface ComparisonCache<T> {
  get(key: string): Promise<T | undefined>;
  put(key: string, answer: T): Promise<void>;
  clear(): Promise<void>;
}

export function createComparisonCache<T>(options: ComparisonCacheOptions<T>): ComparisonCache<T> {
  const { read, now, name = 'elsewhere-cache', version = VERSION, maxBytes = MOST_BYTES } = options;
  const open = openFresh(name, version);
  let lastUse = 0;

  /** Rises even within a millisecond or under a clock that was set back: order of use is all it is for. */
  function useTime(): number {
    lastUse = Math.max(now(), lastUse + 1);
    return lastUse;
  }

  return {
    async get(key) {
      try {
        const transaction = (await open()).transaction(['answers', 'uses'], 'readwrite');
        const uses = transaction.objectStore('uses');
        const answer = read(await transaction.objectStore('answers').get(key));
        const use = await uses.get(key);
        if (answer !== undefined && use !== undefined) await uses.put({ ...use, usedAt: useTime() }, key);
        await transaction.done;
        return answer;
      } catch {
        return undefined;
      }
    },

    async put(key, answer) {
      const bytes = JSON.stringify(answer).length + key.length;
      if (bytes > maxBytes / LARGEST_SHARE) return;
      try {
        await store(await open(), { key, answer, use: { bytes, usedAt: useTime() }, maxBytes });
      } catch {
        // The disk is full, or the database broken: room for what belongs to the user comes first.
        await this.clear();
      }
    },

    async clear() {
      try {
        const transaction = (await open()).transaction(['answers', 'uses'], 'readwrite');
        await Promise.all([transaction.objectStore('answers').clear(), transaction.objectStore('uses').clear()]);
        await transaction.done;
      } catch {
        // There is nothing to be cleared, then.
      }
    },
  };
}

function openFresh(name: string, version: number): () => Promise<Database> {
  const open = keptOpen<Schema>(name, version, (db) => {
    for (const store of Array.from(db.objectStoreNames)) db.deleteObjectStore(store);
    db.createObjectStore('answers');
    db.createObjectStore('uses').createIndex('byUse', 'usedAt');
  });
  return () =>
    open().catch(async () => {
      // Made by a newer version of us, or broken.
      await deleteDB(name);
      return open();
    });
}

interface Entry {
  readonly key: string;
  readonly answer: unknown;
  readonly use: Use;
  readonly maxBytes: number;
}

/** Writes one answer and, in the same transaction, lets the longest unused go until all fit. */
async function store(db: Database, { key, answer, use, maxBytes }: Entry): Promise<void> {
  const transaction = db.transaction(['answers', 'uses'], 'readwrite');
  const answers = transaction.objectStore('answers');
  const uses = transaction.objectStore('uses');
  await Promise.all([answers.put(answer, key), uses.put(use, key)]);
  let total = (await uses.getAll()).reduce((sum, { bytes }) => sum + bytes, 0);
  for (
    let cursor = await uses.index('byUse').openCursor();
    cursor && total > maxBytes;
    cursor = await cursor.continue()
  ) {
    total -= cursor.value.bytes;
    await Promise.all([answers.delete(cursor.primaryKey), cursor.delete()]);
  }
  await transaction.done;
}

import { asked, openDatabase, written } from './asked.ts';

/** Kept apart from the answers, so that deciding what goes does not load what stays. */
interface Use {
  readonly bytes: number;
  readonly usedAt: number;
}

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
  let opened: Promise<IDBDatabase> | undefined;
  let lastUse = 0;

  function open(): Promise<IDBDatabase> {
    opened ??= openFresh(name, version, () => {
      opened = undefined;
    }).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  }

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
        const answer = read(await asked(transaction.objectStore('answers').get(key)));
        const use = await asked(uses.get(key) as IDBRequest<Use | undefined>);
        if (answer !== undefined && use !== undefined) uses.put({ ...use, usedAt: useTime() }, key);
        await written(transaction);
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
        transaction.objectStore('answers').clear();
        transaction.objectStore('uses').clear();
        await written(transaction);
      } catch {
        opened = undefined;
      }
    },
  };
}

async function openFresh(name: string, version: number, onGone: () => void): Promise<IDBDatabase> {
  const upgrade = (db: IDBDatabase): void => {
    for (const store of Array.from(db.objectStoreNames)) db.deleteObjectStore(store);
    db.createObjectStore('answers');
    db.createObjectStore('uses').createIndex('byUse', 'usedAt');
  };
  const openIt = () => openDatabase({ name, version, upgrade, onGone });
  try {
    return await openIt();
  } catch {
    // Made by a newer version of us, or broken.
    await asked(indexedDB.deleteDatabase(name));
    return openIt();
  }
}

interface Entry {
  readonly key: string;
  readonly answer: unknown;
  readonly use: Use;
  readonly maxBytes: number;
}

/** Writes one answer and, in the same transaction, lets the longest unused go until all fit. */
async function store(db: IDBDatabase, { key, answer, use, maxBytes }: Entry): Promise<void> {
  const transaction = db.transaction(['answers', 'uses'], 'readwrite');
  const answers = transaction.objectStore('answers');
  const uses = transaction.objectStore('uses');
  answers.put(answer, key);
  uses.put(use, key);
  let total = (await asked(uses.getAll() as IDBRequest<Use[]>)).reduce((sum, { bytes }) => sum + bytes, 0);
  const keys = total > maxBytes ? await asked(uses.index('byUse').getAllKeys()) : [];
  for (const oldest of keys) {
    if (total <= maxBytes) break;
    total -= (await asked(uses.get(oldest) as IDBRequest<Use>)).bytes;
    answers.delete(oldest);
    uses.delete(oldest);
  }
  await written(transaction);
}

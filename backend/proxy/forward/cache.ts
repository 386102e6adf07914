export interface Kept {
  readonly body: string;
  /** Epoch ms. */
  readonly at: number;
}
interface Entry extends Kept {
  readonly expiresAt: number;
  readonly size: number;
}

export interface Cache {
  get(key: string): Kept | undefined;
  set(key: string, body: string, lifeMs: number): void;
  clear(): void;
  readonly bytes: () => number;
}

/** What a map entry costs beside its key and body. */
const OVERHEAD = 500;

/** Answers kept for a while, the least used leaving first; never more than `maxBytes`, an eighth of it for one. */
export function createCache(maxBytes: number, now: () => number): Cache {
  const entries = new Map<string, Entry>();
  let total = 0;
  /** Stands last already, so that a question asked again and again does not move in the map each time. */
  let newest: Entry | undefined;
  const drop = (key: string, entry: Entry): void => {
    entries.delete(key);
    total -= entry.size;
  };
  return {
    bytes: () => total,
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      if (entry.expiresAt <= now()) {
        drop(key, entry);
        return undefined;
      }
      if (entry === newest) return entry;
      entries.delete(key);
      entries.set(key, entry);
      newest = entry;
      return entry;
    },
    set(key, body, lifeMs) {
      const size = (key.length + body.length) * 2 + OVERHEAD;
      const before = entries.get(key);
      if (before !== undefined) drop(key, before);
      if (lifeMs <= 0 || size > maxBytes / 8) return;
      for (const [oldest, entry] of entries) {
        if (total + size <= maxBytes) break;
        drop(oldest, entry);
      }
      newest = { body, at: now(), expiresAt: now() + lifeMs, size };
      entries.set(key, newest);
      total += size;
    },
    clear() {
      entries.clear();
      newest = undefined;
      total = 0;
    },
  };
}

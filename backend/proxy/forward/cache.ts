export interface Kept {
  readonly body: string;
  /** Epoch ms. */
  readonly at: number;
}
interface Entry {
  readonly at: number;
  readonly expiresAt: number;
  /** Where its body lies, and how long it is in bytes. */
  readonly start: number;
  readonly length: number;
  readonly size: number;
}

export interface Cache {
  get(key: string): Kept | undefined;
  set(key: string, body: string, lifeMs: number): void;
  clear(): void;
  readonly bytes: () => number;
}

/** What a map entry costs beside its key and body. */
const OVERHEAD = 250;

/**
 * Answers kept for a while, the least used leaving first; never more than `maxBytes`, an eighth of it for one. The bodies
 * lie one after the other in a ring of plain bytes, which the collector of garbage never looks at: as strings, each would
 * be moved twice and swept once, and that was a tenth of a forwarded request. The ring is half of it all: as much room as
 * an entry leaves free there, its key and its place in the map take elsewhere.
 */
export function createCache(maxBytes: number, now: () => number): Cache {
  const room = Math.floor(maxBytes / 2);
  /** In the order of the ring: the first is the next to go. */
  const entries = new Map<string, Entry>();
  let ring: Buffer | undefined;
  let head = 0;
  let total = 0;
  /** As it was read, so that a question asked again and again is not read from the ring each time. */
  let newest: { readonly entry: Entry; readonly kept: Kept } | undefined;

  const drop = (key: string, entry: Entry): void => {
    entries.delete(key);
    total -= entry.size;
    if (newest?.entry === entry) newest = undefined;
  };
  const dropBetween = (from: number, to: number): void => {
    for (const [key, entry] of entries) {
      if (entry.start < from || entry.start >= to) return;
      drop(key, entry);
    }
  };
  /** At the head of the ring, in the place of the oldest. What its key costs is left free there. */
  const put = (key: string, kept: Kept, expiresAt: number): void => {
    const length = Buffer.byteLength(kept.body);
    const size = key.length + length + OVERHEAD;
    if (size > room / 8) return;
    ring ??= Buffer.allocUnsafeSlow(room);
    if (head + size > room) {
      dropBetween(head, room);
      head = 0;
    }
    dropBetween(head, head + size);
    ring.write(kept.body, head);
    const entry = { at: kept.at, expiresAt, start: head, length, size };
    head += size;
    total += size;
    entries.set(key, entry);
    newest = { entry, kept };
  };

  return {
    bytes: () => total * 2,
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      if (entry.expiresAt <= now()) {
        drop(key, entry);
        return undefined;
      }
      if (newest?.entry === entry) return newest.kept;
      const kept = { body: ring?.toString('utf8', entry.start, entry.start + entry.length) ?? '', at: entry.at };
      drop(key, entry);
      put(key, kept, entry.expiresAt);
      return kept;
    },
    set(key, body, lifeMs) {
      const before = entries.get(key);
      if (before !== undefined) drop(key, before);
      if (lifeMs > 0) put(key, { body, at: now() }, now() + lifeMs);
    },
    clear() {
      entries.clear();
      newest = undefined;
      total = 0;
    },
  };
}

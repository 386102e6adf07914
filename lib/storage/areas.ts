/** The part of a `browser.storage` area that we use; injected, so that tests need no browser. */
export interface Area {
  get(key: string): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  remove(key: string): Promise<void>;
}

/** One value of a storage area, parsed at each read; `read` answers what a missing or broken value stands for. */
export interface Item<T> {
  get(): Promise<T>;
  set(value: T): Promise<void>;
  clear(): Promise<void>;
}

export function createItem<T>(area: Area, key: string, read: (stored: unknown) => T): Item<T> {
  return {
    async get() {
      return read((await area.get(key))[key]);
    },
    set: (value) => area.set({ [key]: value }),
    clear: () => area.remove(key),
  };
}

/** Runs what it is given one after the other: read, change and write of one item never interleave with another's. */
export function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}

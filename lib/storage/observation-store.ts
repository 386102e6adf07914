import { readObservation } from '../contract/records.ts';
import type { Observation } from '../domain/observation.ts';
import type { Database } from './database.ts';

const HOUR_MS = 3_600_000;

/** Prices seen. The same price at the same place within the hour is one observation. */
export interface ObservationStore {
  of(product: string): Promise<Observation[]>;
  add(observations: readonly Observation[]): Promise<void>;
  all(): Promise<Observation[]>;
}

function sameSight(a: Observation, b: Observation): boolean {
  return (
    a.merchant === b.merchant &&
    a.origin === b.origin &&
    a.price.minor === b.price.minor &&
    a.price.currency === b.price.currency &&
    a.struckPrice?.minor === b.struckPrice?.minor
  );
}

export function createObservationStore(open: () => Promise<Database>): ObservationStore {
  const parse = (rows: readonly unknown[]): Observation[] =>
    rows.map(readObservation).filter((observation) => observation !== undefined);
  const during = (product: string, from: number, to: number): IDBKeyRange =>
    IDBKeyRange.bound([product, from], [product, to]);
  return {
    async of(product) {
      return parse(await (await open()).getAllFromIndex('observations', 'byProduct', during(product, 0, Infinity)));
    },
    async all() {
      return parse(await (await open()).getAll('observations'));
    },
    async add(observations) {
      const { store, done } = (await open()).transaction('observations', 'readwrite');
      const index = store.index('byProduct');
      for (const seen of observations) {
        const recent = parse(await index.getAll(during(seen.product, seen.at - HOUR_MS, seen.at)));
        if (!recent.some((known) => sameSight(known, seen))) await store.add(seen);
      }
      await done;
    },
  };
}

import {
  readConnection,
  readUnitEvidence,
  type StoredConnection,
  type StoredUnitEvidence,
} from '../contract/records.ts';
import { readSettings } from '../contract/settings.ts';
import { type Settings, type Shared, sharedOf } from '../domain/settings.ts';
import { type Area, createItem, type Item } from './areas.ts';

/** The registry of everything kept in `storage.local`: one name, one meaning, one reader. */
export interface LocalItems {
  readonly settings: Item<Settings>;
  /** Settings that were chosen here and that the user's other browsers were not told yet. */
  readonly untold: Item<Shared>;
  readonly connection: Item<StoredConnection | undefined>;
  /** How far the events feed was read. */
  readonly cursor: Item<number>;
  /** When watches were last read from the service; null for never. */
  readonly watchesReadAt: Item<number | null>;
  readonly unit: Item<StoredUnitEvidence | undefined>;
}

const numberOr =
  <T>(fallback: T) =>
  (stored: unknown): number | T =>
    typeof stored === 'number' && Number.isFinite(stored) ? stored : fallback;

export function createLocalItems(local: Area): LocalItems {
  return {
    settings: createItem(local, 'settings', readSettings),
    untold: createItem(local, 'untold', (stored) => sharedOf(stored ?? {})),
    connection: createItem(local, 'connection', readConnection),
    cursor: createItem(local, 'cursor', numberOr(0)),
    watchesReadAt: createItem(local, 'watchesReadAt', numberOr(null)),
    unit: createItem(local, 'unit', readUnitEvidence),
  };
}

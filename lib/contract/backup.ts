import * as z from 'zod/mini';
import type { InboxEntry } from '../domain/inbox.ts';
import type { Observation } from '../domain/observation.ts';
import type { Settings } from '../domain/settings.ts';
import type { WatchRecord } from '../domain/watch-record.ts';
import { readInboxEntry, readObservation, readWatchRecord } from './records.ts';
import { readSettings } from './settings.ts';
import { only } from './only.ts';

export const BACKUP_FORMAT = 'elsewhere-backup';
export const BACKUP_VERSION = 1;

export interface Backup {
  readonly watches: readonly WatchRecord[];
  readonly inbox: readonly InboxEntry[];
  readonly observations: readonly Observation[];
  /** What the user said is another product: name and offer. */
  readonly notSame: readonly (readonly [string, string])[];
  /** Undefined where the file has none: those of this browser stay. */
  readonly settings: Settings | undefined;
  /** Rows that could not be read and were left out. */
  readonly skipped: number;
}

const envelope = z.object({
  format: only(BACKUP_FORMAT),
  version: only(BACKUP_VERSION),
  watches: z.optional(z.array(z.unknown())),
  inbox: z.optional(z.array(z.unknown())),
  observations: z.optional(z.array(z.unknown())),
  notSame: z.optional(z.array(z.unknown())),
  settings: z.optional(z.unknown()),
});

function readPair(row: unknown): readonly [string, string] | undefined {
  const [name, offerId] = Array.isArray(row) ? (row as readonly unknown[]) : [];
  return typeof name === 'string' && typeof offerId === 'string' ? [name, offerId] : undefined;
}

/** A backup file; undefined when it is none. One broken row is left out and counted, never the whole. */
export function readBackup(text: string): Backup | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const parsed = z.safeParse(envelope, value);
  if (!parsed.success) return undefined;
  const { data } = parsed;
  let skipped = 0;
  const rows = <T>(list: readonly unknown[] = [], read: (row: unknown) => T | undefined): T[] => {
    const known = list.map(read).filter((row) => row !== undefined);
    skipped += list.length - known.length;
    return known;
  };
  return {
    watches: rows(data.watches, readWatchRecord),
    inbox: rows(data.inbox, readInboxEntry),
    observations: rows(data.observations, readObservation),
    notSame: rows(data.notSame, readPair),
    settings: data.settings === undefined ? undefined : readSettings(data.settings),
    // Counted by the rows before it.
    skipped,
  };
}

import * as z from 'zod/mini';
import type { Connection } from '../domain/connection.ts';
import type { Failure } from '../domain/failure.ts';
import type { InboxEntry } from '../domain/inbox.ts';
import type { LedgerEntry } from '../domain/ledger-entry.ts';
import type { Observation } from '../domain/observation.ts';
import type { PageView } from '../domain/sighting.ts';
import type { Watch } from '../domain/watch.ts';
import type { WatchRecord } from '../domain/watch-record.ts';
import type { UnitEvidence } from '../domain/price-calibration.ts';
import { money, pageView } from './sighting.ts';
import { webAddress, wordsByName } from './web-address.ts';
import { rule, watchDraft, watchProduct } from './watch-draft.ts';

// What is read back from the disk: unknown until it has passed here.

/** What a record is read by: undefined for what is none. `T` is the plain type the schema stands for. */
type Reader<T> = (stored: unknown) => T | undefined;

function reader<T>(schema: z.ZodMiniType): Reader<T> {
  return (stored) => {
    const parsed = z.safeParse(schema, stored);
    return parsed.success ? (parsed.data as T) : undefined;
  };
}

const text = z.string();
const time = z.number();
const scalar = z.nullable(z.union([z.string(), z.number(), z.boolean()]));
const change = z.object({ field: text, oldValue: scalar, newValue: scalar });
const metadata = wordsByName(512);

const connection = z.object({
  address: webAddress,
  kind: z.enum(['elsewhere', 'transparent']),
  name: z.optional(text),
  version: z.optional(text),
  access: z.optional(z.enum(['embedded', 'direct', 'gateway'])),
  deviceName: z.optional(text),
  capabilities: z.object({
    events: z.boolean(),
    webhookUrl: z.optional(text),
    watches: z.boolean(),
    marketplaces: z.array(text),
    priceUnit: z.optional(z.enum(['major', 'minor'])),
    requestsPerMinute: z.optional(z.number()),
  }),
  connectedAt: time,
});
/** The connection with its key, which never leaves the background. */
export interface StoredConnection {
  readonly connection: Connection;
  readonly key: string | null;
}
export const readConnection = reader<StoredConnection>(z.object({ connection, key: z.nullable(text) }));

const watch = z.object({
  id: text,
  name: text,
  targetType: z.optional(z.enum(['product', 'asin', 'barcode'])),
  targetId: text,
  status: z.enum(['active', 'paused', 'completed', 'expired']),
  metadata,
  rules: z.array(rule),
  filters: z.array(z.object({ field: text, operator: text, value: text })),
  expiresAt: z.optional(time),
  createdAt: z.optional(time),
  lastCheckedAt: z.optional(time),
}) as unknown as z.ZodMiniType<Watch>;

export const readWatchRecord = reader<WatchRecord>(
  z.object({
    clientId: text,
    draft: watchDraft,
    intent: z.optional(z.enum(['create', 'update', 'delete'])),
    attempts: z.number(),
    nextTryAt: z.nullable(time),
    remote: z.optional(watch),
    proxy: z.optional(text),
    removedAt: z.optional(time),
    beforeDelete: z.optional(z.enum(['create', 'update', 'delete'])),
    changedElsewhere: z.optional(z.object({ at: time, kept: z.enum(['theirs', 'ours']) })),
    failure: z.optional(z.looseObject({ kind: text })) as unknown as z.ZodMiniOptional<z.ZodMiniType<Failure>>,
    createdAt: time,
    changedAt: time,
    tags: z.array(text),
    product: watchProduct,
  }),
);

const alert = z.object({
  historyId: text,
  kind: z.enum(['change', 'removed', 'expired', 'expiring', 'verification']),
  watchId: text,
  watchName: text,
  metadata,
  at: time,
  condition: z.optional(z.enum(['new', 'used', 'refurbished', 'open-box', 'not-known'])),
  details: z.array(
    z.object({
      id: text,
      name: text,
      merchant: z.optional(text),
      network: z.optional(text),
      changes: z.array(change),
    }),
  ),
});
export const readInboxEntry = reader<InboxEntry>(
  z.object({
    alert,
    receivedAt: time,
    readAt: z.nullable(time),
    notifiedAt: z.nullable(time),
    snoozedUntil: z.optional(time),
  }),
);

export const readObservation = reader<Observation>(
  z.object({
    product: text,
    merchant: text,
    price: money,
    struckPrice: z.optional(money),
    origin: z.enum(['page', 'offer']),
    at: time,
  }),
);

/** What a tab shows, kept for as long as the browser runs. */
export interface TabRecord {
  readonly url: string;
  readonly view: PageView;
  readonly revision: number;
  readonly chosen: number;
  readonly affiliate: boolean;
}
export const readTabRecord = reader<TabRecord>(
  z.object({ url: text, view: pageView, revision: z.number(), chosen: z.number(), affiliate: z.boolean() }),
);

export const readLedgerEntry = reader<LedgerEntry>(
  z.object({
    at: time,
    method: text,
    url: text,
    body: text,
    status: z.nullable(z.number()),
    bytesSent: z.number(),
    bytesReceived: z.number(),
    tookMs: z.number(),
  }),
);

/** What prices have told of one proxy's unit. */
export interface StoredUnitEvidence {
  readonly address: string;
  readonly evidence: UnitEvidence;
}
export const readUnitEvidence = reader<StoredUnitEvidence>(
  z.object({ address: text, evidence: z.object({ major: z.number(), minor: z.number(), withDecimals: z.number() }) }),
);

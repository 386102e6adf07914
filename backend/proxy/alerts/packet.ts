import { parseJson } from '../../../lib/contract/json-text.ts';
import { alertSchema } from '../../../lib/contract/webhook.ts';
import type { KnownWatch } from '../watches/known-watches.ts';
import { isObject, ownerIn, withoutOwner } from '../watches/owner.ts';

type Json = Record<string, unknown>;

/** A notification as it came, with what the proxy needs to know of it. */
export interface Packet {
  readonly historyId: string;
  readonly watchId: string;
  readonly owner: string | undefined;
  /** Sent only to see whether we listen. */
  readonly isTest: boolean;
  readonly wire: Json;
}

/** Reads a notification in any of its four shapes; undefined for what is none. */
export function readPacket(text: string, now: number): Packet | undefined {
  const wire = parseJson(text)?.value;
  if (!isObject(wire)) return undefined;
  // Amounts stay as they came: the unit matters to who shows them.
  const alert = alertSchema('major', now).safeParse(wire);
  if (!alert.success) return undefined;
  const { historyId, watchId, kind } = alert.data;
  return {
    historyId,
    watchId: watchId.toLowerCase(),
    owner: ownerIn(wire['metadata']),
    isTest: kind === 'verification',
    wire,
  };
}

/** One notification as the service's history keeps it. */
export interface HistoryRow {
  readonly id: string;
  readonly watchId: string;
  readonly changes: readonly unknown[];
  readonly notifiedAt: unknown;
}

/** The notification that a history record stands for, in the shape in which it would have been posted. */
export function packetOf(record: HistoryRow, watch: KnownWatch): Packet {
  const isExpiry = record.changes.some((change) => isObject(change) && change['field'] === '__watch__');
  const nobody = { id: null, name: null };
  const said = isExpiry
    ? { target_id: watch.targetId, changes: record.changes }
    : {
        details: [{ id: watch.targetId, name: watch.name, network: nobody, merchant: nobody, changes: record.changes }],
      };
  return {
    historyId: record.id,
    watchId: watch.id,
    owner: watch.owner,
    isTest: false,
    wire: {
      watch_history_id: record.id,
      watch_event_type: 'product_watch_alert',
      timestamp: record.notifiedAt,
      watch_id: watch.id,
      watch_name: watch.name,
      metadata: watch.metadata,
      ...said,
    },
  };
}

/** What a client gets to see. */
export function shownEvent(body: string, seq: number, receivedAt: number): Json {
  const wire = JSON.parse(body) as Json;
  const metadata = isObject(wire['metadata']) ? withoutOwner(wire['metadata']) : {};
  return { ...wire, metadata, seq, received_at: receivedAt };
}
